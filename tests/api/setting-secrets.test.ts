import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealedFor, FACTORS } from '../../json-server/accounts/second-factors.ts';
import { createVault } from '../../json-server/accounts/vault.ts';
import { createTransports } from '../../json-server/modules/mail/transports.ts';
import { defineSecrets, seal, secretOf } from '../../json-server/accounts/sealed.ts';
import { rotateSecret, textsNotOpenedBy, unopenedSummary } from '../../json-server/accounts/server-secret.ts';
import { settingSecret } from '../../json-server/records/settings/company-settings.ts';
import { openFileStore } from '../store/directory.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { ROWS } from './rows.ts';
import { SECRET, startApp, type TestApp } from './support.ts';
import { recordsOf } from '../../json-server/records/records.ts';

const KEY = 'sk-live-9f2c-nobody-may-read-this';
const MINE = { smtpPassword: KEY };

let app: TestApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'konak-secrets-'));
  app = await startApp({ store: await openFileStore({ file: join(folder, 'konak.db'), seed: () => ROWS }) });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const version = async () => (await app.call('GET', '/api/settings', { as: 'admin' })).body.version;
const patch = async (body: unknown, as = 'admin') =>
  app.call('PATCH', '/api/settings', { as, body, version: await version() });

/** Everything that lies on the disk, as text. */
async function onDisk(): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  // A file under its first name may have its last one by now.
  const texts = files
    .filter((file) => file.isFile() && !file.name.endsWith('.tmp'))
    .map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
const tells = (text: string) => [KEY].filter((secret) => text.includes(secret));

/** What a tab hears while `work` is done. */
async function heardDuring(work: () => Promise<unknown>): Promise<string> {
  let heard = '';
  const headers = { authorization: `Bearer ${await app.token('SuperAdmin')}` };
  const stream = httpRequest({ port: app.port, host: '127.0.0.1', path: '/api/_meta/events', headers }, (answer) => {
    answer.on('data', (chunk: Buffer) => (heard += chunk.toString('utf8')));
    answer.on('error', () => undefined);
  });
  stream.on('error', () => undefined);
  stream.end();
  await expect.poll(() => heard).toContain('event: hello');
  await work();
  await expect.poll(() => heard).toContain('"resource":"settings"');
  stream.destroy();
  return heard;
}

describe('S22: a secret that the server needs is told to nobody', () => {
  test('not by any answer, history, live event, export, configuration or file', async () => {
    let saved = await patch({});
    const heard = await heardDuring(async () => (saved = await patch(MINE)));
    expect(saved).toMatchObject({
      status: 200,
      body: { _secrets: { smtpPassword: true } },
    });
    const asked = await Promise.all(
      [
        ...['settings', 'company-settings', 'company-settings/set-1', 'settings/mail'],
        ...['company-settings/set-1/history', 'company-settings/export.csv', 'company-settings/export.xlsx'],
        ...['_meta/config', 'notifications', `search?q=${encodeURIComponent(KEY)}`, 'company-settings?q=sk-live'],
        `company-settings?smtpPassword=${encodeURIComponent(KEY)}`,
      ].map((path) => app.call('GET', `/api/${path}`, { as: 'SuperAdmin' })),
    );
    expect(asked.filter(({ status }) => status >= 500)).toEqual([]);
    expect(tells([saved, ...asked].map(({ text }) => text).join('\n') + heard)).toEqual([]);
    const disk = await onDisk();
    expect(disk).toContain('smtpPasswordSealed');
    expect(tells(disk)).toEqual([]);
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBe(KEY);
    expect(settingSecret(recordsOf(app.store), 'bosphorus', 'smtpPassword')).toBeUndefined();
  });

  test('is kept by every change that does not name it, replaced by a text, taken away by null', async () => {
    await patch(MINE);
    await patch({ companyName: 'Other', smtpPassword: '' });
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBe(KEY);
    const { body } = await app.call('GET', '/api/settings', { as: 'admin' });
    const put = await app.call('PUT', '/api/company-settings/set-1', {
      as: 'admin',
      body: { companyName: 'Whole' },
      version: body.version,
    });
    expect(put.status, put.text).toBe(200);
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBe(KEY);
    await patch({ smtpPassword: 'another' });
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBe('another');
    expect((await patch({ smtpPassword: null })).body['_secrets']).toMatchObject({ smtpPassword: false });
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBeUndefined();
    const history = await app.call('GET', '/api/company-settings/set-1/history', { as: 'admin' });
    const changes = history.body.items.map((entry) => (entry['changes'] as Record<string, unknown>)['smtpPassword']);
    expect(changes.filter(Boolean)).toEqual([
      { from: true, to: false },
      { from: true, to: true },
      { from: false, to: true },
    ]);
  });

  test.each([
    [{ smtpPassword: 5 }, 422],
    [{ smtpPassword: 'x'.repeat(201) }, 422],
    [{ smtpPassword: true }, 422],
    [{ smtpPasswordSealed: 'v1.x' }, 422],
    [{ _secrets: { smtpPassword: true } }, 422],
  ])('%j is refused', async (body, status) => {
    expect((await patch(body)).status).toBe(status);
    expect(settingSecret(recordsOf(app.store), 'demo', 'smtpPassword')).toBeUndefined();
  });

  test('only admins write and read the settings', async () => {
    for (const role of ['Accounting', 'HouseKeeping', 'Purchasing', 'Investor', 'MarketPlace', 'client']) {
      expect((await app.call('GET', '/api/settings', { as: role })).status, role).toBe(403);
      expect((await patch(MINE, role)).status, role).toBe(403);
      expect((await app.call('POST', '/api/settings/mail/test', { as: role })).status, role).toBe(403);
    }
  });

  test('what is set fits together', async () => {
    expect((await patch({ currencies: ['EUR'], currency: 'TRY' })).body.errors).toHaveProperty('currency');
    expect((await patch({ ratesFetch: true })).body.errors).toHaveProperty('ratesUrl');
    expect((await patch({ smtpHost: 'evil@host/path' })).body.errors).toHaveProperty('smtpHost');
    const good = { ratesFetch: true, ratesUrl: 'https://www.tcmb.gov.tr/kurlar/today.xml', ratesFetchAt: '15:45' };
    expect((await patch(good)).body).toMatchObject(good);
  });
});

describe('a sealed text', () => {
  const store = createMemoryStore({});
  const other = createMemoryStore({});
  defineSecrets(store, SECRET);
  defineSecrets(other, 'another secret, as long as the first one');
  const place = { tenant: 'demo', collection: 'settings', field: 'smtpPassword' };
  const row = { id: 'set-1', smtpPasswordSealed: seal(store, place, 'Şifre 🔑') };

  test('opens where it was sealed and nowhere else', () => {
    expect(secretOf(store, { ...place, row })).toBe('Şifre 🔑');
    expect(secretOf(store, { ...place, tenant: 'bosphorus', row })).toBeUndefined();
    expect(secretOf(store, { ...place, field: 'other', row: { ...row, otherSealed: row.smtpPasswordSealed } })).toBe(
      undefined,
    );
    expect(secretOf(other, { ...place, row })).toBeUndefined();
  });
  test('is another one each time, and a damaged one is none', () => {
    expect(seal(store, place, 'same')).not.toBe(seal(store, place, 'same'));
    for (const smtpPasswordSealed of ['', 'v1.', 'v1.AAAA', 'plain', `${row.smtpPasswordSealed.slice(0, -3)}AAA`]) {
      expect(secretOf(store, { ...place, row: { id: 'set-1', smtpPasswordSealed } })).toBeUndefined();
    }
  });
});

describe('how a company’s mail leaves', () => {
  const LETTER = {
    id: 'l-1',
    tenant: 'demo',
    fromName: 'Konak',
    replyTo: '',
    to: 'ada@guests.example',
    subject: 'Test',
    text: 'Test',
    html: '<p>Test</p>',
    language: 'en',
    date: '2026-11-20T05:30:00.000Z',
  };
  const ways = (env: Record<string, string> = {}) =>
    createTransports({ records: recordsOf(app.store), env, dataDir: folder });

  test('into a file by default, by its own server with its password when it has one', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          if (line !== '') heard.push(line);
          if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
          else if (line.startsWith('AUTH')) socket.write('235 ok\r\n');
          else if (line === 'DATA') socket.write('354 go\r\n');
          else if (line === '.' || /^(?:MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const state = async () => (await app.call('GET', '/api/settings/mail', { as: 'admin' })).body;
    const send = ways();
    expect(await state()).toMatchObject({ way: { by: 'FILES', host: null }, to: 'admin@demo.com', failed: 0 });
    expect(await send('demo').send(LETTER)).toEqual({ is: 'filed' });
    expect(await readdir(join(folder, 'mail'))).toEqual(['demo.l-1.eml']);
    await patch({
      smtpHost: '127.0.0.1',
      smtpPort: port,
      smtpSecurity: 'NONE',
      smtpUser: 'konak',
      smtpPassword: KEY,
      mailFrom: 'stay@konak.example',
    });
    expect(await state()).toMatchObject({ way: { by: 'COMPANY', host: '127.0.0.1' } });
    expect(await send('demo').send(LETTER)).toEqual({ is: 'sent' });
    const plain = Buffer.from(`\0konak\0${KEY}`).toString('base64');
    expect(heard.find((line) => line.startsWith('AUTH'))).toBe(`AUTH PLAIN ${plain}`);
    expect(heard.find((line) => line.startsWith('MAIL'))).toContain('stay@konak.example');
    expect(heard).toContain('From: Konak <stay@konak.example>');
    // Others go on as before, and in production nobody looks around in the own network by way of a setting.
    expect(await send('bosphorus').send(LETTER)).toEqual({ is: 'filed' });
    const before = heard.length;
    expect(await ways({ NODE_ENV: 'production' })('demo').send(LETTER)).toMatchObject({ is: 'failed', why: /public/ });
    expect(heard).toHaveLength(before);
    server.close();
  });

  test('a test goes through the outbox to oneself, once', async () => {
    const headers = { 'idempotency-key': 'test-mail-1' };
    const send = () => app.call('POST', '/api/settings/mail/test', { as: 'admin', headers });
    const first = await send();
    expect(first).toMatchObject({ status: 201, body: { to: 'admin@demo.com', status: 'WAITING' } });
    expect((await send()).body.id).toBe(first.body.id);
    const tests = [...app.store.table('messages', 'demo').all()].filter(({ kind }) => kind === 'TEST');
    expect(tests).toHaveLength(1);
    expect(
      (await app.call('POST', '/api/settings/mail/test', { as: 'admin', body: { to: 'x@y.example' } })).status,
    ).toBe(400);
  });
});

test('another AUTH_SECRET: the start says what it does not open, and all of it is sealed anew with the old one', async () => {
  const other = 'another secret, as long as the first one';
  const person = { id: 'usr-admin', tenantId: 'demo' };
  const factor = createVault(SECRET).seal('JBSWY3DP', sealedFor(person));
  expect((await patch(MINE)).status).toBe(200);
  await app.store.transact((tx) => tx.put(FACTORS, 'demo', { ...person, secret: factor }));
  const setup = { store: app.store, config: app.live.current().config };
  expect(await textsNotOpenedBy(SECRET, setup)).toEqual([]);
  expect(unopenedSummary(await textsNotOpenedBy(other, setup))).toBe(
    'smtpPassword in settings of demo, second factors of 1 person',
  );

  const wrong = await rotateSecret({ ...setup, old: 'neither the one nor the other secret', secret: other });
  expect([wrong.sealed, wrong.unopened.length]).toEqual([0, 2]);
  expect(await textsNotOpenedBy(SECRET, setup)).toEqual([]);

  expect(await rotateSecret({ ...setup, old: SECRET, secret: other })).toEqual({ sealed: 2, unopened: [] });
  expect(await rotateSecret({ ...setup, old: SECRET, secret: other })).toEqual({ sealed: 0, unopened: [] });
  expect(await textsNotOpenedBy(other, setup)).toEqual([]);
  expect(await textsNotOpenedBy(SECRET, setup)).toHaveLength(2);
  const row = app.store.table(FACTORS, 'demo').get(person.id);
  expect(createVault(other).open(row?.['secret'] as string, sealedFor(person))).toBe('JBSWY3DP');
});
