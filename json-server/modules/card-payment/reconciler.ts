import { askProvider, type Deps, type FoundOrder } from './attempts.ts';
import { type JobWatch, noJobWatch } from '../../http/job-watch.ts';
import type { ProviderConnection } from './connection.ts';
import { ORDERS } from './names.ts';
import { completeRefund, refundRefused } from './settle.ts';
import { askAgainAfter } from '../../../src/domain/card-payment/order.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';

export type Reconciler = {
  /**
   * Asks the provider about every pending order and makes the requested refunds; resolves with their number when all
   * have answers.
   */
  readonly run: () => Promise<number>;
};

const isDue = (row: CardPaymentOrdersRow, now: string): boolean => (row.nextCheckAt ?? '') <= now;

/**
 * WB4: when a payment is interrupted (a browser that died, a lost message, a restart), asks the provider for its result
 * until it answers. The same rules record this answer and the provider's own messages, so it counts once.
 */
export function createReconciler(
  deps: Deps,
  connection: ProviderConnection,
  watch: JobWatch = noJobWatch(),
): Reconciler {
  const { records, asSystem, clock } = deps;
  const { provider } = connection;
  const busy = new Set<string>();

  const giveBack = async ({ tenant, order }: FoundOrder): Promise<void> => {
    const ref = order.refundRef ?? '';
    // The same key each time: a repeated request refunds once.
    const answer = await provider.refund({ ref, amount: order.refundAmount ?? 0, key: `refund-${ref}` });
    await asSystem(tenant, ({ table, now }) => {
      const current = table(ORDERS).get(order.id);
      if (current?.refundState !== 'REQUESTED') return [];
      if (answer.kind === 'REFUNDED') return completeRefund(current, now);
      if (answer.kind === 'REFUSED') return refundRefused(current);
      const checks = (current.checks ?? 0) + 1;
      const nextCheckAt = new Date(Date.parse(now) + askAgainAfter(checks)).toISOString();
      return [{ collection: ORDERS, id: order.id, set: { checks, nextCheckAt }, action: 'update' }];
    });
  };
  const oneAtATime = async (found: FoundOrder, work: (found: FoundOrder) => Promise<void>): Promise<void> => {
    const key = found.order.id;
    if (busy.has(key)) return;
    busy.add(key);
    try {
      await work(found);
    } catch (error) {
      // The store may be read-only for a while; the next round asks again.
      watch.mistake('card-payment', error);
    } finally {
      busy.delete(key);
    }
  };
  return {
    run: async () => {
      const now = new Date(clock()).toISOString();
      let due = 0;
      for (const tenant of records.companies(ORDERS)) {
        const table = records.company(tenant).table(ORDERS);
        const hanging = table.equal('status', 'THREEDS').filter((row) => isDue(row, now));
        const owed = table.equal('refundState', 'REQUESTED').filter((row) => isDue(row, now));
        for (const order of hanging)
          await oneAtATime({ tenant, order }, (found) => askProvider(deps, connection, found));
        for (const order of owed) await oneAtATime({ tenant, order }, giveBack);
        due += hanging.length + owed.length;
      }
      return due;
    },
  };
}
