import { expect, test } from 'vitest';
import { type AskedDeposit, settleDeposit } from './leave.ts';

const settle = (asked: AskedDeposit, { held = 10_000, hasPicture = true } = {}) =>
  settleDeposit({ asked: { settlesDeposit: true, ...asked }, held, hasPicture, currency: 'TRY' });

test.each<[string, AskedDeposit, object | undefined]>([
  ['all of it goes back', { depositHeld: 10_000 }, { kept: 0, back: 10_000 }],
  ['a part is kept for a damage', { depositKept: 2500, keptReason: 'Lamp' }, { kept: 2500, back: 7500 }],
  ['all of it is kept', { depositKept: 10_000, keptReason: 'Floor' }, { kept: 10_000, back: 0 }],
  ['nobody asked for it', { settlesDeposit: false }, undefined],
])('PA2: %s', (_, asked, settled) => {
  expect(settle(asked)).toEqual(settled);
});

test.each<[string, AskedDeposit, { held?: number; hasPicture?: boolean }, string]>([
  ['more than is held', { depositKept: 10_001, keptReason: 'Lamp' }, {}, 'deposit.tooMuch'],
  ['without a reason', { depositKept: 1, keptReason: ' ' }, {}, 'deposit.reason'],
  ['without a picture', { depositKept: 1, keptReason: 'Lamp' }, { hasPicture: false }, 'deposit.picture'],
  ['given back by somebody else meanwhile', { depositHeld: 10_000 }, { held: 0 }, 'deposit.heldChanged'],
])('PA2: not %s', (_, asked, facts, key) => {
  expect(settle(asked, facts)).toMatchObject({ refused: { key } });
});

test('nothing is settled where nothing is held', () => {
  expect(settle({}, { held: 0 })).toBeUndefined();
});
