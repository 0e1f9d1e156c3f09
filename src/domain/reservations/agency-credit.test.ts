import { describe, expect, test } from 'vitest';
import { agencyCredit, type AgencyStay, type AgencyTerms } from './agency-credit.ts';

const today = '2026-11-20';
const stay = (more: Partial<AgencyStay> = {}): AgencyStay => ({
  status: 'SUCCESSFUL',
  currency: 'TRY',
  checkOut: '2026-12-05',
  totalPrice: 100_00,
  paidAmount: 0,
  ...more,
});
const inCurrency = (minor: number, currency: string) =>
  currency === 'TRY' ? minor : currency === 'EUR' ? minor * 40 : undefined;
const credit = (terms: AgencyTerms, stays: readonly AgencyStay[]) =>
  agencyCredit({ terms: { currency: 'TRY', ...terms }, stays, today, inCurrency });

describe('what an agency owes', () => {
  test('is what remains of its stays; of those that came to nothing, or were overpaid, nothing', () => {
    const stays = [stay(), stay({ paidAmount: 40_00 }), stay({ paidAmount: 150_00 }), stay({ status: 'CANCELLED' })];
    expect(credit({}, stays)).toEqual({ open: 160_00, overdue: 0, overdueStays: 0, beyond: undefined });
  });
  test('counts in the agency’s currency; without a rate not at all', () => {
    expect(credit({}, [stay(), stay({ currency: 'EUR', totalPrice: 2_00 }), stay({ currency: 'USD' })]).open).toBe(
      180_00,
    );
  });
  test.each([
    [undefined, undefined],
    [100_00, undefined],
    [99_99, 99_99],
    [0, 0],
  ])('with a limit of %s: beyond %s', (creditLimit, beyond) => {
    expect(credit(creditLimit === undefined ? {} : { creditLimit }, [stay()]).beyond).toBe(beyond);
  });
  test('is overdue the day after the term; without a term never', () => {
    const left = stay({ status: 'FINISHED', checkOut: '2026-11-05' });
    expect(credit({ paymentTermDays: 15 }, [left]).overdueStays).toBe(0);
    expect(credit({ paymentTermDays: 14 }, [left, stay()])).toMatchObject({ overdue: 100_00, overdueStays: 1 });
    expect(credit({ paymentTermDays: 0 }, [{ ...left, paidAmount: 100_00 }]).overdueStays).toBe(0);
    expect(credit({}, [left]).overdueStays).toBe(0);
  });
});
