import { expect, test } from 'vitest';
import { refuseUndoneCharges } from './charge-step.ts';

const beer = { code: 'CH-1', bornBy: 'GUEST' };
const step = {
  charges: [beer, { ...beer, code: 'CH-2' }],
  stay: { status: 'SUCCESSFUL', totalPrice: 45_000, chargesTotal: 0, paidAmount: 45_000 },
  code: 'R-1',
  isPaidSince: false,
};

test('charges that were added together are taken back together', () => {
  expect(refuseUndoneCharges(step)).toBeUndefined();
});

test.each([
  ['there are none any more', { charges: [] }, 'charge.undoNone'],
  ['one is the owner’s by now', { charges: [beer, { ...beer, bornBy: 'OWNER' }] }, 'charge.undoMoved'],
  ['the guest has paid them', { stay: { ...step.stay, paidAmount: 45_800 }, isPaidSince: true }, 'charge.undoPaid'],
])('not where %s', (_, change, key) => {
  expect(refuseUndoneCharges({ ...step, ...change })?.key).toBe(key);
});

test('what was paid too much before does not stand in the way, nor a payment that leaves something to pay', () => {
  expect(refuseUndoneCharges({ ...step, stay: { ...step.stay, paidAmount: 46_000 } })).toBeUndefined();
  expect(
    refuseUndoneCharges({ ...step, stay: { ...step.stay, paidAmount: 40_000 }, isPaidSince: true }),
  ).toBeUndefined();
});
