import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import type { Row } from '../../src/config/types.ts';
import { bearer, login, me, PASSWORD, PEOPLE, refresh } from './auth/auth-app.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

let app: MailApp;
const NEW = 'a quite new password';
const HOUR = 60 * 60 * 1000; // ms

/** Letters looked at; mail leaves by itself as soon as it is written. */
let seen = 0;

beforeEach(async () => {
  app = await startMailApp({ users: PEOPLE });
  seen = 0;
});
afterEach(() => app.close());

const invite = async (more: object = {}, as = 'admin') => {
  const body = { email: 'nur@demo.com', name: 'Nur', surname: 'Tan', role: 'HouseKeeping', language: 'tr', ...more };
  const made = await app.call('POST', '/api/users', { as, body });
  expect(made.status, made.text).toBe(201);
  return made.body;
};
const act = (id: string, action: string, as = 'admin') =>
  app.call('POST', `/api/users/${id}/actions/${action}`, { as, body: {} });
const stored = (id: string): Row | undefined => app.store.table('users', 'demo').get(id);
/** What the letters that left since have as links, the path alone. */
const sent = async (postman = app.postman): Promise<string[]> => {
  await postman.run();
  const fresh = app.letters.slice(seen);
  seen = app.letters.length;
  return fresh.map(({ text }) => /https:\/\/konak\.test\/v1(\/public\/\S+)/.exec(text)?.[1] ?? '');
};
const open = (path: string) => app.call('GET', `/api${path}`);
const use = (path: string, password: unknown = NEW) => app.call('POST', `/api${path}`, { body: { password } });

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
    const short = await use(link, 'short');
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['password']]);
    const used = await use(link);
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
    expect((await use(link)).status).toBe(201);
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
      const answers = [await open(path), await use(path)];
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
    expect((await use(second)).status).toBe(201);
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
      ['one password!', 'two password!', 'three password!'].map((text) => use(link, text)),
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
    await invite();
    const { body: list } = await app.call('GET', '/api/web-users', { as: 'admin' });
    expect(list.items.map((item) => item['email'])).toEqual(['web@x.example']);
    const [{ id } = { id: '' }] = list.items;
    expect((await app.call('POST', `/api/web-users/${id}/actions/activate`, { as: 'admin', body: {} })).status).toBe(
      200,
    );
    expect((await login(app, 'web@x.example', { password: NEW })).status).toBe(201);
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
    expect((await use(link)).status).toBe(201);
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
    expect((await use(newer)).status).toBe(201);
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
  const people = (role: string) => [
    ...PEOPLE.filter((user) => user['role'] !== role || user['tenantId'] !== 'demo'),
    ...['1', '2'].map((n) => ({
      ...PEOPLE.find((user) => user['role'] === role)!,
      id: `usr-${n}`,
      email: `${n}@demo.com`,
    })),
  ];
  const tokenOf = async (email: string) => (await login(app, email)).body.accessToken;

  test.each([['SuperAdmin'], ['admin']])('two of role %s shut each other out at once: one stays', async (role) => {
    await app.close();
    app = await startMailApp({ users: people(role) });
    const [one, two] = [await tokenOf('1@demo.com'), await tokenOf('2@demo.com')];
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
    app = await startMailApp({ users: people('admin') });
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

describe('second factor', () => {
  const PATH = '/api/auth/second-factor';
  const codeOf = (secret: string, now = app.clock.now) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now });
  const post = (path: string, body: object, token?: string) =>
    app.call('POST', path, { body, ...(token === undefined ? {} : bearer(token)) });
  /** Somebody with a second factor; half a minute later, so that another code is due. */
  const setUp = async (email = 'accounting@demo.com') => {
    const { accessToken: token } = (await login(app, email)).body;
    const begun = await post(`${PATH}/begin`, {}, token);
    const secret = String(begun.body['secret']);
    const confirmed = await post(`${PATH}/confirm`, { code: codeOf(secret) }, token);
    expect(confirmed.status, confirmed.text).toBe(200);
    app.clock.now += 30_000;
    return { token, secret, uri: String(begun.body['uri']), codes: confirmed.body['recoveryCodes'] as string[] };
  };
  const challenge = async (email = 'accounting@demo.com', password = PASSWORD) => {
    const { status, body } = await login(app, email, { password });
    expect([status, Object.keys(body)]).toEqual([202, ['secondFactor', 'challenge', 'expiresIn']]);
    return String(body['challenge']);
  };
  const enter = (sentChallenge: string, code: string) =>
    post('/api/auth/login/code', { challenge: sentChallenge, code });

  test('is set up with a first code; then the password alone opens nothing', async () => {
    const { secret, uri, codes, token } = await setUp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Konak:accounting%40demo\.com\?/);
    expect(new Set(codes).size).toBe(10);
    expect(await me(app, token)).toBe(200);
    const asked = await challenge();
    expect((await enter(asked, '000000')).status).toBe(400);
    const entered = await enter(asked, codeOf(secret));
    expect(Object.keys(entered.body).sort()).toEqual(['accessToken', 'refreshToken', 'userAbilityRules', 'userData']);
    expect([entered.status, await me(app, entered.body.accessToken)]).toEqual([201, 200]);
    expect(entered.body['userData']).toMatchObject({ twoFactor: true });
    expect((await refresh(app, entered.body.refreshToken)).status).toBe(201);
  });

  test('a code counts once, also for two who come at once', async () => {
    const { secret } = await setUp();
    const asked = await challenge();
    const code = codeOf(secret);
    const answers = await Promise.all([enter(asked, code), enter(asked, code), enter(await challenge(), code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    // Older than the last one that counted, though inside the tolerance.
    expect((await enter(asked, codeOf(secret, app.clock.now - 30_000))).status).toBe(400);
  });

  test('a recovery code counts once', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    expect((await enter(await challenge(), code.toLowerCase())).status).toBe(201);
    expect((await enter(await challenge(), code)).status).toBe(400);
    expect((await enter(await challenge(), codes[1]!.replaceAll('-', ' '))).status).toBe(201);
  });

  test('the challenge ends by time, by another password, and opens nothing else', async () => {
    const { secret } = await setUp();
    const asked = await challenge();
    expect((await app.call('GET', '/api/auth/me', bearer(asked))).status).toBe(401);
    expect((await refresh(app, asked)).status).toBe(401);
    app.clock.now += 6 * 60 * 1000;
    const late = await enter(asked, codeOf(secret));
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['challenge']]);
    const again = await challenge();
    const { version } = stored('usr-accounting')!;
    const body = { password: NEW };
    const changed = await app.call('PATCH', '/api/users/usr-accounting', {
      as: 'admin',
      body,
      version: Number(version),
    });
    expect(changed.status).toBe(200);
    expect((await enter(again, codeOf(secret))).status).toBe(400);
    for (const odd of ['', 'x', 'x'.repeat(5000)]) expect((await enter(odd, '123456')).status).toBe(400);
    expect((await app.call('POST', '/api/auth/login/code', { body: [] })).status).toBe(400);
  });

  test('is switched off with password and code; staff take it away, which ends sessions and is noted', async () => {
    const { secret, token } = await setUp();
    const off = (body: object) => post(`${PATH}/off`, body, token);
    expect((await off({ password: PASSWORD, code: '000000' })).status).toBe(422);
    expect((await off({ password: 'wrong', code: codeOf(secret) })).status).toBe(422);
    expect((await off({ password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    expect((await login(app, 'accounting@demo.com')).status).toBe(201);

    await setUp();
    const { token: open } = await setUp('purchasing@demo.com');
    expect((await act('usr-purchasing', 'resetSecondFactor', 'Accounting')).status).toBe(403);
    expect((await act('usr-purchasing', 'resetSecondFactor')).status).toBe(200);
    expect(await me(app, open)).toBe(401);
    expect((await login(app, 'purchasing@demo.com')).status).toBe(201);
    const history = await app.call('GET', '/api/users/usr-purchasing/history', { as: 'admin' });
    expect(history.body.items.map((item) => item['action'])).toEqual(['resetSecondFactor', 'secondFactorOn']);
    const written = { twoFactor: false };
    const { version } = stored('usr-accounting')!;
    const patched = await app.call('PATCH', '/api/users/usr-accounting', {
      as: 'admin',
      body: written,
      version: Number(version),
    });
    expect([patched.status, Object.keys(patched.body.errors)]).toEqual([422, ['twoFactor']]);
  });

  test('a new password by link does not go past it', async () => {
    await setUp();
    await act('usr-accounting', 'resetPassword');
    const [link = ''] = await sent();
    const used = await use(link);
    expect([used.status, used.body]).toEqual([200, { signedIn: false }]);
    await challenge('accounting@demo.com', NEW);
  });

  test('wrong codes are limited', async () => {
    const { secret } = await setUp();
    const asked = await challenge();
    const statuses = [];
    // Thirty for each ten wrong passwords a minute: the limit of the tests is ten.
    for (let n = 0; n < 31; n += 1) statuses.push((await enter(asked, '000000')).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    const last = await enter(asked, codeOf(secret));
    expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('asked of a role, nothing but the own account is open until it is set up', async () => {
    const [settings] = ROWS['settings']!;
    const set = (roles: string[]) => {
      const version = Number([...app.store.table('settings', 'demo').all()][0]?.['version'] ?? 1);
      const body = { secondFactorRoles: roles };
      return app.call('PATCH', `/api/company-settings/${settings!.id}`, { as: 'admin', body, version });
    };
    const before = (await login(app, 'accounting@demo.com')).body;
    const answer = await set(['Accounting']);
    expect(answer.status, answer.text).toBe(200);
    const paths = ['/api/payments', '/api/enums', '/api/today', '/api/_meta/config', '/api/users', '/api/nothing'];
    for (const path of paths) {
      const refused = await app.call('GET', path, bearer(before.accessToken));
      expect([path, refused.status, refused.body['reason']]).toEqual([path, 403, 'secondFactorNeeded']);
    }
    expect((await app.call('GET', '/api/enums', { as: 'HouseKeeping' })).status).toBe(200);
    const signed = await login(app, 'accounting@demo.com');
    expect(signed.body['userData']).toMatchObject({ mustSetUpFactor: true, twoFactor: false });
    const { token } = await setUp();
    expect((await app.call('GET', '/api/enums', bearer(token))).status).toBe(200);
    const { body } = await app.call('GET', PATH, bearer(token));
    expect(body).toEqual({ isOn: true, isRequired: true, recoveryLeft: 10 });
  });
});

describe('secrets', () => {
  test('neither links nor factors are in any answer, export, history or in the data', async () => {
    const { id } = await invite();
    const [link = ''] = await sent();
    const token = link.split('/').at(-1)!;
    const { accessToken } = (await login(app, 'admin@demo.com')).body;
    const begun = await app.call('POST', '/api/auth/second-factor/begin', { body: {}, ...bearer(accessToken) });
    const secret = String(begun.body['secret']);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now });
    const confirmed = await app.call('POST', '/api/auth/second-factor/confirm', {
      body: { code },
      ...bearer(accessToken),
    });
    const codes = (confirmed.body['recoveryCodes'] as string[]).map((text) => text.replaceAll('-', ''));
    const secrets = [token, token.slice(22), secret, ...codes];

    const as = 'SuperAdmin';
    const [message] = app.messages('INVITE');
    const paths = [
      ...['/api/users', `/api/users/${id}`, `/api/users/${id}/history`, '/api/users/usr-admin/history'],
      ...['/api/users/export.csv', '/api/messages', `/api/messages/${message!.id}`, '/api/messages/export.csv'],
      ...[`/api/messages/${message!.id}/history`, '/api/notifications', `/api/user-sessions/${id}`, '/api/web-users'],
      ...['/api/users?q=second', '/api/scratch/_second_factors', '/api/_second_factors', '/api/_one_time_links'],
    ];
    for (const path of paths) {
      const { text } = await app.call('GET', path, { as });
      for (const each of secrets) expect(text.replaceAll('-', ''), path).not.toContain(each.replaceAll('-', ''));
      expect(text, path).not.toMatch(/linkId|passwordHash|_second_factors"/);
    }
    const whole = app.store
      .collections()
      .flatMap((collection) =>
        ['', 'demo', 'bosphorus'].flatMap((tenant) => [...app.store.table(collection, tenant).all()]),
      );
    const data = JSON.stringify(whole);
    for (const each of secrets) expect(data).not.toContain(each);
    expect((await open(link)).status).toBe(200);
  });
});
