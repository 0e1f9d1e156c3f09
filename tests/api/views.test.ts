import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const [estate, second] = ROWS['estates'] as readonly [Row, Row];
const draft = { ...estate, id: 'est-d1', code: 'D1', propertyName: 'Draft', status: 'DRAFT', salePrice: 1 };
const pending = { ...(ROWS['reservations']?.[0] as Row), id: 'res-p', code: 'R-000009', status: 'PENDING' };
const ROWS_HERE = {
  ...ROWS,
  estates: [...(ROWS['estates'] ?? []), draft, { ...draft, id: 'est-bd', code: 'D2', tenantId: 'bosphorus' }],
  reservations: [...(ROWS['reservations'] ?? []), { ...pending, estateId: second.id, ownerIds: ['inv-2'] }],
};

/** Small estates for sale, of which one value is fixed and another is not. */
const FOR_SALE = {
  name: 'estates-for-sale',
  of: 'estates',
  where: { isForSale: true, status: 'DRAFT', maxGuests: { gt: 0 } },
  menu: false,
  access: { grants: { SuperAdmin: ['*'], MarketPlace: ['list', 'show', 'create', 'edit'] } },
  fields: ['code', 'propertyName', 'type', 'status', 'isForSale', 'maxGuests', 'ownerIds'],
  list: { search: ['code'] },
};

let app: TestApp;
let folder: string;
/** No test changes a file. */
let live: LiveConfig;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'konak-views-'));
  cpSync('resources', folder, { recursive: true });
  writeFileSync(join(folder, 'for-sale.json'), JSON.stringify(FOR_SALE));
  const source = folderSource({ resourcesDir: folder, localesDir: 'locales' });
  live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: false });
  expect(live.current().findings.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => (app = await startApp({ rows: ROWS_HERE, live })));
afterEach(() => app.close());

const as = 'admin';
const ids = async (path: string, who = as) =>
  (await app.call('GET', `/api/${path}`, { as: who })).body.items.map(({ id }) => id).sort();

describe('a view shows the records of its base that match, of the own tenant', () => {
  test('in lists, counts, search and filters', async () => {
    expect(await ids('estate-drafts')).toEqual(['est-d1']);
    expect(await ids('estate-drafts?q=D1')).toEqual(['est-d1']);
    expect(await ids('estate-drafts?q=A1')).toEqual([]);
    expect(await ids('estate-drafts?status=ACTIVE')).toEqual([]);
    expect(await ids('estate-drafts?sortBy=groupId')).toEqual(['est-d1']);
    expect((await app.call('GET', '/api/estate-drafts?pageSize=-1', { as })).body.total).toBe(1);
    expect(await ids('unconfirmed-reservations')).toEqual(['res-p']);
  });
  test('every call on a record outside of it is 404, as on one that is not there', async () => {
    const missing = await app.call('GET', '/api/estate-drafts/nope', { as });
    for (const [method, path, body] of [
      ['GET', 'est-a1', undefined],
      ['GET', 'est-a1/history', undefined],
      ['GET', 'est-bd', undefined],
      ['PATCH', 'est-a1', { propertyName: 'x' }],
      ['PUT', 'est-a1', { propertyName: 'x' }],
      ['DELETE', 'est-a1', undefined],
      ['POST', 'est-a1/actions/publish', {}],
    ] as const) {
      const answer = await app.call(method, `/api/estate-drafts/${path}`, { as, body, version: 1 });
      expect([answer.status, answer.body.message], `${method} ${path}`).toEqual([404, missing.body.message]);
    }
    expect((await app.call('GET', '/api/estates/est-a1', { as })).body).toMatchObject({ version: 1, status: 'ACTIVE' });
  });
  test('what "only" leaves out nobody may do here, whatever the grants', async () => {
    for (const who of ['SuperAdmin', 'admin', 'Investor']) {
      expect((await app.call('DELETE', '/api/investor-estates/est-a1', { as: who, version: 1 })).status).toBe(403);
      expect((await app.call('POST', '/api/investor-estates', { as: who, body: {} })).status).toBe(403);
    }
    const deactivate = await app.call('POST', '/api/estate-drafts/est-d1/actions/deactivate', { as, body: {} });
    expect(deactivate.status).toBe(403);
  });
});

describe('one record, whichever way it is reached', () => {
  test('a change through the view is the base’s: version, history, uniqueness', async () => {
    const changed = await app.call('PATCH', '/api/estate-drafts/est-d1', {
      as,
      body: { propertyName: 'New' },
      version: 1,
    });
    expect(changed.body, changed.text).toMatchObject({ propertyName: 'New', version: 2 });
    expect((await app.call('GET', '/api/estates/est-d1', { as })).body).toMatchObject({ version: 2 });
    const byBase = await app.call('GET', '/api/estates/est-d1/history', { as });
    const byView = await app.call('GET', '/api/estate-drafts/est-d1/history', { as });
    expect([byBase.body.total, byView.text]).toEqual([1, byBase.text]);
    const stale = await app.call('PATCH', '/api/estates/est-d1', { as, body: { propertyName: 'Old' }, version: 1 });
    expect(stale.status).toBe(412);
    const taken = await app.call('PATCH', '/api/estate-drafts/est-d1', { as, body: { code: 'A1' }, version: 2 });
    expect(taken.status, taken.text).toBe(409);
  });
  test('an action may take a record out of the view', async () => {
    const published = await app.call('POST', '/api/estate-drafts/est-d1/actions/publish', { as, body: {} });
    expect(published.body, published.text).toMatchObject({ status: 'ACTIVE', _left: true });
    expect(await ids('estate-drafts')).toEqual([]);
    expect((await app.call('GET', '/api/estate-drafts/est-d1', { as })).status).toBe(404);
    expect((await app.call('GET', '/api/estates/est-d1', { as })).body.status).toBe('ACTIVE');
  });
  test('what is still referred to is not deleted through a view either, and counted once', async () => {
    await app.call('PATCH', '/api/estates/est-d1', { as, body: { propertyName: 'x' }, version: 1 });
    const body = {
      estateId: 'est-a1',
      guestId: 'gst-1',
      salesChannelId: 'chn-1',
      adults: 2,
      checkIn: '2027-02-01',
      checkOut: '2027-02-04',
    };
    expect((await app.call('POST', '/api/reservations', { as, body })).status).toBe(201);
    const refused = await app.call('DELETE', '/api/estates/est-a1', { as, version: 1 });
    expect(refused.body['references']).toEqual([
      expect.objectContaining({ resource: 'legal-permits', count: 1 }),
      expect.objectContaining({ resource: 'reservations', count: 2 }),
    ]);
  });
  test('the same idempotency key creates once', async () => {
    const body = { code: 'S1', propertyName: 'Sale', type: 'VILLA', maxGuests: 2 };
    const sent = { as: 'SuperAdmin', body, headers: { 'idempotency-key': 'k1' } };
    const first = await app.call('POST', '/api/estates-for-sale', sent);
    const again = await app.call('POST', '/api/estates-for-sale', sent);
    expect([first.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
    expect(first.headers.location).toBe(`/api/estates-for-sale/${first.body.id}`);
  });
});

describe('a new record of a view is one that it shows', () => {
  const body = { code: 'S2', propertyName: 'Sale', type: 'VILLA', maxGuests: 2 };
  const create = (more: object) =>
    app.call('POST', '/api/estates-for-sale', { as: 'SuperAdmin', body: { ...body, ...more } });

  test('what the condition fixes is set; the defaults of fields it does not show are the base’s', async () => {
    const made = await create({});
    expect(made.body, made.text).toMatchObject({ isForSale: true, status: 'DRAFT', maxGuests: 2 });
    const whole = await app.call('GET', `/api/estates/${made.body.id}`, { as });
    const { cleaningState } = app.resources.find(({ name }) => name === 'estates')!.fields;
    expect([whole.body['cleaningState'], whole.body['createdBy']]).toEqual([cleaningState?.default, 'usr-superadmin']);
  });
  test.each([
    [{ isForSale: false }, ['isForSale']],
    [{ status: 'ACTIVE' }, ['status']],
    [{ note: 'x' }, ['note']],
  ])('%j is refused', async (more, fields) => {
    const refused = await create(more);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, fields]);
  });
});

describe('never wider than the base', () => {
  test('the row scope of the base applies on top of the view’s condition', async () => {
    expect(await ids('investor-reservations', 'Investor')).toEqual(['res-r-000001']);
    expect(await ids('investor-reservations', 'Investor2')).toEqual(['res-p', 'res-r-000002']);
    for (const path of [
      'investor-reservations/res-r-000002',
      'investor-reservations/res-p',
      'investor-estates/est-b1',
    ]) {
      expect((await app.call('GET', `/api/${path}`, { as: 'Investor' })).status, path).toBe(404);
    }
    expect(await ids('investor-estates', 'Investor')).toEqual(['est-a1', 'est-a2']);
  });
  test('S16 fields it does not name are in no answer, filter, sort, search or history, for anybody', async () => {
    for (const who of ['Investor', 'SuperAdmin']) {
      const { body } = await app.call('GET', '/api/investor-reservations/res-r-000001', { as: who });
      for (const name of ['guestId', 'channelRef', 'notes', 'remainingPrice'])
        expect(Object.keys(body)).not.toContain(name);
      // From the home, which it names, only what titles say.
      expect(Object.keys(body._refs)).toEqual(['estateId', 'estateId.propertyName']);
      for (const query of ['guestId=gst-1', 'sortBy=guestId', 'channelRef.contains=h']) {
        expect((await app.call('GET', `/api/investor-reservations?${query}`, { as: who })).status, query).toBe(400);
      }
      expect((await app.call('GET', '/api/investor-reservations?q=hidden', { as: who })).body.total).toBe(0);
    }
    await app.call('PATCH', '/api/estates/est-d1', { as, body: { isForSale: true, note: 'other' }, version: 1 });
    const history = await app.call('GET', '/api/estates-for-sale/est-d1/history', { as: 'MarketPlace' });
    expect(Object.keys(history.body.items[0]?.['changes'] as object)).toEqual(['isForSale']);
  });
  test('a field that the base hides from a role stays hidden in the view', async () => {
    await app.call('PATCH', '/api/estates/est-d1', { as, body: { isForSale: true }, version: 1 });
    const { body } = await app.call('GET', '/api/estates-for-sale/est-d1', { as: 'MarketPlace' });
    expect(body.code).toBe('D1');
    expect(Object.keys(body)).not.toContain('ownerIds');
  });
  test('its search is its own, not its base’s', async () => {
    await app.call('PATCH', '/api/estates/est-d1', {
      as,
      body: { isForSale: true, propertyName: 'Seagull' },
      version: 1,
    });
    expect(await ids('estates?q=seagull')).toEqual(['est-d1']);
    expect(await ids('estates-for-sale?q=seagull', 'SuperAdmin')).toEqual([]);
    expect(await ids('estates-for-sale?q=d1', 'SuperAdmin')).toEqual(['est-d1']);
  });
  test('S25 its grants are its own: who may read the base may not read every view of it', async () => {
    expect((await app.call('GET', '/api/estate-drafts', { as: 'Accounting' })).status).toBe(403);
    const config = (await app.call('GET', '/api/_meta/config', { as: 'Accounting' })).body['resources'] as object;
    expect(Object.keys(config)).not.toContain('estate-drafts');
  });
});
