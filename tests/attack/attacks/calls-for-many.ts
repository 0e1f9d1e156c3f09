import type { Attack } from '../attack.ts';
import { BUSY_GUEST, largeCompany, MAX_AT_ONCE, PLAIN_GUEST } from '../large-company.ts';

/** ms of the processor for what is worked out in slices and then written as one. */
const AS_ONE = { most: 100 };

const day = (index: number) => new Date(Date.now() + (900 + index) * 86_400_000).toISOString().slice(0, 10);

/** Each call for many records at once, with as many real ones as it takes, on a server of its own. */
export default {
  name: 'Calls for many records',
  run: async ({ startAnother }) => {
    const { target, headers, held, stop } = await startAnother(largeCompany());
    try {
      const post = async (path: string, body: object) => {
        const answer = await target.send({ method: 'POST', path, headers, body: JSON.stringify(body) });
        if (answer.status >= 300) console.log(`  ${answer.status}: ${answer.text.slice(0, 300)}`);
        return answer;
      };
      const idsOf = (kind: string, count: number) =>
        Array.from({ length: count }, (_, index) => `${kind}-m${String(index).padStart(5, '0')}`);
      const once = { isOnce: true };
      const estates = idsOf('est', MAX_AT_ONCE.estates);
      await held('2,000 estates, price tried', () =>
        post('/api/estates/bulk', { ids: estates, price: { percent: 3 }, dryRun: true }),
      );
      await held(
        '2,000 estates, price and nights',
        () => post('/api/estates/bulk', { ids: estates, price: { percent: 3 }, minNights: 3 }),
        AS_ONE,
      );
      const blocked = { kind: 'OUT_OF_ORDER', reason: 'OTHER', note: 'x' };
      let start = 0;
      await held('200 estates out of order', () => {
        start += 10;
        const period = { from: day(start), to: day(start + 5) };
        return post('/api/out-of-order-periods/bulk', {
          estateIds: estates.slice(0, MAX_AT_ONCE.blocks),
          ...period,
          ...blocked,
        });
      });
      await held(
        '200 tasks assigned',
        () => post('/api/housekeeping-tasks/assign', { ids: idsOf('hk', MAX_AT_ONCE.tasks), assigneeId: 'usr-002' }),
        once,
      );
      await held('500 notifications sent', () => post('/api/kbs/send-all', {}), once);
      const merge = { keepId: PLAIN_GUEST, dropId: BUSY_GUEST };
      await held('a guest of 2,000 stays merged, tried', () => post('/api/crm/merge', { ...merge, dryRun: true }));
      await held(
        'a guest of 2,000 stays merged',
        () => post('/api/crm/merge', { ...merge, versions: { keep: 1, drop: 1 } }),
        { ...once, ...AS_ONE },
      );
      const today = new Date();
      const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
      const month = { year: last.getUTCFullYear(), month: last.getUTCMonth() + 1 };
      await held('statements of a month of 2,100 estates', () => post('/api/statements/generate', month), once);
      await held('the same again', () => post('/api/statements/generate', month));
      await held('all notices read', () => post('/api/notifications/read', { upTo: new Date().toISOString() }));
    } finally {
      await stop();
    }
  },
} satisfies Attack;
