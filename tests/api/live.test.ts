import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import type { Finding } from '../../src/config/types.ts';
import { startApp, type TestApp } from './support.ts';

/** The minimal resource: one file, no code. */
/** ms; how soon it is so is judged by the bench (C3). */
const SOON = 10_000;

const PERMITS = {
  name: 'parking-permits',
  label: { en: 'Parking permits', tr: 'Otopark izinleri' },
  menu: { group: 'operational' },
  fields: {
    plate: { type: 'text', required: true, unique: true },
    estate: { type: 'ref', resource: 'estates', required: true },
    valid: { type: 'dateRange', start: 'validFrom', end: 'validTo' },
    fee: { type: 'money', currency: 'EUR' },
    active: { type: 'boolean', default: true },
  },
};

let app: TestApp;
let folder: string;
const permitsFile = () => join(folder, 'resources', 'parking-permits.json');
const drop = (content: unknown) =>
  writeFileSync(permitsFile(), typeof content === 'string' ? content : JSON.stringify(content, null, 2));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-live-'));
  cpSync('resources', join(folder, 'resources'), { recursive: true });
  cpSync('locales', join(folder, 'locales'), { recursive: true });
  app = await startApp({
    resourcesDir: join(folder, 'resources'),
    localesDir: join(folder, 'locales'),
    isWatching: true,
  });
  await app.live.watching;
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function within<Value>(ms: number, ask: () => Promise<Value>, isIt: (value: Value) => boolean): Promise<Value> {
  const end = performance.now() + ms;
  for (;;) {
    const value = await ask();
    if (isIt(value) || performance.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
const list = (as = 'admin') => app.call('GET', '/api/parking-permits', { as });
const config = async (as = 'admin') => (await app.call('GET', '/api/_meta/config', { as })).body;
const findingsOf = async (as = 'admin') =>
  ((await config(as))['findings'] as Finding[]).filter(({ level }) => level === 'error');

describe('a file dropped into resources/ is a resource soon after, with no restart', () => {
  beforeEach(async () => {
    drop(PERMITS);
    expect((await within(SOON, list, ({ status }) => status === 200)).status).toBe(200);
  });

  test('list, create, edit, show work; the rest is checked as everywhere', async () => {
    expect((await list()).body).toMatchObject({ items: [], total: 0 });
    const body = { plate: '34 ABC 12', estate: 'est-a1', validFrom: '2026-12-01', validTo: '2026-12-31', fee: 5000 };
    const created = await app.call('POST', '/api/parking-permits', { as: 'admin', body });
    expect(created.body, created.text).toMatchObject({ ...body, active: true, _refs: { estate: 'House A1 · A1' } });
    const path = created.headers.location!;
    expect((await app.call('PATCH', path, { as: 'admin', body: { fee: 1 }, version: 1 })).body).toMatchObject({
      fee: 1,
    });
    expect((await app.call('POST', '/api/parking-permits', { as: 'admin', body })).status).toBe(409);
    expect((await app.call('POST', '/api/parking-permits', { as: 'admin', body: {} })).status).toBe(422);
    expect((await list()).body.total).toBe(1);
    expect(
      (await app.call('DELETE', '/api/estates/est-a1', { as: 'admin', version: 1 })).body['references'],
    ).toContainEqual(expect.objectContaining({ resource: 'parking-permits', count: 1 }));
  });
  test('closed by default: only admin and SuperAdmin', async () => {
    expect((await list('Accounting')).status).toBe(403);
    expect(Object.keys((await config('Accounting'))['resources'] as object)).not.toContain('parking-permits');
    expect(Object.keys((await config('admin'))['resources'] as object)).toContain('parking-permits');
  });
  test('broken, its last good version stays with a finding for those who may see it; mended, the finding goes', async () => {
    drop(JSON.stringify(PERMITS, null, 2).replace('"money"', '"mony"'));
    const findings = await within(SOON, findingsOf, (found) => found.some(({ message }) => message.includes('money')));
    expect(findings[0]).toMatchObject({ file: 'resources/parking-permits.json', line: expect.any(Number) as number });
    expect(findings[0]!.message).toContain('money');
    expect((await list()).status).toBe(200);
    expect((await app.call('GET', '/api/estates', { as: 'admin' })).status).toBe(200);
    expect((await config('Accounting'))['findings']).toEqual([]);
    drop('{ "name": ');
    expect(
      (await within(SOON, findingsOf, (found) => found.some(({ code }) => code === 'RES100'))).length,
    ).toBeGreaterThan(0);
    expect((await list()).status).toBe(200);
    drop(PERMITS);
    expect(await within(SOON, findingsOf, (found) => found.length === 0)).toEqual([]);
  });
  test('removed, its calls are gone and its records wait', async () => {
    const body = { plate: 'X', estate: 'est-a1' };
    await app.call('POST', '/api/parking-permits', { as: 'admin', body });
    rmSync(permitsFile());
    expect((await within(SOON, list, ({ status }) => status === 404)).status).toBe(404);
    drop(PERMITS);
    expect((await within(SOON, list, ({ status }) => status === 200)).body.total).toBe(1);
  });
  test('a new field that lists sort by is indexed for the records that are there', async () => {
    await app.call('POST', '/api/parking-permits', { as: 'admin', body: { plate: 'A', estate: 'est-a1' } });
    drop({ ...PERMITS, fields: { ...PERMITS.fields, colour: { type: 'text', search: true } } });
    const sorted = () => app.call('GET', '/api/parking-permits?sortBy=colour', { as: 'admin' });
    expect((await within(SOON, sorted, ({ status }) => status === 200)).body).toMatchObject({ total: 1 });
  });
});

test('a file saved while the watcher is still looking around is not lost', async () => {
  const source = folderSource({ resourcesDir: join(folder, 'resources'), localesDir: join(folder, 'locales') });
  const live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: true });
  drop(PERMITS);
  await live.watching;
  expect(Object.keys(live.current().config.resources)).toContain('parking-permits');
  await live.close();
});

test('a file that was never good is off, alone', async () => {
  drop({ ...PERMITS, fields: { estate: { type: 'ref', resource: 'estate' } } });
  // A file that is half written when it is looked at is unreadable for a moment: not that finding is waited for.
  const meant = ({ message }: Finding) => message.includes('estates');
  const findings = await within(SOON, findingsOf, (found) => found.some(meant));
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('estates')]);
  expect((await list()).status).toBe(404);
  expect((await app.call('GET', '/api/estates', { as: 'admin' })).status).toBe(200);
});

test('texts whose folder has gone stay as they were last', async () => {
  const read = async () => (await app.call('GET', '/locales/en.json')).body;
  const before = await read();
  rmSync(join(folder, 'locales/en'), { recursive: true });
  // Seen by the same reading as the folder that is not there.
  writeFileSync(join(folder, 'locales/tr/greeting.json'), '{"hello":"Selam"}');
  const turkish = async () => (await app.call('GET', '/locales/tr.json')).body;
  expect(await within(SOON, turkish, (texts) => 'greeting' in texts)).toHaveProperty('greeting');
  expect(await read()).toEqual(before);
});

test('texts are live too', async () => {
  const read = () => app.call('GET', '/locales/en.json');
  const before = await read();
  expect(before.body['errors']).toMatchObject({ validation: { required: 'This field cannot be empty!' } });
  writeFileSync(join(folder, 'locales/en/greeting.json'), '{"hello":"Hi"}');
  const after = await within(SOON, read, ({ body }) => body['greeting'] !== undefined);
  expect(after.body['greeting']).toEqual({ hello: 'Hi' });
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const unchanged = await app.call('GET', '/locales/en.json', { headers: { 'if-none-match': after.headers.etag! } });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
});

describe('GET /api/_meta/events', () => {
  /** Opens a stream and collects what it says. */
  async function listen(as: string) {
    const headers = { authorization: `Bearer ${await app.token(as)}` };
    const heard: string[] = [];
    const request = httpRequest({ port: app.port, host: '127.0.0.1', path: '/api/_meta/events', headers });
    const opened = new Promise<string>((resolve) => {
      request.on('response', (response) => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          heard.push(text);
          resolve(response.headers['content-type'] ?? '');
        });
      });
    });
    request.on('error', () => undefined);
    request.end();
    expect(await opened).toBe('text/event-stream');
    return {
      said: (part: string) =>
        within(
          SOON,
          () => Promise.resolve(heard.join('')),
          (text) => text.includes(part),
        ),
      heard,
      end: () => request.destroy(),
    };
  }

  test('tells of configuration, texts and records', async () => {
    const tab = await listen('admin');
    drop(PERMITS);
    expect(await tab.said('event: config')).toMatch(/event: config\ndata: \{.*"names":\["parking-permits"\]/);
    writeFileSync(join(folder, 'locales/en/greeting.json'), '{"hello":"Hi"}');
    expect(await tab.said('event: locales')).toContain('event: locales\ndata: {}\n\n');
    await app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body: { note: 'x' }, version: 1 });
    expect(await tab.said('"kind":"updated"')).toContain(
      'data: {"resource":"estates","kind":"updated","ids":["est-a1"]}',
    );
    tab.end();
  });
  test('a role with a row scope hears that something changed, not what; other tenants and roles hear nothing', async () => {
    const investor = await listen('Investor');
    const other = await listen('otherAdmin');
    const client = await listen('client');
    await app.call('PATCH', '/api/estates/est-b1', { as: 'admin', body: { note: 'x' }, version: 1 });
    expect(await investor.said('"updated"')).toContain('data: {"resource":"estates","kind":"updated"}');
    expect(other.heard.join('')).not.toContain('estates');
    expect(client.heard.join('')).not.toContain('estates');
    for (const tab of [investor, other, client]) tab.end();
  });
  test('screens of the demo that no resource describes hear of their collection, and only who may read it', async () => {
    const tab = await listen('admin');
    const other = await listen('otherAdmin');
    const client = await listen('client');
    await app.call('POST', '/api/apps/kanban/board/add', { as: 'Accounting', body: { title: 'Theirs' } });
    expect(await tab.said('demo-kanban-boards')).toContain('data: {"resource":"demo-kanban-boards","kind":"created"}');
    expect([other, client].map(({ heard }) => heard.join('').includes('demo-kanban'))).toEqual([false, false]);
    for (const each of [tab, other, client]) each.end();
  });
  test('passwords and sessions are nobody’s news', async () => {
    const tab = await listen('admin');
    await app.call('PATCH', '/api/users/usr-client', { as: 'admin', body: { phone: '+905001112233' }, version: 1 });
    const text = await tab.said('"users"');
    expect(text).not.toMatch(/_sessions|_history|_requests/);
    tab.end();
  });
});
