import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListSettings, SavedView } from '../../src/wire/list-settings.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { choose } from './choose.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';
// Lazy in the product; loaded here, no test waits for their first transformation.
import '../../src/engine/list/own/ColumnPanel.tsx';
import '../../src/engine/list/own/OwnTools.tsx';
import '../../src/engine/list/own/ViewPanel.tsx';

const LIST = '/v1/estates/list';
const VIEW: SavedView = {
  id: 'v1',
  name: 'Sea side',
  isShared: false,
  isMine: true,
  by: 'Ayşe Yılmaz',
  mayChange: true,
  mayDelete: true,
  version: 1,
  query: { filters: [{ key: 'status', operator: 'eq', value: 'ACTIVE' }], sort: { key: 'code', direction: 'DESC' } },
  isPartial: false,
};
const NOTHING: ListSettings = {
  fields: ['code', 'propertyName', 'stay', 'status', 'isForSale', 'nights'],
  columns: null,
  opens: null,
  mayShare: true,
  views: [],
};

/** A server that keeps what it is told, as far as one list goes. */
function server(begin: Partial<ListSettings> = {}, onView: (call: Call) => Partial<ListSettings> = () => ({})) {
  let settings: ListSettings = { ...NOTHING, ...begin };
  return fakeApi((call) => {
    const { pathname } = new URL(call.url, 'http://x');
    if (pathname === '/api/_meta/lists' && call.method === 'PUT') {
      const { columns, opens } = call.body as Partial<ListSettings>;
      settings = { ...settings, ...(columns !== undefined && { columns }), ...(opens !== undefined && { opens }) };
    }
    if (pathname.startsWith('/api/_meta/views')) settings = { ...settings, ...onView(call) };
    if (pathname.startsWith('/api/_meta/')) return { body: settings };
    return { body: { items: [RECORD], total: 1 } };
  });
}
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && text !== 'Actions');
const asked = (calls: readonly Call[]) =>
  calls.map(({ url }) => new URL(url, 'http://x')).filter(({ pathname }) => pathname === '/api/estates');
/** Opens one of the panels behind the one button. */
async function openPanel(name: string | RegExp) {
  const button = await screen.findByRole('button', { name: /^(Customise|View changed)$/ });
  await waitFor(async () => {
    if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
    expect(screen.getByRole('menuitem', { name })).toBeVisible();
  });
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

beforeEach(() => localStorage.clear());

describe('columns', () => {
  it('are ticked and moved by keyboard, saved, and the list has them', async () => {
    const calls = server();
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await openPanel('Columns');
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    const shown = () =>
      within(within(panel).getByRole('list', { name: 'In the list' }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    expect(shown()).toEqual(['Code', 'Property name', 'Season', 'Status']);
    await user.click(within(panel).getByRole('checkbox', { name: 'Open nights' }));
    await user.click(within(panel).getByRole('checkbox', { name: 'Season' }));
    within(panel).getByRole('button', { name: 'Move Open nights up' }).focus();
    await user.keyboard('{Enter}{Enter}');
    fireEvent.change(within(panel).getByRole('spinbutton', { name: 'Width of Code in pixels' }), {
      target: { value: '180' },
    });
    expect(shown()).toEqual(['Code', 'Open nights', 'Property name', 'Status']);
    expect(within(panel).getByRole('status')).toHaveTextContent('Open nights is now number 2 of 4');
    await user.click(within(panel).getByRole('button', { name: 'Save columns' }));
    await waitFor(() =>
      expect(heads().map((text) => text.trim())).toEqual(['Code', 'Open nights', 'Property name', 'Status']),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      resource: 'estates',
      columns: [{ field: 'code', width: 180 }, { field: 'nights' }, { field: 'propertyName' }, { field: 'status' }],
    });
  });

  it('go back to the usual', async () => {
    server({ columns: [{ field: 'status' }] });
    openScreen({ config: estatesConfig(), path: LIST });
    await openPanel('Columns');
    await userEvent.click(await screen.findByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(heads()).toHaveLength(4));
    expect(heads()[0]).toMatch(/^Code/);
  });

  const edge = async (name: RegExp) => {
    const head = screen.getByRole('columnheader', { name });
    head.getBoundingClientRect = () => new DOMRect(100, 0, 120, 40);
    await screen.findByRole('button', { name: 'Customise' });
    return waitFor(() => {
      fireEvent.pointerOver(head, { pointerType: 'mouse' });
      const found = within(head).getByTitle(/^Drag to change the width/);
      found.setPointerCapture = () => undefined;
      return found;
    });
  };
  const widthOf = (name: RegExp) => screen.getByRole('columnheader', { name }).style.getPropertyValue('--k-width');

  it('are made wider by their edge, for this person, and as usual by a double press; nothing is sorted', async () => {
    const calls = server();
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    await screen.findByRole('columnheader', { name: /^Code/ });
    const handle = await edge(/^Code/);
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientX: 220 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 260 });
    fireEvent.pointerUp(handle, { pointerId: 1, clientX: 280 });
    fireEvent.click(handle);
    await waitFor(() => expect(widthOf(/^Code/)).toBe('180px'));
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const others = [{ field: 'propertyName' }, { field: 'stay' }, { field: 'status' }];
    expect(sent()).toEqual([{ resource: 'estates', columns: [{ field: 'code', width: 180 }, ...others] }]);
    fireEvent.doubleClick(await edge(/^Code/));
    await waitFor(() => expect(widthOf(/^Code/)).toBe(''));
    await waitFor(() => expect(sent().at(-1)).toEqual({ resource: 'estates', columns: null }));
    expect(here.search).toBe('');
  });

  it('stay as they are where a drag is given up, is hardly one, or cannot be kept', async () => {
    const calls = fakeApi(({ url, method }) => {
      if (method === 'PUT') return { status: 503, body: { message: 'Not now' } };
      return { body: url.includes('_meta') ? NOTHING : { items: [RECORD], total: 1 } };
    });
    openScreen({ config: estatesConfig(), path: LIST });
    await screen.findByRole('columnheader', { name: /^Code/ });
    const drag = async (way: number) => {
      const handle = await edge(/^Code/);
      fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientX: 220 });
      fireEvent.pointerMove(handle, { pointerId: 1, clientX: 220 + way });
      return () => fireEvent.pointerUp(handle, { pointerId: 1, clientX: 220 + way });
    };
    const letGo = await drag(60);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    letGo();
    (await drag(2))();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    (await drag(-40))();
    expect(widthOf(/^Code/)).toBe('80px');
    await waitFor(() => expect(widthOf(/^Code/)).toBe(''));
  });

  it('a list begins with what this browser knows, and forgets it when the person signs out', async () => {
    server({ columns: [{ field: 'status' }, { field: 'code' }] });
    const { unmount } = openScreen({ config: estatesConfig(), path: LIST });
    await waitFor(() => expect(heads()).toHaveLength(2));
    unmount();
    fakeApi(({ url }) => (url.includes('_meta') ? new Error('away') : { body: { items: [RECORD], total: 1 } }));
    openScreen({ config: estatesConfig(), path: LIST });
    await screen.findAllByRole('columnheader');
    expect(heads()).toHaveLength(2);
    const { clearSession } = await import('../../src/providers/session.ts');
    act(() => clearSession());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('list '))).toEqual([]);
  });
});

it('conditions of any field are put together, asked, and stand in the address', async () => {
  const calls = server();
  const { here } = openScreen({ config: estatesConfig(), path: LIST });
  const user = userEvent.setup();
  await openPanel('Conditions');
  const panel = await screen.findByRole('dialog', { name: 'Conditions' });
  await choose(within(panel).getByRole('combobox', { name: 'How the conditions combine' }), 'Any of these applies');
  await choose(within(panel).getByRole('combobox', { name: 'Field' }), 'Property name');
  await user.type(within(panel).getByRole('textbox'), 'sea');
  await user.click(within(panel).getByRole('button', { name: 'Add a condition' }));
  const second = within(panel).getByRole('group', { name: 'Condition 2' });
  await choose(within(second).getByRole('combobox', { name: 'Field' }), 'Status');
  await user.click(within(second).getByRole('checkbox', { name: 'Draft' }));
  await user.click(within(second).getByRole('checkbox', { name: 'Does not apply' }));
  await user.click(within(panel).getByRole('button', { name: 'Apply' }));
  const where = { any: [{ propertyName: { contains: 'sea' } }, { not: { status: { in: ['DRAFT'] } } }] };
  await waitFor(() => expect(asked(calls).at(-1)?.searchParams.get('where')).toBe(JSON.stringify(where)));
  expect(here.search).toContain('filters[0][field]=where');
  // It is there to go on with, and to be taken away.
  await openPanel('2 conditions');
  expect(await screen.findByDisplayValue('sea')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(here.search).toBe(''));
});

describe('saved views', () => {
  it('a view stands beside the configured ones, and its address asks what it holds', async () => {
    const calls = server({ views: [VIEW] });
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Sea side' }));
    expect(here.search).toBe('?view=v1');
    await waitFor(() => expect(asked(calls).at(-1)?.search).toContain('sortBy=code&sortDirection=DESC&status=ACTIVE'));
    expect(screen.getByRole('button', { name: 'Sea side' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
    // What is changed stands in the address, and where it began.
    await user.click(screen.getByRole('button', { name: /Remove filter/ }));
    expect(here.search).toContain('from=v1');
    await waitFor(() => expect(asked(calls).at(-1)?.search).not.toContain('status'));
    expect(await screen.findByRole('button', { name: 'View changed' })).toBeVisible();
    // Whoever goes on from it leaves all of it.
    await user.click(screen.getByRole('button', { name: 'Active ones' }));
    expect(here.search).not.toContain('from');
    expect(here.search).not.toContain('sorters');
  });

  it('an address names one of the list’s own views as the call does, and goes on from there', async () => {
    const calls = server({ views: [VIEW] });
    const { here } = openScreen({ config: estatesConfig(), path: `${LIST}?view=active` });
    const pressed = await screen.findByRole('button', { name: 'Active ones' });
    await waitFor(() => expect(pressed).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(asked(calls).at(-1)?.searchParams.get('view')).toBe('active'));
    await userEvent.setup().click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(asked(calls).at(-1)?.searchParams.get('view')).toBeNull());
    expect(here.search).toBe('');
  });

  it('an address of a view that this browser does not know waits for the server, and asks once', async () => {
    const calls = server({ views: [VIEW] });
    openScreen({ config: estatesConfig(), path: `${LIST}?view=v1&currentPage=1` });
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    expect(asked(calls)[0]?.search).toContain('status=ACTIVE');
    expect(await screen.findByRole('columnheader', { name: /^Code/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('one that is gone, or holds what the reader may not see, says so and shows the list', async () => {
    server({ views: [{ ...VIEW, isPartial: true, isMine: false, by: 'Can Er', mayChange: false, mayDelete: false }] });
    const { unmount } = openScreen({ config: estatesConfig(), path: `${LIST}?view=v1` });
    expect(await screen.findByText(/something you have no access to/)).toBeVisible();
    await openPanel('View “Sea side”');
    const panel = await screen.findByRole('dialog', { name: 'Views' });
    expect(within(panel).getByText('Shared by Can Er')).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Rename' })).toBeNull();
    expect(within(panel).queryByRole('button', { name: 'Delete this view' })).toBeNull();
    unmount();
    openScreen({ config: estatesConfig(), path: `${LIST}?view=v2` });
    expect(await screen.findByText(/no longer exists/)).toBeVisible();
    expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
  });

  it('what the list shows is saved under a name, opened first, and is then what the list begins with', async () => {
    const calls = server({}, () => ({ views: [{ ...VIEW, id: 'v9', name: 'Dear ones' }], created: 'v9' }));
    const filters = 'filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=ACTIVE';
    const { here, unmount } = openScreen({
      config: estatesConfig(),
      path: `${LIST}?${filters}&pageSize=25&sorters[0][field]=code&sorters[0][order]=desc`,
    });
    const user = userEvent.setup();
    await openPanel('Save view');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dear ones');
    await user.click(screen.getByRole('checkbox', { name: /Share with everyone in the company/ }));
    await user.click(screen.getByRole('checkbox', { name: /Open the list/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(here.search).toBe('?view=v9'));
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(sent?.body).toEqual({
      resource: 'estates',
      name: 'Dear ones',
      isShared: true,
      columns: null,
      query: {
        filters: [{ key: 'status', operator: 'in', value: ['ACTIVE'] }],
        sort: { key: 'code', direction: 'DESC' },
        pageSize: 25,
      },
    });
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ resource: 'estates', opens: 'v9' });
    unmount();
    const { here: again } = openScreen({ config: estatesConfig(), path: LIST });
    expect(await screen.findByRole('button', { name: 'Dear ones' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(again.search).toBe('?from=all');
    await waitFor(() => expect(asked(calls).at(-1)?.search).not.toContain('status'));
  });

  it('who saves second is told who was first, and keeps theirs as a new view or replaces it', async () => {
    const clash = { changedBy: 'Can Er', changedAt: '2026-05-01T08:30:00.000Z', version: 2 };
    const views = [{ ...VIEW, isShared: true }];
    const calls = fakeApi(({ url, method, body }) => {
      if (!url.includes('_meta')) return { body: { items: [RECORD], total: 1 } };
      if (method === 'PUT' && (body as SavedView).version !== clash.version) {
        return { status: 409, body: { message: 'Can Er was first', ...clash } };
      }
      return { body: { ...NOTHING, views: method === 'PUT' ? [{ ...VIEW, version: 3 }] : views } };
    });
    const { here } = openScreen({ config: estatesConfig(), path: `${LIST}?view=v1` });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Remove filter/ }));
    // Somebody saves it meanwhile, and this browser hears of that: it is not what the person saw.
    views[0] = { ...VIEW, isShared: true, version: 2 };
    await openPanel('View “Sea side”');
    const panel = await screen.findByRole('dialog', { name: 'Views' });
    await user.click(within(panel).getByRole('button', { name: 'Keep the changes in this view' }));
    const notice = await within(panel).findByRole('alert');
    expect(notice).toHaveTextContent(/Can Er saved this view on .*2026.*, after you opened it/);
    await user.click(within(notice).getByRole('button', { name: 'Save mine as a new view' }));
    expect(within(panel).getByDisplayValue('Sea side (mine)')).toHaveFocus();
    await user.click(within(notice).getByRole('button', { name: 'Replace it with mine' }));
    await waitFor(() => expect(here.search).toBe('?view=v1'));
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as SavedView).version);
    expect(sent).toEqual([1, 2]);
  });

  it('a refused name is told and nothing typed is lost; deleting asks first', async () => {
    const calls = fakeApi(({ url, method }) => {
      if (method === 'POST') {
        return { status: 422, body: { message: 'Invalid', errors: { name: ['“Sea side” is already in use.'] } } };
      }
      if (method === 'DELETE') return { body: NOTHING };
      if (url.includes('_meta')) return { body: { ...NOTHING, views: [{ ...VIEW, isShared: true }] } };
      return { body: { items: [RECORD], total: 1 } };
    });
    const { here } = openScreen({ config: estatesConfig(), path: `${LIST}?view=v1` });
    const user = userEvent.setup();
    await openPanel('View “Sea side”');
    const panel = await screen.findByRole('dialog', { name: 'Views' });
    const [, name] = within(panel).getAllByRole('textbox', { name: 'Name' });
    await user.type(name as HTMLElement, 'Sea side');
    await user.click(within(panel).getByRole('button', { name: 'Save view' }));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('already in use');
    expect(name).toHaveValue('Sea side');
    await user.click(within(panel).getByRole('button', { name: 'Delete this view' }));
    expect(within(panel).getByText(/It disappears for everyone in the company/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(panel).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(here.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sea side' })).toBeNull());
  });
});
