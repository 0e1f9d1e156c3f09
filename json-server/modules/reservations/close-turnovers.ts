import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { nightsOf } from '../../../src/domain/reservations/occupancy.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import { turnoverOn, type TurnoverStay } from '../../../src/domain/reservations/turnover.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { houseTimes } from '../../records/settings/company-settings.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
type StayRow = TurnoverStay & { readonly id: string; readonly status: string };
const asStay = (row: ReservationsRow): StayRow => row as StayRow;

const TIMES = ['plannedArrival', 'plannedDeparture'] as const;

/**
 * AV5: an early check-in or a late check-out that leaves no time to clean. It warns and never blocks; a write that leaves
 * the planned times alone asks nothing.
 */
export function closeTurnovers({ record, before, table, now }: DomainWrite<ReservationsRow>): Warning[] {
  const changed = TIMES.filter((key) => textIn(record, key) !== '' && before && record[key] !== before[key]);
  const estate = changed.length > 0 ? table('estates').get(record.estateId) : undefined;
  if (estate === undefined || !occupiesNights(asStay(record), now)) return [];
  const usual = houseTimes(table);
  return changed.flatMap((field) => {
    const isArriving = field === 'plannedArrival';
    const stay = asStay(record);
    // The night before the arrival, or the one that begins on the day of departure.
    const night = isArriving ? addDays(stay.checkIn, -1) : stay.checkOut;
    const around = { of: estate.id, from: night, to: addDays(night, 1) };
    return [...table('reservations').overlapping(around)]
      .filter((other) => other.id !== record.id && occupiesNights(asStay(other), now))
      .filter((other) => nightsOf(asStay(other)).to > night && (other.actualCheckOutAt ?? '') === '')
      .flatMap((other): Warning[] => {
        const [leaving, arriving] = isArriving ? [other, record] : [record, other];
        const sides = { leaving: asStay(leaving), arriving: asStay(arriving) };
        const times = turnoverOn({ ...sides, estate, usual });
        if (!times?.isTight) return [];
        const { leavesAt, arrivesAt, readyAt } = times;
        const params = { leavesAt, arrivesAt, readyAt, code: other.code ?? '', home: estate.code ?? '' };
        return [{ field, key: isArriving ? 'reservation.tightArrival' : 'reservation.tightDeparture', params }];
      });
  });
}
