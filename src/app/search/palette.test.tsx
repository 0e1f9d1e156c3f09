import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeApi, signedIn } from '../../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../../tests/screens/sample-config.ts';
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

const queries = () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
const here = { pathname: '' };
function Here() {
  Object.assign(here, useLocation());
  return null;
}
/** @param answers by the text asked for; else nothing is found */
function open(answers: Readonly<Record<string, Answer | Error | Promise<Answer>>> = {}) {
  const calls = fakeApi(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname !== '/api/search') return { body: [] };
    return answers[searchParams.get('q') ?? ''] ?? { body: { groups: [] } };
  });
  render(
    <QueryClientProvider client={queries()}>
      <MemoryRouter>
        <Here />
        <SearchButton />
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
    fakeApi(() => ({ body: { groups: [] } }));
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
