import type { Job } from '../../jobs/job.ts';
import { ORDERS } from './names.ts';

/** WB4: a link that nobody paid by in time ends. One that is at the bank is the reconciler's business. */
export const expireOrders: Job = {
  name: 'card-payment-expire',
  due: ({ table, now }) =>
    ['WAITING', 'FAILED']
      .flatMap((status) => table(ORDERS).equal('status', status))
      .filter((row) => (row.expiresAt ?? '') <= now)
      .map(({ id }) => ({ collection: ORDERS, id, set: { status: 'EXPIRED' }, action: 'expire' })),
};
