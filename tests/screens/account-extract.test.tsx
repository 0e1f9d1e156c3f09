import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Extract } from '../../src/features/statements/Extract.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { Extract as Answer } from '../../src/wire/money.ts';
import { chosenIn } from './choose.ts';
import { type Call, fakeApi, signedIn } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

const statement = { date: '2026-10-05', docType: 'STATEMENT', docId: 'st-1', docName: '2026-09 · KNK-004' };
const ANSWER: Answer = {
  party: 'KNK-004 · Vine House',
  currency: 'EUR',
  currencies: ['TRY', 'EUR'],
  opening: 0,
  closing: 0,
  entries: [
    { ...statement, kind: 'STATEMENT', debit: 0, credit: 331_056, balance: -331_056 },
    { ...statement, kind: 'PAYOUT', debit: 331_056, credit: 0, balance: 0 },
  ],
};

function open(path: string): readonly Call[] {
  signedIn();
  holdConfig(estatesConfig());
  const calls = fakeApi(() => ({ body: ANSWER }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Extract by="estateId" id="est-0004" name="extract" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return calls;
}

it('an account opens in the currency that the server takes, and says whose it is and what else there is', async () => {
  const calls = open('/?from=2026-01-01&to=2026-08-31');
  const table = await screen.findByRole('table', { name: 'KNK-004 · Vine House, 01 Jan 2026 – 31 Aug 2026, EUR' });
  expect(calls[0]?.url).not.toContain('currency');
  expect(chosenIn(screen.getByRole('combobox', { name: 'Currency' }))).toBe('EUR');
  expect(screen.getByText('This account also has movements in TRY.')).toBeVisible();
  expect(within(table).getByText('Statement · September 2026 · KNK-004')).toBeVisible();
  expect(within(table).getByText('Payout · September 2026 · KNK-004')).toBeVisible();
});

it('a currency in the address is asked for', async () => {
  const calls = open('/?currency=USD');
  await waitFor(() => expect(calls[0]?.url).toContain('currency=USD'));
});
