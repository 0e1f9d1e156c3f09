import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Action, ClientResource } from '../../src/config/types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
const block = estatesConfig().resources['estates']?.list as ClientResource['list'];
const board = { by: 'status', columns: ['ACTIVE', 'DRAFT'], card: ['propertyName', 'stay'] };
const rowsOf = (count: number, status: string) =>
  Array.from({ length: count }, (_, at) => ({ ...RECORD, id: `${status}${at}`, code: `${status}-${at}`, status }));

/** Answers with the records of the asked value, as many as are asked for. */
function fakeBoard(all: readonly Record<string, unknown>[]) {
  return fakeApi(({ url }) => {
    const query = new URLSearchParams(url.split('?')[1]);
    const rows = all.filter(({ status }) => !query.has('status') || status === query.get('status'));
    return { body: { items: rows.slice(0, Number(query.get('pageSize') ?? 10)), total: rows.length } };
  });
}

afterEach(() => vi.unstubAllGlobals());

it('a list becomes a board: a column for each value, in its order, with the same filters', async () => {
  const calls = fakeBoard([...rowsOf(30, 'ACTIVE'), ...rowsOf(2, 'DRAFT')]);
  const filters = 'filters[0][field]=view&filters[0][operator]=eq&filters[0][value]=active';
  const { here } = openScreen({ config: estatesConfig({ list: { ...block, board } }), path: `${LIST}?${filters}` });
  fireEvent.click(await screen.findByRole('radio', { name: 'Board' }));
  const region = await screen.findByRole('region', { name: 'Board' });
  expect(here.search).toContain('look=board');
  const active = await within(region).findByRole('region', { name: 'Active' });
  const headings = () =>
    within(region)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  // A column stands before its records are there.
  await waitFor(() => expect(headings()).toEqual(['Active30', 'Draft2']));
  expect(within(active).getAllByRole('listitem')).toHaveLength(12);
  const asked = calls.filter(({ url }) => url.includes('status=ACTIVE'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ url }) => !url.includes('view=active'))).toEqual([]);
  // The column grows on demand, and alone.
  await userEvent.click(within(active).getByRole('button', { name: 'Show 12 more' }));
  await waitFor(() => expect(within(active).getAllByRole('listitem')).toHaveLength(24));
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
  expect(here.search).not.toContain('look');
});

it('a filter on the values leaves only their columns; a value without records says so', async () => {
  const calls = fakeBoard([]);
  const filter = 'filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=DRAFT';
  openScreen({ config: estatesConfig({ list: { ...block, board } }), path: `${LIST}?look=board&${filter}` });
  const column = await screen.findByRole('region', { name: 'Draft' });
  expect(await within(column).findByText('Nothing here')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Active' })).toBeNull();
  // No parameter twice: the server would refuse it.
  expect(calls.filter(({ url }) => url.includes('status='))).not.toEqual([]);
  expect(calls.filter(({ url }) => url.split('status=').length > 2)).toEqual([]);
});

it('a card has what the record allows as buttons; a column that fails is tried again by itself', async () => {
  let isBroken = true;
  const calls = fakeApi(({ url, method }) => {
    if (method === 'POST') return { body: { ...RECORD, status: 'DRAFT' } };
    if (url.includes('status=DRAFT') && isBroken) return { status: 503, body: { message: 'Away for a moment' } };
    const items = url.includes('status=DRAFT') ? [] : [RECORD];
    return { body: { items, total: items.length } };
  });
  const close = { ...estatesConfig().resources['estates']?.actions['close'], ask: [] } as unknown as Action;
  const actions = { close: { ...close, name: 'close', from: ['ACTIVE'], danger: false } };
  delete (actions.close as { confirm?: unknown }).confirm;
  openScreen({ config: estatesConfig({ actions, list: { ...block, board } }), path: `${LIST}?look=board` });
  const button = await screen.findByRole('button', { name: /: KNK-001/ });
  const draft = screen.getByRole('region', { name: 'Draft' });
  expect(await within(draft).findByText('Away for a moment')).toBeVisible();
  isBroken = false;
  await userEvent.click(within(draft).getByRole('button', { name: 'Try again' }));
  expect(await within(draft).findByText('Nothing here')).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.url).toMatch(/\/estates\/e1\/actions\/close$/);
});

it('a phone shows one column at a time, with how many there are in each', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fakeBoard([...rowsOf(3, 'ACTIVE'), ...rowsOf(2, 'DRAFT')]);
  openScreen({ config: estatesConfig({ list: { ...block, board } }), path: `${LIST}?look=board` });
  expect(await screen.findByRole('region', { name: 'Active' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Draft · 2' }));
  expect(await screen.findByText('DRAFT-0 · Sea View')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Active' })).toBeNull();
});

it('a list without one has no switch', async () => {
  fakeApi(() => ({ body: { items: [RECORD], total: 1 } }));
  openScreen({ config: estatesConfig(), path: `${LIST}?look=board` });
  expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Board' })).toBeNull();
});
