import type { TapeAnswer, TapeFooter } from '../../../src/wire/tape.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { forbidden } from '../../http/http-error.ts';
import { resourceNamed, type Context } from '../../records/context.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { tapeBars } from './tape/bars.ts';
import { tapeChoices } from '../estates/choices.ts';
import { tapeFooter } from './tape/footer.ts';
import { boundedCache } from '../../store/bounded-cache.ts';
import { nightsIn } from './tape/nights.ts';
import { occupantsIn } from './tape/occupants.ts';
import { readTapeQuestion, TAPE_PARAMETERS, type TapeQuestion } from './tape/question.ts';
import { rowCells, type TapeRows, tapeRows } from './tape/rows.ts';
import { type Sources, tapeSources } from './tape/sources.ts';

/** Max cached answers over all companies; people look at a few windows again and again. */
const MAX_CACHED = 200;

/** @throws HttpError 403 for roles that may not list estates and reservations */
function chartOf(call: SignedCall, records: Records): { context: Context; sources: Sources } {
  const { snapshot, caller } = call;
  const context = records.of({ snapshot, caller });
  for (const name of ['estates', 'reservations']) {
    const resource = resourceNamed(snapshot, name);
    if (resource && !snapshot.rightsOf({ role: caller.role, resource }).can.has('list')) throw forbidden();
  }
  return { context, sources: tapeSources(context) };
}

/** The cache key: everything that an answer about these resources depends on besides the query. */
function nameOf({ context, sources }: { context: Context; sources: Sources }, names: readonly string[]): string {
  const { caller, snapshot, table } = context;
  const known = names.filter((name) => resourceNamed(snapshot, name) !== undefined);
  const versions = known.map((name) => table(name).version);
  const scopes = [sources.estates, sources.stays, sources.blocks].map((source) => source?.scope?.id ?? '');
  return JSON.stringify([caller.tenant, caller.role, scopes, known, versions]);
}
const ROWS_OF = ['estates', 'estate-groups', 'investors'];
const NIGHTS_OF = ['reservations', 'out-of-order-periods'];

/** The order of rows depends on the days only if the query asks for free homes. */
function rowsNameOf(chart: { context: Context; sources: Sources }, question: TapeQuestion): string {
  const { sort, q, equal, estate, guests, free } = question;
  return (
    nameOf(chart, free ? [...ROWS_OF, ...NIGHTS_OF] : ROWS_OF) + JSON.stringify([sort, q, equal, estate, guests, free])
  );
}

/** The chart of estates × days: only the requested rows and days, as compact arrays. */
export function tapeRoutes({ records }: { readonly records: Records }): readonly Route[] {
  const rowsCache = boundedCache<TapeRows>(MAX_CACHED);
  const footersCache = boundedCache<TapeFooter>(MAX_CACHED);
  return [
    {
      method: 'GET',
      path: '/api/tape',
      answer: 'TapeAnswer',
      access: 'signedIn',
      query: TAPE_PARAMETERS,
      handle: (call) => {
        const chart = chartOf(call, records);
        const question = readTapeQuestion(call.search);
        const { context, sources } = chart;
        const span = { checkIn: question.from, checkOut: question.to };
        const { now } = context.caller.values;
        const occupants = occupantsIn(sources, now);
        // Holds expire by the minute.
        const minute = now.slice(0, 16);
        const rowsName = rowsNameOf(chart, question) + (question.free ? minute : '');
        const countsName = rowsName + nameOf(chart, NIGHTS_OF) + minute + question.from + question.to;
        const found = rowsCache.of(rowsName, () => tapeRows({ context, sources, question, occupants }));
        const page = found.estates.slice(question.offset, question.offset + question.limit);
        const answer: TapeAnswer = {
          from: question.from,
          to: question.to,
          today: context.caller.values.today,
          total: found.estates.length,
          offset: question.offset,
          sections: found.sections,
          estates: page.map((row) => rowCells(sources.estates, row)),
          ...tapeBars({ context, sources, occupants, rows: page, span }),
          footer: footersCache.of(countsName, () =>
            tapeFooter({ estates: found.estates, nights: nightsIn({ sources, occupants, now }), span }),
          ),
        };
        return json(200, answer);
      },
    },
    {
      method: 'GET',
      path: '/api/tape/choices',
      answer: 'ChartChoices',
      access: 'signedIn',
      handle: (call) => {
        const { context, sources } = chartOf(call, records);
        return json(200, tapeChoices(context, sources));
      },
    },
  ];
}
