import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import type { ClientConfig, Finding } from '../config/types.ts';
import { forgetConfig, holdConfig } from '../providers/config.ts';
import { reportDown, reportUp } from '../providers/connection.ts';
import { PHONE } from '../ui/use-media.ts';
import { Product } from './product.tsx';

const FINDING: Finding = {
  code: 'RES101',
  level: 'error',
  file: 'resources/parking-permits.json',
  line: 7,
  column: 32,
  pointer: '/fields/plate/requred',
  message: 'Unknown property "requred". Did you mean "required"?',
};

/** The sample and a second resource in the same group. */
function withPermits(): ClientConfig {
  const { resources, ...config } = sampleConfig();
  const permits = sampleConfig({
    name: 'parking-permits',
    label: { en: 'Parking permits', tr: 'Otopark izinleri' },
    routes: { list: '/permits', create: '/permits/create', edit: '/permits/update/:id', show: '/permits/show/:id' },
    menu: { group: 'estates', order: 2 },
  }).resources;
  return { ...config, version: 'v2', resources: { ...resources, 'parking-permits': Object.values(permits)[0]! } };
}
const open = (path: string, config = sampleConfig()) => {
  forgetConfig();
  holdConfig(config);
  window.history.replaceState(null, '', path);
  render(<Product />);
};
const menu = (name = 'Main menu') => within(screen.getByRole('navigation', { name }));

describe('the product', () => {
  beforeEach(() => {
    signedIn();
    fakeApi(({ url }) => {
      if (url.startsWith('/locales/')) return { body: {} };
      return url.startsWith('/api/estates') ? { body: { items: [], total: 0 } } : { status: 404, body: {} };
    });
  });

  it('leads from the root to the first screen the role may list', async () => {
    open('/');
    await waitFor(() => expect(window.location.pathname).toBe('/v1/estates/list'));
    // The first list of a test run compiles antd's table on the way.
    await screen.findByRole('heading', { level: 1, name: 'Estates' }, { timeout: 15_000 });
    expect(menu().getByRole('link', { name: 'Estates' })).toHaveAttribute('aria-current', 'page');
  });

  it('says so when the role may list nothing', () => {
    open('/', sampleConfig({ can: [] }));
    expect(screen.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  });

  it.each([
    [false, 'Page not found', '/v1/nowhere'],
    [true, 'You are not authorized', '/not-authorized'],
  ])('asks the server about an address it has no screen for: %s', async (exists, title, path) => {
    const calls = fakeApi(() => ({ body: { exists, inPackage: true } }));
    open('/v1/nowhere?a=b#c');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(window.location.pathname).toBe(path);
    expect(calls.map(({ url }) => url)).toContain('/api/_meta/screen?path=%2Fv1%2Fnowhere');
    if (exists) expect(new URLSearchParams(window.location.search).get('to')).toBe('/v1/nowhere?a=b#c');
  });

  it('leaves an address for visitors to whoever shows theirs', async () => {
    const calls = fakeApi(() => ({ body: { exists: true, inPackage: true } }));
    const heard = vi.fn();
    window.addEventListener('popstate', heard);
    open('/v1/public/demands');
    await waitFor(() => expect(heard).toHaveBeenCalled());
    window.removeEventListener('popstate', heard);
    expect(calls.filter(({ url }) => url.includes('/_meta/screen'))).toEqual([]);
    expect(window.location.pathname).toBe('/v1/public/demands');
  });

  it('sends a person without the right to not-authorized (spec §4)', async () => {
    fakeApi(() => ({ body: { exists: true, inPackage: true } }));
    open('/v1/estates/create', sampleConfig({ can: ['list'] }));
    expect(await screen.findByRole('heading', { name: 'You are not authorized' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/not-authorized?to=%2Fv1%2Festates%2Fcreate');
    expect(screen.getByText(/Ayşe Yılmaz \(Administrator\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
    expect(window.location.pathname + window.location.search).toBe('/login?to=%2Fv1%2Festates%2Fcreate');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('speaks Turkish at once, menu included', async () => {
    open('/v1/estates/list');
    await userEvent.click(screen.getByRole('button', { name: 'Türkçe' }));
    expect(await screen.findByRole('navigation', { name: 'Ana menü' })).toBeVisible();
    expect(menu('Ana menü').getByRole('link', { name: 'Mülkler' })).toBeVisible();
  });

  it('takes a changed configuration in place', () => {
    open('/v1/estates/list');
    expect(menu().queryByRole('link', { name: 'Parking permits' })).toBeNull();
    act(() => void holdConfig(withPermits()));
    expect(menu().getByRole('link', { name: 'Parking permits' })).toHaveAttribute('href', '/permits');
  });

  it('shows where the configuration is wrong, and what would be right', () => {
    open('/v1/estates/list', { ...sampleConfig(), findings: [FINDING] });
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('One error in the configuration');
    expect(screen.getByText('One error in the configuration').closest('details')).toHaveAttribute('open');
    expect(banner).toHaveTextContent('resources/parking-permits.json:7:32 RES101 /fields/plate/requred');
    expect(banner).toHaveTextContent('Did you mean "required"?');
  });

  it('begins the findings as one line on a phone, opened and closed by the reader', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query === PHONE, media: query } as MediaQueryList),
    );
    open('/v1/estates/list', { ...sampleConfig(), findings: [FINDING] });
    const line = screen.getByText('One error in the configuration');
    const fold = line.closest('details');
    expect(fold).not.toHaveAttribute('open');
    await userEvent.click(line);
    expect(fold).toHaveAttribute('open');
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('says when the server is away, and stops when it is back', () => {
    open('/v1/estates/list');
    act(() => reportDown());
    expect(screen.getByText('No connection to the server.')).toBeVisible();
    act(() => reportUp());
    expect(screen.queryByText('No connection to the server.')).toBeNull();
  });

  it('signs out to the plain sign-in address', async () => {
    open('/v1/estates/list');
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(window.location.pathname + window.location.search).toBe('/login');
  });
});
