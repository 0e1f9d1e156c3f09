import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, signedIn, signInAnswer } from '../../../tests/screens/fake-api.ts';
import { clearSession, storeSession } from '../../providers/session.ts';
import { signOut } from '../../providers/sign-in.ts';
import { Root } from '../Root.tsx';
import { keepTypedEmail } from './typed-email.ts';

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

beforeEach(() => {
  fakeApi(() => ({ status: 500 }));
  keepTypedEmail('');
  sessionStorage.clear();
});

describe('the sign-in screen', () => {
  it('leads to where the visitor wanted to go, without a reload', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('t') }));
    open('/v1/estates/list?currentPage=2');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/login?to=%2Fv1%2Festates%2Flist%3FcurrentPage%3D2');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('heading', { name: 'The product' })).toBeVisible();
    expect(address()).toBe('/v1/estates/list?currentPage=2');
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/auth/login' });
    expect(calls[0]?.body).toEqual({ email: 'admin@demo.com', password: 'admin', remember: false });
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
  });

  it('follows no foreign target (S10)', async () => {
    fakeApi(() => ({ status: 201, body: signInAnswer('t') }));
    open('/login?to=//evil.example');
    await fill('admin@demo.com', 'admin');
    await screen.findByRole('heading', { name: 'The product' });
    expect(address()).toBe('/');
  });

  it('leads on in the language that is here where the texts of the other do not arrive', async () => {
    const answer = signInAnswer('t');
    const userData = { ...answer.userData, language: 'tr' };
    fakeApi(({ url }) =>
      url.startsWith('/locales/') ? { status: 503 } : { status: 201, body: { ...answer, userData } },
    );
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('heading', { name: 'The product' })).toBeVisible();
    expect(i18next.language).toBe('en');
  });

  it('leads on in the language of the account, whatever the browser reads', async () => {
    const answer = signInAnswer('t');
    const userData = { ...answer.userData, language: 'tr' };
    fakeApi(({ url }) => (url.startsWith('/locales/') ? { body: {} } : { status: 201, body: { ...answer, userData } }));
    open('/login');
    await fill('admin@demo.com', 'admin');
    await screen.findByRole('heading', { name: 'The product' });
    expect(document.documentElement.lang).toBe('tr');
    expect(document.cookie).toContain('language=tr');
    document.cookie = 'language=; path=/; max-age=0';
    await act(() => i18next.changeLanguage('en'));
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

  it('says that the server has failed', async () => {
    fakeApi(() => ({ status: 503, body: {} }));
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('tells the server that the person wants to stay signed in', async () => {
    const calls = fakeApi(() => ({ status: 201, body: signInAnswer('t') }));
    open('/login');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    await fill('admin@demo.com', 'admin');
    await screen.findByRole('heading', { name: 'The product' });
    expect(calls[0]?.body).toMatchObject({ remember: true });
  });

  it('counts down after too many attempts, also after a reload, and opens again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi(() => ({ status: 429, body: {}, headers: { 'Retry-After': '30' } }));
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findAllByText('Too many attempts. Try again in 30 seconds.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    cleanup();
    open('/login');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    expect(screen.getByText(/Try again in (9|10) seconds/, { selector: '[aria-hidden]' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(11_000));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(screen.getByText('You can try again now.')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('shows the password, and says when the caps lock is on', async () => {
    open('/login');
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'x{CapsLock}y');
    expect(screen.getByText('Caps lock is on')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.queryByText('Caps lock is on')).toBeNull();
  });

  it('keeps where to go, and the typed address, on the way to the other signed-out screens', async () => {
    open('/login?to=/v1/users/list');
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.co');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('link', { name: 'Back to sign-in' });
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.co');
    expect(address()).toBe('/forgot-password?to=%2Fv1%2Fusers%2Flist');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to sign-in' }));
    expect(address()).toBe('/login?to=%2Fv1%2Fusers%2Flist');
  });

  it('says when the server does not answer', async () => {
    fakeApi(() => new TypeError('Failed to fetch'));
    open('/login');
    await fill('admin@demo.com', 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is not responding.');
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

describe('the signed-out and the signed-in', () => {
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

  const end = async (way: () => void) => {
    storeSession({ answer: signInAnswer('t'), keepTenant: false });
    open('/v1/users/list?a=b#c');
    await screen.findByRole('heading', { name: 'The product' });
    act(way);
    await screen.findByRole('heading', { name: 'Sign in' });
  };
  it('says that the session has ended', async () => {
    await end(clearSession);
    expect(screen.getByText(/Your session has expired/)).toBeVisible();
    expect(address()).toBe('/login?to=%2Fv1%2Fusers%2Flist%3Fa%3Db%23c');
  });

  it('says that another tab has signed out', async () => {
    await end(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    });
    expect(screen.getByText(/signed out in another tab/)).toBeVisible();
  });

  it('explains nothing to those who sign out themselves', async () => {
    await end(signOut);
    expect(screen.queryByText(/session has expired|another tab/)).toBeNull();
    expect(address()).toBe('/login');
  });

  it('follows a sign-in made in another tab', async () => {
    open('/register?to=/v1/users/list');
    await screen.findByRole('heading', { name: 'Request an account' });
    signedIn();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })));
    await screen.findByRole('heading', { name: 'The product' });
    expect(address()).toBe('/v1/users/list');
  });

  it.each(['/login', '/login/', '/Register', '/forgot-password?to=/login', '/login?to=/%6Cogin'])(
    'leads the signed-in from %s to the start, once',
    async (path) => {
      signedIn();
      open(path);
      await screen.findByRole('heading', { name: 'The product' });
      expect(address()).toBe('/');
    },
  );

  it('shows the public pages to everybody', async () => {
    open('/not-authorized?to=/v1/users/list');
    expect(await screen.findByRole('heading', { name: 'You are not authorized' })).toBeVisible();
    // The address is not shown to people without the right.
    expect(screen.queryByText('/v1/users/list')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?to=%2Fv1%2Fusers%2Flist');
  });

  it('shows not-found under its second address, in Turkish too', async () => {
    await i18next.changeLanguage('tr');
    open('/pages/misc/not-found/x');
    expect(await screen.findByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
    expect(screen.queryByText('/pages/misc/not-found/x')).toBeNull();
  });
});
