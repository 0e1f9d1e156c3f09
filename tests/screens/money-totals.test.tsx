import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DepositTotals } from '../../src/features/money/DepositTotals.tsx';
import { PaymentTotals } from '../../src/features/money/PaymentTotals.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { DepositTotal, PaymentTotal } from '../../src/wire/money.ts';
import { fakeApi, signedIn } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

function open(Panel: typeof DepositTotals | typeof PaymentTotals, rows: readonly (PaymentTotal | DepositTotal)[]) {
  signedIn();
  const config = estatesConfig();
  holdConfig(config);
  fakeApi(() => ({ body: { rows } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Panel resource={config.resources['estates']!} />
    </QueryClientProvider>,
  );
}
const linesOf = async (name: string) =>
  within(await screen.findByRole('table', { hidden: true }))
    .getAllByRole('row', { name, hidden: true })
    .map((row) =>
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    );

it('payments: each currency has its own tile, lines and sums', async () => {
  const cash = { currency: 'EUR', method: 'CASH', in: 10_000, out: 2500, net: 7500, count: 2 };
  open(PaymentTotals, [cash, { ...cash, method: 'CARD', out: 0, net: 10_000 }, { ...cash, currency: 'TRY' }]);
  const [euros, lira] = await screen.findAllByRole('listitem');
  expect([euros?.textContent, lira?.textContent]).toEqual([
    'EUR · Net€175.00Payments: 4',
    'TRY · Net₺75.00Payments: 2',
  ]);
  expect(await linesOf('EUR 4 €200.00 €25.00 €175.00')).toEqual([['EUR', '4', '€200.00', '€25.00', '€175.00']]);
});

it('deposits: what is held of what is required, by state', async () => {
  const held = { currency: 'EUR', state: 'HELD', count: 1, required: 30_000, collected: 20_000, held: 20_000 };
  open(DepositTotals, [{ ...held, withheld: 0, refunded: 0 }]);
  expect((await screen.findByRole('listitem')).textContent).toBe('EUR · Still held€200.00Required: €300.00');
  expect(await linesOf('EUR · HELD 1 €300.00 €200.00 €200.00 €0.00 €0.00')).toHaveLength(1);
});
