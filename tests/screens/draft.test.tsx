import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../../src/app/Root.tsx';
import { clearSession, hasSession, sessionUser } from '../../src/providers/session.ts';
import { type Call, fakeApi, signedIn, signInAnswer, userData } from './fake-api.ts';
// The screens are lazy; loaded here, no test waits for their first transformation.
import '../../src/app/product.tsx';
import '../../src/engine/form/FormScreen.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const EDIT = '/v1/estates/update/e1';
const LONG = { timeout: 15_000 };

/** The whole product over a server that knows one record and whose sessions the test ends. */
function server() {
  const state = { isOpen: true, record: RECORD as Record<string, unknown>, user: userData(), writes: [] as Call[] };
  fakeApi((call) => {
    const { method, url } = call;
    if (url.startsWith('/locales/')) return { body: {} };
    if (url === '/api/auth/login') {
      state.isOpen = true;
      return { status: 201, body: { ...signInAnswer('token-2'), userData: state.user } };
    }
    if (!state.isOpen) return { status: 401, body: {} };
    if (url === '/api/_meta/config') return { body: estatesConfig() };
    if (url === '/api/_meta/events') return { status: 503 };
    if (method === 'PATCH') {
      state.writes.push(call);
      const isCurrent = call.headers.get('If-Match') === `"${String(state.record['version'])}"`;
      return isCurrent ? { body: { ...state.record } } : { status: 412, body: { current: state.record } };
    }
    return url.startsWith('/api/estates/')
      ? { body: state.record, headers: { ETag: `"${String(state.record['version'])}"` } }
      : { body: { items: [], total: 0 } };
  });
  return state;
}
const open = (path = EDIT) => {
  window.history.replaceState(null, '', path);
  render(<Root />);
};
const nameField = () => screen.findByLabelText('Property name', {}, LONG);
const typeName = async (text: string) => {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const signInAgain = async () => {
  await userEvent.type(await screen.findByLabelText(/e-mail/i), 'ayse@demo.com');
  await userEvent.type(screen.getByLabelText(/^password/i), 'secret');
  await userEvent.click(screen.getByRole('button', { name: /sign in/i }));
};
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

describe('what was typed when the session ended (R13)', () => {
  beforeEach(() => signedIn());

  it('is back after signing in again, and saved on the version it was typed on', async () => {
    const state = server();
    open();
    await typeName('Lake View');
    state.isOpen = false;
    await save();
    await waitFor(() => expect(window.location.pathname + window.location.search).toMatch(/^\/login\?to=.*update/));
    await signInAgain();
    expect(await nameField()).toHaveValue('Lake View');
    expect(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
    await save();
    await waitFor(() => expect(state.writes).toHaveLength(1));
    expect(state.writes[0]?.body).toEqual({ propertyName: 'Lake View' });
    expect(state.writes[0]?.headers.get('If-Match')).toBe('"3"');
    await waitFor(() => expect(drafts()).toEqual([]));
  }, 30_000);

  it('is not saved over what somebody else saved meanwhile', async () => {
    const state = server();
    open();
    await typeName('Lake View');
    act(() => clearSession());
    state.record = { ...RECORD, propertyName: 'Hill View', version: 4 };
    await signInAgain();
    expect(await nameField()).toHaveValue('Lake View');
    await save();
    // In the page; antd's own motion keeps it unseen here.
    expect(await screen.findByText('This record has changed in the meantime', {}, LONG)).toBeInTheDocument();
    expect(state.writes[0]?.headers.get('If-Match')).toBe('"3"');
  }, 30_000);

  it('can be discarded: the record is there as it is', async () => {
    server();
    open();
    await typeName('Lake View');
    act(() => clearSession());
    await signInAgain();
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await nameField()).toHaveValue('Sea View');
    expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull();
    expect(drafts()).toEqual([]);
  }, 30_000);

  it('is nobody else’s, and gone when somebody else signs in', async () => {
    const state = server();
    open();
    await typeName('Lake View');
    act(() => clearSession());
    expect(drafts()).toHaveLength(1);
    state.user = { ...userData(), id: 'u2' };
    await signInAgain();
    expect(await nameField()).toHaveValue('Sea View');
    expect([sessionUser()?.id, drafts()]).toEqual(['u2', []]);
  }, 30_000);

  it('waits in its own tenant', async () => {
    server();
    open();
    await typeName('Lake View');
    cleanup();
    localStorage.setItem('tenantId', 'bosphorus');
    open();
    expect(await nameField()).toHaveValue('Sea View');
    cleanup();
    localStorage.setItem('tenantId', 'demo');
    open();
    expect(await nameField()).toHaveValue('Lake View');
  }, 30_000);

  it('is kept when the session ended in another tab', async () => {
    server();
    open();
    await typeName('Lake View');
    localStorage.removeItem('accessToken');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
    expect(hasSession()).toBe(false);
    await signInAgain();
    expect(await nameField()).toHaveValue('Lake View');
  }, 30_000);
});
