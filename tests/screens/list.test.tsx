import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import type { ClientField, ClientResource } from '../../src/config/types.ts';
import { choose, chosenIn } from './choose.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
const rows = Array.from({ length: 10 }, (_, index) => ({ ...RECORD, id: `e${index}`, code: `KNK-${index}` }));
const page = { body: { items: rows, total: 43 } };
const listCalls = (calls: { url: string }[]) =>
  calls.map(({ url }) => new URL(url, 'http://x')).filter(({ pathname }) => pathname === '/api/estates');

describe('the list of a configured resource', () => {
  it('shows the configured columns, dates and states in the language of the screen, and follows a switch at once', async () => {
    fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    expect(await screen.findByRole('columnheader', { name: /^Code/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Season/ })).toBeVisible();
    expect(screen.getAllByText(/^1\s?–\s?6 May 2026$/)).toHaveLength(10);
    expect(screen.getAllByText('Active')).toHaveLength(10);
    expect(screen.getByText('1–10 of 43')).toBeVisible();
    await act(() => i18next.changeLanguage('tr'));
    expect(screen.getByRole('columnheader', { name: /^Kod/ })).toBeVisible();
    expect(screen.getAllByText(/^1\s?–\s?6 May 2026$/)).toHaveLength(10);
    expect(screen.getAllByText('Aktif')).toHaveLength(10);
    expect(screen.getByText('43 kayıttan 1–10')).toBeVisible();
  });

  it('opens on the view that its file names, in the order of that view; all records are one press away', async () => {
    const calls = fakeApi(() => page);
    const { list } = estatesConfig().resources['estates']!;
    const views = list.views.map((view) => ({ ...view, sort: { key: 'code', direction: 'DESC' as const } }));
    const { here } = openScreen({ config: estatesConfig({ list: { ...list, opens: 'active', views } }), path: LIST });
    await waitFor(() => expect(listCalls(calls)[0]?.search).toContain('view=active'));
    expect(listCalls(calls)[0]?.search).toContain('sortBy=code&sortDirection=DESC');
    await userEvent.click(await screen.findByRole('button', { name: 'All' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).not.toContain('view='));
    expect(here.search).toBe('?from=all');
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for the page, order and size its address names', async () => {
    const calls = fakeApi(() => page);
    openScreen({
      config: estatesConfig(),
      path: `${LIST}?currentPage=2&pageSize=25&sorters[0][field]=code&sorters[0][order]=desc`,
    });
    expect(await screen.findByRole('columnheader', { name: /^Code/ })).toHaveAttribute('aria-sort', 'descending');
    expect(listCalls(calls)[0]?.search).toBe('?pageNumber=1&pageSize=25&sortBy=code&sortDirection=DESC');
  });

  it('sorts by its headers, and says so in the address and to the ear', async () => {
    const calls = fakeApi(() => page);
    const { here } = openScreen({ config: estatesConfig(), path: `${LIST}?currentPage=2` });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('columnheader', { name: /^Season/ }));
    await waitFor(() =>
      expect(listCalls(calls).at(-1)?.search).toContain('pageNumber=0&pageSize=10&sortBy=opensOn&sortDirection=ASC'),
    );
    expect(screen.getByRole('columnheader', { name: /^Season/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(here.search).toContain('sorters[0][field]=opensOn');
    expect(here.search).not.toContain('currentPage');
  });

  it('pages and changes the size', async () => {
    const calls = fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '2' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).toContain('pageNumber=1'));
    await choose(await screen.findByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).toContain('pageNumber=0&pageSize=25'));
  });

  it('shows All in windows: what is near the screen is asked for and built, the rest is not', async () => {
    const record = (index: number) => ({ ...RECORD, id: `e${index}`, code: `KNK-${index}` });
    const calls = fakeApi(({ url }) => {
      const { searchParams } = new URL(url, 'http://x');
      const page = Number(searchParams.get('pageNumber'));
      const size = Number(searchParams.get('pageSize'));
      const from = page * size;
      return { body: { items: Array.from({ length: size }, (_, index) => record(from + index)), total: 100_000 } };
    });
    openScreen({ config: estatesConfig(), path: `${LIST}?pageSize=-1` });
    const table = await screen.findByRole('table', { name: 'Estates' });
    expect(table).toHaveAttribute('aria-rowcount', '100001');
    expect(await within(table).findByText(/KNK-0\b/)).toBeVisible();
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    expect(listCalls(calls).map(({ searchParams }) => searchParams.get('pageSize'))).toEqual(['200']);
    // A far jump asks for that window and for none in between.
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(50_000 * 46);
    fireEvent.scroll(window);
    await waitFor(() => expect(listCalls(calls).length).toBeGreaterThan(1));
    const pages = listCalls(calls).map(({ searchParams }) => Number(searchParams.get('pageNumber')));
    expect(pages.slice(1).every((page) => page > 100)).toBe(true);
    expect(pages.length).toBeLessThan(4);
  });

  it('puts every row that is here on paper, says which of how many, and takes them away afterwards', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({ ...RECORD, id: `e${index}`, code: `KNK-${index}` }));
    fakeApi(() => ({ body: { items, total: 3000 } }));
    openScreen({ config: estatesConfig(), path: `${LIST}?pageSize=-1` });
    await screen.findByText(/KNK-0\b/);
    expect(screen.queryByText('KNK-199')).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    const paper = screen.getAllByRole('table', { name: /^Estates/ })[0]!;
    expect(within(paper).getAllByRole('row')).toHaveLength(201);
    expect(within(paper).getByText('KNK-199')).toBeInTheDocument();
    expect(within(paper).getByText(/rows 1–200 of 3,000\b/)).toBeInTheDocument();
    await act(() => i18next.changeLanguage('tr'));
    expect(within(paper).getByText(/1–200 \/ 3\.000 satır/)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText('KNK-199')).toBeNull();
  });

  it('filters by a column; the filter stands in the address and in words, and can be taken away', async () => {
    const calls = fakeApi(() => page);
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Filter by Status' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Draft' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.searchParams.get('status.in')).toBe('DRAFT'));
    expect(new URLSearchParams(here.search).get('filters[0][value][0]')).toBe('DRAFT');
    expect(await screen.findByText('Status: Draft')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Status' }));
    await waitFor(() => expect(here.search).toBe(''));
  });

  it('keeps a hostile filter value whole in the address', async () => {
    const calls = fakeApi(() => page);
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Filter by Property name' }));
    await user.type(await screen.findByRole('textbox', { name: 'Property name: Contains' }), 'a&b=c+#%');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.searchParams.get('propertyName.contains')).toBe('a&b=c+#%'));
    expect(new URLSearchParams(here.search).get('filters[0][value]')).toBe('a&b=c+#%');
  });

  it('opens all its filters at the first of them', async () => {
    fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const form = await screen.findByRole('form', { name: 'Filters' });
    const inputs = [...form.querySelectorAll('input')];
    expect(inputs.length).toBeGreaterThan(1);
    expect(inputs[0]).toHaveFocus();
  });

  it('searches once the person pauses, not with each letter', async () => {
    const calls = fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sea');
    await waitFor(() => expect(listCalls(calls).at(-1)?.searchParams.get('q')).toBe('sea'));
    expect(listCalls(calls).filter((url) => url.searchParams.has('q'))).toHaveLength(1);
  });

  it('opens a saved view', async () => {
    const calls = fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    await userEvent.click(await screen.findByRole('button', { name: 'Active ones' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.searchParams.get('view')).toBe('active'));
    expect(screen.getByRole('button', { name: 'Active ones' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers to add the first record when there is none, and to look elsewhere when none matches', async () => {
    fakeApi(() => ({ body: { items: [], total: 0 } }));
    const { unmount } = openScreen({ config: estatesConfig(), path: LIST });
    const nothing = await screen.findByText('Nothing here yet');
    expect(within(nothing.closest<HTMLElement>('[role=status]')!).getByRole('link', { name: 'New' })).toHaveAttribute(
      'href',
      '/v1/estates/create',
    );
    unmount();
    openScreen({
      config: estatesConfig(),
      path: `${LIST}?filters[0][field]=q&filters[0][operator]=eq&filters[0][value]=zzz`,
    });
    expect(await screen.findByText('No matching records')).toBeVisible();
  });

  it('says of a view without rows that it has none, beside what makes a record and what shows all', async () => {
    fakeApi(() => ({ body: { items: [], total: 0 } }));
    openScreen({ config: estatesConfig(), path: `${LIST}?view=active` });
    const notice = await screen.findByText('“Active ones”: nothing here at the moment');
    const region = within(notice.closest<HTMLElement>('[role=status]')!);
    expect(region.getByRole('link', { name: 'New' })).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });

  it('says that nothing matches as it was typed when the rows are only similar', async () => {
    const body = { ...page.body, near: page.body.items.map(({ id }) => id) };
    const calls = fakeApi(({ url }) => (url.includes('q=vlila') ? { body } : page));
    const path = `${LIST}?filters[0][field]=q&filters[0][operator]=eq&filters[0][value]=`;
    const { unmount } = openScreen({ config: estatesConfig(), path: `${path}vlila` });
    expect(await screen.findByText('Nothing matches “vlila” exactly. These results are similar.')).toBeVisible();
    unmount();
    openScreen({ config: estatesConfig(), path: `${path}villa` });
    expect(await screen.findByText('1–10 of 43')).toBeVisible();
    expect(screen.queryByText(/similar/)).toBeNull();
    expect(listCalls(calls).length).toBeGreaterThan(1);
  });

  it('says why it could not be loaded and tries again', async () => {
    let isDown = true;
    fakeApi(() => (isDown ? { status: 400, body: { message: 'There is no such field to filter by.' } } : page));
    openScreen({ config: estatesConfig(), path: LIST });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such field to filter by.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–10 of 43')).toBeVisible();
  });

  it('turns back to the last page when the address names one beyond it', async () => {
    const calls = fakeApi(({ url }) => (url.includes('pageNumber=8') ? { body: { items: [], total: 43 } } : page));
    openScreen({ config: estatesConfig(), path: `${LIST}?currentPage=9` });
    expect(await screen.findByText('41–43 of 43')).toBeVisible();
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).toContain('pageNumber=4'));
  });

  it('has no create, edit or delete without the grants, and no route to them', async () => {
    fakeApi(() => page);
    const { unmount } = openScreen({ config: estatesConfig({ can: ['list', 'show'] }), path: LIST });
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0]!);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Open']);
    expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    unmount();
    openScreen({ config: estatesConfig({ can: ['list', 'show'] }), path: '/v1/estates/create' });
    expect(await screen.findByText('No such screen')).toBeVisible();
  });

  it('offers a row the actions its state allows, by keyboard too', async () => {
    fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    const [button] = await screen.findAllByRole('button', { name: /^Actions for/ });
    button!.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Open', 'Edit', 'Close', 'Duplicate', 'Delete']);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(items[1]).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('offers the next step of a row with one press, where the head of its page names one that its state allows', async () => {
    const [first, ...others] = rows;
    const draft = { ...first!, status: 'DRAFT' };
    const calls = fakeApi(({ method }) =>
      method === 'POST' ? { body: { ...draft, status: 'ACTIVE' } } : { body: { items: [draft, ...others], total: 43 } },
    );
    const { show, can } = estatesConfig().resources['estates'] as ClientResource;
    const head = { facts: [], actions: [{ action: 'close' }, { action: 'publish' }] };
    openScreen({ config: estatesConfig({ can, show: { ...show, head } }), path: LIST });
    // What is dangerous is no step to fall into: it stays in the menu.
    const next = await screen.findByRole('button', { name: /^Publish: KNK-/ });
    expect(screen.queryByRole('button', { name: /^Close: / })).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/actions/publish'))).toBe(true));
  });

  it('opens a record by its row', async () => {
    fakeApi(() => page);
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    await userEvent.click((await screen.findAllByText('Sea View'))[2]!);
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e2'));
  });

  it('keeps what was asked for last, though the address does not say it yet', async () => {
    fakeApi(() => page);
    const { here } = openScreen({ config: estatesConfig(), path: LIST });
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: 'sea' } });
    // Both in one turn, as on a machine that is busy with the first.
    act(() => {
      screen.getByRole('button', { name: 'Active ones' }).click();
      fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    });
    await waitFor(() => expect(decodeURIComponent(here.search)).toContain('[value]=sea'));
    expect(decodeURIComponent(here.search)).toContain('[value]=active');
  });

  it('shows cards instead of a table on a phone', async () => {
    const phone = {
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      addListener: vi.fn(),
      removeListener: vi.fn(),
    };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
    fakeApi(() => page);
    openScreen({ config: estatesConfig(), path: LIST });
    expect(await screen.findByRole('link', { name: 'KNK-0 · Sea View' })).toHaveAttribute(
      'href',
      '/v1/estates/show/e0',
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More tools' }));
    expect(chosenIn(screen.getByRole('combobox', { name: 'Sort by' }))).toBe('Default order');
  });

  it('names on a phone what a title refers to, and never its id', async () => {
    const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
    const config = estatesConfig();
    const { estates } = config.resources;
    const guestId = { ...estates!.fields['code']!, name: 'guestId', type: 'ref', resource: 'guests' } as ClientField;
    const named = { ...estates!, title: '{status} · {guestId}', fields: { ...estates!.fields, guestId } };
    const told = { ...RECORD, id: 'e0', guestId: 'gst-0264', _refs: { guestId: 'Ada Guest' } };
    const untold = { ...RECORD, id: 'e1', guestId: 'gst-0264', _refs: {} };
    fakeApi(() => ({ body: { items: [told, untold], total: 2 } }));
    openScreen({ config: { ...config, resources: { ...config.resources, estates: named } }, path: LIST });
    expect(await screen.findByRole('link', { name: 'Active · Ada Guest' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Active' })).toBeVisible();
    expect(screen.queryByText(/gst-0264/)).toBeNull();
  });

  it('leads from the first column to the record, once a row, whatever the column names', async () => {
    const config = estatesConfig();
    const { estates } = config.resources;
    const ownerId = { ...estates!.fields['code']!, name: 'ownerId', type: 'ref', resource: 'estates' } as ClientField;
    const list = { ...estates!.list, columns: ['ownerId', 'code'].map((field) => ({ field, sum: false })) };
    const shown = { ...estates!, fields: { ...estates!.fields, ownerId }, list };
    const told = { ...RECORD, id: 'e0', ownerId: 'e9', _refs: { ownerId: 'Ada Owner' } };
    const untold = { ...RECORD, id: 'e1', ownerId: null };
    fakeApi(() => ({ body: { items: [told, untold], total: 2 } }));
    openScreen({ config: { ...config, resources: { ...config.resources, estates: shown } }, path: LIST });
    expect(await screen.findByRole('link', { name: 'Ada Owner' })).toHaveAttribute('href', '/v1/estates/show/e0');
    // Where its value is missing, the record is called by its title.
    expect(screen.getByRole('link', { name: /^KNK.* · Sea View$/ })).toHaveAttribute('href', '/v1/estates/show/e1');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.filter((link) => link.getAttribute('href')?.includes('/show/'))).toHaveLength(2);
  });

  it('begins a card on a phone with the picture, and with the title where there is none', async () => {
    const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
    const config = estatesConfig();
    const { estates } = config.resources;
    const photo = { ...estates!.fields['code']!, name: 'photo', type: 'image', label: { en: 'Photo' } } as ClientField;
    const list = { ...estates!.list, columns: [{ field: 'photo', sum: false }, ...estates!.list.columns] };
    const shown = { ...estates!, fields: { ...estates!.fields, photo }, list };
    fakeApi(() => page);
    openScreen({ config: { ...config, resources: { ...config.resources, estates: shown } }, path: LIST });
    const title = await screen.findByRole('link', { name: 'KNK-0 · Sea View' });
    expect(title.parentElement?.firstChild).toBe(title);
  });
});
