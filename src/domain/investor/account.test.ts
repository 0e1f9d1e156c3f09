import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountExtract, type AccountStatement } from './account.ts';

const statement = (change: Partial<AccountStatement>): AccountStatement => ({
  id: 's1',
  estateId: 'e1',
  year: 2026,
  month: 9,
  currency: 'TRY',
  amount: 2_330_000,
  withholdingTax: 466_000,
  publishedOn: '2026-10-05',
  ...change,
});

describe('AC6: the account of an owner', () => {
  it('owes the amount without its tax until it is paid out', () => {
    const paid = statement({ payout: { on: '2026-10-10', amount: 1_864_000 } });
    const { opening, entries, closing } = accountExtract([paid], { from: '2026-10-01', to: '2026-10-31' });
    expect(opening).toBe(0);
    expect(entries.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance])).toEqual([
      ['STATEMENT', 0, 2_330_000, 2_330_000],
      ['WITHHOLDING', 466_000, 0, 1_864_000],
      ['PAYOUT', 1_864_000, 0, 0],
    ]);
    expect(closing).toBe(0);
  });

  it('shows a month that ended below zero as what the owner owes', () => {
    const { entries, closing } = accountExtract([statement({ amount: -185_050, withholdingTax: 0 })], {
      from: '2026-10-01',
      to: '2026-12-31',
    });
    expect(entries).toMatchObject([{ kind: 'STATEMENT', debit: 185_050, credit: 0, balance: -185_050 }]);
    expect(closing).toBe(-185_050);
  });

  it('the closing of a span is the opening of the next, whatever happened', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-10-${String(number).padStart(2, '0')}`);
    const any = fc.record({
      id: fc.uuid(),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      withholdingTax: fc.integer({ min: 0, max: 100_000 }),
      publishedOn: day,
      payout: fc.option(fc.record({ on: day, amount: fc.integer({ min: 1, max: 900_000 }) }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 2, max: 27 }), (made, cut) => {
        const all = made.map(({ payout, ...rest }) => statement({ ...rest, ...(payout ? { payout } : {}) }));
        const until = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;
        const first = accountExtract(all, { from: '2026-10-01', to: until(cut) });
        const second = accountExtract(all, { from: until(cut + 1), to: '2026-10-31' });
        expect(second.opening).toBe(first.closing);
        const sum = all.reduce(
          (total, { amount, withholdingTax, payout }) => total + amount - withholdingTax - (payout?.amount ?? 0),
          0,
        );
        expect(second.closing).toBe(sum);
      }),
    );
  });
});
