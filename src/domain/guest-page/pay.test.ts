import { expect, test } from 'vitest';
import { MAX_TRIES, type CardOrder, type OrderedStay } from '../card-payment/order.ts';
import { payWay } from './pay.ts';

const now = '2026-12-01T09:00:00.000Z';
const stay: OrderedStay = { code: 'R-1', status: 'SUCCESSFUL', currency: 'EUR', remainingPrice: 45_000 };
const order: CardOrder = {
  id: 'ord-1',
  status: 'WAITING',
  amount: 45_000,
  total: 45_900,
  currency: 'EUR',
  expiresAt: '2026-12-03T09:00:00.000Z',
};
const tries = Array.from({ length: MAX_TRIES }, (_, index) => ({
  ...({ ref: `t.${index}`, state: 'FAILED', installment: 1, at: now } as const),
}));

test.each<[string, Partial<OrderedStay>, readonly Partial<CardOrder>[], object]>([
  ['none yet', {}, [], { kind: 'MAKE' }],
  ['one that fits', {}, [{}], { kind: 'USE', id: 'ord-1' }],
  ['one for less', {}, [{ amount: 10_000 }], { kind: 'MAKE' }],
  ['one for more', {}, [{ amount: 50_000 }], { kind: 'MAKE' }],
  ['one that is over', {}, [{ expiresAt: now }], { kind: 'MAKE' }],
  ['one that was withdrawn', {}, [{ status: 'CANCELLED' }], { kind: 'MAKE' }],
  ['one without tries left', {}, [{ tries }], { kind: 'NONE' }],
  ['one without tries left, whose time is over', {}, [{ tries, expiresAt: now }], { kind: 'MAKE' }],
  ['one without tries, and one that fits', {}, [{ tries, id: 'ord-0' }, {}], { kind: 'USE', id: 'ord-1' }],
  ['nothing left', { remainingPrice: 0 }, [{}], { kind: 'NONE' }],
  ['a cancelled stay', { status: 'CANCELLED' }, [], { kind: 'NONE' }],
  ['a hold that is over', { status: 'PENDING', holdExpiresAt: now }, [], { kind: 'NONE' }],
])('%s', (_name, of, orders, expected) => {
  expect(payWay({ stay: { ...stay, ...of }, orders: orders.map((each) => ({ ...order, ...each })), now })).toEqual(
    expected,
  );
});
