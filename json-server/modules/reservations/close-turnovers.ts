import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { nightsOf } from '../../../src/domain/reservations/occupancy.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import { turnoverOn } from '../../../src/domain/reservations/turnover.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { houseTimes } from '../../records/settings/company-settings.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const TIMES = ['plannedArrival', 'plannedDeparture'] as const;

/**
 * AV5: an early check-in or a late check-out that leaves no time to clean. It warns and never blocks; a write that does
 * not change the planned times reads nothing.
 */
export function closeTurnovers({ record, before, table, now }: DomainWrite<ReservationsRow>): Warning[] {
  const changed = TIMES.filter((key) => record[key] && before && record[key] !== before[key]);
  const estate = changed.length > 0 ? table('estates').get(record.estateId) : undefined;
  if (estate === undefined || !occupiesNights(record, now)) return [];
  const usual = houseTimes(table);
  return changed.flatMap((field) => {
    const isArriving = field === 'plannedArrival';
    // The night before the arrival, or the one that begins on the day of departure.
    const night = isArriving ? addDays(record.checkIn, -1) : record.checkOut;
    const around = { of: estate.id, from: night, to: addDays(night, 1) };
    return [...table('reservations').overlapping(around)]
      .filter((other) => other.id !== record.id && occupiesNights(other, now))
      .filter((other) => nightsOf(other).to > night && (other.actualCheckOutAt ?? '') === '')
      .flatMap((other): Warning[] => {
        const [leaving, arriving] = isArriving ? [other, record] : [record, other];
        const times = turnoverOn({ leaving, arriving, estate, usual });
        if (!times?.isTight) return [];
        const { leavesAt, arrivesAt, readyAt } = times;
        const params = { leavesAt, arrivesAt, readyAt, code: other.code ?? '', home: estate.code ?? '' };
        return [{ field, key: isArriving ? 'reservation.tightArrival' : 'reservation.tightDeparture', params }];
      });
  });
}
