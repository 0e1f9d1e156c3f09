import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { login, me, PASSWORD, PEOPLE, refresh } from './auth/auth-app.ts';
import { listen } from './companies-app.ts';
import { type PeopleApp, startPeople } from './people-app.ts';

let app: PeopleApp;
beforeEach(async () => (app = await startPeople()));
afterEach(() => app.close());

const WRONG = { errors: { email: ['Invalid email or password'] } };
const owner = async (set: object) => {
  const { body: now } = await app.call('GET', '/api/investors/inv-1', { as: 'admin' });
  const answer = await app.call('PATCH', '/api/investors/inv-1', { as: 'admin', body: set, version: now.version });
  expect(answer.status, answer.text).toBe(200);
};

describe.each([[{ portalEnabled: false }], [{ isActive: false }]])('IV1 an owner with %j', (closed) => {
  test('is out at once: token, refresh token and open stream; and told why after the right password only', async () => {
    const { body: session } = await login(app, 'investor@demo.com');
    const { body: other } = await login(app, 'investor2@demo.com');
    const heard = await listen(app, 'Investor');
    await owner(closed);
    await heard.ended;
    expect(await me(app, session.accessToken)).toBe(401);
    expect((await refresh(app, session.refreshToken)).status).toBe(401);
    expect(await me(app, other.accessToken)).toBe(200);
    const right = await login(app, 'investor@demo.com', { headers: { 'accept-language': 'en' } });
    expect([right.status, right.body['type']]).toEqual([400, 'urn:konak:problem:portalShut']);
    expect(right.body.message).toBe(
      'Your access to the owners’ portal is closed. Please contact the company that manages your homes.',
    );
    const wrong = await login(app, 'investor@demo.com', { password: 'another password' });
    expect([wrong.status, wrong.body]).toEqual([400, WRONG]);
  });

  test('reopened, they sign in again, and ended sessions stay ended', async () => {
    const { body: session } = await login(app, 'investor@demo.com');
    await owner(closed);
    await owner({ portalEnabled: true, isActive: true });
    expect(await me(app, session.accessToken)).toBe(401);
    expect((await login(app, 'investor@demo.com')).status).toBe(201);
  });

  test('gets no link for a new password', async () => {
    await owner(closed);
    await app.call('POST', '/api/auth/forgot-password', { body: { email: 'investor@demo.com' } });
    await app.call('POST', '/api/auth/forgot-password', { body: { email: 'investor2@demo.com' } });
    await expect.poll(() => app.messages('PASSWORD').map(({ to }) => to)).toEqual(['investor2@demo.com']);
  });
});

test('IV1 an account that becomes a closed owner’s is out, too', async () => {
  await owner({ portalEnabled: false });
  const { body: session } = await login(app, 'investor2@demo.com');
  const { body: user } = await app.call('GET', '/api/users/usr-investor2', { as: 'admin' });
  const moved = { as: 'admin', body: { investorId: 'inv-1' }, version: user.version };
  expect((await app.call('PATCH', '/api/users/usr-investor2', moved)).status).toBe(200);
  expect(await me(app, session.accessToken)).toBe(401);
  expect((await login(app, 'investor2@demo.com')).body['type']).toBe('urn:konak:problem:portalShut');
});

describe('who registered and waits', () => {
  const body = { email: 'ece@demo.com', password: PASSWORD, name: 'Ece', surname: 'Tan' };
  const register = () => app.call('POST', '/api/auth/register', { body, headers: { 'accept-language': 'tr' } });
  const ece = async () => (await app.call('GET', '/api/users?email=ece@demo.com', { as: 'admin' })).body.items[0]!;

  test('is told so after the right password; a wrong one, or none, tells nothing', async () => {
    await register();
    const right = await login(app, 'ece@demo.com', { headers: { 'accept-language': 'tr' } });
    expect([right.status, right.body['type']]).toEqual([400, 'urn:konak:problem:accountWaiting']);
    expect(right.body.message).toContain('aktif edilmeyi bekliyor');
    for (const [email, password] of [
      ['ece@demo.com', 'another password'],
      ['ece@demo.com', ''],
      ['nobody@demo.com', PASSWORD],
    ] as const) {
      const wrong = await login(app, email, { password });
      expect([wrong.status, wrong.body]).toEqual([400, WRONG]);
    }
  });

  test('gets one mail when they may come in, in their language, with the way to the sign-in', async () => {
    await register();
    const { id } = await ece();
    await expect.poll(() => app.messages('CONFIRM').length).toBe(1);
    const [link = ''] = await app.sent();
    expect((await app.choose(link, PASSWORD)).status).toBe(200);
    expect((await app.act(id, 'activate')).status).toBe(200);
    await app.sent();
    expect(app.letters.slice(1).map(({ to, language }) => [to, language])).toEqual([['ece@demo.com', 'tr']]);
    expect(app.letters[1]?.text).toContain('https://konak.test/login');
    expect(app.letters[1]?.text).toContain('Hesabınız aktif edildi.');
    expect((await login(app, 'ece@demo.com')).status).toBe(201);
    expect((await app.act(id, 'deactivate')).status).toBe(200);
    expect((await login(app, 'ece@demo.com')).body).toEqual(WRONG);
    expect((await app.act(id, 'activate')).status).toBe(200);
    expect(app.messages('ACTIVATED')).toHaveLength(1);
  });

  test('an invited person without a password is no account that anybody could be told of, and needs no such mail', async () => {
    const { id } = await app.invite();
    expect((await login(app, 'nur@demo.com')).body).toEqual(WRONG);
    expect((await app.act(id, 'activate')).status).toBe(200);
    expect(app.messages('ACTIVATED')).toEqual([]);
  });

  test('registering with another person’s address does not affect their own account', async () => {
    const moved = PEOPLE.map((user) => (user.id === 'usr-b-admin' ? { ...user, email: 'ece@demo.com' } : user));
    await app.close();
    app = await startPeople(moved);
    await app.call('POST', '/api/auth/register', { body: { ...body, password: 'the password of a stranger' } });
    for (const password of ['mistyped password', PASSWORD, 'mistyped password', PASSWORD]) {
      const { status } = await login(app, 'ece@demo.com', { password });
      expect(status).toBe(password === PASSWORD ? 201 : 400);
    }
    expect((await login(app, 'ece@demo.com', { password: 'the password of a stranger' })).body).toEqual(WRONG);
  });
});
