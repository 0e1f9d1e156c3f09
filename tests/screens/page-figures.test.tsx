import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientPage, PageBlock } from '../../src/config/page-types.ts';
import type { Action, ClientConfig } from '../../src/config/types.ts';
import '../../src/engine/page/PageScreen.tsx';
import '../../src/engine/page/blocks/rare/board.tsx';
import '../../src/engine/page/blocks/rare/calendar.tsx';
import '../../src/engine/page/blocks/rare/markdown.tsx';
import '../../src/engine/page/blocks/rare/pivot.tsx';
import '../../src/engine/page/figures/SpanTile.tsx';
import '../../src/engine/page/drawings/CountedDrawing.tsx';
import type { Stats } from '../../src/config/figures.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const drawn = vi.hoisted(() => [] as { figures: unknown; onPick: (place: number) => void }[]);
vi.mock('../../src/ui/chart/draw-chart.ts', () => ({
  drawChart: (_: unknown, figures: unknown, { onPick }: { onPick: (place: number) => void }) => {
    drawn.push({ figures, onPick });
    return () => {};
  },
}));

const label = { en: 'Block', tr: 'Blok' };
const base = { id: 'a', label, width: 'full', resource: 'estates' } as const;
const eur = (sum: number, count: number) => [{ currency: 'EUR', sum, count }];

function open(
  block: PageBlock,
  answer: (url: string) => unknown,
  rows: readonly object[] = [],
  more: ClientConfig['pages'] = {},
) {
  const page: ClientPage = { name: 'desk', label, icon: '', more: [], route: '/desk', blocks: [block] };
  const calls = fakeApi(({ url, method }) => {
    if (method === 'POST') return { body: { ...RECORD, status: 'DRAFT' } };
    if (url.includes('_stats')) return { body: answer(url) };
    return { body: { items: rows, total: rows.length } };
  });
  const close = { ...estatesConfig().resources['estates']?.actions['close'], ask: [] } as unknown as Action;
  const { confirm: _, ...plain } = close;
  const actions = { close: { ...plain, name: 'close', from: ['ACTIVE'], set: { status: 'DRAFT' }, danger: false } };
  const view = openScreen({ config: { ...estatesConfig({ actions }), pages: { desk: page, ...more } }, path: '/desk' });
  return { ...view, calls };
}

/** What the address of a list asks for, by the keys of its filters. */
const askedBy = (search: string): Record<string, string> => {
  const params = new URLSearchParams(search);
  const fields = [...params.keys()].filter((key) => key.endsWith('[field]'));
  return Object.fromEntries(
    fields.map((key) => [params.get(key) ?? '', params.get(key.replace('[field]', '[value]')) ?? '']),
  );
};
const addressOf = (link: HTMLElement) => askedBy((link as HTMLAnchorElement).href.split('?')[1] ?? '');

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T09:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, boolean, string]>([
  ['the page that shows what it counts', true, '/list?tab=departures'],
  ['the list, where the page is closed to the role', false, '/v1/estates/list?'],
])('a tile leads to %s', async (_, isThere, to) => {
  const list: ClientPage = { name: 'list', label, icon: '', more: [], route: '/list', blocks: [] };
  const opens = { page: 'list', tab: 'departures' };
  open(
    { ...base, type: 'count', tone: 'accent', icon: '', view: 'open', opens },
    () => ({}),
    [RECORD],
    isThere ? { list } : {},
  );
  const tile = await screen.findByRole('link', { name: /1/ });
  expect(tile.getAttribute('href')?.startsWith(to)).toBe(true);
});

it('a number stands beside that of the time before, and leads to its records', async () => {
  const span = { by: 'stay', last: { days: 7 }, rising: 'bad' } as const;
  const { calls } = open({ ...base, type: 'count', tone: 'accent', icon: '', span }, (url) => ({
    count: url.includes('opensOn.gte=2026-11-17') ? 12 : 8,
    sums: [],
  }));
  const tile = await screen.findByRole('link', { name: /Block/ });
  await waitFor(() => expect(tile).toHaveTextContent('up by 50%'));
  expect(tile).toHaveTextContent(/^12/);
  expect(tile).toHaveTextContent('10 – 16 Nov 2026: 8');
  expect(tile.querySelector('.k-trend-down')).not.toBeNull();
  expect(addressOf(tile)).toEqual({ where: '{"opensOn":{"gte":"2026-11-17","lt":"2026-11-24"}}' });
  expect(calls.filter(({ url }) => url.includes('_stats'))).toHaveLength(2);
});

it('an average is of those that have a value', async () => {
  open({ ...base, type: 'stat', of: 'salePrice', how: 'average', tone: 'accent', icon: '' }, () => ({
    count: 5,
    sums: eur(30_000, 4),
  }));
  expect(await screen.findByText('€75.00')).toBeVisible();
});

it('a sum of several currencies is said in the company’s, above what it is made of and the day of the rates', async () => {
  open({ ...base, type: 'stat', of: 'salePrice', how: 'sum', tone: 'accent', icon: '' }, () => ({
    count: 5,
    sums: [...eur(30_000, 4), { currency: 'TRY', sum: 100_000, count: 1 }],
    company: { currency: 'TRY', sum: 1_600_000, day: '2026-11-27' },
  }));
  expect(await screen.findByText('₺16,000.00')).toBeVisible();
  expect(screen.getByText('€300.00 + ₺1,000.00 at the rates of 27 Nov 2026')).toBeVisible();
});

const BY_STATUS: Stats = {
  count: 5,
  sums: [],
  groups: [
    { keys: ['ACTIVE'], count: 4, sums: [] },
    { keys: [''], count: 1, sums: [] },
  ],
};

it('values have their colours, and each leads to its records', async () => {
  open({ ...base, type: 'chart', by: 'status', as: 'bars', how: 'sum', view: 'active' }, () => BY_STATUS);
  const table = await screen.findByRole('table', { name: 'Block, by Status' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Draft', 'Active', 'No value']);
  const bar = within(table)
    .getByRole('row', { name: /^Active/ })
    .querySelector<HTMLElement>('.ant-progress-bg');
  expect(bar?.style.background).toContain('--k-hue-green');
  expect(addressOf(within(table).getByRole('link', { name: 'Active' }))).toEqual({ view: 'active', status: 'ACTIVE' });
  expect(addressOf(within(table).getByRole('link', { name: 'No value' }))).toEqual({
    view: 'active',
    where: '{"status":null}',
  });
});

it('a slice that is pressed leads to its records; its table does the same', async () => {
  const { here } = open({ ...base, type: 'chart', by: 'status', as: 'pie', how: 'sum' }, () => BY_STATUS);
  await screen.findByRole('img', { name: 'Block, by Status' });
  expect(drawn.at(-1)?.figures).toMatchObject({ as: 'pie', colors: ['gold', 'green', 'none'] });
  expect(screen.getByRole('link', { name: 'Draft', hidden: true })).toBeInTheDocument();
  drawn.at(-1)?.onPick(1);
  await waitFor(() => expect(here.pathname).toBe('/v1/estates/list'));
  expect(askedBy(here.search)).toEqual({ status: 'ACTIVE' });
});

it('two fields make a table whose cells and totals lead to their records', async () => {
  const group = (status: string, month: string, sum: number) => ({
    keys: [status, month],
    count: 1,
    sums: eur(sum, 1),
  });
  const groups = [group('ACTIVE', '2026-10', 100), group('ACTIVE', '2026-11', 200), group('DRAFT', '2026-11', 300)];
  const { calls } = open(
    { ...base, type: 'pivot', rows: 'status', columns: 'stay', of: 'salePrice', how: 'sum', step: 'month' },
    () => ({ count: 3, sums: eur(600, 3), groups }),
  );
  const table = await screen.findByRole('table', { name: 'Block: Sale price by Status and Season' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Status', 'Oct 26', 'Nov 26', 'Total'],
    ['Draft', '–', '€3.00', '€3.00'],
    ['Active', '€1.00', '€2.00', '€3.00'],
    ['Total', '€1.00', '€5.00', '€6.00'],
  ]);
  expect(addressOf(within(table).getByRole('link', { name: '€2.00' }))).toEqual({
    status: 'ACTIVE',
    where: '{"opensOn":{"gte":"2026-11-01","lt":"2026-12-01"}}',
  });
  expect(calls.some(({ url }) => url.includes('_of=salePrice&_by=status&_and=stay.month'))).toBe(true);
});

it('a calendar has the records of each day, and the way to those that do not fit', async () => {
  const rows = [1, 2].map((at) => ({ ...RECORD, id: `e${at}`, code: `KNK-${at}`, opensOn: '2026-11-05' }));
  const answer = () => ({ count: 7, sums: [], groups: [{ keys: ['2026-11-05'], count: 7, sums: [] }] });
  const { calls } = open({ ...base, type: 'calendar', by: 'stay', color: 'status', card: [] }, answer, rows);
  const table = await screen.findByRole('table', { name: 'Block: November 2026' });
  expect(within(table).getByRole('link', { name: 'KNK-1 · Sea View' })).toBeVisible();
  expect(within(table).getAllByText('(Active)')).toHaveLength(2);
  expect(addressOf(within(table).getByRole('link', { name: 'All 7 on 5 November' }))).toEqual({
    where: '{"opensOn":{"gte":"2026-11-05","lt":"2026-11-06"}}',
  });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('table', { name: 'Block: December 2026' })).toBeInTheDocument();
  expect(calls.some(({ url }) => url.includes('_by=stay.day&opensOn.gte=2026-12-01&opensOn.lt=2027-01-01'))).toBe(true);
});

it('a board runs the action that leads to a column, by button', async () => {
  const board = { by: 'status', columns: ['ACTIVE'], card: [] };
  const { calls } = open({ ...base, type: 'board', board }, () => BY_STATUS, [RECORD]);
  const column = await screen.findByRole('region', { name: 'Active' });
  const button = await within(column).findByRole('button', { name: /: KNK-001/ });
  expect(button.closest('[data-moves]')).toHaveAttribute('data-moves', 'true');
  fireEvent.click(button);
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.url).toMatch(/\/e1\/actions\/close$/));
});

it('Markdown is a text with headings, lists and links', async () => {
  open(
    { id: 'a', width: 'full', type: 'markdown', text: { en: '# Title\n- one\n- [two](/v1/estates/list)' } },
    () => ({}),
  );
  expect(await screen.findByRole('heading', { name: 'Title' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('href', '/v1/estates/list');
});
