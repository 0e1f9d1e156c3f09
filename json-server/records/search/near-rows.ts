import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { Row, Where } from '../../../src/config/types.ts';
import { type Context, tableOf } from '../context.ts';
import { scopeOf } from '../scope.ts';
import { textIn } from '../../live/rows/rows.ts';
import { dateRangeField, nearnessIn, OVER } from './nearness.ts';
import type { SearchPlan } from './search-plan.ts';

/** days ahead in which somebody is expected */
const SOON = 14;
/** Rows of those days to examine; no company has more arrivals. */
const MAX_NEAR = 500;

/**
 * The caller's records of a plan that are now or within two weeks, and how far away: by their own days, or by those of
 * the record that refers to them (a guest by the stay). Not yet matched with the question.
 */
export function nearRows({ context, plan }: { context: Context; plan: SearchPlan }): Map<Row, number> {
  const { today } = context.caller.values;
  const near = new Map<Row, number>();
  for (const { resource, via } of plan.dated) {
    const nearness = nearnessIn(resource, { today, rules: context.snapshot.rules });
    const days = dateRangeField(resource);
    if (!nearness || !days) continue;
    const soon: Where = { [days.start]: { lte: addDays(today, SOON) }, [days.end]: { gte: today } };
    const scope = scopeOf(context, resource)?.where;
    const { rows } = tableOf(context, resource).query({
      where: scope ? { all: [scope, soon] } : soon,
      orderBy: '$inserted',
      direction: 'DESC',
      offset: 0,
      limit: MAX_NEAR,
    });
    const own = scopeOf(context, plan.resource);
    for (const row of rows) {
      const far = nearness(row);
      const meant = via === undefined ? row : tableOf(context, plan.resource).get(textIn(row, via));
      if (far >= OVER || !meant || !(own?.matches(meant) ?? true)) continue;
      near.set(meant, Math.min(far, near.get(meant) ?? Infinity));
    }
  }
  return near;
}
