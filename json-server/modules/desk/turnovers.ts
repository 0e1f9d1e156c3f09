import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { turnoverOn } from '../../../src/domain/reservations/turnover.ts';
import type { DeskTurnover } from '../../../src/wire/desk.ts';
import { type Context, tableOf } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import { peopleIn } from '../reservations/people.ts';
import { isInHouse } from '../../../src/domain/reservations/cancel.ts';
import { type DeskResources, leavesOn, standingRows } from './day.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Days after a departure in which the next arrival is searched. */
const AHEAD = 366;
const UNCLEAN = ['DIRTY', 'IN_PROGRESS'];

/**
 * Homes between two stays on the days [date, date + days), and for today those that are empty and not clean:
 * departures, the next arrival, the cleaning. Same-day turnovers first, the tightest first. Contains no guest names and
 * no money.
 */
export function turnoversFrom(
  context: Context,
  { reservations, estates }: DeskResources,
  { date, days }: { readonly date: IsoDate; readonly days: number },
): DeskTurnover[] {
  const { today } = context.caller.values;
  const stays = tableOf(context, reservations);
  const homes = tableOf(context, estates);
  const scope = scopeOf(context, reservations);
  const homeScope = scopeOf(context, estates);
  const seesNotes = context.snapshot
    .rightsOf({ role: context.caller.role, resource: reservations })
    .readable.has('notes');
  const hours = stayTimes(context.table);
  const end = addDays(date, days);
  const leaving = new Map<string, ReservationsRow>();
  const add = (row: ReservationsRow): void => {
    const isStay = row.status === 'SUCCESSFUL' || row.status === 'FINISHED';
    if (isStay && !row.noShowAt && (scope?.matches(row) ?? true)) leaving.set(row.id, row);
  };
  for (const key of ['checkOut', 'leftOn']) {
    for (const row of stays.range(key, { gte: date, lt: end }))
      if (leavesOn(row) >= date && leavesOn(row) < end) add(row);
  }
  const standing = standingRows(stays, today).filter(isInHouse);
  const isNow = date <= today && today < end;
  if (isNow) for (const row of standing) if (row.checkOut < date) add(row);

  const nextOf = (estateId: string, from: IsoDate, own: string): ReservationsRow | undefined => {
    for (const row of stays.overlapping({ of: estateId, from, to: addDays(from, AHEAD) })) {
      const isNext = row.id !== own && row.status === 'SUCCESSFUL' && !row.actualCheckInAt;
      if (isNext && row.checkIn >= from && !row.noShowAt) return row;
    }
    return undefined;
  };
  const visit = (row: ReservationsRow, day: IsoDate, time: string) => ({
    id: row.id,
    code: row.code ?? '',
    date: day,
    time,
    guests: peopleIn(row),
    notes: (seesNotes && row.notes) || null,
  });
  const turnoverOf = (home: EstatesRow, row: ReservationsRow | undefined): DeskTurnover => {
    const day = row ? leavesOn(row) : today;
    const next = nextOf(home.id, row && day < today && isInHouse(row) ? today : day, row?.id ?? '');
    const arrivesOn = next?.checkIn;
    const isSameDay = arrivesOn !== undefined && arrivesOn <= (day < today ? today : day);
    const isGone = Boolean(row?.actualCheckOutAt);
    const isLate = row !== undefined && isInHouse(row) && day < today;
    const sides = row && next && { leaving: row, arriving: next };
    const times = sides && turnoverOn({ ...sides, estate: home, usual: hours.usual });
    return {
      estateId: home.id,
      home: home.code ?? '',
      homeName: home.propertyName ?? '',
      cleaningState: home.cleaningState || null,
      cleaningMinutes: home.cleaningMinutes || null,
      leaving: row ? { ...visit(row, day, hours.leavesAt(row, home)), isGone, isLate } : null,
      arriving: next ? visit(next, next.checkIn, hours.arrivesAt(next, home)) : null,
      isSameDay,
      isTight: !isGone && ((times?.isTight ?? false) || (isLate && isSameDay)),
    };
  };
  const items = [...leaving.values()].flatMap((row) => {
    const home = homes.get(row.estateId);
    return home && (homeScope?.matches(home) ?? true) ? [turnoverOf(home, row)] : [];
  });
  if (isNow) {
    const seen = new Set(items.map(({ estateId }) => estateId));
    const lived = new Set<string>();
    for (const row of standing) lived.add(row.estateId);
    const empty = UNCLEAN.flatMap((state) => homes.equal('cleaningState', state)).filter(
      (home) => home.status === 'ACTIVE' && !seen.has(home.id) && !lived.has(home.id),
    );
    for (const home of empty) if (homeScope?.matches(home) ?? true) items.push(turnoverOf(home, undefined));
  }
  return items.sort(
    (a, b) =>
      compare(dayOf(a, today), dayOf(b, today)) ||
      Number(b.isSameDay) - Number(a.isSameDay) ||
      compare(urgency(a), urgency(b)) ||
      compare(a.home, b.home),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const dayOf = ({ leaving }: DeskTurnover, today: IsoDate): IsoDate =>
  leaving === null || leaving.date < today ? today : leaving.date;
/** Homes with the earliest arrival are cleaned first. */
const urgency = ({ arriving }: DeskTurnover): string => (arriving ? `${arriving.date} ${arriving.time}` : '~');
