import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { estatesConfig, RECORD } from '../../tests/screens/sample-estates.ts';
import { forgetConfig } from '../providers/config.ts';
import { clearSession } from '../providers/session.ts';
// Lazy; loaded here, no test waits for its first transformation.
import '../engine/form/FormScreen.tsx';
import '../engine/list/ListScreen.tsx';
import './product.tsx';
import { Root } from './Root.tsx';

const TENANTS = [
  { id: 'demo', name: 'Demo Homes' },
  { id: 'bosphorus', name: 'Bosphorus Homes' },
];
const tenantOf = ({ headers }: Call) => headers.get('X-Tenant-Id') ?? '';

function server(tenants: readonly object[] = TENANTS): Call[] {
  return fakeApi((call) => {
    const { url } = call;
    if (url.startsWith('/locales/')) return { body: {} };
    // Stays open: a connection that ends is opened again, at a moment of its own.
    if (url === '/api/_meta/events') return new Promise(() => undefined);
    if (url === '/api/_meta/config') return { body: { ...estatesConfig(), version: `of ${tenantOf(call)}` } };
    if (url === '/api/auth/me') return { body: { tenants } };
    if (!url.startsWith('/api/estates')) return { status: 404, body: {} };
    return { body: { items: [{ ...RECORD, code: `Home of ${tenantOf(call)}` }], total: 1 } };
  });
}
function open(path: string) {
  window.history.replaceState(null, '', path);
  render(<Root />);
  const user = userEvent.setup();
  const openMenu = async () =>
    user.click(await screen.findByRole('button', { name: /^Account menu/ }, { timeout: 15_000 }));
  return { user, openMenu };
}
const option = (name: string) => screen.findByRole('menuitemradio', { name });

describe('the tenants of a person', () => {
  beforeEach(() => {
    clearSession(); // a start for somebody new
    signedIn();
    forgetConfig();
  });

  it('are asked for with the menu, not before; the product starts anew in the chosen one', async () => {
    const calls = server();
    const { user, openMenu } = open('/v1/estates/list?pageSize=20');
    expect(await screen.findByText('Home of demo', undefined, { timeout: 15_000 })).toBeVisible();
    const asked = () => calls.filter(({ url }) => url === '/api/auth/me').length;
    expect(asked()).toBe(0);
    await openMenu();
    expect(await option('Demo Homes')).toHaveAttribute('aria-checked', 'true');
    expect(asked()).toBe(1);

    // The page listens for changes and loads news a moment later: from here on all data are the other company's.
    const late = ['/api/_meta/events', '/api/notifications'];
    await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(expect.arrayContaining(late)));
    calls.length = 0;
    await user.click(await option('Bosphorus Homes'));
    expect(screen.queryByText('Home of demo')).toBeNull();
    expect(await screen.findByText('Home of bosphorus')).toBeVisible();
    expect(window.location.pathname).toBe('/v1/estates/list');
    expect(window.location.search).not.toContain('pageSize=20');
    const sent = calls.filter(({ url }) => url.startsWith('/api/'));
    expect(sent.filter((call) => tenantOf(call) !== 'bosphorus').map(({ url }) => url)).toEqual([]);
    expect(sent).not.toHaveLength(0);
    await openMenu();
    expect(await option('Bosphorus Homes')).toHaveAttribute('aria-checked', 'true');
  });

  it('offers no choice of one, and says which it is', async () => {
    server(TENANTS.slice(0, 1));
    const { openMenu } = open('/v1/estates/list');
    await openMenu();
    await waitFor(() => expect(screen.getByText('Demo Homes')).toBeVisible());
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  it('asks before a form with something typed is left', async () => {
    server();
    const { user, openMenu } = open('/v1/estates/create');
    await user.type(await screen.findByLabelText(/Code/, undefined, { timeout: 15_000 }), 'KNK-9');
    // A box of the browser's own stops everything and speaks its language, not the person's.
    const box = vi.fn(() => true);
    vi.stubGlobal('confirm', box);
    const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
    await openMenu();
    await user.click(await option('Bosphorus Homes'));
    expect(await question()).toHaveTextContent('You have unsaved changes. Do you really want to leave?');
    await user.click(within(await question()).getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText(/Code/)).toHaveValue('KNK-9');
    expect(localStorage.getItem('tenantId')).toBe('demo');

    await openMenu();
    await user.click(await option('Bosphorus Homes'));
    await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Home of bosphorus')).toBeVisible();
    expect(box).not.toHaveBeenCalled();
  });

  it('follows a choice that was made in another tab', async () => {
    server();
    open('/v1/estates/list');
    expect(await screen.findByText('Home of demo', undefined, { timeout: 15_000 })).toBeVisible();
    localStorage.setItem('tenantId', 'bosphorus');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tenantId' }));
    await waitFor(() => expect(screen.queryByText('Home of demo')).toBeNull());
    expect(within(await screen.findByRole('table')).getByText('Home of bosphorus')).toBeVisible();
  });
});
