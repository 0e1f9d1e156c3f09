import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { GridAnswer } from '../../../src/wire/price-grid.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { gridAnswer } from './grid/answer.ts';
import { readCells } from './grid/cells.ts';
import { explainedNight, NIGHT_PARAMETERS } from './grid/night.ts';
import { GRID_PARAMETERS, readGridQuestion } from './grid/question.ts';
import { gridRows } from './grid/rows.ts';
import { gridSources } from './grid/sources.ts';
import { writeCells } from './grid/write.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Repositories } from '../../records/repository.ts';
import { json } from '../../http/reply.ts';
import { priceRounding } from '../../records/settings/company-settings.ts';
import type { Records } from '../../records/records.ts';
import { tapeChoices } from '../estates/choices.ts';
import { boundedCache } from '../../store/bounded-cache.ts';
import { resourceNamed } from '../../records/context.ts';

/** Max cached answers over all companies; people look at a few windows again and again. */
const MAX_CACHED = 200;
const MAY_SEE = { subject: 'DailyPrice', action: 'list' } as const;

/** The grid of estates × nights: the price of each and its reasons, and one save for thousands of them. */
export function priceGridRoutes({
  records,
  repository: repositoryOf,
}: {
  readonly records: Records;
  readonly repository: Repositories;
}): readonly Route[] {
  const rowsCache = boundedCache<readonly EstatesRow[]>(MAX_CACHED);
  return [
    {
      method: 'GET',
      path: '/api/price-grid',
      answer: 'GridAnswer',
      query: GRID_PARAMETERS,
      access: MAY_SEE,
      handle: (call) => {
        const context = records.of(call);
        const sources = gridSources(context);
        const question = readGridQuestion(call.search);
        const { from, days, pageNumber, pageSize, q, equal } = question;
        const { estates } = sources;
        const name = [call.caller.tenant, call.caller.role, estates.scope?.id, estates.table.version, q, equal];
        const rows = rowsCache.of(JSON.stringify(name), () => gridRows(estates, question));
        const page = rows.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);
        const answer: GridAnswer = {
          from,
          to: addDays(from, days),
          today: call.caller.values.today,
          roundTo: priceRounding(context.table),
          total: rows.length,
          pageNumber,
          pageSize,
          ...gridAnswer({ context, sources, question, page }),
        };
        return json(200, answer);
      },
    },
    {
      method: 'GET',
      path: '/api/price-grid/choices',
      answer: 'ChartChoices',
      access: MAY_SEE,
      handle: (call) => {
        const context = records.of(call);
        return json(200, tapeChoices(context, gridSources(context)));
      },
    },
    {
      method: 'GET',
      path: '/api/price-grid/night',
      answer: 'ExplainedNight',
      query: NIGHT_PARAMETERS,
      access: MAY_SEE,
      handle: (call) => {
        const context = records.of(call);
        return json(200, explainedNight(context, gridSources(context), call.search));
      },
    },
    {
      method: 'POST',
      path: '/api/price-grid',
      access: { subject: 'DailyPrice', action: 'edit' },
      handle: async (call: SignedCall) => {
        const { snapshot, caller } = call;
        const resource = resourceNamed(snapshot, 'daily-prices');
        if (!resource) throw notFound();
        const body = await call.body();
        const cells = readCells(body.value);
        const repository = repositoryOf({ snapshot, caller, resource });
        return repository.togetherInSlices(repeatable(call, body), function* (step) {
          return json(200, yield* writeCells({ step, behalf: call, resource, cells }));
        });
      },
    },
  ];
}
