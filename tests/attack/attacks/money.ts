import type { Attack } from '../attack.ts';

const AT_ONCE = 20;
/** Ten million in the main unit, on a stay of some thousands. */
const FAR_TOO_MUCH = 1_000_000_000;

/** The same money twice, at once, far too much, and long ago. */
export default {
  name: 'Money',
  run: async ({ target, headers, report }) => {
    const call = async (method: string, path: string, body?: object) => {
      const sent = { method, path, headers, ...(body && { body: JSON.stringify(body) }) };
      const { status, text } = await target.send(sent);
      return { status, body: JSON.parse(text) as Record<string, unknown> & { items?: Record<string, unknown>[] } };
    };
    const found = await call(
      'GET',
      '/api/reservations?status=SUCCESSFUL&paymentState=UNPAID&collectedBy=COMPANY&pageNumber=0&pageSize=10',
    );
    const idOf = (row: Record<string, unknown>) => (typeof row['id'] === 'string' ? row['id'] : '');
    const [stay, other] = (found.body.items ?? []).filter(({ remainingPrice }) => Number(remainingPrice) > 0);
    if (!stay || !other) throw new Error('no stay that owes something');
    const post = (more: object, of = stay) =>
      call('POST', '/api/payments', {
        kind: 'COLLECTION',
        reservationId: of['id'],
        method: 'CASH',
        currency: of['currency'],
        ...more,
      });
    const taken = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status < 300).length;
    const all = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, work));

    const tooMuch = await post({ amount: FAR_TOO_MUCH }, other);
    report(`payments of 10,000,000 on a stay (${tooMuch.status})`, taken([tooMuch]), 0, 'payments');
    const long = await post({ amount: 100, paidAt: '1900-01-01T09:00:00.000Z' }, other);
    report(`payments of the year 1900 (${long.status})`, taken([long]), 0, 'payments');

    const remaining = Number(stay['remainingPrice']);
    report('the same rest, 20 at once', taken(await all(() => post({ amount: remaining }))), 1, 'payments');
    const paid = await call('GET', `/api/payments?reservationId=${idOf(stay)}&pageNumber=0&pageSize=5`);
    const id = idOf(paid.body.items?.[0] ?? {});
    const reverse = () => call('POST', `/api/payments/${id}/actions/reverse`, { reason: 'x' });
    const back = () => post({ kind: 'REFUND', amount: remaining, reason: 'x' });
    const [reversed, refunded] = await Promise.all([all(reverse), all(back)]);
    report('given back, 20 reversals and 20 refunds at once', taken([...reversed, ...refunded]), 1, 'times');
    const { body: after } = await call('GET', `/api/reservations/${idOf(stay)}`);
    report('given back too much of the stay', Math.max(0, -Number(after['paidAmount'])), 0, 'minor units');
  },
} satisfies Attack;
