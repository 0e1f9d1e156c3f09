import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { listen, root, set, startCompanies } from './companies-app.ts';
import { FULL_PACKAGE } from './rows-of-tenants.ts';
import type { TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startCompanies();
});
afterEach(() => app.close());

describe('TN2 a package closes what it does not have', () => {
  const as = 'otherAdmin';
  const CLOSED: readonly (readonly [string, string])[] = [
    ['GET', '/api/housekeeping-tasks'],
    ['GET', '/api/housekeeping-tasks/hkt-b'],
    ['POST', '/api/housekeeping-tasks'],
    ['POST', '/api/housekeeping-tasks/hkt-b/actions/assign'],
    ['GET', '/api/housekeeping-tasks/hkt-b/history'],
    ['GET', '/api/housekeeping-tasks/export.csv'],
    ['GET', '/api/housekeeping-tasks/export.xlsx'],
    ['GET', '/api/housekeeping-tasks/_stats'],
    ['DELETE', '/api/seasons/ssn-b'],
    ['GET', '/api/coupons'],
    ['GET', '/api/ledger-entries'],
    ['GET', '/api/investor-estates'],
    ['GET', '/api/reports/occupancy?from=2026-11-01&to=2026-12-01'],
    ['GET', '/api/reports/monthly-income?year=2026'],
    ['GET', '/api/check/turnovers?date=2026-11-20'],
    ['POST', '/api/statements/generate'],
  ];

  test('menu, screens, generic calls, named calls, exports, search and counts; upgrading shows all again', async () => {
    const before = await app.call('GET', '/api/_meta/config', { as });
    await set(app, 'bosphorus', { packageId: 'pkg-core' });
    for (const [method, path] of CLOSED) {
      const answer = await app.call(method, path, { as, ...(method === 'GET' ? {} : { body: {} }), version: 1 });
      if (answer.status === 404 && path.startsWith('/api/check')) continue;
      expect(answer.status, `${method} ${path} ${answer.text}`).toBe(403);
      if (!path.startsWith('/api/reports/occupancy')) {
        expect(answer.body['type'], path).toBe('urn:konak:problem:notInPackage');
      }
    }
    // What every package has, and the records of the rest, are as they were.
    for (const path of ['estates', 'reservations', 'guests', 'payments', 'sales-channels', 'users']) {
      expect((await app.call('GET', `/api/${path}`, { as })).status, path).toBe(200);
    }
    const config = await app.call('GET', '/api/_meta/config', { as });
    expect(config.body.version).not.toBe(before.body.version);
    const shown = config.body as unknown as { resources: object; pages: object; menu: { id: string }[] };
    for (const name of ['housekeeping-tasks', 'seasons', 'demands', 'blog-posts'])
      expect(shown.resources).not.toHaveProperty(name);
    for (const name of ['monthly-income', 'estate-occupancy-rate', 'check-turnovers'])
      expect(shown.pages).not.toHaveProperty(name);
    expect(shown.menu.map(({ id }) => id)).not.toContain('accounting');
    const badges = await app.call('GET', '/api/_meta/badges', { as });
    expect(Object.keys(badges.body)).not.toContain('housekeeping-tasks');
    const found = await app.call('GET', '/api/search?q=Boiler', { as });
    expect(found.text).not.toContain('svc-b');
    const screen = (path: string) => app.call('GET', `/api/_meta/screen?path=${encodeURIComponent(path)}`, { as });
    expect((await screen('/v1/accounting/ledger')).body).toEqual({ exists: true, inPackage: false });
    expect((await screen('/v1/operational/estate-occupancy-rate')).body).toEqual({ exists: true, inPackage: false });
    expect((await screen('/v1/estates/list')).body).toEqual({ exists: true, inPackage: true });
    expect((await screen('/v1/nowhere')).body).toEqual({ exists: false, inPackage: true });
    const policy = await app.call('GET', '/api/_meta/policy', { as });
    expect(policy.text).toContain('HousekeepingTask');

    // Others are not touched by it, and the platform's own people by no package.
    expect((await app.call('GET', '/api/housekeeping-tasks', { as: 'admin' })).status).toBe(200);
    const over = { as: 'SuperAdmin', headers: { 'x-tenant-id': 'bosphorus' } };
    expect((await app.call('GET', '/api/housekeeping-tasks', over)).body.total).toBe(1);

    await set(app, 'bosphorus', { packageId: 'pkg-full' });
    expect((await app.call('GET', '/api/housekeeping-tasks', { as })).body.total).toBe(1);
    expect((await app.call('GET', '/api/_meta/config', { as })).body.version).toBe(before.body.version);
  });

  test('a module taken out of a package is closed to all who have it, and open tabs hear of it', async () => {
    const heard = await listen(app, as);
    const body = { modules: ['kbs'] };
    expect((await app.call('PATCH', '/api/packages/pkg-full', { ...root, body, version: 1 })).status).toBe(200);
    expect(await heard.until('event: config')).toContain('-kbs');
    expect((await app.call('GET', '/api/kbs-notifications', { as })).status).toBe(200);
    expect((await app.call('GET', '/api/demands', { as })).status).toBe(403);
    // A change of what it may not see is nothing to hear of.
    await app.call('PATCH', '/api/seasons/ssn-b', {
      ...root,
      headers: { 'x-tenant-id': 'bosphorus' },
      body: { percent: 3 },
      version: 1,
    });
    await app.call('PATCH', '/api/sales-channels/chn-b', { as, body: { name: 'Anew' }, version: 1 });
    expect(await heard.until('sales-channels')).not.toContain('seasons');
    heard.end();
  });

  test('what follows from a stay is made all the same, and there when the module comes', async () => {
    await set(app, 'bosphorus', { packageId: 'pkg-core' });
    const body = {
      estateId: 'est-x1',
      checkIn: '2027-07-01',
      checkOut: '2027-07-04',
      adults: 2,
      salesChannelId: 'chn-b',
      guestId: 'gst-b',
    };
    const stay = await app.call('POST', '/api/reservations', { as, body });
    expect(stay.status, stay.text).toBe(201);
    const confirmed = await app.call('POST', `/api/reservations/${stay.body.id}/actions/confirm`, { as, body: {} });
    expect(confirmed.status, confirmed.text).toBe(200);
    await set(app, 'bosphorus', { packageId: 'pkg-full' });
    expect((await app.call('GET', '/api/housekeeping-tasks', { as })).body.total).toBeGreaterThan(1);
  });

  test('a company without a package has what every package has', async () => {
    await app.store.transact((tx) => {
      tx.put('tenants', '', { ...tx.table('tenants', '').get('bosphorus')!, packageId: null });
    });
    expect((await app.call('GET', '/api/estates', { as })).status).toBe(200);
    expect((await app.call('GET', '/api/seasons', { as })).status).toBe(403);
  });

  test('limits: one more than the package allows is refused, in words; what is there stays', async () => {
    await set(app, 'bosphorus', { packageId: 'pkg-small' });
    const estate = app.store.table('estates', 'bosphorus').get('est-x1')!;
    const body = {
      ...pick(estate, ['propertyName', 'type', 'rentalModes', 'address', 'squareMeter', 'roomCount', 'bathCount']),
      code: 'X2',
      currency: 'EUR',
    };
    const refused = await app.call('POST', '/api/estates', { as, body });
    expect([refused.status, refused.body.message], refused.text).toEqual([
      409,
      'Your company has reached the estate limit of its package (1). You can request a larger one.',
    ]);
    expect(app.store.table('estates', 'bosphorus').size).toBe(1);
    await set(app, 'bosphorus', { packageId: 'pkg-full' });
    expect((await app.call('POST', '/api/estates', { as, body })).status).toBe(201);
  });

  test('an admin sees the packages that are offered, and changes none', async () => {
    const listed = await app.call('GET', '/api/packages', { as: 'admin' });
    expect(listed.body.items.map(({ id }) => id)).not.toContain('pkg-secret');
    for (const who of ['admin', 'Accounting', 'Investor']) {
      const answer = await app.call('PATCH', '/api/packages/pkg-core', {
        as: who,
        body: { modules: ['kbs'] },
        version: 1,
      });
      expect(answer.status, who).toBe(403);
    }
    expect((await app.call('DELETE', '/api/packages/pkg-full', { ...root, version: 1 })).status).toBe(409);
  });

  test('every module that can be bought opens something, and the full package of these tests has all', () => {
    const { modules, enums } = app.live.current().config;
    expect(new Set(Object.values(modules))).toEqual(new Set(enums['module']!.options.map(({ value }) => value)));
    expect(FULL_PACKAGE['modules']).toEqual(enums['module']!.options.map(({ value }) => value));
  });
});

const pick = (row: Row, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]));
