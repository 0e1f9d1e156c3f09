import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Lazy; loaded here, no test waits for their first transformation.
import '../../src/engine/list/bulk/PickBar.tsx';
import '../../src/engine/list/ListSums.tsx';
import type { ClientConfig } from '../../src/config/types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';

/** Sale prices and nights add up. */
function summing(): ClientConfig {
  const { list } = estatesConfig().resources['estates']!;
  const columns = [
    { field: 'code', sum: false },
    { field: 'nights', sum: true },
    { field: 'salePrice', sum: true },
  ];
  return estatesConfig({ list: { ...list, columns } });
}
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...RECORD,
    id: `e${index}`,
    code: `KNK-${index}`,
    isForSale: true,
    salePrice: 100_000,
  }));
const TOTALS = {
  count: 43,
  sums: [],
  totals: {
    nights: [{ currency: '', sum: 215, count: 43 }],
    salePrice: [{ currency: 'EUR', sum: 4_300_000, count: 43 }],
  },
};
function fakeList(total: number, stats: () => { status?: number; body: unknown } = () => ({ body: TOTALS })) {
  const calls = fakeApi(({ url }) =>
    url.includes('/_stats') ? stats() : { body: { items: rowsOf(Math.min(total, 10)), total } },
  );
  return () => calls.map(({ url }) => url).filter((url) => url.includes('/_stats'));
}

afterEach(() => vi.unstubAllGlobals());

describe('the sums of a list', () => {
  it('are those of all records that its question finds, asked for after the rows and once for all pages', async () => {
    const asked = fakeList(43);
    openScreen({
      config: summing(),
      path: `${LIST}?filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=ACTIVE`,
    });
    expect(await screen.findByText('Sale price, all rows')).toBeInTheDocument();
    expect(await screen.findByText('€43,000.00')).toBeInTheDocument();
    expect(screen.getByText('215')).toBeInTheDocument();
    const [call] = asked();
    expect(call).toContain('status=ACTIVE');
    expect(new URL(call ?? '', 'http://x').searchParams.get('_totals')).toBe('nights,salePrice');
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    await waitFor(() => expect(screen.getByText('11–20 of 43')).toBeInTheDocument());
    expect(asked()).toHaveLength(1);
  });
  it('are added up here where all records are on the screen', async () => {
    const asked = fakeList(3);
    openScreen({ config: summing(), path: LIST });
    expect(await screen.findByText('€3,000.00')).toBeInTheDocument();
    expect(screen.getByText('15')).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });
  it('are left out where the server has none, and the list stays', async () => {
    const asked = fakeList(43, () => ({ status: 500, body: { message: 'No' } }));
    openScreen({ config: summing(), path: LIST });
    await screen.findByText('KNK-0');
    await waitFor(() => expect(asked().length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByText('Sale price, all rows')).toBeNull());
    expect(screen.getByText('KNK-0')).toBeInTheDocument();
  });
  it('of ticked rows stand beside their number', async () => {
    fakeList(43);
    openScreen({ config: summing(), path: LIST });
    fireEvent.click(await screen.findByText('Select'));
    for (const code of ['KNK-1', 'KNK-2']) fireEvent.click(await screen.findByLabelText(`Select ${code} · Sea View`));
    const bar = await screen.findByLabelText('Selected rows');
    expect(bar).toHaveTextContent('2 selected');
    expect(bar).toHaveTextContent('Sale price€2,000.00');
  });
});
