import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuOf } from '../../measured/cpu.ts';
import type { TestApp } from '../support.ts';
import { ROWS } from '../rows.ts';
import { login, PASSWORD, PEOPLE, start } from './auth-app.ts';

const WRONG = { errors: { email: ['Invalid email or password'] } };

describe('POST /api/auth/login', () => {
  let app: TestApp;
  beforeAll(async () => (app = await start()));
  afterAll(() => app.close());

  test('answers 201 with userAbilityRules, accessToken, refreshToken and userData', async () => {
    const { status, body } = await login(app, 'admin@demo.com');
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken', 'userAbilityRules', 'userData']);
    expect(body.userAbilityRules).toEqual([{ action: 'manage', subject: 'all' }]);
    expect(body.userData).toMatchObject({
      id: 'usr-admin',
      fullName: 'admin Tester',
      username: 'admin',
      avatar: null,
      email: 'admin@demo.com',
      role: 'admin',
      tenantId: 'demo',
    });
  });
  test('client may only read AclDemo', async () => {
    expect((await login(app, 'client@demo.com')).body.userAbilityRules).toEqual([
      { action: 'read', subject: 'AclDemo' },
    ]);
  });
  test('the e-mail’s case and spaces do not count', async () => {
    expect((await login(app, '  Admin@Demo.COM ')).status).toBe(201);
  });
  test('the password’s hash is in no answer', async () => {
    expect((await login(app, 'admin@demo.com')).text).not.toMatch(/argon2|passwordHash/);
  });
  test.each([
    ['a wrong password', { email: 'admin@demo.com', password: 'wrong' }],
    ['an unknown user', { email: 'nobody@demo.com', password: PASSWORD }],
    ['no password', { email: 'admin@demo.com' }],
    ['nothing', {}],
    ['a list', []],
    ['objects', { email: { a: 1 }, password: { $ne: '' } }],
    ['a number', { email: 1, password: 2 }],
    ['an endless password', { email: 'admin@demo.com', password: 'x'.repeat(3_500) }],
  ])('%s is 400 with the body of the specification', async (_name, body) => {
    const answer = await app.call('POST', '/api/auth/login', { body });
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
  });
  test('a body that is no JSON is 400 with the same body', async () => {
    const answer = await app.call('POST', '/api/auth/login', { raw: '{' });
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
  });
  test('S20 an unknown user takes as long as a wrong password', async () => {
    const time = (email: string) => cpuOf(() => login(app, email, { password: 'wrong' }));
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time('admin@demo.com'));
      unknown.push(await time('nobody@demo.com'));
    }
    // The cheapest of each, because other work of the process only ever adds; without the decoy unknown ones are forty times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
  });
});

describe('who may not sign in', () => {
  test('a passive or invited user', async () => {
    const users = PEOPLE.map((user) => ({
      ...user,
      status: user.id === 'usr-admin' ? 'PASSIVE' : 'INVITED',
    }));
    const app = await start({ rows: { ...ROWS, users } });
    expect((await login(app, 'admin@demo.com')).status).toBe(400);
    expect((await login(app, 'client@demo.com')).status).toBe(400);
    await app.close();
  });
  test('a user of a suspended or closed tenant, whose open sessions end too', async () => {
    const app = await start();
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(200);
    const suspended = await app.call('POST', '/api/tenants/bosphorus/actions/suspend', { as: 'SuperAdmin', body: {} });
    expect(suspended.status, suspended.text).toBe(200);
    expect((await login(app, 'admin@bosphorus.demo.com')).status).toBe(400);
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(401);
    await app.close();
  });
  test('S22 demo logins where they are not allowed (production)', async () => {
    const app = await start({ allowsDemoLogins: false });
    const answer = await login(app, 'admin@demo.com');
    expect([answer.status, answer.body]).toEqual([400, WRONG]);
    await app.close();
  });
});
