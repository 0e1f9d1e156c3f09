import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import MoveDialog from '../../src/features/reservations/tape/MoveDialog.tsx';
import type { PlacedStay } from '../../src/features/reservations/tape/as-lifted.ts';
import type { CheckedMove } from '../../src/wire/moves.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig } from './sample-estates.ts';

const nights = { checkIn: '2026-06-20', checkOut: '2026-06-23' };
const lifted: PlacedStay = {
  stay: {
    id: 's1',
    code: 'R-1',
    ...nights,
    status: 'SUCCESSFUL',
    version: 1,
    holdExpiresAt: null,
    guest: 'Ayşe',
    currency: 'TRY',
    total: 1_200_000,
    remaining: 0,
    payment: 'PAID',
    channel: null,
    arrival: null,
    departure: null,
  },
  from: { id: 'e1', code: 'KNK-1', name: 'Lodos Villa' },
  to: { home: { id: 'e2', code: 'KNK-2' }, ...nights },
  keepPrice: false,
  changeReason: '',
};
const WHY = 'The stay has payments in TRY, the home is priced in EUR.';

/** The dialog after a drop; the server says of the kept price, and of a new one, whether it can be. */
function openDialog(kept: Partial<CheckedMove>, anew: Partial<CheckedMove>) {
  const base = estatesConfig();
  const estates = base.resources['estates']!;
  const keepPrice = { ...estates.fields['propertyName']!, name: 'keepPrice', writable: true };
  const fields = { ...estates.fields, keepPrice };
  const show = { layout: 'sections' as const, sections: [{ kind: 'panel' as const, panel: 'move', roles: [] }] };
  fakeApi(({ url, body }) => {
    if (!url.endsWith('/tape/moves')) return { body: { id: 'e1', items: [], total: 0, version: 1 } };
    const { moves } = body as { moves: readonly { keepPrice: boolean }[] };
    const said = moves[0]?.keepPrice ? kept : anew;
    return { body: { items: [{ id: 's1', code: 'R-1', total: 1_200_000, isFree: true, ...said }], told: [] } };
  });
  const nothing = () => undefined;
  openScreen({
    config: { ...base, resources: { estates: { ...estates, fields, show } } },
    path: '/v1/estates/show/e1',
    panelAt: () => () => (
      <MoveDialog lifted={lifted} plan={[]} onSave={() => Promise.resolve()} onPlan={nothing} onClose={nothing} />
    ),
  });
  return screen.findByRole('radiogroup', { name: /Which price/ });
}

it('says that there is no new price, and why, before anybody chooses it', async () => {
  const choice = await openDialog({ record: { id: 's1' } }, { isFree: false, errors: { estateId: [WHY] } });
  expect(await within(choice).findByText(WHY)).toBeVisible();
  expect(within(choice).getByText('no price')).toBeVisible();
  expect(within(choice).getByRole('radio', { name: /Keep the agreed price/ })).toBeChecked();
  expect(within(choice).getByRole('radio', { name: /Recalculate the price/ })).toBeDisabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says it once where the home is taken at either price', async () => {
  const taken = { isFree: false, errors: { estateId: ['Taken by R-2.'] } };
  const choice = await openDialog(taken, taken);
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken by R-2.');
  expect(within(choice).queryByText('Taken by R-2.')).toBeNull();
});

it('compares the prices where there are two', async () => {
  const record = { id: 's1', totalPrice: 1_300_000, currency: 'TRY' };
  const choice = await openDialog({ record }, { record });
  expect(await within(choice).findByText(/Difference: \+₺1,000.00/)).toBeVisible();
  expect(within(choice).getByRole('radio', { name: /Recalculate the price/ })).toBeEnabled();
});

it('calls homes by their names', async () => {
  await openDialog({ record: { id: 's1' } }, { record: { id: 's1' } });
  expect((await screen.findByText('KNK-1')).closest('td')).toHaveTextContent('Lodos Villa · KNK-1');
});
