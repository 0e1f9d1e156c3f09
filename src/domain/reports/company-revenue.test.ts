import { describe, expect, test } from 'vitest';
import { companyBook } from './company-revenue.ts';
import { addTally, emptyTally, figuresOf, type Tally } from './occupancy.ts';

const rate = (date: string, buying: number, currency = 'EUR') => ({
  currency,
  date,
  buying,
  selling: buying + 1,
  source: 'TCMB',
});
const rates = [rate('2026-04-30', 48), rate('2026-05-29', 50), rate('2026-06-10', 52), rate('2026-05-29', 40, 'USD')];
const tally = (money: Tally['money']): Tally => ({ ...emptyTally(), totalNights: 31, guestNights: 10, money });
const book = (currency = 'TRY') => companyBook({ currency, rates, today: '2026-06-15' });

describe('OPS6: revenue in the company’s currency', () => {
  test('each month by its last rate, one that is not over by today’s, with the parts', () => {
    const may = tally({ EUR: { guestNights: 6, revenue: 10_000 }, TRY: { guestNights: 4, revenue: 120_000 } });
    const june = tally({ EUR: { guestNights: 10, revenue: 10_000 } });
    const all = emptyTally();
    const { convert, parts } = book();
    convert(may, '2026-05');
    convert(june, '2026-06');
    for (const month of [may, june]) addTally(all, month);
    // 100.00 × 50 + 1,200.00 = 6,200.00 over ten guest nights and 31 nights for sale.
    expect(figuresOf(may).company).toEqual({ revenue: 620_000, adr: 62_000, revPar: 20_000 });
    expect(figuresOf(all).company).toMatchObject({ revenue: 1_140_000, revPar: 18_387 });
    expect(parts()).toEqual([
      { month: '2026-05', currency: 'EUR', revenue: 10_000, amount: 500_000, rate: '50', rateDate: '2026-05-29' },
      { month: '2026-06', currency: 'EUR', revenue: 10_000, amount: 520_000, rate: '52', rateDate: '2026-06-10' },
    ]);
  });
  test('a rate that is missing leaves no figure instead of a wrong one, and is named', () => {
    const march = tally({ EUR: { guestNights: 1, revenue: 100 } });
    const { convert, parts } = book();
    convert(march, '2026-03');
    expect(figuresOf(march).company).toEqual({ revenue: null, adr: null, revPar: null });
    expect(parts()).toMatchObject([{ month: '2026-03', currency: 'EUR', amount: null, rate: null }]);
  });
  test('of a company that counts in another currency', () => {
    const may = tally({ TRY: { guestNights: 1, revenue: 100_000 }, USD: { guestNights: 1, revenue: 10_000 } });
    book('EUR').convert(may, '2026-05');
    expect(figuresOf(may).company.revenue).toBe(2000 + 8000);
  });
});
