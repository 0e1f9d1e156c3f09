import { describe, expect, test } from 'vitest';
import { byOddity, isAsSeen, odditiesOf, type StatementFacts } from './oddities.ts';

const FINE: StatementFacts = {
  amount: 100_000,
  balance: 100_000,
  currency: 'TRY',
  lacksRate: false,
  isStale: false,
  hasAccount: true,
  payoutCurrency: 'TRY',
  isUsualCurrency: false,
  iban: 'TR330006100519786457841326',
  lastIban: 'TR330006100519786457841326',
  amountBefore: 100_000,
  stays: [{ code: 'R-1', isFinished: true, isPaid: true }],
  withoutPaper: [],
};
const codesOf = (more: Partial<StatementFacts>) => odditiesOf({ ...FINE, ...more }).map(({ code }) => code);

test('a statement with nothing odd may be published unseen', () => expect(codesOf({})).toEqual([]));

describe('each oddity has its rule', () => {
  test.each<[string, Partial<StatementFacts>]>([
    ['NO_RATE', { lacksRate: true }],
    ['STALE', { isStale: true }],
    ['EARLIER_OPEN', { earlierOpen: '2026-09' }],
    ['NEGATIVE', { balance: -1 }],
    ['NO_IBAN', { iban: '' }],
    ['WRONG_IBAN', { iban: 'TR330006100519786457841327', lastIban: '' }],
    ['IBAN_CHANGED', { lastIban: 'DE89370400440532013000' }],
    ['CURRENCY', { payoutCurrency: 'EUR' }],
    ['NO_ACCOUNT', { hasAccount: false }],
    ['STAYS_OPEN', { stays: [{ code: 'R-1', isFinished: false, isPaid: true }] }],
    ['STAYS_UNPAID', { stays: [{ code: 'R-1', isFinished: true, isPaid: false }] }],
    ['NO_PAPER', { withoutPaper: ['E-1'] }],
    ['MUCH_LESS', { amount: 39_999 }],
    ['MUCH_MORE', { amount: 250_001 }],
  ])('%s', (code, more) => expect(codesOf(more)).toEqual([code]));

  test('at its limit an amount is neither much less nor much more', () => {
    expect([codesOf({ amount: 40_000 }), codesOf({ amount: 250_000 })]).toEqual([[], []]);
    expect(codesOf({ amount: 1, amountBefore: undefined })).toEqual([]);
  });
  test('nobody is paid a debt, so it needs neither an IBAN nor an account', () => {
    expect(codesOf({ balance: -1, iban: '', hasAccount: false, payoutCurrency: 'EUR' })).toEqual(['NEGATIVE']);
    expect(codesOf({ balance: 0, iban: '', hasAccount: false })).toEqual([]);
  });
  test('a currency that was published before is odd no more', () => {
    expect(codesOf({ payoutCurrency: 'EUR', isUsualCurrency: true })).toEqual([]);
  });
  test('it names what it is about', () => {
    const stays = [
      { code: 'R-1', isFinished: false, isPaid: false },
      { code: 'R-2', isFinished: true, isPaid: false },
    ];
    expect(odditiesOf({ ...FINE, stays, earlierOpen: '2026-09' })).toEqual([
      { code: 'EARLIER_OPEN', month: '2026-09' },
      { code: 'STAYS_OPEN', codes: ['R-1'] },
      { code: 'STAYS_UNPAID', codes: ['R-1', 'R-2'] },
    ]);
  });
});

test('what weighs most stands on top, what is fine at the end', () => {
  const rows = [
    { id: 'fine', oddities: [] },
    { id: 'less', oddities: [{ code: 'MUCH_LESS' as const }] },
    { id: 'debt', oddities: [{ code: 'NEGATIVE' as const }] },
    { id: 'more', oddities: [{ code: 'NEGATIVE' as const }, { code: 'NO_PAPER' as const }] },
  ];
  expect(byOddity(rows).map(({ id }) => id)).toEqual(['more', 'debt', 'less', 'fine']);
});

test('what somebody has not seen is not decided by them', () => {
  expect(isAsSeen([{ code: 'NEGATIVE' }], ['NEGATIVE', 'NO_PAPER'])).toBe(true);
  expect(isAsSeen([{ code: 'NEGATIVE' }], [])).toBe(false);
  expect(isAsSeen([], [])).toBe(true);
});
