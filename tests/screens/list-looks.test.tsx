import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ClientResource } from '../../src/config/types.ts';
import type { PlaceMapProps } from '../../src/ui/map/map-types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, FIELDS, RECORD, sampleField } from './sample-estates.ts';

// Nothing is laid out here; tests/browser sees the real one.
vi.mock('../../src/ui/map/PlaceMap.tsx', () => ({
  default: ({ points = [], chosen, onPick }: PlaceMapProps) => (
    <div role="group" aria-label="Drawn map">
      {points.map(({ id, label }) => (
        <button key={id} type="button" aria-current={id === chosen} onClick={() => onPick?.(id)}>
          {`Pin ${label}`}
        </button>
      ))}
    </div>
  ),
}));

const LIST = '/v1/estates/list';
const block = estatesConfig().resources['estates']?.list as ClientResource['list'];
const place = sampleField('location', ['On the map', 'Haritada'], { type: 'location' });
const fields = Object.fromEntries([...FIELDS, place].map((field) => [field.name, field]));

it('a list becomes a map of the same filters and back; what has no place is in the list beside it', async () => {
  const rows = [
    { ...RECORD, id: 'e1', location: { lat: 37.02, lng: 27.43 } },
    { ...RECORD, id: 'e2', code: 'KNK-002', location: null },
  ];
  const calls = fakeApi(() => ({ body: { items: rows, total: 2 } }));
  const filters = 'filters[0][field]=view&filters[0][operator]=eq&filters[0][value]=active';
  const { here } = openScreen({
    config: estatesConfig({ fields, list: { ...block, map: 'location' } }),
    path: `${LIST}?${filters}`,
  });
  const toggle = await screen.findByRole('button', { name: 'Map' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(toggle);
  const map = await screen.findByRole('group', { name: 'Drawn map' });
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(here.search).toContain('look=map');
  await waitFor(() => expect(calls.at(-1)?.url).toContain('pageSize=500'));
  expect(calls.at(-1)?.url).toContain('view=active');
  expect(screen.getByText('1 of 2 on the map')).toBeVisible();
  expect(within(map).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /KNK-002.*no location/ })).toBeDisabled();
  // A pin chooses its home in the list, and the list its pin.
  await userEvent.click(within(map).getByRole('button', { name: 'Pin KNK-001 · Sea View' }));
  expect(screen.getByRole('button', { name: 'KNK-001 · Sea View' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(map).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(toggle);
  expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
  expect(here.search).not.toContain('look=map');
});

it('a list whose role may not read the place has no map', async () => {
  fakeApi(() => ({ body: { items: [RECORD], total: 1 } }));
  openScreen({ config: estatesConfig(), path: `${LIST}?look=map` });
  expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
});

it('a list of drafts names what each still needs; what is no draft needs nothing', async () => {
  const rows = [
    { ...RECORD, id: 'e1', status: 'DRAFT', propertyName: null, closeReason: 'New' },
    { ...RECORD, id: 'e2', code: 'KNK-002', status: 'DRAFT', closeReason: 'New' },
    { ...RECORD, id: 'e3', code: 'KNK-003' },
  ];
  fakeApi(() => ({ body: { items: rows, total: 3 } }));
  const list = { ...block, missing: true } as const;
  openScreen({ config: estatesConfig({ list, draft: { state: 'DRAFT', action: 'publish' } }), path: LIST });
  expect(await screen.findByRole('columnheader', { name: 'Missing' })).toBeVisible();
  const row = (code: string) =>
    screen.getAllByRole('row').find(({ textContent }) => textContent.includes(code)) ?? document.body;
  await waitFor(() => expect(row('KNK-001')).toHaveTextContent('Property name'));
  expect(row('KNK-002')).toHaveTextContent('Nothing is missing: ready for “Publish”.');
  expect(row('KNK-003')).not.toHaveTextContent(/missing|Property name/);
});

it('several choices and words in one cell are apart, so that each line of them begins and ends flush', async () => {
  const options = [
    { value: 'LIFT', label: { en: 'Lift', tr: 'Asansör' } },
    { value: 'POOL', label: { en: 'Pool', tr: 'Havuz' } },
  ];
  const has = sampleField('has', ['Has', 'Olanlar'], { type: 'enum', multiple: true, options });
  const words = sampleField('words', ['Words', 'Sözcükler'], { type: 'tags' });
  const rows = [{ ...RECORD, has: ['LIFT', 'POOL'], words: ['sea', 'quiet'] }];
  fakeApi(() => ({ body: { items: rows, total: 1 } }));
  const list = { ...block, columns: ['code', 'has', 'words'].map((field) => ({ field, sum: false })) };
  openScreen({ config: estatesConfig({ fields: { ...fields, has, words }, list }), path: LIST });
  expect((await screen.findByText('Lift')).closest('td')?.textContent).toBe('Lift Pool');
  expect(screen.getByText('sea').closest('td')?.textContent).toBe('sea quiet');
});
