// A server that holds the companies only that it is asked for: people, visitors and jobs notice nothing of it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MODULES } from '../../json-server/app.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import { GLOBAL, type Store } from '../../json-server/store/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';
import { onDemand } from './test-store.ts';

const HOUR = 60 * 60 * 1000; // ms

let app: TestApp;
let served: Store;
beforeEach(async () => {
  const opened = await onDemand(ROWS);
  served = opened.served;
  app = await startApp({ store: opened.store, served });
});
afterEach(() => app.close());

const here = (): string[] => ['demo', 'bosphorus'].filter((tenant) => served.companies.isHere(tenant));
const book = (holdExpiresAt: string) =>
  app.store.transact((tx) => {
    const [stay] = [...tx.table('reservations', 'demo').all()];
    if (!stay) throw new Error('No stay to copy');
    const held = { ...stay, id: 'res-held', code: 'R-900000', checkIn: '2027-08-01', checkOut: '2027-08-03' };
    tx.put('reservations', 'demo', { ...held, status: 'PENDING', holdExpiresAt });
  });
const statusOf = () => app.store.table('reservations', 'demo').get('res-held')?.['status'];
const jobs = () =>
  createJobRunner({ modules: MODULES, store: served, config: app.live, clock: () => app.clock.now, silence: 2 * HOUR });
const turnOf = (tenant: string) => tablesIn(served, GLOBAL)('_turns').get(tenant);
async function round(): Promise<void> {
  const runner = jobs();
  await runner.run();
  await runner.stop();
}

test('a company comes with the first call of its people, and no other with it', async () => {
  expect(here()).toEqual([]);
  const answer = await app.call('GET', '/api/estates', { as: 'admin' });
  expect([answer.status, answer.body.total > 0, here()]).toEqual([200, true, ['demo']]);
  const other = await app.call('GET', '/api/estates', { as: 'SuperAdmin', headers: { 'x-tenant-id': 'bosphorus' } });
  // Before each call of a test all companies leave.
  expect([other.status, here()]).toEqual([200, ['bosphorus']]);
});

test('a token of nobody, and a company that is not the caller’s, bring nobody', async () => {
  const headers = { 'x-tenant-id': 'bosphorus' };
  expect((await app.call('GET', '/api/estates', { as: 'admin', headers })).status).toBe(403);
  expect((await app.call('GET', '/api/estates')).status).toBe(401);
  expect(here()).toEqual([]);
});

test('public addresses find their company, from the website to a channel’s calendar', async () => {
  const demands = await app.call('GET', '/api/public/demands');
  expect([demands.status, here()]).toEqual([200, ['demo']]);
  const as = 'otherAdmin';
  expect((await app.call('POST', '/api/ical-feeds/icf-b/actions/renewLink', { as, body: {} })).status).toBe(200);
  const { body } = await app.call('GET', '/api/ical/links/icf-b', { as });
  const calendar = await app.call('GET', String(body['path']));
  expect([calendar.status, calendar.text.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
});

test('a body is read once, though its call runs again', async () => {
  const form = { type: 'TECHNICAL', requesterName: 'Ada', phone: '+90 532 000 00 00', description: 'No water at all' };
  const body = { ...form, email: 'ada@example.com', consent: true, consentVersion: '2026-01' };
  const answer = await app.call('POST', '/api/public/demands', { body });
  expect([201, 422]).toContain(answer.status);
  expect(answer.status === 201 || Object.keys(answer.body.errors).length > 0).toBe(true);
});

test('a call that runs again counts once against the limit of its address', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => app.call('GET', '/api/public/demands?code=ABCD-EFGH-JKLM')),
  );
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('mail comes in for a company that is away', async () => {
  const made = await app.call('PUT', '/api/settings/mail-in', { as: 'admin', body: {} });
  const headers = { 'content-type': 'message/rfc822' };
  const raw =
    'From: Who <who@else.example>\r\nTo: stay@demo.example\r\nMessage-ID: <1@else.example>\r\nSubject: Keys\r\n\r\nWhere?\r\n';
  expect((await app.call('POST', String(made.body['path']), { raw, headers })).status).toBe(202);
  await app.store.catchUp();
  const mails = [...app.store.table('messages', 'demo').all()].filter(({ direction }) => direction === 'IN');
  expect(mails.map(({ subject }) => subject)).toEqual(['Keys']);
});

test('what was worked out before a company left does not count once it is back', async () => {
  const found = async (q: string): Promise<string[]> =>
    (await app.call('GET', `/api/reservations?q=${q}`, { as: 'admin' })).body.items.map(({ id }) => id);
  expect(await found('ada%20guest')).toContain('res-r-000001');
  const { version } = (await app.call('GET', '/api/guests/gst-1', { as: 'admin' })).body;
  const body = { firstName: 'Aylin' };
  expect((await app.call('PATCH', '/api/guests/gst-1', { as: 'admin', body, version })).status).toBe(200);
  // The table was loaded anew, and has changed as often as the one before.
  expect(await found('ada%20guest')).not.toContain('res-r-000001');
  expect(await found('aylin')).toContain('res-r-000001');
});

test('jobs visit every company once, and let it go until something falls due in it', async () => {
  await book('2026-11-20T10:30:00.000Z');
  await served.catchUp();
  await round();
  expect([here(), statusOf()]).toEqual([[], 'PENDING']);
  expect(turnOf('demo')?.at).toMatch(/^2026-11-20T10:30:/);
  app.clock.now += HOUR;
  await round();
  expect(statusOf()).toBe('PENDING');
  app.clock.now += 31 * 60_000;
  await round();
  await app.store.catchUp();
  expect([here(), statusOf()]).toEqual([[], 'FAILED']);
});

test('a company that another server has changed has its turn at once', async () => {
  await round();
  const before = turnOf('demo')?.number;
  await book('2026-11-20T08:59:00.000Z');
  await served.catchUp();
  await round();
  await app.store.catchUp();
  expect(statusOf()).toBe('FAILED');
  expect(Number(turnOf('demo')?.number)).toBeGreaterThan(Number(before));
});

test('more companies than a round takes have their turn without waiting for the next', async () => {
  const tenants = Array.from({ length: 60 }, (_, index) => `company-${index}`);
  await app.store.transact((tx) => {
    for (const tenantId of tenants) tx.put('settings', tenantId, { id: `set-${tenantId}`, tenantId });
  });
  await served.catchUp();
  const runner = jobs();
  await runner.run();
  await expect.poll(() => tenants.filter((tenant) => turnOf(tenant) === undefined)).toEqual([]);
  await runner.stop();
});

test('it stays while it is asked for, and while mail of it waits', async () => {
  await app.call('GET', '/api/estates', { as: 'admin' });
  await round();
  expect(here()).toEqual(['demo']);
  app.clock.now = Date.now() + 3 * HOUR;
  const letter = { id: 'msg-waits', tenantId: 'demo', channel: 'MAIL', status: 'WAITING', nextAttemptAt: '2099-01-01' };
  await app.store.transact((tx) => tx.put('messages', 'demo', letter));
  await served.catchUp();
  await round();
  expect(here()).toEqual(['demo']);
  await app.store.transact((tx) => tx.remove('messages', 'demo', 'msg-waits'));
  await served.catchUp();
  await round();
  expect(here()).toEqual([]);
});
