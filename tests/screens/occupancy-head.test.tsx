import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OccupancyHead } from '../../src/features/reports/OccupancyHead.tsx';
import type { OccupancyReport } from '../../src/wire/reports.ts';
import { signedIn } from './fake-api.ts';

it('RevPAR is one figure in the company’s currency, with the rates it was made by', () => {
  signedIn();
  const totals: OccupancyReport['totals'] = {
    estates: 2,
    totalNights: 62,
    guestNights: 10,
    ownerNights: 0,
    outOfOrderNights: 0,
    availableNights: 62,
    occupancy: 16.13,
    adjustedOccupancy: 16.13,
    money: [
      { currency: 'EUR', guestNights: 6, revenue: 10_000, adr: 1667 },
      { currency: 'TRY', guestNights: 4, revenue: 120_000, adr: 30_000 },
    ],
    company: { revenue: 620_000, adr: 62_000, revPar: 10_000 },
  };
  const part = {
    month: '2026-05',
    currency: 'EUR',
    revenue: 10_000,
    amount: 500_000,
    rate: '50',
    rateDate: '2026-05-29',
  };
  const late = { ...part, month: '2026-03', amount: null, rate: null, rateDate: null };
  render(<OccupancyHead totals={totals} currency="TRY" converted={[late, part]} />);
  expect(screen.getByText('₺100.00')).toBeVisible();
  expect(screen.getByText('₺6,200.00 ÷ 62')).toBeVisible();
  expect(screen.getByText('May 2026: €100.00 at 50 (29 May 2026) = ₺5,000.00')).toBeInTheDocument();
  expect(screen.getByText('March 2026: no rate for €100.00')).toBeInTheDocument();
});
