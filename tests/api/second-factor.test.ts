import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bearer, login, me, PASSWORD, refresh } from './auth/auth-app.ts';
import { challengeOf, NEW, type PeopleApp, startPeople } from './people-app.ts';
import { ROWS } from './rows.ts';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { allOld } from '../store/all-old.ts';
import type { Row } from '../../src/config/types.ts';

let app: PeopleApp;
let { invite, act, stored, sent, open, choose, post }: PeopleApp = {} as PeopleApp;
beforeEach(async () => {
  app = await startPeople();
  ({ invite, act, stored, sent, open, choose, post } = app);
});
afterEach(() => app.close());

describe('second factor', () => {
  const PATH = '/api/auth/second-factor';
  const codeOf = (secret: string, now = app.clock.now) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now });
  /** Somebody with a second factor; half a minute later, so that another code is due. */
  const setUp = async (email = 'accounting@demo.com') => {
    const { accessToken: token } = (await login(app, email)).body;
    const begun = await post(`${PATH}/begin`, { password: PASSWORD }, token);
    const secret = String(begun.body['secret']);
    const confirmed = await post(`${PATH}/confirm`, { code: codeOf(secret) }, token);
    expect(confirmed.status, confirmed.text).toBe(200);
    app.clock.now += 30_000;
    return { token, secret, uri: String(begun.body['uri']), codes: confirmed.body['recoveryCodes'] as string[] };
  };
  const challenge = (email = 'accounting@demo.com', password = PASSWORD) => challengeOf(app, email, password);
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

  test('is begun with the password: a token alone locks nobody out', async () => {
    const { accessToken: token } = (await login(app, 'accounting@demo.com')).body;
    for (const body of [{}, { password: '' }, { password: 'a wrong password' }]) {
      const { status, body: answer } = await post(`${PATH}/begin`, body, token);
      expect([status, Object.keys(answer.errors)]).toEqual([422, ['password']]);
    }
    expect((await post(`${PATH}/confirm`, { code: '000000' }, token)).status).toBe(422);
    expect((await post(`${PATH}/begin`, { password: PASSWORD }, token)).status).toBe(200);
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

  test('12.6 made-up challenges from the same address keep nobody from typing a code', async () => {
    const { secret } = await setUp();
    const asked = await challenge();
    const madeUp = () => enter('made-up', '000000');
    // Three times thirty an hour.
    for (let n = 0; n < 90; n += 1) await madeUp();
    expect((await madeUp()).status).toBe(429);
    expect((await enter(asked, codeOf(secret))).status).toBe(201);
    // The account itself has thirty tries, however often the password is given again.
    app.clock.now += 30_000;
    for (let n = 0; n < 30; n += 1) expect((await enter(asked, '000000')).status).toBe(400);
    expect((await enter(await challenge(), codeOf(secret))).status).toBe(429);
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
    for (const odd of ['', 'x', 'x'.repeat(3500)]) expect((await enter(odd, '123456')).status).toBe(400);
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
    const used = await choose(link);
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
    const begun = await app.call('POST', '/api/auth/second-factor/begin', {
      body: { password: PASSWORD },
      ...bearer(accessToken),
    });
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
    const whole: Row[] = [];
    for (const collection of app.store.collections()) {
      for (const tenant of ['', 'demo', 'bosphorus']) {
        const isOld = OLD_TABLES.has(collection);
        whole.push(
          ...(isOld ? await allOld(app.store, collection, tenant) : app.store.table(collection, tenant).all()),
        );
      }
    }
    const data = JSON.stringify(whole);
    for (const each of secrets) expect(data).not.toContain(each);
    expect((await open(link)).status).toBe(200);
  });
});
