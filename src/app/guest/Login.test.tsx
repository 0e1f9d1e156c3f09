import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, signedIn, signInAnswer } from '../../../tests/screens/fake-api.ts';
import { clearSession } from '../../providers/session.ts';
import { Root } from '../Root.tsx';

vi.mock('../start-product.ts', () => ({
  startProduct: () => Promise.resolve(() => <h1>The product</h1>),
  warmProduct: () => undefined,
}));

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<Root />);
};
const address = () => `${window.location.pathname}${window.location.search}`;
const fill = async (email: string, password: string) => {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('the sign-in screen', () => {
  beforeEach(() => fakeApi(() => ({ status: 500 })));

  it('leads to where the visitor wanted to go, without a reload', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('t') }));
    open('/v1/estates/list?currentPage=2');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/login?to=%2Fv1%2Festates%2Flist%3FcurrentPage%3D2');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('heading', { name: 'The product' })).toBeVisible();
    expect(address()).toBe('/v1/estates/list?currentPage=2');
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/auth/login' });
    expect(calls[0]?.body).toEqual({ email: 'admin@demo.com', password: 'admin' });
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
  });

  it('follows no foreign target (S10)', async () => {
    fakeApi(() => ({ status: 201, body: signInAnswer('t') }));
    open('/login?to=//evil.example');
    await fill('admin@demo.com', 'admin');
    await screen.findByRole('heading', { name: 'The product' });
    expect(address()).toBe('/');
  });

  it('says beside the field what is missing, without asking the server', async () => {
    const calls = fakeApi(() => ({}));
    open('/login');
    await fill('', '');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This field cannot be empty!');
    await fill('admin@demo.com', '');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field cannot be empty!');
    expect(calls).toHaveLength(0);
  });

  it('says that the credentials are wrong and keeps what is typed', async () => {
    fakeApi(() => ({ status: 400, body: { errors: { email: ['Invalid email or password'] } } }));
    open('/login');
    await fill('admin@demo.com', 'wrong');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('admin@demo.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it.each([
    [429, 'Too many attempts. Try again in 30 seconds.'],
    [503, 'Something went wrong'],
  ])('explains status %s', async (status, text) => {
    fakeApi(() => ({ status, body: {}, headers: { 'Retry-After': '30' } }));
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('says when the server does not answer', async () => {
    fakeApi(() => new TypeError('Failed to fetch'));
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  });

  it('speaks Turkish at once', async () => {
    fakeApi(() => ({ body: {} }));
    open('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Türkçe' }));
    expect(await screen.findByRole('heading', { name: 'Giriş yap' })).toBeVisible();
    expect(screen.getByLabelText('Parola')).toBeVisible();
    expect(document.cookie).toContain('language=tr');
    expect(i18next.language).toBe('tr');
  });
});

describe('guests and the signed-in', () => {
  it('sends the signed-in away from the sign-in screen', async () => {
    signedIn();
    open('/login?to=/v1/users/list');
    await screen.findByRole('heading', { name: 'The product' });
    expect(address()).toBe('/v1/users/list');
  });

  it('returns to the sign-in screen when the session ends', async () => {
    signedIn();
    open('/v1/users/list');
    await screen.findByRole('heading', { name: 'The product' });
    clearSession();
    await waitFor(() => expect(address()).toBe('/login?to=%2Fv1%2Fusers%2Flist'));
  });

  it('shows the public pages to everybody', () => {
    open('/not-authorized');
    expect(screen.getByRole('heading', { name: 'You are not authorized' })).toBeVisible();
  });

  it('shows not-found under its second address', () => {
    open('/pages/misc/not-found/x');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
