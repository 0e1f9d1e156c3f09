import { addDays, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Resource } from '../../../src/config/types.ts';
import type { DeskDay, DeskMonth, DeskTurnovers } from '../../../src/wire/desk.ts';
import type { Route, SignedCall } from '../../call.ts';
import { type FieldIssue, HttpError, notFound } from '../../http-error.ts';
import { json } from '../../reply.ts';
import type { Records } from '../../records/records.ts';
import { deskMonth } from './month.ts';
import { deskDay } from './today.ts';
import { turnoversFrom } from './turnovers.ts';

/** The screens of the desk: whoever may open them may ask. Investors may not. */
const read = (subject: string) => ({ subject, action: 'read' });
const DAYS = { usual: 3, most: 14 };

/** @throws HttpError 400 naming parameters that nobody knows */
function onlyKnown(search: URLSearchParams, known: readonly string[], issues: readonly FieldIssue[]): void {
  const unknown = [...search.keys()]
    .filter((name, index, all) => !known.includes(name) || all.indexOf(name) !== index)
    .map((name) => ({ field: name.slice(0, 40), key: 'query.unknownField' }));
  const all = [...unknown, ...issues];
  if (all.length > 0) throw new HttpError({ status: 400, problem: { key: 'query', issues: all } });
}

const dateIssue = (date: string): FieldIssue[] => (isIsoDate(date) ? [] : [{ field: 'date', key: 'validation.date' }]);

/** The resources that a desk needs, for a role that may list stays. @throws HttpError 404 */
function reservationsOf({ snapshot, caller }: SignedCall): { reservations: Resource; estates: Resource } {
  const { reservations, estates } = snapshot.config.resources;
  const may = (resource: Resource | undefined) =>
    resource && snapshot.viewOf({ role: caller.role, resource }).can.has('list');
  if (!reservations || !estates || !may(reservations) || !may(estates)) throw notFound();
  return { reservations, estates };
}

/** What the front desk asks, beside the generic calls. */
export const deskRoutes = ({ records }: { readonly records: Records }): readonly Route[] => {
  return [
    {
      method: 'GET',
      path: '/api/today',
      access: read('CheckList'),
      handle: (call: SignedCall) => {
        const resources = reservationsOf(call);
        const date = call.search.get('date') ?? call.caller.values.today;
        onlyKnown(call.search, ['date'], dateIssue(date));
        return json(200, deskDay(records.of(call), resources, date) satisfies DeskDay);
      },
    },
    {
      method: 'GET',
      path: '/api/today/turnovers',
      access: read('CheckTurnovers'),
      handle: (call: SignedCall) => {
        const resources = reservationsOf(call);
        const { today } = call.caller.values;
        const date = call.search.get('date') ?? today;
        const days = Number(call.search.get('days') ?? DAYS.usual);
        const isSpan = Number.isInteger(days) && days >= 1 && days <= DAYS.most;
        const params = { max: DAYS.most };
        onlyKnown(
          call.search,
          ['date', 'days'],
          [...dateIssue(date), ...(isSpan ? [] : [{ field: 'days', key: 'validation.maxDays', params }])],
        );
        const items = turnoversFrom(records.of(call), resources, { date, days });
        return json(200, { date, today, days, items } satisfies DeskTurnovers);
      },
    },
    {
      method: 'GET',
      path: '/api/today/month',
      access: read('CheckCalendar'),
      handle: (call: SignedCall) => {
        const { reservations } = reservationsOf(call);
        const { today } = call.caller.values;
        const month = call.search.get('month') ?? today.slice(0, 7);
        const from = `${month}-01`;
        const isMonth = /^\d{4}-\d{2}$/.test(month) && isIsoDate(from);
        onlyKnown(call.search, ['month'], isMonth ? [] : [{ field: 'month', key: 'validation.date' }]);
        // The 28th and four days are in the next month, whatever the month.
        const to = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
        const days = deskMonth(records.of(call), reservations, { from, to });
        return json(200, { month, today, days } satisfies DeskMonth);
      },
    },
  ];
};
