import { triggerBounds, HORIZON, momentOf } from '../../../src/config/automations/due.ts';
import type { Automation, DateTrigger } from '../../../src/config/automations/types.ts';
import { queryField } from '../../../src/config/keys.ts';
import type { Config, Resource, Row } from '../../../src/config/types.ts';
import type { Job, JobContext } from '../../jobs/job.ts';
import type { RecordWrite, RowPut } from '../../live/rules/domain-write.ts';
import type { AutomationsSeenRow } from '../../live/rows/own-rows.ts';
import type { Tables } from '../../live/rows/company.ts';
import { RUNS, SEEN } from './names.ts';
import { automationName, runOf } from './run.ts';
import { meetsCondition, type RunSurroundings } from './surroundings.ts';

/** A rule about a date of a resource's records. */
export type Timed = { readonly resource: Resource; readonly rule: Automation; readonly when: DateTrigger };

/** The active rules about dates. */
export const timedRules = ({ resources }: Config): readonly Timed[] =>
  Object.values(resources).flatMap((resource) =>
    resource.of
      ? []
      : (resource.automations ?? []).flatMap((rule) =>
          rule.when.kind === 'date' && !rule.isOff ? [{ resource, rule, when: rule.when }] : [],
        ),
  );

type Due = { readonly row: Row; readonly moment: string; readonly value: string };

/**
 * The records whose moment is after one bound and not after the other, by the index of the date; ignores the condition.
 */
export function recordsWithin(
  table: Tables,
  { resource, when }: Pick<Timed, 'resource' | 'when'>,
  span: { readonly from: string; readonly until: string },
): readonly Due[] {
  const isMoment = queryField(resource, when.key)?.type === 'dateTime';
  return table(resource.name)
    .range(when.key, triggerBounds(when, { ...span, isMoment }))
    .flatMap((row) => {
      const value = row[when.key];
      const moment = momentOf(when, value);
      return typeof value === 'string' && moment !== undefined && moment > span.from && moment <= span.until
        ? [{ row, moment, value }]
        : [];
    });
}

/** The id of a rule's run for a date of a record: another date makes another run. */
const runId = ({ rule, resource }: Timed, { row, value }: Due): string =>
  [resource.name, rule.name, row.id, value.replace(/[^0-9]/g, '')].join('_');

/** Another date or distance makes it another rule. */
const printOf = ({ when }: Timed): string => JSON.stringify(when);

/** When each rule came into force; starts again for a new or changed rule. */
function seenNow({ table, tenant, now }: JobContext, rules: readonly Timed[]) {
  const before = table(SEEN).get(SEEN)?.rules ?? {};
  const since: Record<string, AutomationsSeenRow['rules'][string]> = {};
  for (const timed of rules) {
    const name = automationName(timed);
    const known = before[name];
    const print = printOf(timed);
    since[name] = known?.print === print ? known : { print, since: now };
  }
  const isSame =
    Object.keys(since).length === Object.keys(before).length &&
    Object.entries(since).every(([name, entry]) => before[name] === entry);
  const row: AutomationsSeenRow = { id: SEEN, tenantId: tenant, rules: since };
  const writes: readonly RowPut[] = isSame ? [] : [{ collection: SEEN, row }];
  return { since, writes };
}

/**
 * The rules that are due: for each rule about a date, the records whose moment came after the rule did, within the last
 * day, and that have no run yet.
 */
function due(context: JobContext): readonly RecordWrite[] {
  const { table, shared, config, outgoing, now, today } = context;
  const surroundings: RunSurroundings = { table, shared, config, outgoing, now, today };
  const rules = timedRules(config);
  const { since, writes } = seenNow(context, rules);
  const earliest = new Date(Date.parse(now) - HORIZON).toISOString();
  const runs = rules.flatMap((timed) => {
    const { resource, rule, when } = timed;
    const begun = since[automationName(timed)]?.since ?? now;
    const span = { from: begun > earliest ? begun : earliest, until: now };
    return recordsWithin(table, { resource, when }, span).flatMap((found) => {
      const id = runId(timed, found);
      if (table(RUNS).get(id) || !meetsCondition(surroundings, { resource, where: rule.if, row: found.row })) return [];
      return [runOf(surroundings, { rule, resource, row: found.row, id, moment: found.value })];
    });
  });
  return [...writes, ...runs];
}

/** Days that log entries are kept. */
const KEPT_DAYS = 30;
/** Max entries removed in one round, so that a whole year's does not block others. */
const SWEPT = 500;

const swept: Job = {
  name: 'automation-runs',
  due: ({ table, now }) => {
    const before = new Date(Date.parse(now) - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
    const old = table(RUNS).range('at', { lt: before });
    return old.slice(0, SWEPT).map(({ id }) => ({ collection: RUNS, remove: id }));
  },
};

export const automationJobs: readonly Job[] = [{ name: 'automations', due }, swept];
