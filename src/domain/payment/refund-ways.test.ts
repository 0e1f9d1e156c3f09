import { expect, test } from 'vitest';
import type { Payment } from './payment.ts';
import { refundWays } from './refund-ways.ts';

const paid = (id: string, method: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  id,
  kind: 'COLLECTION',
  status: 'SUCCESSFUL',
  method,
  amount,
  ...more,
});
const card = paid('card-1', 'CREDIT_CARD', 10_000, { origin: 'CARD' });
const cash = paid('p-1', 'CASH', 4000);
const bank = paid('p-2', 'BANK_TRANSFER', 6000);

test.each([
  ['all of it as it came', [card, cash, bank], 20_000, { toCard: 10_000, BANK_TRANSFER: 6000, CASH: 4000 }],
  ['a part to the card first', [card, cash, bank], 9000, { toCard: 9000 }],
  ['what is beyond the card by the last payment', [card, cash, bank], 12_500, { toCard: 10_000, BANK_TRANSFER: 2500 }],
  ['a card at the desk is no link: it is recorded', [paid('p-3', 'CREDIT_CARD', 500)], 500, { CREDIT_CARD: 500 }],
  [
    'what went back already is not given back again',
    [cash, bank, paid('p-4', 'CASH', 3000, { kind: 'REFUND' })],
    7000,
    { BANK_TRANSFER: 6000, CASH: 1000 },
  ],
  ['a reversed payment brought nothing', [cash, { ...bank, status: 'REVERSED' }], 4000, { CASH: 4000 }],
])('PA4: %s', (_, payments, amount, { toCard = 0, ...byHand }: Record<string, number>) => {
  const ways = refundWays({ payments, amount });
  expect(ways.toCard).toBe(toCard);
  expect(Object.fromEntries(ways.byHand.map((way) => [way.method, way.amount]))).toEqual(byHand);
});

test('what is on its way to a card is not given back by it again', () => {
  const ways = refundWays({
    payments: [card, cash],
    onItsWay: [{ paymentId: 'card-1', amount: 10_000 }],
    amount: 4000,
  });
  expect(ways).toEqual({ toCard: 0, byHand: [{ method: 'CASH', amount: 4000 }] });
});
