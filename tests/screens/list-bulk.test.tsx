import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Lazy; loaded here, no test waits for their first transformation.
import '../../src/engine/list/bulk/BulkDialog.tsx';
import '../../src/engine/list/bulk/PickBar.tsx';
import type { Action, ClientConfig } from '../../src/config/types.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { choose as pick } from './choose.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
type Stored = typeof RECORD;

/** Twenty-three estates; every fourth is a draft. */
const estates = (): Stored[] =>
  Array.from({ length: 23 }, (_, index) => ({
    ...RECORD,
    id: `e${index}`,
    code: `KNK-${index}`,
    status: index % 4 === 3 ? 'DRAFT' : 'ACTIVE',
    version: index + 1,
  }));

/** Pages, records by id, and writes that `refuse` may refuse. */
function fakeEstates({ rows = estates(), refuse = () => undefined }: FakeSetup = {}) {
  return fakeApi((call) => {
    const url = new URL(call.url, 'http://x');
    const [, , , id = '', , action] = url.pathname.split('/');
    if (call.method !== 'GET') {
      const row = rows.find((candidate) => candidate.id === id) ?? RECORD;
      const status = { close: 'DRAFT', publish: 'ACTIVE' }[action ?? ''] ?? row.status;
      return (
        refuse({ ...call, id }) ?? { body: { ...row, ...(call.body as object), status, version: row.version + 1 } }
      );
    }
    const wanted = url.searchParams.get('id.in')?.split(',');
    const found = wanted ? rows.filter((row) => wanted.includes(row.id)) : rows;
    const page = Number(url.searchParams.get('pageNumber'));
    const size = Number(url.searchParams.get('pageSize'));
    return { body: { items: found.slice(page * size, (page + 1) * size), total: found.length } };
  });
}
type FakeSetup = {
  readonly rows?: Stored[];
  readonly refuse?: (call: Call & { readonly id: string }) => Answer | undefined;
};

async function openList(config: ClientConfig = estatesConfig(), search = '') {
  const view = openScreen({ config, path: `${LIST}${search}` });
  await screen.findByText(/KNK-0\b/);
  return view;
}
async function select(...codes: string[]) {
  fireEvent.click(await screen.findByText('Select'));
  for (const code of codes) fireEvent.click(await tick(code));
}
// By labels and texts: roles are worked out for every cell of the list.
const tick = (code: string) => screen.findByLabelText(`Select ${code} · Sea View`);
const bar = () => screen.findByLabelText('Selected rows');
const row = (id: string) => document.querySelector(`[data-row-key=${id}]`);
const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');
async function choose(action: string) {
  fireEvent.click(within(await bar()).getByText('Actions'));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

afterEach(() => vi.unstubAllGlobals());

describe('ticking rows', () => {
  it('begins with one button, counts, takes ranges and survives the turning of pages', async () => {
    fakeEstates();
    await openList();
    expect(screen.queryByLabelText(/^Select /)).toBeNull();
    await select('KNK-1');
    fireEvent.click(await tick('KNK-4'), { shiftKey: true });
    expect(await bar()).toHaveTextContent('4 selected');
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    fireEvent.click(await tick('KNK-12'));
    expect(await bar()).toHaveTextContent('5 selected');
    fireEvent.click(screen.getByRole('button', { name: '1' }));
    expect(await tick('KNK-2')).toBeChecked();
    fireEvent.click(screen.getByText('Clear'));
    expect(await tick('KNK-2')).not.toBeChecked();
    fireEvent.click(screen.getByLabelText('Stop selecting'));
    expect(screen.queryByLabelText(/^Select /)).toBeNull();
    expect(screen.getByText('Select').closest('button')).toHaveFocus();
  });

  it('takes the page, or all that the question finds on every page', async () => {
    const calls = fakeEstates();
    await openList(undefined, '?sorters[0][field]=code&sorters[0][order]=desc');
    await select();
    fireEvent.click(screen.getByLabelText('Select all rows of this page'));
    expect(await bar()).toHaveTextContent('10 selected');
    fireEvent.click(screen.getByText('Select all 23 found'));
    await waitFor(async () => expect(await bar()).toHaveTextContent('23 selected'));
    expect(calls.at(-1)?.url).toContain('pageSize=200&sortBy=code&sortDirection=DESC');
    expect(screen.queryByText(/^Select all/)).toBeNull();
  });

  it('is there in long lists too', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...RECORD, id: `e${index}`, code: `KNK-${index}` }));
    fakeEstates({ rows: many });
    await openList(undefined, '?pageSize=100');
    await select('KNK-1');
    expect(await bar()).toHaveTextContent('1 selected');
    expect(document.querySelector('[data-row=e1]')).toContainElement(await tick('KNK-1'));
  });

  it('is not offered where the role can do nothing with several, nor where the list says so', async () => {
    fakeEstates();
    const { list } = estatesConfig().resources['estates']!;
    await openList(estatesConfig({ list: { ...list, bulk: [] } }));
    // The keys are there nevertheless, so the list's hands are.
    await userEvent.keyboard('x');
    expect(screen.queryByText('Select')).toBeNull();
  });
});

describe('one action with several records', () => {
  it('an action: asks once, names how many and why not all, and does it with those that allow it', async () => {
    const calls = fakeEstates();
    await openList();
    await select('KNK-1', 'KNK-2', 'KNK-3');
    const dialog = await choose('Close (2 of 3)');
    expect(await within(dialog).findByText(/carried out for 2 of 3 selected records/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('1 is not in the state: Active.');
    const go = within(dialog).getByRole('button', { name: 'Close (2)' });
    fireEvent.click(go);
    expect(writes(calls)).toHaveLength(0); // the reason is required
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Roof');
    fireEvent.click(go);
    expect(await within(dialog).findByText('2 done')).toBeInTheDocument();
    expect(writes(calls).map(({ url, body }) => [url, body])).toEqual([
      ['/api/estates/e1/actions/close', { closeReason: 'Roof' }],
      ['/api/estates/e2/actions/close', { closeReason: 'Roof' }],
    ]);
    expect(new Set(writes(calls).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    // Done is no longer ticked; what was not possible is.
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'));
  });

  it('fields: the person picks them; what is refused says why, stays ticked and is tried again as it is then', async () => {
    let isRefused = true;
    const calls = fakeEstates({
      refuse: ({ id }) =>
        id === 'e2' && isRefused ? { status: 412, body: { message: 'Changed by Deniz meanwhile' } } : undefined,
    });
    await openList();
    await select('KNK-1', 'KNK-2');
    fireEvent.click(within(await bar()).getByText('Edit fields'));
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('combobox', { name: 'Choose a field to change…' });
    expect(within(dialog).getByRole('button', { name: 'Edit fields (2)' })).toBeDisabled();
    await pick(field, 'Property name');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Property name' }), 'Garden House');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit fields (2)' }));
    expect(await within(dialog).findByText('1 done · 1 refused')).toBeInTheDocument();
    expect(within(dialog).getByText('Changed by Deniz meanwhile')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /KNK-2/ })).toHaveAttribute('target', '_blank');
    expect(writes(calls).map(({ method, body, headers }) => [method, body, headers.get('If-Match')])).toEqual([
      ['PATCH', { propertyName: 'Garden House' }, '"2"'],
      ['PATCH', { propertyName: 'Garden House' }, '"3"'],
    ]);
    isRefused = false;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await pick(await within(dialog).findByRole('combobox'), 'Property name');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Property name' }), 'Garden House');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit fields (1)' }));
    expect(await within(dialog).findByText('1 done')).toBeInTheDocument();
  });

  it('a field that some records do not have is changed in the others only', async () => {
    const rows = estates().map((row, index) => ({ ...row, isForSale: index === 1 }));
    const calls = fakeEstates({ rows });
    await openList();
    await select('KNK-1', 'KNK-2');
    fireEvent.click(within(await bar()).getByText('Edit fields'));
    const dialog = await screen.findByRole('dialog');
    await pick(await within(dialog).findByRole('combobox'), 'Sale price');
    expect(dialog).toHaveTextContent('1 does not have these fields.');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Sale price' }), '250');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Edit fields (1)' }));
    await within(dialog).findByText('1 done');
    expect(writes(calls).map(({ url, body }) => [url, body])).toEqual([['/api/estates/e1', { salePrice: 25_000 }]]);
  });

  it('a deletion of many asks for their number, and can be stopped on its way', async () => {
    let answerAll: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answerAll = resolve));
    const rows = estates();
    const calls = fakeApi(async ({ method, url }) => {
      if (method === 'DELETE') {
        await held;
        return { status: 204 };
      }
      const { searchParams } = new URL(url, 'http://x');
      const wanted = searchParams.get('id.in')?.split(',');
      return { body: { items: wanted ? rows.filter(({ id }) => wanted.includes(id)) : rows.slice(0, 10), total: 23 } };
    });
    await openList();
    await select();
    fireEvent.click(screen.getByLabelText('Select all rows of this page'));
    fireEvent.click(within(await bar()).getByText('Delete'));
    const dialog = await screen.findByRole('dialog');
    const go = await within(dialog).findByRole('button', { name: 'Delete (10)' });
    expect(go).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /type the number/ }), '10');
    fireEvent.click(go);
    expect(await within(dialog).findByText('0 of 10')).toBeInTheDocument();
    await waitFor(() => expect(writes(calls)).toHaveLength(4));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    answerAll();
    expect(await within(dialog).findByText('4 done · 6 not started')).toBeInTheDocument();
    expect(writes(calls)).toHaveLength(4);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(async () => expect(await bar()).toHaveTextContent('6 selected'));
  });

  it('is taken back where the action has a way back', async () => {
    const { actions } = estatesConfig().resources['estates']!;
    const close = { ...actions['close'], ask: [], undo: 'publish' } as unknown as Action;
    const rows = estates();
    const calls = fakeEstates({ rows });
    await openList(estatesConfig({ actions: { ...actions, close } }));
    await select('KNK-1', 'KNK-2');
    const dialog = await choose('Close');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Close (2)' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Undo (2)' }));
    await waitFor(() => expect(writes(calls)).toHaveLength(4));
    expect(writes(calls).map(({ url }) => url.split('/').at(-1))).toEqual(['close', 'close', 'publish', 'publish']);
    expect(await within(dialog).findByText('2 done')).toBeInTheDocument();
  });

  it('a deletion is taken back with all of its records, and says of each that cannot come back why', async () => {
    let isTaken = true;
    const calls = fakeEstates({
      refuse: ({ id, url, method }) => {
        if (method === 'DELETE') return { status: 204 };
        const errors = { code: ['This code is used by another estate.'] };
        return url.endsWith('/restore') && id === 'e2' && isTaken
          ? { status: 422, body: { message: 'No', errors } }
          : undefined;
      },
    });
    await openList();
    await select('KNK-1', 'KNK-2');
    fireEvent.click(within(await bar()).getByText('Delete'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Delete (2)' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Undo (2)' }));
    expect(await within(dialog).findByText('1 done · 1 refused')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Restore' })).toBeInTheDocument();
    expect(within(dialog).getByText('This code is used by another estate.')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: /KNK-1/ })).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: /KNK-2/ })).toBeNull();
    isTaken = false;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('1 done')).toBeInTheDocument();
    expect(
      writes(calls)
        .slice(2)
        .map(({ url }) => url),
    ).toEqual(['e1', 'e2', 'e2'].map((id) => `/api/estates/${id}/restore`));
  });

  it('a deletion for good has no way back', async () => {
    fakeEstates({ refuse: () => ({ status: 204 }) });
    await openList(estatesConfig({ trash: false }));
    await select('KNK-1');
    fireEvent.click(within(await bar()).getByText('Delete'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Delete (1)' }));
    expect(await within(dialog).findByText('1 done')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('speaks Turkish', async () => {
    fakeEstates();
    await openList();
    await select('KNK-1', 'KNK-3');
    await i18next.changeLanguage('tr');
    const region = await screen.findByLabelText('Seçili satırlar');
    expect(region).toHaveTextContent('2 kayıt seçili');
    fireEvent.click(within(region).getByText('İşlemler'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Kapat (1 / 2)' }));
    expect(await screen.findByText(/2 seçili kayıttan 1 tanesinde yapılacak/)).toBeInTheDocument();
  });
});

describe('rows by keyboard', () => {
  beforeEach(() => localStorage.removeItem('singleKeys'));

  it('j and k move, arrows too once a row has the focus; Enter opens and e edits', async () => {
    fakeEstates();
    const { here } = await openList();
    await screen.findByText('Select');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('jj');
    expect(row('e1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}k{ArrowDown}');
    expect(row('e2')).toHaveFocus();
    await userEvent.keyboard('e');
    expect(here.pathname).toBe('/v1/estates/update/e2');
  });

  it('Enter opens the row of the keyboard', async () => {
    fakeEstates();
    const { here } = await openList();
    await screen.findByText('Select');
    await userEvent.keyboard('j{Enter}');
    expect(here.pathname).toBe('/v1/estates/show/e0');
  });

  it('x begins to select, with the row it is on; nothing is heard while somebody types', async () => {
    fakeEstates();
    await openList();
    await screen.findByText('Select');
    screen.getByLabelText('Search').focus();
    await userEvent.keyboard('jx');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.queryByLabelText(/^Select /)).toBeNull();
    screen.getByLabelText('Search').blur();
    await userEvent.keyboard('jx');
    expect(await tick('KNK-0')).toBeChecked();
    await userEvent.keyboard('jx');
    expect(await bar()).toHaveTextContent('2 selected');
    await userEvent.keyboard('x');
    expect(await bar()).toHaveTextContent('1 selected');
  });
});
