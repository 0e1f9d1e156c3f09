import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { isReady } from '../../../src/domain/reservations/readiness.ts';
import type { DeskMonthDay } from '../../../src/wire/desk.ts';
import { type Context, type ResourceNamed, tableOf } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { leavesOn, standingRows } from './day.ts';
import { createStayPresenter } from './stay-presenter.ts';

/** Arrivals and departures of each day of [from, to), and the number of future ones that lack something. */
export function deskMonth(
  context: Context,
  reservations: ResourceNamed<'reservations'>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): DeskMonthDay[] {
  const { today } = context.caller.values;
  const table = tableOf(context, reservations);
  const scope = scopeOf(context, reservations);
  const { readiness } = createStayPresenter(context, reservations, standingRows(table, today));
  const days = new Map<IsoDate, { arrivals: number; departures: number; notReady: number }>();
  for (let date = from; date < to; date = addDays(date, 1)) days.set(date, { arrivals: 0, departures: 0, notReady: 0 });
  const isCounted = (row: ReservationsRow): boolean =>
    (row.status === 'SUCCESSFUL' || row.status === 'FINISHED') && !row.noShowAt && (scope?.matches(row) ?? true);
  for (const row of table.range('checkIn', { gte: from, lt: to })) {
    const day = isCounted(row) ? days.get(row.checkIn) : undefined;
    if (day === undefined) continue;
    day.arrivals += 1;
    const isToCome = !row.actualCheckInAt && row.checkIn >= today;
    if (isToCome && !isReady(readiness(row))) day.notReady += 1;
  }
  const seen = new Set<string>();
  for (const key of ['checkOut', 'leftOn']) {
    for (const row of table.range(key, { gte: from, lt: to })) {
      const day = isCounted(row) && !seen.has(row.id) ? days.get(leavesOn(row)) : undefined;
      if (day === undefined) continue;
      seen.add(row.id);
      day.departures += 1;
    }
  }
  return [...days].map(([date, counts]) => ({ date, ...counts }));
}
