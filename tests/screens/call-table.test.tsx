import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { normalizeCallTable, withLists } from '../../src/config/call-table.ts';
import type { CallTable } from '../../src/config/call-table-types.ts';
import type { RawBlock, RawPage, RawResource, RawTablePanel } from '../../src/config/raw.ts';
import type { EnumOption, Json, Row } from '../../src/config/types.ts';
import CallTableView from '../../src/engine/report/CallTableView.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { PaymentTotal } from '../../src/wire/money.ts';
import type { UnstatedReport, WithholdingReport } from '../../src/wire/statements.ts';
import { fakeApi, signedIn } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(`resources/${path}`, 'utf8'));
const LISTS = Object.fromEntries(
  Object.entries(read('_enums.json') as Record<string, unknown>).flatMap(([name, options]) =>
    Array.isArray(options)
      ? [[name, { options: options.filter((option) => typeof option === 'object') as EnumOption[] }]]
      : [],
  ),
);

/** The table that a file of the product has above its list, on the page of a record, or on a page of its own. */
function tableIn(path: string, at: 'list' | 'show' | 'page' = 'list'): { table: CallTable; label: string } {
  const file = read(`v1/accounting/${path}.json`) as RawResource & RawPage;
  const places: readonly unknown[] = (at === 'list' ? file.list?.panels : file.show?.sections) ?? [];
  const panel = places.find((place) => typeof place === 'object' && 'table' in place!) as RawTablePanel;
  const block = file.blocks?.find(({ type }) => type === 'table') as Extract<RawBlock, { type: 'table' }>;
  const { table, label } = at === 'page' ? { table: block, label: block.label } : panel;
  return { table: withLists(normalizeCallTable(table), LISTS), label: (label as { en: string }).en };
}

type Opening = { readonly resource?: string; readonly record?: Row; readonly isOnPage?: boolean };
const ALL: readonly string[] = ['show', 'declareWithholding'];
function open({ table, label }: { table: CallTable; label: string }, answer: Json, around: Opening = {}, can = ALL) {
  signedIn();
  const base = estatesConfig();
  const estates = base.resources['estates']!;
  const declareWithholding = { ...estates.actions['publish']!, name: 'declareWithholding' };
  const statements = {
    ...estates,
    name: 'statements',
    can,
    actions: { declareWithholding },
  };
  const config = { ...base, resources: { ...base.resources, reservations: estates, statements } };
  holdConfig(config);
  const calls = fakeApi(() => ({ body: answer }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/?from=2026-02-01&to=2026-02-03']}>
        <CallTableView config={config} table={table} label={label} {...around} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return calls;
}
const linesOf = async () =>
  within(await screen.findByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('totals: each currency has its own tile, lines and sums; asked for is the list on whose screen it stands', async () => {
  const cash: PaymentTotal = { currency: 'EUR', method: 'CASH', in: 10_000, out: 2500, net: 7500, count: 2 };
  const rows = [cash, { ...cash, method: 'CHANNEL_PAYOUT', out: 0, net: 10_000 }, { ...cash, currency: 'TRY' }];
  const calls = open(tableIn('reservation-payments'), { rows }, { resource: 'accounting-transfers' });
  const [euros, lira] = await screen.findAllByRole('listitem');
  expect([euros?.textContent, lira?.textContent]).toEqual([
    'EUR · Net€175.00Payments: 4',
    'TRY · Net₺75.00Payments: 2',
  ]);
  expect(await linesOf()).toEqual([
    ['Method', 'Currency', 'Payments', 'In', 'Out', 'Net'],
    ['Cash', 'EUR', '2', '€100.00', '€25.00', '€75.00'],
    ['Channel payout', 'EUR', '2', '€100.00', '€0.00', '€100.00'],
    ['Cash', 'TRY', '2', '₺100.00', '₺25.00', '₺75.00'],
    ['Total EUR', '', '4', '€200.00', '€25.00', '€175.00'],
    ['Total TRY', '', '2', '₺100.00', '₺25.00', '₺75.00'],
  ]);
  expect(calls[0]?.url).toContain('of=accounting-transfers');
});

it('what is asked stands in the address on a page, and above a list only while it is open', async () => {
  const empty = { rows: [] };
  const onPage = open(tableIn('security-deposits'), empty, { isOnPage: true });
  expect(await screen.findByText('No deposits open or settled in this period.')).toBeVisible();
  expect(onPage[0]?.url).toContain('from=2026-02-01&to=2026-02-03');
  const above = open(tableIn('security-deposits'), empty);
  await screen.findAllByText('No deposits open or settled in this period.');
  expect(above[0]?.url).not.toContain('2026-02-03');
});

it('rows are parted by a column, lead to their records, and are counted in the closed title', async () => {
  const row: UnstatedReport['rows'][number] = {
    period: '2026-09',
    investorId: 'inv-1',
    investor: 'Ayşe Yılmaz',
    source: 'RESERVATION',
    refId: 'res-1',
    code: 'R-000436',
    date: '2026-09-12',
    amount: 12_345,
    currency: 'EUR',
    reason: 'NO_RATE',
    estateId: 'est-0001',
    estateCode: 'KNK-001',
    estate: 'Vine House',
  };
  const next = { ...row, refId: 'rch-1', code: 'RC-000012', source: 'CHARGE', amount: -5000, reason: 'NEXT' } as const;
  open(tableIn('earnings'), { rows: [next, row] });
  fireEvent.click(await screen.findByText('Not stated yet: 2'));
  const [missing, later] = screen.getAllByRole('table');
  expect(missing).toHaveAccessibleName('Exchange rate missing');
  expect(within(missing!).getAllByRole('row').at(1)).toHaveTextContent(
    'R-000436September 2026Vine House · KNK-001Ayşe Yılmaz12 Sept 2026€123.45',
  );
  expect(within(missing!).getByRole('link', { name: 'R-000436' })).toHaveAttribute(
    'href',
    expect.stringContaining('res-1'),
  );
  expect(later).toHaveAccessibleName('Month closed: goes into the next statement');
  // The reader has no such resource.
  expect(within(later!).queryByRole('link')).toBeNull();
  expect(within(later!).getByText('-€50.00')).toBeInTheDocument();
});

it('on a record it asks about the record; zero is left blank, and another value stands where one is empty', async () => {
  const line = { id: 'a', account: 'CASH', accountName: null, debit: 500, credit: 0, currency: 'EUR' };
  const items = [line, { ...line, id: 'b', accountName: 'Bank', debit: 0, credit: 500 }];
  const calls = open(tableIn('reservation-payments', 'show'), { items }, { record: { id: 'pay-1' } });
  expect(await linesOf()).toEqual([
    ['Account', 'Debit', 'Credit'],
    ['Cash', '€5.00', ''],
    ['Bank', '', '€5.00'],
  ]);
  expect(calls[0]?.url).toContain('paymentId=pay-1');
});

it('only rows with what they need are there, and without any nothing stands there', async () => {
  const account = { id: 'acc-1', name: 'Cash', currency: 'EUR', balance: 100, entries: 2 };
  open(tableIn('accounts'), { items: [account, { ...account, id: 'acc-2', name: 'Bank', entries: 0 }] });
  expect((await screen.findByRole('listitem')).textContent).toBe('Cash€1.00Movements: 2');
});

it('a number is named by its side of zero, in a column beside the number itself', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const row = { estateId: 'e1', code: 'KNK-001', estate: 'Vine House', owners: ['Ayşe', 'Karl'], currency: 'EUR' };
  const rows = [-1, 0, 1].map((balance) => ({ ...row, credit: 0, debit: 0, balance, lastOn: '2026-05-01' }));
  open(tableIn('estate-debt-balance', 'page'), { rows, totals: [] });
  const lines = await linesOf();
  expect(lines.slice(1, 4).map((cells) => cells[5])).toEqual(['Owner owes', 'Settled', 'Owed to owner']);
  expect(lines[1]?.[1]).toBe('Ayşe, Karl');
  // Two columns of one field are two columns.
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('each value of a list leads to its own record; a button runs its action on the records of the row', async () => {
  const row: WithholdingReport['rows'][number] = {
    investorId: 'inv-1',
    investor: 'Ayşe Kurt',
    period: '2026-09',
    currency: 'EUR',
    base: 50_000,
    ratePct: 20,
    tax: 10_000,
    declared: 2000,
    isDeclared: false,
    declaredAt: null,
    undeclared: ['st-2', 'st-3'],
    statements: ['st-1', 'st-2', 'st-3'].map((id) => ({ id, estate: `Home ${id}` })),
  };
  const done = {
    ...row,
    investor: 'Karl Braun',
    isDeclared: true,
    declaredAt: '2026-10-12T07:00:00.000Z',
    undeclared: [],
  };
  const totals = [{ currency: 'EUR', base: 100_000, tax: 20_000, declared: 12_000 }];
  const calls = open(tableIn('withholdingTax', 'page'), { rows: [row, done], totals }, { isOnPage: true });
  expect((await screen.findByRole('listitem')).textContent).toBe('EUR · Withheld€200.00of which declared: €120.00');
  const [, open1, declared] = screen.getAllByRole('row');
  expect(within(open1!).getByRole('link', { name: 'Home st-2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/st-2$/),
  );
  expect(within(open1!).getByText('Not declared')).toBeVisible();
  expect(within(declared!).getByText('12 Oct 2026, 10:00')).toBeVisible();
  expect(within(declared!).queryByRole('button')).toBeNull();
  fireEvent.click(within(open1!).getByRole('button', { name: 'Declare' }));
  expect(screen.getByText('Mark €100.00 of Ayşe Kurt as declared? This cannot be undone.')).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Declare' }).at(-1)!);
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').slice(-3));
  await waitFor(() => expect(posted()).toEqual(['st-2', 'st-3'].map((id) => [id, 'actions', 'declareWithholding'])));
  // On paper the year stands in words.
  expect(screen.getByText(String(new Date().getFullYear()), { selector: '.k-on-paper' })).toBeInTheDocument();
});

it('without the right to the action there is no button', async () => {
  const rows = [{ investor: 'Ayşe Kurt', undeclared: ['st-1'], statements: [] }];
  open(tableIn('withholdingTax', 'page'), { rows, totals: [] }, {}, ['show']);
  expect(await screen.findByText('Ayşe Kurt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declare' })).toBeNull();
});
