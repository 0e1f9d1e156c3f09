import { addDays, daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import type { Turnover, TurnoversAnswer } from '../../../src/wire/turnovers.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { resourceNamed } from '../../records/context.ts';
import { notFound } from '../../http/http-error.ts';
import { date, flag, optional, readQuery, text } from '../../http/query.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { turnoversBetween, turnoversOf } from './turnovers.ts';

/** Default number of days from today, and the max. */
const USUAL = 30;
const MAX_DAYS = 186;
const PARAMETERS = {
  reservationId: optional(text),
  estateId: optional(text),
  plannedArrival: optional(text),
  plannedDeparture: optional(text),
  checkIn: optional(date()),
  checkOut: optional(date()),
  all: flag,
};

const turnoversQuery = (today: string) => ({ ...PARAMETERS, from: date(today), to: optional(date()) });

/** @throws HttpError 400 naming every invalid parameter */
function readTurnovers(search: URLSearchParams, today: string) {
  const asked = readQuery(search, turnoversQuery(today), (given) => {
    if (given.estateId !== undefined) {
      const missing = (['checkIn', 'checkOut'] as const).filter((name) => given[name] === undefined);
      return missing.map((field) => ({ field, key: 'validation.required' }));
    }
    const isLong = given.to !== undefined && daysBetween(given.from, given.to) > MAX_DAYS;
    return isLong ? [{ field: 'to', key: 'validation.maxDays', params: { max: MAX_DAYS } }] : [];
  });
  const { from, to = addDays(from, USUAL), checkIn = '', checkOut = '', estateId } = asked;
  const isStay = estateId !== undefined;
  return { ...asked, isStay, first: isStay ? checkIn : from, last: isStay ? checkOut : to };
}

/**
 * AV5: same-day turnovers at which the next guests come before the home is clean; with `all=true` every turnover of a
 * stay. They warn and never block.
 */
export const turnoverRoutes = ({ records }: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/turnovers',
    answer: 'TurnoversAnswer',
    query: turnoversQuery,
    access: { subject: 'Reservation', action: 'list' },
    handle: ({ search, snapshot, caller }: SignedCall) => {
      const context = records.of({ snapshot, caller });
      const reservations = resourceNamed(snapshot, 'reservations');
      if (!reservations || !resourceNamed(snapshot, 'estates')) throw notFound();
      const asked = readTurnovers(search, caller.values.today);
      const { reservationId: id, first, last, isStay, all } = asked;
      const stored = id === undefined ? undefined : findInScope(context, reservations, id);
      if (id !== undefined && !stored) throw notFound();
      const ofStay = (row: Parameters<typeof turnoversOf>[2]) =>
        json(200, answer(turnoversOf(context, reservations, row).filter(({ isTight }) => all || isTight)));
      if (stored && !isStay) return ofStay(stored);
      if (!isStay) return json(200, answer(turnoversBetween(context, reservations, { from: first, to: last })));
      const stay = {
        id: id ?? '',
        estateId: asked.estateId ?? '',
        checkIn: first,
        checkOut: last,
        status: 'SUCCESSFUL',
        plannedArrival: asked.plannedArrival ?? null,
        plannedDeparture: asked.plannedDeparture ?? null,
      };
      return ofStay(stay);
    },
  },
];

const answer = (items: readonly Turnover[]): TurnoversAnswer => ({ items, total: items.length });
