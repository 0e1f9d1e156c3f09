import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { KNOWN_NAMES } from '../../../json-server/commands/known-names.ts';
import { folderSource } from '../../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../../json-server/live/live-config.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeApi, signedIn } from '../../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../../tests/screens/sample-config.ts';
import { clientConfig } from '../../config/client.ts';
import type { FoundScreen } from '../../wire/search.ts';
import { forgetConfig, holdConfig } from '../../providers/config.ts';
import { clearSession } from '../../providers/session.ts';
// Lazy in the product; loaded here, no test waits for its first transformation.
import Palette from './Palette.tsx';
import { SearchButton } from './SearchButton.tsx';

const item = (id: string, title: string) => ({
  id,
  title,
  subtitle: 'Active',
  path: `/v1/estates/show/${id}`,
  matched: [title.slice(0, 3).toLowerCase()],
});
const found = (...items: ReturnType<typeof item>[]): Answer => ({
  body: { groups: [{ resource: 'estates', label: 'Estates', icon: 'HomeOutlined', items }] },
});

const FILES = { resourcesDir: 'resources', localesDir: 'locales' };
const queries = () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
const here = { pathname: '' };
function Here() {
  Object.assign(here, useLocation());
  return null;
}
/** @param answers by the text asked for; else nothing is found @param known screens that the server finds by these names */
function open(
  answers: Readonly<Record<string, Answer | Error | Promise<Answer>>> = {},
  known: readonly FoundScreen[] = [],
) {
  const calls = fakeApi(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const q = searchParams.get('q')?.toLowerCase() ?? '';
    if (pathname === '/api/_meta/screens')
      return { body: { screens: known.filter(({ title, as = title }) => as.toLowerCase().includes(q)) } };
    if (pathname !== '/api/search') return { body: {} };
    return answers[searchParams.get('q') ?? ''] ?? { body: { groups: [] } };
  });
  render(
    <QueryClientProvider client={queries()}>
      <MemoryRouter>
        <Here />
        <ConfigProvider theme={{ token: { motion: false } }}>
          <SearchButton />
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return calls;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const shown = (label: string) => waitFor(() => expect(options().join()).toContain(label));
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
const start = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};

describe('the search palette', () => {
  beforeEach(() => {
    signedIn();
    forgetConfig();
    holdConfig({ ...sampleConfig(), version: `search-${Math.random()}` });
  });

  it('opens by Ctrl-K and shows screens before anything is typed', async () => {
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await start()).toHaveFocus();
    expect(options()).toEqual(['Estates']);
  });

  it('loses no letter of those typed before it was there, and keeps their order', async () => {
    fakeApi(({ url }) => ({ body: url.startsWith('/api/search') ? { groups: [] } : { screens: [] } }));
    const client = queries();
    const palette = (typed: string) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Palette typed={typed} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { rerender } = render(palette('k'));
    await userEvent.type(screen.getByRole('combobox'), ' 16');
    rerender(palette('knk'));
    expect(screen.getByRole('combobox')).toHaveValue('knk 16');
  });

  it('finds records, marks what was found, and opens the first by Enter', async () => {
    open({ vill: found(item('e1', 'Villa Galata'), item('e2', 'Villa Moda')) });
    await userEvent.type(await start(), 'vill');
    await shown('Villa Galata');
    expect(screen.getAllByText('Vil')[0]?.tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Villa Moda');
    await userEvent.keyboard('{Home}');
    expect(active()).toHaveTextContent('Villa Galata');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Villa Moda');
    await userEvent.keyboard('{Enter}');
    expect(here.pathname).toBe('/v1/estates/show/e2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R12: an answer that comes late is dropped', async () => {
    let answerLate: (answer: Answer) => void = () => undefined;
    const late = new Promise<Answer>((resolve) => (answerLate = resolve));
    const calls = open({ old: late, older: found(item('e2', 'Older house')) });
    const field = await start();
    await userEvent.type(field, 'old');
    await waitFor(() => expect(calls.some(({ url }) => url.startsWith('/api/search?q=old&'))).toBe(true));
    await userEvent.type(field, 'er');
    await shown('Older house');
    await act(async () => {
      answerLate(found(item('e1', 'Old answer')));
      await late;
    });
    expect(options().join()).not.toContain('Old answer');
    expect(options().join()).toContain('Older house');
  });

  it('Escape clears, then closes', async () => {
    open();
    const field = await start();
    await userEvent.type(field, 'xyz');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does things: in both languages, whichever is on the screen', async () => {
    open();
    const field = await start();
    for (const [typed, label] of [
      ['new estate', 'New estate'],
      ['yeni mülk', 'New estate'],
      ['çıkış', 'Sign out'],
      ['koyu', 'Theme: dark'],
      ['turkish', 'Change the language to Turkish'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(options()).toContain(label);
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'new estate{Enter}');
    expect(here.pathname).toBe('/v1/estates/create');
  });

  it('shows the screens that the call answers: of the menu by its name too, and those that are not loaded', async () => {
    open({}, [
      { title: 'Estates', as: 'Earnings', group: 'Estates', icon: 'HomeOutlined', url: '/v1/estates/list' },
      { title: 'Kanban', group: 'Demo · Apps', icon: 'ProjectOutlined', url: '/apps/kanban' },
    ]);
    const field = await start();
    await userEvent.type(field, 'earnings');
    await shown('EstatesEarnings');
    expect(options()).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'kanban');
    await shown('KanbanDemo · Apps');
    await userEvent.keyboard('{Enter}');
    expect(here.pathname).toBe('/apps/kanban');
  });

  it('finds by keywords what a role may open, make and do, in both languages', async () => {
    const keywords = { en: 'booking, month end', tr: 'konaklama' };
    const cancel = {
      name: 'cancel',
      label: { en: 'Withdraw', tr: 'Geri çek' },
      keywords: { en: 'refund', tr: 'iade' },
      danger: true,
      from: [],
      set: {},
      ask: [],
      anew: {},
    };
    const can = ['list', 'create', 'cancel'];
    holdConfig({ ...sampleConfig({ can, keywords, actions: { cancel } }), version: `search-${Math.random()}` });
    open({ refund: found(item('e1', 'Refund terms')) });
    const field = await start();
    for (const [typed, lines] of [
      ['new booking', ['New estate']],
      ['yeni konaklama', ['New estate']],
      ['month end', ['Estates', 'New estate']],
      ['iade', ['WithdrawEstates']],
      ['withdraw estate', ['WithdrawEstates']],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await waitFor(() => expect(options(), typed).toEqual(lines));
    }
    // An exact name ranks above records that refer to it.
    await userEvent.clear(field);
    await userEvent.type(field, 'refund');
    await shown('Refund terms');
    expect(options()[0]).toBe('WithdrawEstates');
    await userEvent.keyboard('{Enter}');
    expect(here.pathname).toBe('/v1/estates/list');
  });

  it('what is called so comes before a screen that only holds the words, and before records', async () => {
    const keywords = { en: 'booking, new reservations of today', tr: 'konaklama' };
    holdConfig({ ...sampleConfig({ keywords }), version: `search-${Math.random()}` });
    const own = found(item('e1', 'New estate at the sea'));
    open({ 'new estate': own, 'new booking': own, 'yeni konaklama': own });
    const field = await start();
    for (const typed of ['new estate', 'new booking', 'yeni konaklama']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await shown('New estate at the sea');
      expect(options()[0], typed).toBe('New estate');
      expect(active(), typed).toHaveTextContent('New estate');
    }
    expect(options().at(-1)).toContain('New estate at the sea');
    await userEvent.keyboard('{Enter}');
    expect(here.pathname).toBe('/v1/estates/create');
  });

  it('guesses screens and actions only where nothing is called so, and says that it guesses', async () => {
    const near: Answer = {
      body: {
        groups: [
          {
            resource: 'estates',
            label: 'Estates',
            icon: 'HomeOutlined',
            items: [{ ...item('e1', 'Estonia'), isNear: true }],
          },
        ],
      },
    };
    open({ estaets: near, estatse: found(item('e2', 'Estatse house')) });
    const field = await start();
    await userEvent.type(field, 'estaets');
    await shown('Estatessimilar');
    expect(options()).toEqual(['Estatessimilar', 'Estoniasimilar · Active', 'New estatesimilar']);
    await userEvent.clear(field);
    await userEvent.type(field, 'estatse');
    await shown('Estatse house');
    expect(options()).toEqual(['Estatse houseActive']);
  });

  it('guesses no record where something is called so', async () => {
    const guess = { ...item('e1', 'Estatly'), isNear: true };
    const groups = [{ resource: 'estates', label: 'Estates', icon: 'HomeOutlined', items: [guess] }];
    open({ estates: { body: { groups } } });
    await userEvent.type(await start(), 'estates');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
    expect(options()).toEqual(['Estates', 'New estate']);
  });

  it('knows by what people want, in both languages, what the product can do', async () => {
    const live = await openLiveConfig({ source: folderSource(FILES), known: KNOWN_NAMES, isWatching: false });
    const { config } = live.current();
    holdConfig(clientConfig({ config, role: 'admin', can: () => true, findings: [] }));
    open();
    const field = await start();
    for (const [typed, line] of [
      ['new booking', 'New reservation'],
      ['yeni konaklama', 'New reservation'],
      ['invite', 'New company user'],
      ['davet et', 'New company user'],
      ['month end', 'Owner statements'],
      ['ay sonu', 'Owner statements'],
      ['kazanç', 'Owner statements'],
      ['refund', 'Return deposit'],
      ['para iadesi', 'New payment'],
      ['check-in', 'Check in'],
      ['giriş yap', 'Check in'],
      ['checkout', 'Check out'],
      ['report damage', 'New request'],
      ['hasar', 'New request'],
      ['dirty', 'Housekeeping'],
      ['cancel booking', 'Cancel reservation'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect(options().join(' | '), typed).toContain(line);
    }
    await live.close();
  });

  it('says which records are only similar', async () => {
    const near: Answer = {
      body: {
        groups: [
          {
            resource: 'estates',
            label: 'Estates',
            icon: 'HomeOutlined',
            items: [{ ...item('e1', 'Moda'), isNear: true }],
          },
        ],
      },
    };
    open({ mdoa: near });
    await userEvent.type(await start(), 'mdoa');
    await shown('Modasimilar · Active');
  });

  it('offers nothing that the role may not do', async () => {
    holdConfig({ ...sampleConfig({ can: ['list'] }), version: `search-${Math.random()}` });
    open();
    await userEvent.type(await start(), 'new estate');
    expect(options()).toEqual([]);
  });

  it('speaks Turkish', async () => {
    await act(() => i18next.changeLanguage('tr'));
    open();
    await userEvent.type(await start(), 'mulkler');
    expect(screen.getByRole('combobox', { name: 'Her yerde ara' })).toBeVisible();
    expect(options()[0]).toContain('Mülkler');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'qqq');
    expect(await screen.findByText('“qqq” için sonuç bulunamadı')).toBeVisible();
  });

  it('says that records could not be searched, and asks again', async () => {
    const answers: Record<string, Answer> = { moda: { status: 500, body: {} } };
    open(answers);
    await userEvent.type(await start(), 'moda');
    expect(await screen.findByRole('alert')).toHaveTextContent('Records could not be searched');
    answers['moda'] = found(item('e2', 'Moda'));
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    await shown('Moda');
  });

  it('remembers what was opened until this person signs out', async () => {
    open({ vill: found(item('e1', 'Villa Galata')) });
    await userEvent.type(await start(), 'vill');
    await shown('Villa Galata');
    await userEvent.keyboard('{Enter}');
    await start();
    expect(options()[0]).toContain('Villa Galata');
    act(() => clearSession());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('recent'))).toEqual([]);
  });
});
