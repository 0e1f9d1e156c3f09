import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../support.ts';
import { login, PASSWORD, start } from './auth-app.ts';

describe('register and forgot-password say the same whether or not the account exists', () => {
  let app: TestApp;
  beforeAll(async () => (app = await start()));
  afterAll(() => app.close());

  test('register makes an invited client once', async () => {
    const body = { email: 'new@demo.com', password: PASSWORD, name: 'New', surname: 'Person', role: 'SuperAdmin' };
    const first = await app.call('POST', '/api/auth/register', { body });
    const again = await app.call('POST', '/api/auth/register', { body });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    const { body: list } = await app.call('GET', '/api/users?email=new@demo.com', { as: 'SuperAdmin' });
    expect(list).toMatchObject({ total: 1, items: [{ role: 'client', status: 'INVITED' }] });
    expect((await login(app, 'new@demo.com')).status).toBe(400);
  });
  test('the confirmation mail is in the language of the registration page', async () => {
    const register = (email: string, language: string) =>
      app.call('POST', '/api/auth/register', {
        body: { email, password: PASSWORD, name: 'Ece', surname: 'Tan' },
        headers: { 'accept-language': language },
      });
    for (const [email, asked, language] of [
      ['ece@demo.com', 'tr', 'tr'],
      ['eve@demo.com', 'de, en;q=0.8', 'en'],
    ] as const) {
      await register(email, asked);
      const { body } = await app.call('GET', `/api/users?email=${email}`, { as: 'SuperAdmin' });
      expect(body.items).toMatchObject([{ email, language, twoFactor: false }]);
    }
  });
  test('register refuses what is no e-mail or too short a password', async () => {
    const { status, body } = await app.call('POST', '/api/auth/register', { body: { email: 'x', password: 'short' } });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'password']]);
  });
  test.each([
    ['123456789', 'At least 10 characters.'],
    ['x'.repeat(201), 'At most 200 characters.'],
  ])('register says how long a password must be: %s', async (password, text) => {
    const body = { email: 'long@demo.com', password };
    expect((await app.call('POST', '/api/auth/register', { body })).body.errors).toEqual({ password: [text] });
  });
  test('forgot-password', async () => {
    const known = await app.call('POST', '/api/auth/forgot-password', { body: { email: 'admin@demo.com' } });
    const unknown = await app.call('POST', '/api/auth/forgot-password', { body: { email: 'nobody@demo.com' } });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
  test('administrators are notified of both, once an hour, without an author', async () => {
    const email = 'accounting@demo.com';
    for (let time = 0; time < 3; time += 1) await app.call('POST', '/api/auth/forgot-password', { body: { email } });
    type Entry = { action: string; title: string; by: string };
    type Told = { items: (Entry & { others: Entry[] })[] };
    const told = async (as: string) =>
      ((await app.call('GET', '/api/notifications', { as })).body as unknown as Told).items
        .flatMap((item) => [item, ...item.others])
        .map(({ action, by }) => `${action}:${by}`);
    await expect.poll(() => told('SuperAdmin')).toContain('passwordResetRequested:');
    const actions = await told('SuperAdmin');
    expect(actions).toContain('register:');
    // The admin's own of the test before, and this one.
    expect(actions.filter((action) => action === 'passwordResetRequested:')).toHaveLength(2);
    expect(await told('Accounting')).toEqual([]);
  });
});
