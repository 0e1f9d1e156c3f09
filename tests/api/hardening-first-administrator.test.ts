import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminCreate } from '../../json-server/commands/admin-create.ts';
import {
  createAdministrator,
  hasAdministrator,
  type NewAdministrator,
} from '../../json-server/commands/administrators.ts';
import { type Environment, readEnvironment, SettingError } from '../../json-server/http/environment.ts';
import { openData } from '../../json-server/commands/open-data.ts';
import { openFileStore } from '../store/directory.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { bearer, login, start } from './auth/auth-app.ts';
import { SECRET, startApp, type TestApp } from './support.ts';

const PASSWORD = 'the first password of all';
const ASKED: NewAdministrator = {
  email: 'first@konak.example',
  name: 'Nur',
  surname: 'Tan',
  password: PASSWORD,
  role: 'SuperAdmin',
  tenant: 'demo',
};

describe('12.15 in production', () => {
  let app: TestApp;
  beforeEach(async () => (app = await start({ allowsDemoLogins: false })));
  afterEach(() => app.close());
  const create = (more: Partial<NewAdministrator> = {}) =>
    createAdministrator({ store: app.store, live: app.live, clock: () => app.clock.now }, { ...ASKED, ...more });

  test('at first nobody can sign in, and the server reports it', async () => {
    expect((await login(app, 'admin@demo.com', { password: 'a password for tests' })).status).toBe(400);
    expect(hasAdministrator(app.store, false)).toBe(false);
    expect(hasAdministrator(app.store, true)).toBe(true);
  });
  test('then the first administrator can, and lets others in', async () => {
    await create();
    expect(hasAdministrator(app.store, false)).toBe(true);
    const { status, body } = await login(app, ASKED.email, { password: PASSWORD });
    expect([status, body['userData']]).toEqual([
      201,
      expect.objectContaining({ role: 'SuperAdmin', tenantId: 'demo' }),
    ]);
    const invited = await app.call('POST', '/api/users', {
      ...bearer(body.accessToken),
      body: { email: 'second@konak.example', name: 'Can', surname: 'Er', role: 'admin', language: 'tr' },
    });
    expect([invited.status, invited.body.status]).toEqual([201, 'INVITED']);
  });
  test('the account is in the history, and its password in no answer', async () => {
    await create();
    const { items } = (await app.call('GET', '/api/users?q=first@konak.example', { as: 'SuperAdmin' })).body;
    // The demo's own token still counts here: sessions are made by the test.
    const history = await app.call('GET', `/api/users/${items[0]?.id}/history`, { as: 'SuperAdmin' });
    expect(history.body.items[0]).toMatchObject({ action: 'create' });
    expect(JSON.stringify(items) + history.text).not.toMatch(/argon2|passwordHash|the first password/);
  });
  test.each<[string, Partial<NewAdministrator>, string]>([
    ['no e-mail', { email: 'x' }, 'no e-mail'],
    ['an e-mail that has an account', { email: 'ADMIN@demo.com' }, 'already'],
    ['a short password', { password: 'short' }, '10 to 128'],
    ['another role', { role: 'Accounting' }, 'SuperAdmin, admin'],
    ['a company that is not there', { tenant: 'nowhere' }, 'bosphorus'],
    ['no name', { name: '' }, 'Name'],
    ['a name that is too long', { name: 'x'.repeat(2000) }, 'name'],
  ])('%s is refused with what is wrong, and nothing is made', async (_, more, said) => {
    const before = app.store.table('users', 'demo').size;
    await expect(create(more)).rejects.toThrow(SettingError);
    await expect(create(more)).rejects.toThrow(said);
    expect(app.store.table('users', 'demo').size).toBe(before);
  });
});

describe('12.15 npm run admin:create', () => {
  let folder: string;
  let environment: Environment;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'konak-admin-'));
    const production = { NODE_ENV: 'production', AUTH_SECRET: SECRET, PUBLIC_URL: 'https://konak.test' };
    const env = { ...production, DB_FILE: join(folder, 'konak.db') };
    environment = { ...readEnvironment(env), seedFile: join(folder, 'no-seed.json') };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const ARGV = ['--email', ASKED.email, '--name', 'Nur', '--surname', 'Tan'];

  test('takes arguments and the password from the environment, and the account is there for the server', async () => {
    await adminCreate(environment, { argv: ARGV, env: { ADMIN_PASSWORD: PASSWORD }, ask: undefined });
    const { store, live } = await openData(environment, { isWatching: false });
    const app = await startApp({ store, allowsDemoLogins: false, loginRateLimit: 1000 });
    expect((await login(app, ASKED.email, { password: PASSWORD })).status).toBe(201);
    await app.close();
    await live.close();
    const again = adminCreate(environment, { argv: ARGV, env: { ADMIN_PASSWORD: PASSWORD }, ask: undefined });
    await expect(again).rejects.toThrow('already');
  });
  test('asks for what is missing, the password hidden', async () => {
    const asked: [string, boolean][] = [];
    const ask = (question: string, isHidden: boolean): Promise<string> => {
      asked.push([question, isHidden]);
      return Promise.resolve(isHidden ? PASSWORD : 'Tan');
    };
    const made = await adminCreate(environment, { argv: ARGV.slice(0, 4), env: {}, ask });
    expect(made).toMatchObject({ surname: 'Tan', role: 'SuperAdmin', password: PASSWORD });
    expect(asked.map(([, isHidden]) => isHidden)).toEqual([false, true]);
  });
  test('takes no password as an argument, says what is missing where nobody can type, and opens nothing then', async () => {
    const run = (argv: readonly string[], env = {}) => adminCreate(environment, { argv, env, ask: undefined });
    await expect(run([...ARGV, '--password', PASSWORD])).rejects.toThrow(SettingError);
    await expect(run(ARGV)).rejects.toThrow(/Password.*missing/);
    await expect(run(['--name', 'x'], { ADMIN_PASSWORD: PASSWORD })).rejects.toThrow(/E-mail is missing/);
  });
  test('while the server has the data it says so', async () => {
    const store = await openFileStore({ file: environment.dbFile, seed: () => ({}) });
    const run = adminCreate(environment, { argv: ARGV, env: { ADMIN_PASSWORD: PASSWORD }, ask: undefined });
    await expect(run).rejects.toThrow(StoreFileError);
    await store.close();
  });
});
