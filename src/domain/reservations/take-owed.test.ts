import { expect, test } from 'vitest';
import { type AskedOwed, takenOfOwed } from './take-owed.ts';

const taken = (asked: Partial<AskedOwed>, owed: number | null = 30_000) =>
  takenOfOwed({
    asked: { takes: true, seen: owed, amount: undefined, ...asked },
    owed,
    currency: 'TRY',
    fields: { seen: 'restOwed', amount: 'restNow' },
  });

test.each<[string, Partial<AskedOwed>, number]>([
  ['all of it, where no amount is named', {}, 30_000],
  ['a part of it', { amount: 5000 }, 5000],
  ['more than is owed, as a payment may be', { amount: 31_000 }, 31_000],
  ['nothing, where nobody takes any', { takes: false, seen: 1, amount: 5000 }, 0],
])('PA1: %s', (_, asked, amount) => {
  expect(taken(asked)).toBe(amount);
});

test.each<[string, Partial<AskedOwed>, number | null, string, string]>([
  ['less is owed by now', { seen: 50_000 }, 30_000, 'reservation.owedChanged', 'restOwed'],
  ['nothing is owed by now', { seen: 50_000 }, null, 'reservation.owedChanged', 'restOwed'],
  ['nobody said what they saw', { seen: undefined }, 30_000, 'reservation.owedChanged', 'restOwed'],
  ['the amount is nothing', { amount: 0 }, 30_000, 'payment.amountNeeded', 'restNow'],
  ['the amount is less than nothing', { amount: -5 }, 30_000, 'payment.amountNeeded', 'restNow'],
])('PA1: refused, %s', (_, asked, owed, key, field) => {
  expect(taken(asked, owed)).toMatchObject({ refused: { key, field } });
});
