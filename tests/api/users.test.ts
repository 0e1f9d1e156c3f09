import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

const patch = (as: string, id: string, body: object, version = 1) =>
  app.call('PATCH', `/api/users/${id}`, { as, body, version });
const stored = (id: string) => app.store.table('users', 'demo').get(id);

describe('S3 nobody gives themselves or others more than they have', () => {
  const FORBIDDEN = {
    role: 'SuperAdmin',
    permissions: ['*'],
    tenantId: 'bosphorus',
    status: 'ACTIVE',
    passwordHash: 'x',
    tenantIds: ['bosphorus'],
  };
  const ROLES = ['admin', 'Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace', 'Investor', 'client'];
  const cases = ROLES.flatMap((role) =>
    Object.entries(FORBIDDEN).map(([field, value]) => [role, field, value] as const),
  );
  test.each(cases)('%s: PATCH and PUT of the own %s', async (role, field, value) => {
    const id = `usr-${role.toLowerCase()}`;
    const before = stored(id);
    for (const method of ['PATCH', 'PUT']) {
      const answer = await app.call(method, `/api/users/${id}`, { as: role, body: { [field]: value }, version: 1 });
      expect([403, 422]).toContain(answer.status);
      if (answer.status === 422) expect(Object.keys(answer.body.errors)).toContain(field);
    }
    expect(stored(id)).toEqual(before);
  });
  test('an admin cannot create a SuperAdmin, nor lift anybody there', async () => {
    const body = { email: 'boss@demo.com', name: 'B', surname: 'B', role: 'SuperAdmin' };
    const made = await app.call('POST', '/api/users', { as: 'admin', body });
    expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['role']]);
    expect((await patch('admin', 'usr-client', { role: 'SuperAdmin' })).status).toBe(422);
    expect((await patch('SuperAdmin', 'usr-client', { role: 'SuperAdmin' })).status).toBe(200);
  });
  test('an admin neither sees nor changes an account above', async () => {
    expect((await app.call('GET', '/api/users/usr-superadmin', { as: 'admin' })).status).toBe(404);
    expect((await patch('admin', 'usr-superadmin', { password: 'a password I know' })).status).toBe(404);
    expect((await app.call('GET', '/api/users?email=superadmin@demo.com', { as: 'admin' })).body.total).toBe(0);
  });
});

describe('S3 where the file lets a lower role manage accounts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'konak-users-'));
    await cp('resources', folder, { recursive: true });
    const path = join(folder, 'v1/users/list.json');
    const file = JSON.parse(await readFile(path, 'utf8')) as {
      access: { grants: Record<string, string[]> };
      actions?: Record<string, object>;
    };
    file.access.grants['Accounting'] = ['*'];
    file.actions = { ...file.actions, lift: { label: { en: 'Lift', tr: 'Yükselt' }, set: { role: 'admin' } } };
    await writeFile(path, JSON.stringify(file));
    await app.close();
    app = await startApp({ resourcesDir: folder });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('accounts above are read, not changed, removed or brought back', async () => {
    const as = 'Accounting';
    expect((await app.call('GET', '/api/users/usr-admin', { as })).status).toBe(200);
    for (const [id, before] of [
      ['usr-admin', stored('usr-admin')] as const,
      ['usr-superadmin', stored('usr-superadmin')] as const,
    ]) {
      expect((await patch(as, id, { password: 'a password I know' })).status).toBe(403);
      expect((await patch(as, id, { role: 'client' })).status).toBe(403);
      expect((await app.call('POST', `/api/users/${id}/actions/deactivate`, { as, body: {} })).status).toBe(403);
      expect((await app.call('DELETE', `/api/users/${id}`, { as, version: 1 })).status).toBe(403);
      expect(stored(id)).toEqual(before);
    }
    expect((await patch('SuperAdmin', 'usr-client', { role: 'admin' })).status).toBe(200);
    expect((await app.call('DELETE', '/api/users/usr-client', { as: 'SuperAdmin', version: 2 })).status).toBe(204);
    expect((await app.call('POST', '/api/users/usr-client/restore', { as, body: {} })).status).toBe(422);
    expect(stored('usr-client')).toBeUndefined();
  });
  test('an action lifts nobody above whoever runs it; equals and those below are theirs', async () => {
    const as = 'Accounting';
    expect((await app.call('POST', '/api/users/usr-client/actions/lift', { as, body: {} })).status).toBe(422);
    expect(stored('usr-client')).toMatchObject({ role: 'client' });
    expect((await patch(as, 'usr-client', { role: 'Purchasing' })).status).toBe(200);
  });
});

describe('US2 the last active SuperAdmin stays', () => {
  test('neither removed, nor deactivated, nor given another role', async () => {
    const as = 'SuperAdmin';
    expect((await app.call('DELETE', '/api/users/usr-superadmin', { as, version: 1 })).status).toBe(409);
    expect((await app.call('POST', '/api/users/usr-superadmin/actions/deactivate', { as, body: {} })).status).toBe(409);
    expect((await patch(as, 'usr-superadmin', { role: 'admin' })).status).toBe(409);
  });
  test('unless there is another', async () => {
    await patch('SuperAdmin', 'usr-client', { role: 'SuperAdmin' });
    expect((await patch('SuperAdmin', 'usr-superadmin', { role: 'admin' })).status).toBe(200);
  });
});

describe('S9 changed rights end the open sessions', () => {
  const status = async (as: string) => (await app.call('GET', '/api/enums', { as })).status;
  test.each([
    ['another role', () => patch('admin', 'usr-client', { role: 'Accounting' })],
    ['another password', () => patch('admin', 'usr-client', { password: 'a quite new password' })],
    ['deactivation', () => app.call('POST', '/api/users/usr-client/actions/deactivate', { as: 'admin', body: {} })],
    ['deletion', () => app.call('DELETE', '/api/users/usr-client', { as: 'admin', version: 1 })],
  ])('%s', async (_name, change) => {
    expect(await status('client')).toBe(200);
    const answer = await change();
    expect([200, 204], answer.text).toContain(answer.status);
    expect(await status('client')).toBe(401);
    expect(await status('admin')).toBe(200);
  });
  test('another phone number does not', async () => {
    await app.token('client');
    expect((await patch('admin', 'usr-client', { phone: '+905001112233' })).status).toBe(200);
    expect(await status('client')).toBe(200);
  });
});

describe('S21 passwords', () => {
  test('are stored as argon2id, never answered, never in the history', async () => {
    const { body, text } = await patch('admin', 'usr-client', { password: 'a quite new password' });
    expect(stored('usr-client')?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored('usr-client')).not.toHaveProperty('password');
    expect(text).not.toMatch(/password|argon2/i);
    expect(body.version).toBe(2);
    const history = await app.call('GET', '/api/users/usr-client/history', { as: 'admin' });
    expect(history.text).not.toMatch(/argon2|quite new/);
  });
  test('the new one signs in', async () => {
    await patch('admin', 'usr-client', { password: 'a quite new password' });
    const body = { email: 'client@demo.com', password: 'a quite new password' };
    expect((await app.call('POST', '/api/auth/login', { body })).status).toBe(201);
  });
  test('empty leaves it as it is', async () => {
    await patch('admin', 'usr-client', { password: 'a quite new password' });
    const hash = stored('usr-client')?.['passwordHash'];
    expect((await patch('admin', 'usr-client', { password: '', phone: '+905001112233' }, 2)).status).toBe(200);
    expect(stored('usr-client')?.['passwordHash']).toBe(hash);
  });
  test('of a tenant too', async () => {
    const body = { password: 'the first password' };
    const answer = await app.call('PATCH', '/api/tenants/bosphorus', { as: 'SuperAdmin', body, version: 1 });
    expect(answer.status, answer.text).toBe(200);
    expect(app.store.table('tenants', '').get('bosphorus')?.['passwordHash']).toMatch(/^\$argon2id\$/);
    expect(answer.text).not.toMatch(/passwordHash/);
  });
});
