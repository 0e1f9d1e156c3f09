import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeApi } from '../../../tests/screens/fake-api.ts';
import { Root } from '../Root.tsx';
import { keepTypedEmail } from './typed-email.ts';

const open = async (path: string, language: 'en' | 'tr' = 'en') => {
  await i18next.changeLanguage(language);
  window.history.replaceState(null, '', path);
  render(<Root />);
  await screen.findByRole('heading', { level: 1 });
};
const type = async (texts: Record<string, string>, button: string) => {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: button }));
};
const PERSON = { Name: 'Ada', Surname: 'Kaya', 'E-mail': ' ada@konak.test', Password: 'yedi kedi uyur' };

beforeEach(() => {
  keepTypedEmail('');
  sessionStorage.clear();
});

describe('the registration', () => {
  it('sends what was typed and says what happens next', async () => {
    const calls = fakeApi(() => ({ status: 201, body: {} }));
    await open('/register');
    await type(PERSON, 'Send request');
    expect(await screen.findByRole('heading', { name: 'Request received' })).toHaveFocus();
    expect(calls).toMatchObject([{ method: 'POST', url: '/api/auth/register' }]);
    expect(calls[0]?.body).toEqual({
      name: 'Ada',
      surname: 'Kaya',
      email: 'ada@konak.test',
      password: 'yedi kedi uyur',
    });
  });

  it.each([
    ['en', 'Send request', ['Name', 'Surname', 'E-mail', 'Password'], 'This field cannot be empty!'],
    ['tr', 'İsteği gönder', ['Ad', 'Soyad', 'E-posta', 'Parola'], 'Bu alan boş bırakılamaz!'],
  ] as const)('says beside each field what is missing, %s', async (language, button, labels, text) => {
    const calls = fakeApi(() => ({}));
    await open('/register', language);
    await type({}, button);
    for (const label of labels)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText(labels[0])).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it('refuses a short password itself, and measures a longer one', async () => {
    const calls = fakeApi(() => ({}));
    await open('/register');
    await type({ ...PERSON, Password: 'short' }, 'Send request');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 10 characters, please/);
    expect(calls).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Password'), ' ve yedi kedi uyur');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each<[Answer, string, string]>([
    [{ status: 422, body: { errors: { email: ['No e-mail address'] } } }, 'E-mail', 'No e-mail address'],
    [{ status: 422, body: { errors: { password: ['Too long'] } } }, 'Password', 'Too long'],
  ])('shows what the server refuses beside its field: %o', async (answer, label, text) => {
    fakeApi(() => answer);
    await open('/register');
    await type(PERSON, 'Send request');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it.each<[Answer, string]>([
    [{ status: 503, body: {} }, 'Something went wrong'],
    [{ status: 400, body: { message: 'Not like this' } }, 'Not like this'],
  ])('shows above the button what belongs to no field: %o', async (answer, text) => {
    fakeApi(() => answer);
    await open('/register');
    await type(PERSON, 'Send request');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('the forgotten password', () => {
  it.each([
    ['en', 'E-mail', 'Send the link', 'Check your inbox'],
    ['tr', 'E-posta', 'Bağlantıyı gönder', 'E-postanıza bakın'],
  ] as const)('answers every address alike, %s', async (language, label, button, title) => {
    const calls = fakeApi(() => ({ status: 201, body: {} }));
    await open('/forgot-password', language);
    await type({}, button);
    expect(calls).toHaveLength(0);
    await type({ [label]: 'who@ever.test' }, button);
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(calls[0]?.body).toEqual({ email: 'who@ever.test' });
  });

  it('waits when it was asked too often', async () => {
    fakeApi(() => ({ status: 429, body: {}, headers: { 'Retry-After': '9' } }));
    await open('/forgot-password');
    await type({ 'E-mail': 'who@ever.test' }, 'Send the link');
    expect(await screen.findByText('Too many attempts. Try again in 9 seconds.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  });
});
