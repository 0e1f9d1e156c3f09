import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClientConfig, Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

/** Two stays of demo wait for confirmation, one at each owner's estate; one arrives today; one waits at the other tenant. */
const stays = (ROWS['reservations'] ?? []).map((row): Row => ({ ...row, status: 'PENDING' }));
const arriving: Row = {
  ...stays[0]!,
  id: 'res-today',
  status: 'SUCCESSFUL',
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
};

let app: TestApp;
beforeEach(async () => (app = await startApp({ rows: { ...ROWS, reservations: [...stays, arriving] } })));
afterEach(() => app.close());

const badges = async (as: string) => JSON.parse((await app.call('GET', '/api/_meta/badges', { as })).text) as unknown;
const configOf = async (as: string) =>
  JSON.parse((await app.call('GET', '/api/_meta/config', { as })).text) as ClientConfig;

describe('GET /api/_meta/badges', () => {
  test('counts for the caller: own tenant, own row scope, nothing of what may not be listed', async () => {
    expect((await app.call('GET', '/api/_meta/badges')).status).toBe(401);
    expect(await badges('admin')).toMatchObject({ reservations: 2, 'check-list': 1 });
    expect(await badges('otherAdmin')).toMatchObject({ reservations: 1, 'check-list': 0 });
    expect(await badges('Investor')).toMatchObject({ reservations: 1 });
    expect(await badges('Investor')).not.toHaveProperty('check-list');
    expect(await badges('HouseKeeping')).toMatchObject({ 'check-list': 1 });
    expect(await badges('client')).toEqual({});
  });

  test('follows a write and the day in Istanbul', async () => {
    const path = '/api/reservations/res-r-000001/actions/confirm';
    await app.call('POST', path, { as: 'admin', body: {} });
    expect(await badges('admin')).toMatchObject({ reservations: 1, 'check-list': 1 });
    // 21:05 UTC is the next day in Istanbul already; who did not come is late then, and no longer of the day.
    app.clock.now = Date.parse('2026-11-20T20:55:00.000Z');
    expect(await badges('SuperAdmin')).toMatchObject({ 'check-list': 1 });
    app.clock.now = Date.parse('2026-11-20T21:05:00.000Z');
    expect(await badges('Accounting')).toMatchObject({ 'check-list': 0 });
  });
});

describe('blocks of a page', () => {
  test('each role is sent the pages it may open, with the blocks it may fill and the columns it may read', async () => {
    const blocksOf = async (as: string) =>
      Object.fromEntries((await configOf(as)).pages['dashboard']?.blocks.map((block) => [block.id, block]) ?? []);
    const admin = await blocksOf('admin');
    expect(Object.keys(admin)).toEqual(
      expect.arrayContaining(['holds', 'unpaid', 'new-users', 'states', 'messages-waiting']),
    );
    expect(admin['holds']).toMatchObject({ actions: ['confirm'], view: 'dashboard.holds' });
    // What the morning's mail tells stands here too, each row with its next step (DR2).
    expect(admin['unreported']).toMatchObject({ resource: 'kbs-notifications', actions: ['send', 'retry'] });
    expect(admin['tasks-late']).toMatchObject({ actions: ['start', 'finish'] });
    expect(Object.keys(admin)).toEqual(expect.arrayContaining(['permits-ending', 'documents-ending', 'requests']));
    expect(Object.keys(await blocksOf('Accounting'))).toEqual(
      expect.arrayContaining(['unpaid', 'permits-ending', 'documents-ending']),
    );
    // Whom staff invited needs nobody's approval: they choose a password by their link.
    expect(admin['new-users']).toMatchObject({ resource: 'web-users', view: 'waiting', actions: ['activate'] });
    const housekeeping = await blocksOf('HouseKeeping');
    expect(Object.keys(housekeeping)).toEqual(['today', 'staying', 'late-count', 'to-clean']);
    const purchasing = await blocksOf('Purchasing');
    const homes = ['for-rent', 'for-sale', 'unfinished'];
    expect(Object.keys(purchasing)).toEqual([...homes, 'requests', 'tasks-mine', 'drafts', 'types']);
    const marketing = await blocksOf('MarketPlace');
    expect(Object.keys(marketing)).toEqual([...homes, 'calls', 'posts', 'campaigns', 'drafts', 'types']);
    expect(marketing['calls']).toMatchObject({ actions: ['called', 'noAnswer'] });
    expect(Object.keys((await configOf('client')).pages)).toEqual(['access-control']);
    expect(JSON.stringify((await configOf('HouseKeeping')).pages)).not.toMatch(/guestId|Price|payment/);
  });

  test('its condition is a view that browsers name; who may not read what it reads knows no such view', async () => {
    const path = '/api/reservations?view=dashboard.unpaid';
    const answer = await app.call('GET', path, { as: 'Accounting' });
    expect(answer.body.items.map(({ id }) => id)).toEqual(['res-today']);
    expect((await app.call('GET', path, { as: 'HouseKeeping' })).status).toBe(400);
    expect((await app.call('GET', path, { as: 'client' })).status).toBe(403);
  });
});

test('the addresses of pages are pages, others are not found', async () => {
  const { isPage } = await import('../../json-server/live/pages.ts');
  const snapshot = app.live.current();
  expect(
    ['/v1/dashboard', '/v1/operational/check/list', '/access-control', '/v1/dashboards'].map((path) =>
      isPage(snapshot, path),
    ),
  ).toEqual([true, true, true, false]);
  // A page of one record, with a record.
  expect(
    ['/v1/estates/details/est-a1', '/v1/estates/details', '/v1/estates/details/'].map((path) => isPage(snapshot, path)),
  ).toEqual([true, false, false]);
  expect((await configOf('HouseKeeping')).pages['estate-fact-sheet']).toMatchObject({ record: 'estates' });
});
