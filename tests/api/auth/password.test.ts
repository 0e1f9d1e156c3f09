import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../support.ts';
import { bearer, login, me, PASSWORD, refresh, start } from './auth-app.ts';

const NEXT = 'quite another password';
let app: TestApp;
beforeEach(async () => (app = await start()));
afterEach(() => app.close());

const enter = async (email = 'admin@demo.com') => (await login(app, email)).body;
const change = (token: string, body: unknown) => app.call('POST', '/api/auth/password', { ...bearer(token), body });
const right = { currentPassword: PASSWORD, newPassword: NEXT };

describe('POST /api/auth/password', () => {
  test('the new password signs in, the old one does not', async () => {
    const { accessToken } = await enter();
    const answer = await change(accessToken, right);
    expect(answer.status, answer.text).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken', 'userAbilityRules', 'userData']);
    expect((await login(app, 'admin@demo.com')).status).toBe(400);
    expect((await login(app, 'admin@demo.com', { password: NEXT })).status).toBe(201);
  });
  test('S9 no token from before counts; the caller goes on with new ones', async () => {
    const here = await enter();
    const there = await enter();
    const other = await enter('client@demo.com');
    const { body } = await change(here.accessToken, right);
    expect(await me(app, there.accessToken)).toBe(401);
    expect(await me(app, here.accessToken)).toBe(401);
    expect((await refresh(app, there.refreshToken)).status).toBe(401);
    expect((await refresh(app, here.refreshToken)).status).toBe(401);
    expect(await me(app, body.accessToken)).toBe(200);
    expect((await refresh(app, body.refreshToken)).status).toBe(201);
    expect(await me(app, other.accessToken)).toBe(200);
  });
  test('the session goes on as the one it was: since when, remembered or not', async () => {
    const { body: here } = await login(app, 'admin@demo.com', { remember: false });
    app.clock.now += 60_000;
    const { body } = await change(here.accessToken, right);
    const { items } = (await app.call('GET', '/api/auth/sessions', bearer(body.accessToken))).body;
    expect(items).toMatchObject([{ createdAt: '2026-11-20T09:00:00.000Z', isRemembered: false, isCurrent: true }]);
  });
  test('is in the account’s history, without the hash', async () => {
    const { accessToken } = await enter();
    await change(accessToken, right);
    const { text } = await app.call('GET', '/api/users/usr-admin/history', { as: 'SuperAdmin' });
    expect(JSON.parse(text)).toMatchObject({ items: [{ action: 'update', version: 2, by: { id: 'usr-admin' } }] });
    expect(text).not.toMatch(/argon2/);
    const record = await app.call('GET', '/api/users/usr-admin', { as: 'SuperAdmin' });
    expect(record.body).toMatchObject({ version: 2, updatedBy: 'usr-admin' });
    expect(record.text).not.toMatch(/argon2/);
  });
  test.each([
    ['a wrong current one', { ...right, currentPassword: 'wrong' }, ['currentPassword']],
    ['no current one', { newPassword: NEXT }, ['currentPassword']],
    ['an endless current one', { ...right, currentPassword: 'x'.repeat(3_500) }, ['currentPassword']],
    ['the same again', { currentPassword: PASSWORD, newPassword: PASSWORD }, ['newPassword']],
    ['too short a one', { ...right, newPassword: '123456789' }, ['newPassword']],
    ['too long a one', { ...right, newPassword: 'x'.repeat(129) }, ['newPassword']],
    ['nothing', {}, ['currentPassword', 'newPassword']],
    ['a list', [], ['currentPassword', 'newPassword']],
    ['objects', { currentPassword: {}, newPassword: { $ne: 1 } }, ['currentPassword', 'newPassword']],
  ])('%s is 422 beside the field, and everything stays', async (_name, body, fields) => {
    const { accessToken } = await enter();
    const answer = await change(accessToken, body);
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, fields]);
    expect(await me(app, accessToken)).toBe(200);
    expect((await login(app, 'admin@demo.com')).status).toBe(201);
  });
  test('says it in the language asked for', async () => {
    const { accessToken } = await enter();
    const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'tr' };
    const body = { ...right, currentPassword: 'wrong' };
    const answer = await app.call('POST', '/api/auth/password', { headers, body });
    expect(answer.body.errors).toEqual({ currentPassword: ['Bu, şu anki parolanız değil.'] });
  });
  test('strangers are 401', async () => {
    expect((await app.call('POST', '/api/auth/password', { body: right })).status).toBe(401);
  });
  test('two changes at once: one of them counts', async () => {
    const here = await enter();
    const there = await enter();
    const answers = await Promise.all([
      change(here.accessToken, right),
      change(there.accessToken, { ...right, newPassword: 'a third password' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
  });
  test('S20 guessing the current one is limited', async () => {
    const limited = await start({ loginRateLimit: 2 });
    const { accessToken } = (await login(limited, 'admin@demo.com')).body;
    const guess = () =>
      limited.call('POST', '/api/auth/password', { ...bearer(accessToken), body: { ...right, currentPassword: 'x' } });
    expect([(await guess()).status, (await guess()).status]).toEqual([422, 422]);
    const refused = await guess();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await limited.close();
  });
});
