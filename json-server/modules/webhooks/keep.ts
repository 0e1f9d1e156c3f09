import type { Job } from '../../jobs/job.ts';
import type { Follower } from '../../live/rules/domain-write.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import { removalsOf } from './deliveries.ts';
import { DELIVERIES, QUEUE } from './names.ts';

/** ms that a delivery stays in the list */
const RETENTION = 30 * 24 * 60 * 60 * 1000;
/** Max finished deliveries kept per company; older ones are removed first. */
const MAX_KEPT = 10_000;
/** Max removed in one run of the job. */
const MAX_REMOVED = 500;

/** Removes deliveries after 30 days, or earlier if there are very many. */
export const oldDeliveries: Job = {
  name: 'webhook-deliveries',
  due: ({ table, now }) => {
    const deliveries = table(DELIVERIES);
    const before = new Date(Date.parse(now) - RETENTION).toISOString();
    const old = deliveries.range('at', { lt: before }).slice(0, MAX_REMOVED);
    if (old.length > 0) return removalsOf(old);
    const tooMany = Math.min(deliveries.size - table(QUEUE).size - MAX_KEPT, MAX_REMOVED);
    const over = [];
    if (tooMany > 0) {
      for (const row of deliveries.ordered('at', 'ASC')) {
        if (table(QUEUE).get(row.id) === undefined) over.push(row);
        if (over.length === tooMany) break;
      }
    }
    return removalsOf(over);
  },
};

/** When a guest becomes anonymous, clears the deliveries about them, and sends nothing more about them. */
export const forgetTold: Follower<GuestsRow> = ({ before, after, table, now }) => {
  if (!after?.anonymisedAt || before?.anonymisedAt) return [];
  const about = [
    after.id,
    ...(['reservations', 'stay-guests', 'kbs-notifications'] as const).flatMap((name) =>
      table(name)
        .equal('guestId', after.id)
        .map(({ id }) => id),
    ),
  ];
  return about
    .flatMap((id) => table(DELIVERIES).equal('recordId', id))
    .flatMap((row) => {
      const isOpen = table(QUEUE).get(row.id) !== undefined;
      const [, ...beside] = removalsOf([row]);
      const end = { status: 'SKIPPED', reason: 'FORGOTTEN', nextAt: null, updatedAt: now } as const;
      return [{ collection: DELIVERIES, row: { ...row, body: null, ...(isOpen && end) } }, ...beside];
    });
};
