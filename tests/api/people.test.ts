import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import type { Row } from '../../src/config/types.ts';
import { bearer, login, me, PEOPLE, refresh } from './auth/auth-app.ts';
import { HOUR, NEW, type PeopleApp, startPeople } from './people-app.ts';

let app: PeopleApp;
let { invite, act, stored, sent, open, choose }: PeopleApp = {} as PeopleApp;
const start = async (users?: readonly Row[]) => {
  app = await startPeople(users);
  ({ invite, act, stored, sent, open, choose } = app);
};
beforeEach(() => start());
afterEach(() => app.close());

describe('invitation', () => {
  test('one mail, in the person’s language, with a link to choose the password and be signed in', async () => {
    const { id } = await invite();
    expect(app.messages('INVITE')).toHaveLength(1);
    const [link = ''] = await sent();
    expect(link).toMatch(/^\/public\/invite\/[A-Za-z0-9_-]{54}$/);
    expect(app.letters[0]).toMatchObject({ to: 'nur@demo.com', language: 'tr' });
    expect(app.letters[0]?.html).toContain(`<a href="https://konak.test/v1${link}">`);
    expect((await login(app, 'nur@demo.com', { password: NEW })).status).toBe(400);

    const shown = await open(link);
    expect([shown.status, shown.body]).toMatchObject([200, { email: 'nur@demo.com', firstName: 'Nur', minLength: 10 }]);
    const short = await choose(link, 'short');
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['password']]);
    const used = await choose(link);
    expect(used.status, used.text).toBe(201);
    expect(await me(app, used.body.accessToken)).toBe(200);
    expect(stored(id)?.['status']).toBe('ACTIVE');
    expect((await login(app, 'nur@demo.com', { password: NEW })).status).toBe(201);
    const { text } = await app.call('GET', `/api/users/${id}/history`, { as: 'admin' });
    expect(text).toContain('acceptInvite');
  });

  test('another area’s record with the status INVITED is enough, and the same twice invites once', async () => {
    const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
    const create = { id: 'usr-x', email: 'x@bos.example', name: 'X', surname: 'Y', role: 'admin', status: 'INVITED' };
    const twice = () => asSystem('bosphorus', () => [{ collection: 'users', create }]);
    await Promise.all([twice(), twice()]);
    const messages = [...app.store.table('messages', 'bosphorus').all()];
    expect(messages.map((row) => [row['kind'], row['to']])).toEqual([['INVITE', 'x@bos.example']]);
    const [link = ''] = await sent();
    expect((await choose(link)).status).toBe(201);
    expect((await login(app, 'x@bos.example', { password: NEW })).body['userData']).toMatchObject({ role: 'admin' });
  });

  test('a creation that fails, and the same request twice', async () => {
    const body = { email: 'admin@demo.com', name: 'A', surname: 'B', role: 'client', language: 'en' };
    expect((await app.call('POST', '/api/users', { as: 'admin', body })).status).toBe(409);
    expect(app.messages('INVITE')).toEqual([]);
    const once = { as: 'admin', body: { ...body, email: 'b@demo.com' }, headers: { 'idempotency-key': 'k1' } };
    await app.call('POST', '/api/users', once);
    await app.call('POST', '/api/users', once);
    expect(app.messages('INVITE')).toHaveLength(1);
  });

  test('unknown, used, replaced, expired and another screen’s read the same', async () => {
    const gone = async (path: string) => {
      const answers = [await open(path), await choose(path)];
      return answers.map(({ status, text }) => `${status} ${text}`);
    };
    const unknown = await gone(`/public/invite/${'A'.repeat(54)}`);
    expect(unknown[0]).toMatch(/^404 /);
    const { id } = await invite();
    const [first = ''] = await sent();
    expect(await gone(first.replace('invite', 'reset'))).toEqual(unknown);
    expect(await gone(`${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`)).toEqual(unknown);
    app.clock.now += 1000;
    expect((await act(id, 'resendInvite')).status).toBe(200);
    expect(await gone(first)).toEqual(unknown);
    const [second = ''] = await sent();
    expect((await choose(second)).status).toBe(201);
    expect(await gone(second)).toEqual(unknown);
    await invite({ email: 'late@demo.com' });
    const [third = ''] = await sent();
    app.clock.now += 72 * HOUR;
    expect(await gone(third)).toEqual(unknown);
    for (const odd of ['x', '..', '%00', 'a'.repeat(3000)]) {
      expect((await app.call('GET', `/api/public/invite/${odd}`)).status).toBe(404);
    }
  });

  test('of many who use it at once, one does', async () => {
    const { id } = await invite();
    const [link = ''] = await sent();
    const answers = await Promise.all(
      ['one password!', 'two password!', 'three password!'].map((text) => choose(link, text)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    expect(stored(id)?.['version']).toBe(2);
  });

  test('a mail on its way is replaced, follows a corrected address, and stops with the account', async () => {
    await app.postman.stop();
    const { id } = await invite();
    app.clock.now += 1000;
    await act(id, 'resendInvite');
    const changed = await app.call('PATCH', `/api/users/${id}`, {
      as: 'admin',
      body: { email: 'n@demo.com' },
      version: 2,
    });
    expect(changed.status, changed.text).toBe(200);
    expect(app.messages('INVITE').map(({ status, to }) => [status, to])).toEqual([
      ['CANCELLED', 'nur@demo.com'],
      ['CANCELLED', 'nur@demo.com'],
      ['WAITING', 'n@demo.com'],
    ]);
    const [link = ''] = await sent(app.another());
    await act(id, 'deactivate');
    expect((await open(link)).status).toBe(404);
    expect((await act(id, 'resendInvite')).status).toBe(409);
    await act(id, 'activate');
    expect((await open(link)).status).toBe(404);
  });

  test('a letter whose link has ended does not leave', async () => {
    await app.postman.stop();
    await invite();
    app.clock.now += 73 * HOUR;
    expect(await sent(app.another())).toEqual([]);
    expect(app.messages('INVITE')).toMatchObject([{ status: 'ERROR', failure: 'REFUSED' }]);
  });

  test('who registers is not invited, and waits among the web users', async () => {
    const body = { email: 'web@x.example', password: NEW, name: 'Web' };
    await app.call('POST', '/api/auth/register', { body });
    expect(app.messages('INVITE')).toEqual([]);
    await expect.poll(() => app.messages('CONFIRM').length).toBe(1);
    const [link = ''] = await sent();
    expect((await choose(link)).body).toEqual({ signedIn: false });
    await invite();
    const { body: list } = await app.call('GET', '/api/web-users', { as: 'admin' });
    expect(list.items.map((item) => item['email'])).toEqual(['web@x.example']);
    const [{ id } = { id: '' }] = list.items;
    // There is no invitation of theirs to send again; staff activates them.
    expect((await act(id, 'resendInvite')).status).toBe(409);
    expect((await app.call('POST', `/api/web-users/${id}/actions/activate`, { as: 'admin', body: {} })).status).toBe(
      200,
    );
    expect((await login(app, 'web@x.example', { password: NEW })).status).toBe(201);
  });
});

describe('nobody registers as somebody else', () => {
  const STRANGERS = 'the password of a stranger';
  const email = 'ceo@x.example';
  const register = () =>
    app.call('POST', '/api/auth/register', { body: { email, password: STRANGERS, name: 'Not', surname: 'Me' } });
  const found = async () => (await app.call('GET', `/api/users?email=${email}`, { as: 'admin' })).body.items[0]!;
  const linkOf = async (kind: string, count = 1): Promise<string> => {
    await expect.poll(() => app.messages(kind).length).toBe(count);
    return (await sent()).at(-1) ?? '';
  };
  const signIn = async (password: string) => (await login(app, email, { password })).status;

  test('a link proves the address; who has it chooses the password, and an activation lets them in', async () => {
    await register();
    const link = await linkOf('CONFIRM');
    expect(link).toMatch(/^\/public\/confirm\/[A-Za-z0-9_-]{54}$/);
    expect((await open(link)).body).toMatchObject({ email });
    expect((await open(link.replace('confirm', 'invite'))).status).toBe(404);
    const used = await choose(link);
    expect([used.status, used.body]).toEqual([200, { signedIn: false }]);
    expect(await found()).toMatchObject({ status: 'INVITED', emailProvedAt: expect.any(String) as string });
    expect([await signIn(NEW), (await open(link)).status]).toEqual([400, 404]);
    await act((await found()).id, 'activate');
    expect([await signIn(STRANGERS), await signIn(NEW)]).toEqual([400, 201]);
    expect(app.messages('ACTIVATED')).toHaveLength(1);
    expect(app.messages('INVITE')).toEqual([]);
  });

  test.each([['activate'], ['deactivate, then activate']])(
    '%s without that: the password counts no more, and a link goes to the address',
    async (actions) => {
      await register();
      const { id } = await found();
      const first = await linkOf('CONFIRM');
      for (const action of actions.split(', then ')) expect((await act(id, action)).status).toBe(200);
      expect({ passwordHash: null, ...stored(id) }).toMatchObject({ status: 'ACTIVE', passwordHash: null });
      expect(await signIn(STRANGERS)).toBe(400);
      expect(app.messages('ACTIVATED')).toEqual([]);
      expect((await open(first)).status).toBe(404);
      expect((await choose(await linkOf('INVITE'))).status).toBe(201);
      expect([await signIn(STRANGERS), await signIn(NEW)]).toEqual([400, 201]);
      // Whoever has been in once keeps the password.
      await act(id, 'deactivate');
      await act(id, 'activate');
      expect(await signIn(NEW)).toBe(201);
    },
  );

  test('an invitation takes the address over, as the form says; one that is proved it does not', async () => {
    await register();
    const { id } = await found();
    const first = await linkOf('CONFIRM');
    expect((await app.call('GET', `/api/users/_free?email=${email}`, { as: 'admin' })).body).toEqual({ free: true });
    const invited = await invite({ email });
    expect(invited).toMatchObject({ email, role: 'HouseKeeping', status: 'INVITED', source: 'STAFF' });
    expect([stored(id), (await open(first)).status, await signIn(STRANGERS)]).toEqual([undefined, 404, 400]);
    expect((await choose(await linkOf('INVITE'))).status).toBe(201);
    expect((await login(app, email, { password: NEW })).body['userData']).toMatchObject({ role: 'HouseKeeping' });
    const body = { email, name: 'A', surname: 'B', role: 'client', language: 'en' };
    expect((await app.call('POST', '/api/users', { as: 'admin', body })).status).toBe(409);
    expect((await app.call('GET', `/api/users/_free?email=${email}`, { as: 'admin' })).body).toEqual({ free: false });
  });

  test('whoever asks again gets another link, not more than one in two minutes; a proved one none', async () => {
    await Promise.all([register(), register()]);
    const first = await linkOf('CONFIRM');
    app.clock.now += 3 * 60 * 1000;
    await register();
    const second = await linkOf('CONFIRM', 2);
    expect([(await open(first)).status, (await choose(second)).status]).toEqual([404, 200]);
    app.clock.now += 3 * 60 * 1000;
    await register();
    await register();
    expect(app.messages('CONFIRM')).toHaveLength(2);
    expect(await signIn(STRANGERS)).toBe(400);
    // Another address is to be proved anew.
    const { id, version } = await found();
    await app.call('PATCH', `/api/users/${id}`, { as: 'admin', body: { email: 'other@x.example' }, version });
    expect(stored(id)?.['emailProvedAt']).toBeUndefined();
  });
});

describe('a new password', () => {
  test('by staff: sessions and password end at once, the link chooses another', async () => {
    const before = (await login(app, 'accounting@demo.com')).body;
    expect((await act('usr-accounting', 'resetPassword')).status).toBe(200);
    expect(await me(app, before.accessToken)).toBe(401);
    expect((await refresh(app, before.refreshToken)).status).toBe(401);
    expect((await login(app, 'accounting@demo.com')).status).toBe(400);
    const [link = ''] = await sent();
    expect(link).toMatch(/^\/public\/reset\//);
    expect((await choose(link)).status).toBe(201);
    expect((await login(app, 'accounting@demo.com', { password: NEW })).status).toBe(201);
  });

  test('forgotten: one mail at a time, none for whoever may not sign in, and the old password counts until then', async () => {
    const forget = (email: string) => app.call('POST', '/api/auth/forgot-password', { body: { email } });
    await act('usr-client', 'deactivate');
    const answers = await Promise.all(['accounting@demo.com', 'nobody@demo.com', 'client@demo.com'].map(forget));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await forget('Accounting@demo.com');
    await expect.poll(() => app.messages('PASSWORD').length).toBe(1);
    expect((await login(app, 'accounting@demo.com')).status).toBe(201);
    const [link = ''] = await sent();
    app.clock.now += 3 * 60 * 1000;
    await forget('accounting@demo.com');
    await expect.poll(() => app.messages('PASSWORD').length).toBe(2);
    expect((await open(link)).status).toBe(404);
    const [newer = ''] = await sent();
    expect((await choose(newer)).status).toBe(201);
    expect((await login(app, 'accounting@demo.com')).status).toBe(400);
    app.clock.now += 3 * 60 * 1000;
    await forget('accounting@demo.com');
    await expect.poll(() => app.messages('PASSWORD').length).toBe(3);
    const [late = ''] = await sent();
    expect((await open(late)).status).toBe(200);
    app.clock.now += 2 * HOUR;
    expect((await open(late)).status).toBe(404);
  });
});

describe('US2 somebody stays who may let others in', () => {
  const all: readonly Row[] = PEOPLE;
  const people = (role: string): Row[] => [
    ...all.filter((user) => user['role'] !== role || user['tenantId'] !== 'demo'),
    ...['1', '2'].map((n) => ({
      ...all.find((user) => user['role'] === role)!,
      id: `usr-${n}`,
      email: `${n}@demo.com`,
    })),
  ];
  const tokenOf = async (email: string) => (await login(app, email)).body.accessToken;

  test.each([['SuperAdmin'], ['admin']])('two of role %s shut each other out at once: one stays', async (role) => {
    await app.close();
    await start(people(role));
    const one = await tokenOf('1@demo.com');
    const two = await tokenOf('2@demo.com');
    const answers = await Promise.all([
      app.call('POST', '/api/users/usr-2/actions/deactivate', { body: {}, ...bearer(one) }),
      app.call('POST', '/api/users/usr-1/actions/deactivate', { body: {}, ...bearer(two) }),
    ]);
    // 401: the session of the one who was shut out first has ended by then.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    const active = ['usr-1', 'usr-2'].filter((id) => stored(id)?.['status'] === 'ACTIVE');
    expect(active).toHaveLength(1);
  });

  test('two admins shut by a third person at once: one stays', async () => {
    await app.close();
    await start(people('admin'));
    await app.token('SuperAdmin');
    const answers = await Promise.all(['usr-1', 'usr-2'].map((id) => act(id, 'deactivate', 'SuperAdmin')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the last admin of a tenant: not deactivated, deleted or demoted, by anybody or anything', async () => {
    const as = 'SuperAdmin';
    expect((await act('usr-admin', 'deactivate', as)).status).toBe(409);
    expect((await app.call('DELETE', '/api/users/usr-admin', { as, version: 1 })).status).toBe(409);
    const body = { role: 'client' };
    expect((await app.call('PATCH', '/api/users/usr-admin', { as, body, version: 1 })).status).toBe(409);
    const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
    const set = { status: 'PASSIVE' };
    await expect(asSystem('bosphorus', () => [{ collection: 'users', id: 'usr-b-admin', set }])).rejects.toThrow();
    expect(app.store.table('users', 'bosphorus').get('usr-b-admin')?.['status']).toBe('ACTIVE');
  });
});

describe('deactivation', () => {
  test('ends every session at once, whoever does it, and keeps the history', async () => {
    const { accessToken, refreshToken } = (await login(app, 'accounting@demo.com')).body;
    const asSystem = asSystemOf({ store: app.store, config: app.live, clock: () => app.clock.now });
    await asSystem('demo', () => [{ collection: 'users', id: 'usr-accounting', set: { status: 'PASSIVE' } }]);
    expect(await me(app, accessToken)).toBe(401);
    expect((await refresh(app, refreshToken)).status).toBe(401);
    expect((await login(app, 'accounting@demo.com')).status).toBe(400);
    expect((await act('usr-accounting', 'resetPassword')).status).toBe(409);
    expect((await act('usr-accounting', 'activate')).status).toBe(200);
    expect((await login(app, 'accounting@demo.com')).status).toBe(201);
    expect((await app.call('GET', '/api/users/usr-accounting/history', { as: 'admin' })).body.items).toHaveLength(2);
  });

  test('staff see and end sessions of those whom they may see', async () => {
    const first = (await login(app, 'accounting@demo.com')).body;
    const second = (await login(app, 'accounting@demo.com')).body;
    const path = '/api/user-sessions/usr-accounting';
    const { body } = await app.call('GET', path, { as: 'admin' });
    expect(body.items).toHaveLength(2);
    expect(body['mayEnd']).toBe(true);
    expect((await app.call('DELETE', `${path}?session=nobody`, { as: 'admin' })).status).toBe(404);
    const [{ id } = { id: '' }] = body.items;
    expect((await app.call('DELETE', `${path}?session=${id}`, { as: 'admin' })).status).toBe(204);
    const alive = [await me(app, first.accessToken), await me(app, second.accessToken)];
    expect(alive.sort()).toEqual([200, 401]);
    expect((await app.call('DELETE', path, { as: 'admin' })).status).toBe(204);
    expect([await me(app, first.accessToken), await me(app, second.accessToken)]).toEqual([401, 401]);
    for (const [as, status] of [
      ['Accounting', 403],
      ['otherAdmin', 404],
    ] as const) {
      expect((await app.call('GET', path, { as })).status).toBe(status);
    }
    expect((await app.call('GET', '/api/user-sessions/usr-superadmin', { as: 'admin' })).status).toBe(404);
  });
});
