import { expect, test } from 'vitest';
import { type AskedDeposit, depositBack } from './leave.ts';

const back = (asked: AskedDeposit, held = 10_000) =>
  depositBack({ asked: { settlesDeposit: true, ...asked }, held, currency: 'TRY' });

test.each<[string, AskedDeposit, number, number]>([
  ['all that is held goes back', { depositHeld: 10_000 }, 10_000, 10_000],
  ['what was held is not asked of others', {}, 10_000, 10_000],
  ['what a damage left of it goes back', { depositHeld: 2500 }, 2500, 2500],
  ['nothing is held', {}, 0, 0],
  ['nobody asked for it', { settlesDeposit: false, depositHeld: 1 }, 10_000, 0],
])('PA2: %s', (_, asked, held, expected) => {
  expect(back(asked, held)).toBe(expected);
});

test('PA2: what was given back, or kept, by somebody else meanwhile is not given back again', () => {
  expect(back({ depositHeld: 10_000 }, 7500)).toMatchObject({ refused: { status: 409, key: 'deposit.heldChanged' } });
});
