import { addDays, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Resource } from '../../../src/config/types.ts';
import type { DeskDay, DeskMonth, DeskTurnovers } from '../../../src/wire/desk.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { date, type QueryKind, readQuery, integer } from '../../http/query.ts';
import { json } from '../../http/reply.ts';
import { resourceNamed } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import { deskMonth } from './month.ts';
import type { DeskResources } from './day.ts';
import { deskDay } from './today.ts';
import { turnoversFrom } from './turnovers.ts';

/** Anyone who may open a screen of the desk may call it. Investors may not. */
const read = (subject: string) => ({ subject, action: 'read' });
const DAYS = { usual: 3, most: 14 };

/** A month, `2026-05`. */
const aMonth =
  (usual: string): QueryKind<string> =>
  (month = usual, refuse) =>
    /^\d{4}-\d{2}$/.test(month) && isIsoDate(`${month}-01`) ? month : refuse('validation.date');

/** The resources that a desk needs, for a role that may list stays. @throws HttpError 404 */
function reservationsOf({ snapshot, caller }: SignedCall): DeskResources {
  const reservations = resourceNamed(snapshot, 'reservations');
  const estates = resourceNamed(snapshot, 'estates');
  const mayList = (resource: Resource | undefined) =>
    resource && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
  if (!reservations || !estates || !mayList(reservations) || !mayList(estates)) throw notFound();
  return { reservations, estates };
}

const ofDay = (today: string) => ({ date: date(today) });
const ofDays = (today: string) => ({
  date: date(today),
  days: integer({ usual: DAYS.usual, min: 1, max: DAYS.most }),
});
const ofMonth = (today: string) => ({ month: aMonth(today.slice(0, 7)) });

/** The front desk's calls beyond the generic ones. */
export const deskRoutes = ({ records }: { readonly records: Records }): readonly Route[] => {
  return [
    {
      method: 'GET',
      path: '/api/today',
      answer: 'DeskDay',
      query: ofDay,
      access: read('CheckList'),
      handle: (call: SignedCall) => {
        const resources = reservationsOf(call);
        const asked = readQuery(call.search, ofDay(call.caller.values.today));
        return json(200, deskDay(records.of(call), resources, asked.date) satisfies DeskDay);
      },
    },
    {
      method: 'GET',
      path: '/api/today/turnovers',
      answer: 'DeskTurnovers',
      query: ofDays,
      access: read('CheckTurnovers'),
      handle: (call: SignedCall) => {
        const resources = reservationsOf(call);
        const { today } = call.caller.values;
        const asked = readQuery(call.search, ofDays(today));
        const items = turnoversFrom(records.of(call), resources, asked);
        return json(200, { ...asked, today, items } satisfies DeskTurnovers);
      },
    },
    {
      method: 'GET',
      path: '/api/today/month',
      answer: 'DeskMonth',
      query: ofMonth,
      access: read('CheckCalendar'),
      handle: (call: SignedCall) => {
        const { reservations } = reservationsOf(call);
        const { today } = call.caller.values;
        const { month } = readQuery(call.search, ofMonth(today));
        const from = `${month}-01`;
        // Four days after the 28th are always in the next month.
        const to = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
        const days = deskMonth(records.of(call), reservations, { from, to });
        return json(200, { month, today, days } satisfies DeskMonth);
      },
    },
  ];
};
