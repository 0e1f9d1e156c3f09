import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { DeskDay, DeskStay } from '../../../src/wire/desk.ts';
import { type Context, tableOf } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { type DeskResources, rowsOfDay, standingRows } from './day.ts';
import { createStayPresenter } from './stay-presenter.ts';

type Time = (stay: DeskStay) => string;
/** Open tasks first, then by time, then by home. */
const inOrder =
  (isDone: (stay: DeskStay) => boolean, time: Time) =>
  (a: DeskStay, b: DeskStay): number =>
    Number(isDone(a)) - Number(isDone(b)) || compare(time(a), time(b)) || compare(a.home, b.home);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The front desk's day for this caller (OPS1). */
export function deskDay(context: Context, { reservations, estates }: DeskResources, date: IsoDate): DeskDay {
  const { today, now } = context.caller.values;
  const table = tableOf(context, reservations);
  const standing = standingRows(table, today);
  const rows = rowsOfDay({ table, homes: tableOf(context, estates).all(), standing }, { date, today, now });
  const scope = scopeOf(context, reservations);
  const { show } = createStayPresenter(context, reservations, standing);
  const known = new Map<string, DeskStay>();
  const presentAll = (
    found: readonly ReservationsRow[],
    order: (a: DeskStay, b: DeskStay) => number,
  ): readonly DeskStay[] =>
    found
      .filter((row) => scope?.matches(row) ?? true)
      .map((row) => {
        const stay = known.get(row.id) ?? show(row);
        known.set(row.id, stay);
        return stay;
      })
      .sort(order);
  const byArrival = inOrder(
    ({ actualCheckInAt }) => actualCheckInAt !== null,
    ({ arrivesAt }) => arrivesAt,
  );
  const byDeparture = inOrder(
    ({ actualCheckOutAt }) => actualCheckOutAt !== null,
    ({ leavesAt }) => leavesAt,
  );
  const byLastDay = inOrder(
    () => false,
    ({ checkOut }) => checkOut,
  );
  const byFirstDay = inOrder(
    () => false,
    ({ checkIn }) => checkIn,
  );
  return {
    date,
    today,
    arrivals: presentAll(rows.arrivals, byArrival),
    departures: presentAll(rows.departures, byDeparture),
    unconfirmed: presentAll(rows.unconfirmed, byArrival),
    inHouse: presentAll(rows.inHouse, byLastDay),
    delayed: presentAll(rows.delayed, byFirstDay),
    noShow: presentAll(rows.noShow, byFirstDay),
  };
}
