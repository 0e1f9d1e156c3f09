import { afterEach, beforeEach, expect, test } from 'vitest';
import { HISTORY } from '../../json-server/records/history.ts';
import { allOld } from '../store/all-old.ts';
import type { NotificationGroup } from '../../src/wire/notifications.ts';
import { runJobs } from './run-jobs.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => (app = await startApp()));
afterEach(() => app.close());

type Told = {
  readonly items: readonly NotificationGroup[];
  readonly hasMore: boolean;
  readonly unread: number;
  readonly resources: readonly string[];
};
const told = async (as: string, query = ''): Promise<Told> =>
  (await app.call('GET', `/api/notifications${query}`, { as })).body as unknown as Told;
const cancel = (id: string) =>
  app.call('POST', `/api/reservations/${id}/actions/cancel`, { as: 'admin', body: { cancelReason: 'GUEST_REQUEST' } });
const read = (as: string, body: unknown) => app.call('POST', '/api/notifications/read', { as, body });

async function paid(): Promise<void> {
  const body = { paidAmount: 1000, paymentMethod: null };
  const answer = await app.call('POST', '/api/reservations/res-r-000001/actions/recordPayment', { as: 'admin', body });
  expect(answer.status, answer.text).toBe(200);
}

test('a change is reported to the named roles, never to its author', async () => {
  await paid();
  const { items, unread, resources } = await told('Accounting');
  expect(items).toMatchObject([
    {
      action: 'recordPayment',
      resource: 'reservations',
      recordId: 'res-r-000001',
      link: '/v1/operational/reservations/show/res-r-000001',
      isUnread: true,
    },
  ]);
  // A sentence that names the guest, as the one who did it has read it.
  expect(items[0]?.said).toMatch(/^.+ · .+\. Payment of .+ recorded\.$/);
  expect([unread, resources.toSorted()]).toEqual([
    1,
    [
      'card-payment-orders',
      'cash-counts',
      'dated-rates',
      'payments',
      'rate-fetches',
      'reservations',
      'revenue-expenses',
      'statements',
    ],
  ]);
  expect(await told('admin')).toMatchObject({ items: [], unread: 0 });
});

test('other tenants and roles that may not open the record hear nothing', async () => {
  await paid();
  expect(await told('otherAdmin')).toMatchObject({ items: [], unread: 0 });
  expect(await told('client')).toMatchObject({ items: [], unread: 0, resources: [] });
  expect((await app.call('GET', '/api/notifications')).status).toBe(401);
});

test('a role with a row scope is told of its own records only', async () => {
  expect((await cancel('res-r-000001')).status).toBe(200);
  expect((await told('Investor')).items).toMatchObject([{ action: 'cancel', recordId: 'res-r-000001' }]);
  expect(await told('Investor2')).toMatchObject({ items: [], unread: 0 });
});

test('the mark is the person’s own, goes forwards only, and never ahead of the clock', async () => {
  await paid();
  const [news] = (await told('Accounting')).items;
  expect((await read('Accounting', { upTo: news?.at })).body).toMatchObject({
    unread: 0,
    items: [{ isUnread: false }],
  });
  expect((await read('Accounting', { upTo: '2020-01-01T00:00:00.000Z' })).body).toMatchObject({ unread: 0 });
  expect((await told('SuperAdmin')).unread).toBe(1);
  await read('SuperAdmin', { upTo: '2999-01-01T00:00:00.000Z' });
  app.clock.now += 1000;
  await cancel('res-r-000001');
  expect((await told('SuperAdmin')).unread).toBe(1);
  expect((await read('Accounting', { upTo: 'yesterday' })).status).toBe(400);
});

test('what was deleted is told by its last title, and leads nowhere', async () => {
  const body = { firstName: 'Ada', lastName: 'Yıldız', nationality: 'TR' };
  const { id } = (await app.call('POST', '/api/guests', { as: 'admin', body })).body;
  await app.call('DELETE', `/api/guests/${id}`, { as: 'admin', version: 1 });
  const { items } = await told('SuperAdmin');
  expect(items).toMatchObject([{ action: 'delete', link: null, label: null }]);
  expect(items[0]?.title).toContain('Yıldız');
});

const DAY = 24 * 60 * 60 * 1000;
async function guestGone(name: string): Promise<void> {
  const body = { firstName: name, lastName: 'X', nationality: 'TR' };
  const { id } = (await app.call('POST', '/api/guests', { as: 'admin', body })).body;
  await app.call('DELETE', `/api/guests/${id}`, { as: 'admin', version: 1 });
}

test('what is of one kind and day is one entry with a count', async () => {
  for (const name of ['A', 'B', 'C']) {
    app.clock.now += 1;
    await guestGone(name);
  }
  const { items, unread } = await told('SuperAdmin');
  expect(items).toMatchObject([{ action: 'delete', count: 3, view: null, isUnread: true, isMine: false }]);
  expect(items[0]?.title).toContain('C');
  expect(items[0]?.others.map(({ title }) => title)).toEqual(['B X', 'A X']);
  expect(unread).toBe(3);
  await read('SuperAdmin', { upTo: items[0]?.at });
  expect(await told('SuperAdmin', '?only=new')).toMatchObject({ items: [], unread: 0 });
  expect((await app.call('GET', '/api/notifications?only=old', { as: 'SuperAdmin' })).status).toBe(400);
});

test('what is a list is one piece of news a day, and names the view that has them all', async () => {
  for (const no of ['P-1', 'P-2', 'P-3']) {
    const stamps = { tenantId: 'demo', version: 1, createdAt: '2026-01-01T08:00:00.000Z' };
    const paper = { ...stamps, id: `doc-${no}`, estateId: 'est-a1', type: 'INSURANCE', no, expiresAt: '2026-12-29' };
    await app.store.transact((tx) => tx.put('estate-documents', 'demo', paper));
  }
  await runJobs(app);
  const { items, unread } = await told('SuperAdmin');
  const papers = items.filter(({ action }) => action === 'expires60');
  expect(papers).toMatchObject([{ resource: 'estate-documents', count: 3, view: 'expiring-60' }]);
  // What they are is said in the reader's language, never as it is stored.
  expect(papers[0]?.title).toBe('House A1 · Insurance');
  const headers = { 'accept-language': 'tr' };
  const turkish = (await app.call('GET', '/api/notifications', { as: 'SuperAdmin', headers })).body as unknown as Told;
  expect(turkish.items.find(({ action }) => action === 'expires60')?.title).toBe('House A1 · Sigorta');
  const others = items.filter(({ action }) => action !== 'expires60');
  expect(unread).toBe(1 + others.reduce((sum, { count }) => sum + count, 0));
});

test('the reader’s own records are told apart', async () => {
  const body = { estateId: 'est-a1', checkIn: '2027-03-01', checkOut: '2027-03-04', adults: 1, guestId: 'gst-1' };
  const made = await app.call('POST', '/api/reservations', {
    as: 'SuperAdmin',
    body: { ...body, salesChannelId: 'chn-1' },
  });
  expect(made.status, made.text).toBe(201);
  await cancel(made.body.id);
  expect((await told('Accounting')).items.map(({ isMine }) => isMine)).not.toContain(true);
  const mine = await told('SuperAdmin', '?only=mine');
  expect(mine.items).toMatchObject([{ recordId: made.body.id, isMine: true }]);
});

test('older ones page by page, none twice, none left out', async () => {
  await guestGone('G');
  const gone = (await allOld(app.store, HISTORY)).find((row) => row['action'] === 'delete');
  if (!gone) throw new Error('nothing was deleted');
  await app.store.transact((tx) => {
    for (let index = 1; index < 25; index += 1) {
      const at = new Date(app.clock.now - index * DAY).toISOString();
      tx.put(HISTORY, 'demo', { ...gone, id: `${gone.id}-${index}`, at });
    }
  });
  const first = await told('SuperAdmin');
  const second = await told('SuperAdmin', `?before=${first.items.at(-1)?.id ?? ''}`);
  expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([20, true, 5, false]);
  expect([first.unread, second.unread]).toEqual([25, 25]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
  const times = [...first.items, ...second.items].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('entries older than 30 days are left out', async () => {
  await paid();
  app.clock.now += 31 * 24 * 60 * 60 * 1000;
  expect((await told('Accounting', '')).items).toEqual([]);
});
