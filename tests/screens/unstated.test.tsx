import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OccupancyHead } from '../../src/features/reports/OccupancyHead.tsx';
import { Unstated } from '../../src/features/statements/Unstated.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { OccupancyReport } from '../../src/wire/reports.ts';
import type { UnstatedReport } from '../../src/wire/statements.ts';
import { fakeApi, signedIn } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

const row: UnstatedReport['rows'][number] = {
  ...{ period: '2026-09', investorId: 'inv-1', investor: 'Ayşe Yılmaz', source: 'RESERVATION', refId: 'res-1' },
  ...{ code: 'R-000436', date: '2026-09-12', amount: 12_345, currency: 'EUR', reason: 'NO_RATE' },
  ...{ estateId: 'est-0001', estateCode: 'KNK-001', estate: 'Vine House' },
};
const ANSWER: UnstatedReport = {
  ...{ since: '2026-09', until: '2026-10' },
  rows: [row, { ...row, refId: 'rch-1', code: 'RC-000012', source: 'CHARGE', amount: -5000, reason: 'NEXT' }],
};

function open(can: readonly string[]) {
  signedIn();
  const config = estatesConfig();
  holdConfig(config);
  const calls = fakeApi(() => ({ body: ANSWER }));
  const resource = { ...config.resources['estates']!, can };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Unstated config={config} resource={resource} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return calls;
}

it('what no statement holds is listed by why, with month, home, owner and amount', async () => {
  open(['publish']);
  fireEvent.click(await screen.findByText('Not stated yet: 2'));
  const missing = await screen.findByRole('table', { name: 'Exchange rate missing' });
  const cells = within(missing).getAllByRole('row').at(1);
  expect(cells).toHaveTextContent('R-000436Vine House · KNK-001Ayşe Yılmaz12 Sept 2026€123.45');
  const next = screen.getByRole('table', { name: 'Month closed: goes into the next statement' });
  expect(within(next).getByText('-€50.00')).toBeInTheDocument();
});

it('is not asked for by who makes no statements', () => {
  expect(open([])).toEqual([]);
  expect(screen.queryByText(/Not stated yet/)).toBeNull();
});

it('RevPAR is one figure in the company’s currency, with the rates it was made by', () => {
  signedIn();
  const totals: OccupancyReport['totals'] = {
    ...{ estates: 2, totalNights: 62, guestNights: 10, ownerNights: 0, outOfOrderNights: 0, availableNights: 62 },
    ...{ occupancy: 16.13, adjustedOccupancy: 16.13 },
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
