import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addDays, dayNumber } from '../../src/domain/calendar/iso-date.ts';
import type { GridAnswer } from '../../src/wire/price-grid.ts';
import PriceDays from '../../src/features/prices/grid/PriceDays.tsx';
import { useGrid } from '../../src/features/prices/grid/use-grid.ts';
import { useSheet } from '../../src/features/prices/grid/use-sheet.ts';
import { fakeApi, signedIn } from './fake-api.ts';

const TODAY = '2026-06-21';

/** Two homes; every night costs 100 and is nobody's own. */
function answer(url: string): GridAnswer {
  const { searchParams } = new URL(url, 'http://x');
  const from = searchParams.get('from')!;
  const to = searchParams.get('to')!;
  const runs = [dayNumber(to) - dayNumber(from), 10_000, 0, 1, 0];
  return {
    from,
    to,
    today: TODAY,
    roundTo: 1,
    total: 2,
    pageNumber: 0,
    pageSize: 50,
    runs: [runs, runs],
    own: [[], []],
    sold: [[], [0, dayNumber(to) - dayNumber(from)]],
    sources: [['ESTATE', '', '']],
    estates: [
      ['a', 'KNK-1', 'Sea view', 'EUR', 'ACTIVE'],
      ['b', 'KNK-2', 'Sea side', 'EUR', 'ACTIVE'],
    ],
  };
}

function Phone({ canEdit }: { readonly canEdit: boolean }) {
  const { store, revision } = useGrid('');
  const tools = useSheet(store, revision);
  const first = dayNumber(TODAY);
  const row = 1;
  return (
    <>
      <PriceDays {...{ store, tools, first, row, canEdit }} today={first} onRow={() => undefined} />
      <output>{tools.sheet.count}</output>
    </>
  );
}
const open = (canEdit = true) => {
  signedIn();
  fakeApi(({ url }) => ({ body: answer(url) }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Phone canEdit={canEdit} />
    </QueryClientProvider>,
  );
};

it('on a phone a whole month is priced in one go: its nights from today on, those not shown yet too', async () => {
  open();
  const july = await screen.findByRole('region', { name: 'July 2026' });
  // 28 days are shown, of July the first 18.
  await waitFor(() => expect(within(july).getAllByRole('textbox', { name: /^Price on/ })).toHaveLength(18));
  const field = within(july).getByRole('textbox', { name: 'Price or change for all nights of July 2026' });
  await userEvent.type(field, '+10%');
  await userEvent.click(within(july).getByRole('button', { name: 'Set prices' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('31'));
  expect(within(july).getAllByRole('textbox', { name: /^Price on/ })[0]).toHaveValue('110.00');
  const june = screen.getByRole('region', { name: 'June 2026' });
  expect(within(june).getAllByRole('textbox', { name: /^Price on/ })[0]).toHaveValue('100.00');
  await userEvent.type(within(june).getByRole('textbox', { name: /^Price or change/ }), '90{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('41')); // ten of June are left
  expect(addDays(TODAY, 9)).toBe('2026-06-30');
});

it('on a phone More narrows a month to its weekends and sets its minimum nights', async () => {
  open();
  const july = await screen.findByRole('region', { name: 'July 2026' });
  await userEvent.click(await within(july).findByText('More'));
  await userEvent.click(within(july).getByRole('checkbox', { name: 'Weekend nights only' }));
  await userEvent.type(within(july).getByRole('textbox', { name: /^Price or change/ }), '+10%{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^9$/)); // five Fridays, four Saturdays
  await userEvent.type(within(july).getByRole('spinbutton', { name: 'Minimum nights in July 2026' }), '3{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^31$/));
});

it('whoever may only look has no way to price a month', async () => {
  open(false);
  const july = await screen.findByRole('region', { name: 'July 2026' });
  expect(within(july).queryByRole('textbox')).toBeNull();
});

it('says which nights somebody has', async () => {
  open(false);
  expect(await screen.findAllByText('Sold')).not.toHaveLength(0);
});
