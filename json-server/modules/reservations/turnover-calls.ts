import { addDays, daysBetween, isIsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../../src/config/types.ts';
import type { Route, SignedCall } from '../../call.ts';
import { type FieldIssue, HttpError, notFound } from '../../http-error.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../reply.ts';
import type { Records } from '../../records/records.ts';
import { turnoversBetween, turnoversOf } from './turnovers.ts';

/** Days from today that are looked through when nothing is said, and at most. */
const USUAL = 30;
const MOST = 186;
const NAMES = [
  ...['from', 'to', 'reservationId', 'estateId', 'checkIn', 'checkOut', 'plannedArrival', 'plannedDeparture'],
  'all',
];

/** @throws HttpError 400 naming every parameter that makes no sense */
function readTurnovers(search: URLSearchParams, today: string) {
  const issues: FieldIssue[] = [...search.keys()]
    .filter((name) => !NAMES.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'query.unknownField' }));
  const date = (name: string, usual: string): string => {
    const text = search.get(name) ?? usual;
    if (!isIsoDate(text)) issues.push({ field: name, key: 'validation.date' });
    return text;
  };
  const isStay = search.has('estateId');
  const first = date(isStay ? 'checkIn' : 'from', isStay ? '' : today);
  const last = date(isStay ? 'checkOut' : 'to', isStay || !isIsoDate(first) ? '' : addDays(first, USUAL));
  if (isIsoDate(first) && isIsoDate(last) && !isStay && daysBetween(first, last) > MOST) {
    issues.push({ field: 'to', key: 'validation.maxDays', params: { max: MOST } });
  }
  const all = search.get('all') ?? 'false';
  if (all !== 'true' && all !== 'false') issues.push({ field: 'all', key: 'validation.boolean' });
  if (issues.length > 0) throw new HttpError({ status: 400, problem: { key: 'query', issues } });
  return { first, last, isStay, isAll: all === 'true' };
}

/**
 * AV5: same-day turnovers at which the next guests come before the home is clean; with `all=true` every one of a stay.
 * They warn and never block.
 */
export const turnoverRoutes = ({ records }: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/turnovers',
    access: { subject: 'Reservation', action: 'list' },
    handle: ({ search, snapshot, caller }: SignedCall) => {
      const context = records.of({ snapshot, caller });
      const { estates, reservations } = snapshot.config.resources;
      if (!estates || !reservations) throw notFound();
      const id = search.get('reservationId') ?? undefined;
      const stored = id === undefined ? undefined : findInScope(context, reservations, id);
      if (id !== undefined && !stored) throw notFound();
      const { first, last, isStay, isAll } = readTurnovers(search, caller.values.today);
      const ofStay = (row: Row) =>
        json(200, answer(turnoversOf(context, reservations, row).filter(({ isTight }) => isAll || isTight)));
      if (stored && !isStay) return ofStay(stored);
      if (!isStay) return json(200, answer(turnoversBetween(context, reservations, { from: first, to: last })));
      const stay = {
        ...{
          id: id ?? '',
          estateId: search.get('estateId') ?? '',
          checkIn: first,
          checkOut: last,
          status: 'SUCCESSFUL',
        },
        plannedArrival: search.get('plannedArrival'),
        plannedDeparture: search.get('plannedDeparture'),
      };
      return ofStay(stay);
    },
  },
];

const answer = <Item>(items: readonly Item[]) => ({ items, total: items.length });
