import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { balance } from '../../../src/domain/reservations/balance.ts';
import { LONGEST_STAY } from '../../../src/domain/rule/limits.ts';
import { stayStateOf } from '../../../src/domain/reservations/stay-state.ts';
import type { RowPut } from '../../live/rules/domain-write.ts';
import { daily, type Job, type JobContext } from '../../jobs/job.ts';

const RESERVATIONS = 'reservations';

/** Expired PENDING holds become FAILED, which frees their nights, and paid amounts become due for refund. */
function endLapsedHolds({ table, now }: JobContext): readonly RowPut[] {
  const set = {
    status: 'FAILED',
    failCause: 'HOLD_EXPIRED',
    holdExpiresAt: null,
    lastProcessAt: now,
    stayState: null,
  };
  return table(RESERVATIONS)
    .range('holdExpiresAt', { lt: now })
    .filter((row) => row.status === 'PENDING')
    .map((row) => ({
      collection: RESERVATIONS,
      isEdit: true,
      action: 'fail',
      row: { ...row, ...set, ...balance({ ...row, status: set.status }) },
    }));
}

/** Confirmed stays that become late on this day (RS1). */
function markLateStays({ table, today }: JobContext): readonly RowPut[] {
  return table(RESERVATIONS)
    .range('checkIn', { gte: addDays(today, -LONGEST_STAY), lt: today })
    .flatMap((row): RowPut[] => {
      const stayState = row.status === 'SUCCESSFUL' ? stayStateOf(row, today) : undefined;
      if (stayState === undefined || stayState === (row.stayState ?? null)) return [];
      return [{ collection: RESERVATIONS, row: { ...row, stayState }, isEdit: true }];
    });
}

/** Runs no rules: an expired hold ends whatever has happened to its home or price. */
export const reservationsJobs: readonly Job[] = [
  { name: 'reservations-lapsed', due: endLapsedHolds },
  daily('reservations-late', markLateStays),
];
