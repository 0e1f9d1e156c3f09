import type { Job } from '../../jobs/job.ts';
import { ORDERS } from './names.ts';

/** WB4: expires links that nobody paid in time. The reconciler handles those that are at the bank. */
export const expireOrders: Job = {
  name: 'card-payment-expire',
  due: ({ table, now }) =>
    ['WAITING', 'FAILED']
      .flatMap((status) => table(ORDERS).equal('status', status))
      .filter((row) => (row.expiresAt ?? '') <= now)
      .map(({ id }) => ({ collection: ORDERS, id, set: { status: 'EXPIRED' }, action: 'expire' })),
};
