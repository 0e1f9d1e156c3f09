import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { TaskSpan } from '../../../src/domain/housekeeping/stay-tasks.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import { houseTimes } from '../../records/settings/company-settings.ts';
import { stayTimes } from '../../records/settings/stay-times.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { OutOfOrderPeriodsRow } from '../../live/rows/stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { ESTATES } from '../estates/names.ts';

type Table = DomainWrite['table'];

/** A home that people live in; a placeholder that only holds stays until they get a home is never cleaned. */
function homeOf(table: Table, row: ReservationsRow | OutOfOrderPeriodsRow): EstatesRow | undefined {
  const estate = table(ESTATES).get(row.estateId);
  return estate?.isPlaceholder === true ? undefined : estate;
}

export const isConfirmed = (row: ReservationsRow): boolean => ['SUCCESSFUL', 'FINISHED'].includes(row.status ?? '');
/** Confirmed stays whose guests have come or may still come. */
export const isExpected = (row: ReservationsRow): boolean => isConfirmed(row) && (row.noShowAt ?? '') === '';

/** The guests' time in a home; undefined if the reservation needs no cleaning. */
export function spanOfStay(row: ReservationsRow | undefined, table: Table): TaskSpan | undefined {
  const home = row && isExpected(row) ? homeOf(table, row) : undefined;
  if (row === undefined || home === undefined) return undefined;
  return {
    id: row.id,
    estateId: home.id,
    from: row.checkIn,
    to: leavesOn(row),
    leavesAt: stayTimes(table).leavesAt(row, home),
    isInHouse: (row.actualCheckInAt ?? '') !== '',
  };
}

/** The last day: the planned one until they leave, then the actual one, earlier or later. */
function leavesOn(row: ReservationsRow): string {
  const planned = row.checkOut;
  const early = row.departedOn ?? '';
  const at = row.actualCheckOutAt ?? '';
  if (early !== '') return early;
  const left = at === '' ? '' : todayIn(new Date(at));
  return left > planned ? left : planned;
}

/** OPS5: the owner in their own home; if it is released during the stay, the owner leaves that day. */
export function spanOfOwner(row: OutOfOrderPeriodsRow | undefined, table: Table): TaskSpan | undefined {
  const home = row?.kind === 'OWNER_STAY' ? homeOf(table, row) : undefined;
  if (row === undefined || home === undefined) return undefined;
  const from = row.from;
  const released = row.releasedAt ?? '';
  const end = released === '' ? row.to : todayIn(new Date(released));
  const to = end < row.to ? end : row.to;
  if (to <= from) return undefined;
  const leavesAt = home.checkOutTime || houseTimes(table).checkOutTime;
  return { id: row.id, estateId: home.id, from, to, leavesAt, isInHouse: false };
}
