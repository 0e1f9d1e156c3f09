import { BUSINESS_TIME_ZONE, todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { ReminderFacts, ReminderItem } from '../../../src/domain/mail/reminder.ts';
import { timeIn } from '../../../src/domain/mail/words.ts';
import { rowsByIndex } from '../../records/indexed.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { byHome, homeIn, owedOf, stayItem } from './reminder-items.ts';

/** Confirmed stays that begin or end today. */
export type TodaysStays = {
  readonly arriving: readonly ReservationsRow[];
  readonly leaving: readonly ReservationsRow[];
};

export function todaysStays(table: Tables, today: string): TodaysStays {
  const stays = table('reservations');
  const onlyConfirmed = (rows: readonly ReservationsRow[]) => rows.filter((row) => row.status === 'SUCCESSFUL');
  return {
    arriving: onlyConfirmed(rowsByIndex(stays, (each) => each.equal('checkIn', today))),
    leaving: onlyConfirmed(rowsByIndex(stays, (each) => each.equal('checkOut', today))),
  };
}

/**
 * Today's arrivals and departures, the homes turned over between them, and unpaid or unclean ones before an arrival.
 */
export function comingAndGoing(
  table: Tables,
  { arriving, leaving }: TodaysStays,
): Pick<ReminderFacts, 'arrivals' | 'departures' | 'turnovers' | 'unpaid' | 'unclean'> {
  const times = stayTimes(table);
  const comesAt = (row: ReservationsRow): string => times.arrivesAt(row, table('estates').get(row.estateId));
  const leavesAt = (row: ReservationsRow): string => times.leavesAt(row, table('estates').get(row.estateId));
  const arrivingAt = new Set(arriving.map((row) => row.estateId));
  const turnedOver = leaving.filter((row) => arrivingAt.has(row.estateId));
  const unpaid = arriving.flatMap((row): ReminderItem[] => {
    const owed = owedOf(row);
    return owed ? [{ ...stayItem(table, row), people: undefined, owed }] : [];
  });
  const unclean = arriving.flatMap((row): ReminderItem[] => {
    const state = table('estates').get(row.estateId)?.cleaningState;
    if (state !== 'DIRTY' && state !== 'IN_PROGRESS') return [];
    return [{ home: homeIn(table, row), time: comesAt(row), note: state === 'DIRTY' ? 'dirty' : 'inProgress' }];
  });
  return {
    arrivals: byHome(arriving.map((row) => ({ ...stayItem(table, row), time: comesAt(row) }))),
    departures: byHome(leaving.map((row) => ({ ...stayItem(table, row), time: leavesAt(row), owed: owedOf(row) }))),
    turnovers: byHome(turnedOver.map((row) => ({ home: homeIn(table, row), time: leavesAt(row) }))),
    unpaid: byHome(unpaid),
    unclean: byHome(unclean),
  };
}

/** Stays whose guests are late to arrive or to leave. */
export function delayedStays(table: Tables): readonly ReminderItem[] {
  const itemsInState = (state: string, note: ReminderItem['note']) =>
    rowsByIndex(table('reservations'), (each) => each.equal('stayState', state)).map((row) => ({
      ...stayItem(table, row),
      note,
    }));
  return [
    ...itemsInState('ARRIVAL_DELAYED', 'arrivalDelayed'),
    ...itemsInState('DEPARTURE_DELAYED', 'departureDelayed'),
  ];
}

/** Holds that expire later today. */
export const endingHolds = (table: Tables, { today, now }: { today: string; now: string }): readonly ReminderItem[] =>
  rowsByIndex(table('reservations'), (each) => each.range('holdExpiresAt', { gte: now }))
    .filter((row) => row.status === 'PENDING' && todayIn(new Date(row.holdExpiresAt ?? '')) === today)
    .map((row): ReminderItem => ({
      ...stayItem(table, row),
      time: timeIn(row.holdExpiresAt ?? '', BUSINESS_TIME_ZONE),
    }));
