import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import type { ClientPage, PageBlock } from '../../src/config/page-types.ts';
import '../../src/engine/page/PageScreen.tsx';
import '../../src/engine/page/drawings/CountedDrawing.tsx';
import '../../src/engine/page/blocks/rare/figure.tsx';
import '../../src/engine/page/drawings/OwnChartCard.tsx';
import '../../src/engine/page/blocks/rare/progress.tsx';
import '../../src/engine/page/blocks/rare/timeline.tsx';
import '../../src/engine/page/blocks/rare/panel.tsx';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { routedConfig } from './sample-orders.ts';

// There is no canvas here; what would be drawn is a matter of the drawing's own test.
const drawn = vi.hoisted(() => [] as unknown[]);
vi.mock('../../src/ui/chart/draw-chart.ts', () => ({
  drawChart: (_: unknown, figures: unknown) => {
    drawn.push(figures);
    return () => {};
  },
}));

const ORDERS = [
  { id: 1, order: 1, spent: 10.1, status: 'Delivered', startCity: 'Milan' },
  { id: 2, order: 2, spent: 20.2, status: 'Dispatched', startCity: 'Izmir' },
  { id: 3, order: 3, spent: 0, status: 'Delivered', startCity: 'Milan' },
];
const base = { label: { en: 'Block', tr: 'Blok' }, width: 'half' } as const;

function open(
  blocks: readonly PageBlock[],
  answer: () => { status?: number; body: unknown } = () => ({ body: { page: { orders: ORDERS }, n: 3 } }),
) {
  const page: ClientPage = {
    name: 'desk',
    label: { en: 'Desk', tr: 'Masa' },
    icon: '',
    more: [],
    route: '/desk',
    blocks,
  };
  const calls = fakeApi(answer);
  const panelAt = (name: string) => (name === 'mine' ? () => <p>Hand-written</p> : undefined);
  openScreen({ config: { ...routedConfig(), pages: { desk: page } }, path: '/desk', panelAt });
  return calls;
}

/** Cells of the rows of a table, without its head. */
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('blocks of what routes answer', () => {
  it('count and add the whole list, asked for by its own call', async () => {
    const calls = open([
      { ...base, id: 'a', type: 'chart', resource: 'orders', by: 'status', as: 'bars', how: 'sum' },
      { ...base, id: 'b', type: 'stat', resource: 'orders', of: 'spent', how: 'sum', tone: 'accent', icon: '' },
      { ...base, id: 'c', type: 'chart', resource: 'orders', by: 'startCity', as: 'bars', how: 'sum' },
    ]);
    expect(cellsOf(await screen.findByRole('table', { name: 'Block, by Status' }))).toEqual([
      ['Delivered', '2'],
      ['Dispatched', '1'],
      ['Out for Delivery', '0'],
    ]);
    expect(cellsOf(await screen.findByRole('table', { name: 'Block, by City' }))).toEqual([
      ['Milan', '2'],
      ['Izmir', '1'],
    ]);
    expect(await screen.findByText('$30.30')).toBeVisible();
    const asked = calls.map(({ url }) => url).filter((url) => url.includes('/shop/orders'));
    expect(new Set(asked)).toEqual(new Set(['/api/shop/orders?page=1&itemsPerPage=-1']));
  });

  it('are drawn with the same figures as a table, which opens', async () => {
    open([{ ...base, id: 'a', type: 'chart', resource: 'orders', by: 'status', as: 'donut', how: 'sum' }]);
    expect(await screen.findByRole('img', { name: 'Block, by Status' })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByText('Show as table'));
    expect(cellsOf(screen.getByRole('table', { name: 'Block, by Status' }))).toContainEqual(['Dispatched', '1']);
    expect(drawn.at(-1)).toMatchObject({ as: 'donut', series: [{ values: [2, 1, 0] }] });
  });

  it('say so when the call failed', async () => {
    open([{ ...base, id: 'a', type: 'chart', resource: 'orders', by: 'status', as: 'donut', how: 'sum' }], () => ({
      status: 500,
      body: { message: 'No' },
    }));
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible();
  });
});

describe('figures of a file', () => {
  const FIGURES: readonly PageBlock[] = [
    {
      ...base,
      id: 'a',
      type: 'figure',
      value: 4679.5,
      currency: 'USD',
      trend: -4.5,
      rising: 'good',
      values: [1, 2],
      tone: 'neutral',
    },
    { ...base, id: 'b', type: 'progress', rows: [{ label: { en: 'Chrome' }, value: 64.2, max: 100 }] },
    {
      ...base,
      id: 'c',
      type: 'timeline',
      entries: [{ time: { en: '2026-11-20' }, title: { en: 'Paid', tr: 'Ödendi' }, tone: 'success' }],
    },
    {
      ...base,
      label: { en: 'Drawn', tr: 'Çizim' },
      id: 'd',
      type: 'chart',
      as: 'column',
      isStacked: false,
      unit: { en: '%' },
      data: { labels: [{ en: '2026-03' }], series: [{ label: { en: 'Share', tr: 'Pay' }, values: [12.5] }] },
    },
    { ...base, label: { en: 'Part', tr: 'Kısım' }, id: 'e', type: 'panel', panel: 'mine' },
    { id: 'f', width: 'full', type: 'panel', panel: 'nobody' },
  ];

  it('are written as the language does', async () => {
    open(FIGURES);
    expect(await screen.findByText('$4,679.50')).toBeVisible();
    expect(screen.getByText('down by 4.5%')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Block so far: $1, $2' })).toBeInTheDocument();
    expect(screen.getByText('64.2%')).toBeVisible();
    expect(screen.getByText('20 Nov 2026')).toBeVisible();
    expect(await screen.findByText('Hand-written')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Part' })).toBeVisible();
    expect(screen.getByText(/nobody/)).toBeVisible();
    expect(cellsOf(await screen.findByRole('table', { name: 'Drawn', hidden: true }))).toEqual([['Mar', '12.5%']]);
  });

  it('move with today where they are counted from it', async () => {
    vi.setSystemTime(new Date('2026-03-01T09:00:00Z'));
    const title = { en: 'Paid' };
    open([
      { ...base, id: 'a', type: 'timeline', entries: [{ time: { en: '$today-1 09:30' }, title, tone: 'success' }] },
      {
        ...base,
        id: 'd',
        type: 'chart',
        as: 'column',
        isStacked: false,
        data: { labels: [{ en: '$month-1' }, { en: '$today-1' }], series: [{ label: title, values: [1, 2] }] },
      },
    ]);
    const told = await screen.findByText(/28 Feb 2026.*09:30/);
    expect(told).toHaveAttribute('datetime', '2026-02-28T06:30:00.000Z');
    expect(cellsOf(await screen.findByRole('table', { name: 'Block', hidden: true }))).toEqual([
      ['Feb', '1'],
      ['28 Feb 2026', '2'],
    ]);
    vi.useRealTimers();
  });

  it('are good or bad as the file says that a rise is', async () => {
    const figure = { ...base, type: 'figure', value: 3, values: [], tone: 'neutral' } as const;
    open([
      { ...figure, id: 'a', trend: -10, rising: 'bad' },
      { ...figure, id: 'b', trend: -20, rising: 'good' },
    ]);
    const arrowOf = async (words: string) => (await screen.findByText(words)).closest('.k-trend');
    expect(await arrowOf('down by 10%')).not.toHaveClass('k-trend-down');
    expect(await arrowOf('down by 20%')).toHaveClass('k-trend-down');
  });

  it('change with it', async () => {
    await i18next.changeLanguage('tr');
    open(FIGURES);
    await waitFor(() => expect(screen.getByText('$4.679,50')).toBeVisible());
    expect(screen.getByText('%4,5 düşüş')).toBeInTheDocument();
    expect(cellsOf(await screen.findByRole('table', { name: 'Çizim', hidden: true }))).toEqual([['Mar', '%12,5']]);
  });
});
