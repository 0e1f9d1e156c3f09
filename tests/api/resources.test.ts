import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Table } from '../../json-server/store/table.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
const [first, second, third] = ROWS['estates'] ?? [];
const GROUPED = {
  ...ROWS,
  'estate-groups': [
    ...(ROWS['estate-groups'] ?? []),
    { ...ROWS['estate-groups']?.[0], id: 'grp-2', name: 'Woodland' } as Row,
  ],
  estates: [
    { ...first, groupId: 'grp-1' } as Row,
    { ...second, groupId: 'grp-2' } as Row,
    { ...third, groupId: 'grp-1' } as Row,
  ],
};
beforeEach(async () => (app = await startApp({ rows: GROUPED })));
afterEach(() => app.close());

const ESTATE = { code: 'NEW-1', propertyName: 'New house', basePrice: 12_000 };
/** What a published estate must have besides. */
const WHOLE = {
  ...ESTATE,
  address: { country: 'TR', city: 'MUGLA', district: 'Bodrum' },
  squareMeter: 90,
  roomCount: '2+1',
  bathCount: 1,
  ownerships: [{ investorId: 'inv-2', sharePct: 100, from: '2026-01-01' }],
};
const create = (body: object = ESTATE, headers: Record<string, string> = {}) =>
  app.call('POST', '/api/estates', { as: 'admin', body, headers });

describe('list', () => {
  const codes = async (query: string, as = 'admin') => {
    const { body, status } = await app.call('GET', `/api/estates${query}`, { as });
    return status === 200 ? body.items.map(({ code }) => code) : status;
  };

  test('answers { items, total, pageNumber, pageSize }', async () => {
    const { body } = await app.call('GET', '/api/estates?pageNumber=1&pageSize=2&sortBy=code&sortDirection=ASC', {
      as: 'admin',
    });
    expect(body).toMatchObject({ total: 3, pageNumber: 1, pageSize: 2 });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ code: 'B1', _refs: { ownerIds: ['Bob Owner'] } });
  });
  test('default order: newest first', async () => {
    app.clock.now += 60_000;
    await create();
    expect(((await codes('')) as string[])[0]).toBe('NEW-1');
  });
  test.each([
    ['?sortBy=code&sortDirection=DESC', ['B1', 'A2', 'A1']],
    ['?code=A1', ['A1']],
    ['?code.ne=A1&sortBy=code', ['A2', 'B1']],
    ['?code.in=A1,B1&sortBy=code', ['A1', 'B1']],
    ['?code.nin=A1,B1', ['A2']],
    ['?propertyName.contains=house%20a&sortBy=code', ['A1', 'A2']],
    ['?basePrice.gt=10000', []],
    ['?basePrice.gte=10000&basePrice.lt=10001&code=A1', ['A1']],
    ['?projectName.null=true&sortBy=code', ['A1', 'A2', 'B1']],
    ['?projectName.null=false', []],
    ['?rentalModes.contains=SHORT_TERM&sortBy=code', ['A1', 'A2', 'B1']],
    ['?q=HOUSE%20b', ['B1']],
    ['?view=active&sortBy=code', ['A1', 'A2', 'B1']],
    ['?view=draft', []],
  ])('%s', async (query, expected) => expect(await codes(query)).toEqual(expected));

  test('sorted by a reference = by the title of the record it names; those that name nothing come last', async () => {
    await create();
    expect(await codes('?sortBy=groupId&sortDirection=ASC')).toEqual(['A1', 'A2', 'B1', 'NEW-1']);
    expect(await codes('?sortBy=groupId&sortDirection=DESC')).toEqual(['B1', 'A1', 'A2', 'NEW-1']);
    expect(await codes('?sortBy=groupId&pageSize=2&pageNumber=1')).toEqual(['B1', 'NEW-1']);
    expect(await codes('?sortBy=groupId&q=house%20a&pageSize=1&pageNumber=1')).toEqual(['A2']);
  });
  test('a remembered row follows the title of what it names', async () => {
    const named = async (as: string) => {
      const { body } = await app.call('GET', '/api/estates?sortBy=code&sortDirection=DESC&pageSize=1', { as });
      return body.items[0]?._refs['ownerIds'];
    };
    expect([await named('admin'), await named('admin')]).toEqual([['Bob Owner'], ['Bob Owner']]);
    const { body } = await app.call('GET', '/api/estates?code=B1', { as: 'admin' });
    const path = `/api/investors/${String(body.items[0]?.['ownerIds'])}`;
    const investor = await app.call('GET', path, { as: 'admin' });
    const change = { as: 'admin', body: { surname: 'Renamed' }, version: investor.body['version'] };
    expect((await app.call('PATCH', path, change)).status).toBe(200);
    expect(await named('admin')).toEqual(['Bob Renamed']);
  });
  test('a list follows every change', async () => {
    expect(await codes('?status=DRAFT')).toEqual([]);
    const { body } = await create();
    expect(await codes('?status=DRAFT')).toEqual(['NEW-1']);
    await app.call('DELETE', `/api/estates/${body.id}`, { as: 'admin', version: 1 });
    expect(await codes('?status=DRAFT')).toEqual([]);
  });
});

describe('create', () => {
  test('fills defaults, stamps, and answers Location and ETag', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/estates/${body.id}`, etag: '"1"' });
    expect(body).toMatchObject({
      ...ESTATE,
      status: 'DRAFT',
      type: 'APARTMENT',
      tenantId: 'demo',
      version: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
      createdBy: 'usr-admin',
      updatedBy: 'usr-admin',
    });
  });
  test('a missing required field is 422 beside it, in the caller’s language', async () => {
    const group = (headers: Record<string, string>) =>
      app.call('POST', '/api/estate-groups', { as: 'admin', body: { note: 'x' }, headers });
    const english = await group({});
    expect([english.status, english.body.message]).toEqual([422, 'Please fill the required fields!']);
    expect(english.body.errors).toMatchObject({ name: ['This field cannot be empty!'] });
    const turkish = await group({ 'accept-language': 'tr-TR,tr;q=0.9' });
    expect(turkish.body.errors).toMatchObject({ name: ['Bu alan boş bırakılamaz!'] });
  });
  test('a second record with the same unique value is 409 beside the field, case and Turkish i folded', async () => {
    await create({ ...ESTATE, code: 'Izmir-1' });
    const { status, body } = await create({ ...ESTATE, code: 'izmir-1' });
    expect([status, Object.keys(body.errors)]).toEqual([409, ['code']]);
  });
  test('the same unique value in another tenant is free', async () => {
    expect((await app.call('POST', '/api/estates', { as: 'otherAdmin', body: { ...ESTATE, code: 'A1' } })).status).toBe(
      201,
    );
  });
  test.each([
    ['nobody’s', 'inv-none'],
    ['another tenant’s', 'inv-b'],
  ])('a reference to %s record is 422 beside the field', async (_whose, investorId) => {
    const ownerships = [{ investorId, sharePct: 100, from: '2026-01-01' }];
    const { status, body } = await create({ ...ESTATE, ownerships });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['ownerships.0.investorId']]);
  });
  test('a rule of the configuration is 422 with its own text', async () => {
    const { status, body } = await create({ ...ESTATE, minNights: 5, maxNights: 3 });
    expect([status, body.errors]).toEqual([422, { maxNights: ['Must not be less than the minimum nights.'] }]);
  });
  test('what showIf hides is never required and is dropped', async () => {
    const hidden = await create({ ...ESTATE, isForSale: false, salePrice: 5 });
    expect([hidden.status, hidden.body.salePrice]).toEqual([201, null]);
    const version = { as: 'admin', version: 1 };
    const shown = await app.call('PATCH', '/api/estates/est-a1', { ...version, body: { isForSale: true } });
    expect([shown.status, Object.keys(shown.body.errors)]).toEqual([422, ['salePrice']]);
  });
});

describe('change', () => {
  const patch = (body: object, version?: number | string) =>
    app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body, ...(version === undefined ? {} : { version }) });

  test('PATCH merges, PUT replaces', async () => {
    const merged = await patch({ propertyName: 'Renamed', note: 'n' }, 1);
    expect(merged.body).toMatchObject({ propertyName: 'Renamed', note: 'n', code: 'A1', version: 2 });
    expect(merged.headers.etag).toBe('"2"');
    const body = { ...WHOLE, code: 'A1', cleaningState: 'DIRTY' };
    const put = await app.call('PUT', '/api/estates/est-a1', { as: 'admin', body, version: 2 });
    expect(put.body).toMatchObject({
      propertyName: 'New house',
      note: null,
      ownerIds: ['inv-2'],
      groupId: null,
      version: 3,
      status: 'ACTIVE',
    });
    expect(put.body.createdAt).toBe('2026-01-01T08:00:00.000Z');
  });
  test('without If-Match 428, with another version 412 that says who changed what', async () => {
    expect((await patch({ note: 'x' })).status).toBe(428);
    expect(
      (await app.call('PATCH', '/api/estates/est-a1', { as: 'admin', body: {}, headers: { 'if-match': '*' } })).status,
    ).toBe(428);
    await app.call('PATCH', '/api/estates/est-a1', { as: 'SuperAdmin', body: { note: 'mine' }, version: 1 });
    const { status, body, headers } = await patch({ note: 'yours' }, 1);
    expect([status, headers.etag]).toEqual([412, '"2"']);
    expect(body).toMatchObject({
      current: { note: 'mine', version: 2 },
      changedBy: { id: 'usr-superadmin', name: 'SuperAdmin Tester' },
      changes: [{ version: 2, changes: { note: { from: null, to: 'mine' } } }],
    });
    expect(body.message).toContain('SuperAdmin Tester');
  });
  test.each(['1', 'W/"1"', '"x"', '"99"', ''])('If-Match %o does not match', async (tag) => {
    const { status } = await app.call('PATCH', '/api/estates/est-a1', {
      as: 'admin',
      body: { note: 'x' },
      headers: { 'if-match': tag },
    });
    expect(status).toBe(tag === '' ? 428 : 412);
  });
  test('the state field cannot be written', async () => {
    const { status, body } = await patch({ status: 'ARCHIVED' }, 1);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['status']]);
  });
  test('a change that changes nothing leaves version and history alone', async () => {
    const { body } = await patch({ propertyName: 'House A1' }, 1);
    expect(body.version).toBe(1);
  });
  test('R7 100 writers × increments with If-Match: no update is lost', async () => {
    const writers = 100;
    let conflicts = 0;
    const increment = async (): Promise<void> => {
      for (;;) {
        const { body } = await app.call('GET', '/api/estates/est-a1', { as: 'admin' });
        const minutes = Number(body.cleaningMinutes ?? 0) + 1;
        const { status } = await app.call('PATCH', '/api/estates/est-a1', {
          as: 'admin',
          body: { cleaningMinutes: minutes },
          version: body.version,
        });
        if (status === 200) return;
        expect(status).toBe(412);
        conflicts += 1;
      }
    };
    await Promise.all(Array.from({ length: writers }, increment));
    const { body } = await app.call('GET', '/api/estates/est-a1', { as: 'admin' });
    expect(body.cleaningMinutes).toBe(writers);
    expect(body.version).toBe(writers + 1);
    expect(conflicts).toBeGreaterThan(0);
  });
});

describe('delete', () => {
  test('needs If-Match and answers 204', async () => {
    expect((await app.call('DELETE', '/api/estates/est-a2', { as: 'admin' })).status).toBe(428);
    expect((await app.call('DELETE', '/api/estates/est-a2', { as: 'admin', version: 7 })).status).toBe(412);
    expect((await app.call('DELETE', '/api/estates/est-a2', { as: 'admin', version: 1 })).status).toBe(204);
    expect((await app.call('DELETE', '/api/estates/est-a2', { as: 'admin', version: 1 })).status).toBe(404);
  });
  test('409 names what still refers to it, and nothing cascades', async () => {
    const { status, body } = await app.call('DELETE', '/api/estates/est-a1', { as: 'admin', version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      references: [
        { resource: 'legal-permits', count: 1 },
        { resource: 'reservations', count: 1 },
      ],
    });
    expect(body.message).toContain('Reservations (1)');
    const turkish = await app.call('DELETE', '/api/estates/est-a1', {
      as: 'admin',
      version: 1,
      headers: { 'accept-language': 'tr' },
    });
    expect(turkish.body.message).toContain('Rezervasyonlar (1)');
    expect((await app.call('GET', '/api/reservations/res-r-000001', { as: 'admin' })).status).toBe(200);
  });
});

describe('actions', () => {
  const act = (action: string, body: object = {}, as = 'admin') =>
    app.call('POST', `/api/estates/est-a1/actions/${action}`, { as, body });

  test('an action moves the state and tells its name in the history', async () => {
    const { status, body, headers } = await act('deactivate');
    expect([status, body.status, headers.etag]).toEqual([200, 'PASSIVE', '"2"']);
    const history = await app.call('GET', '/api/estates/est-a1/history', { as: 'admin' });
    expect(history.body.items[0]).toMatchObject({
      action: 'deactivate',
      by: { id: 'usr-admin', name: 'admin Tester' },
      changes: { status: { from: 'ACTIVE', to: 'PASSIVE' } },
    });
  });
  test('409 with the allowed list when the state does not permit it', async () => {
    const { status, body } = await act('archive');
    expect([status, body.allowed]).toEqual([409, ['deactivate', 'reportCleaning']]);
  });
  test('asked fields are taken, others refused', async () => {
    expect((await act('reportCleaning', { cleaningState: 'INSPECTED' }, 'HouseKeeping')).body.cleaningState).toBe(
      'INSPECTED',
    );
    expect((await act('reportCleaning', { note: 'x' }, 'HouseKeeping')).status).toBe(422);
  });
  test('an unknown action is 404, even with a name from a prototype', async () => {
    expect((await act('explode')).status).toBe(404);
    expect((await act('constructor')).status).toBe(404);
    expect((await act('toString')).status).toBe(404);
  });
  test('If-Match is heeded when it is sent', async () => {
    const path = '/api/estates/est-a1/actions/deactivate';
    expect((await app.call('POST', path, { as: 'admin', body: {}, version: 9 })).status).toBe(412);
  });
  test('no body will do for an action that asks nothing', async () => {
    expect((await app.call('POST', '/api/estates/est-a1/actions/deactivate', { as: 'admin' })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'form-1' };
  test('same key and body: the same answer again, headers included', async () => {
    const first = await create(ESTATE, key);
    const again = await create(ESTATE, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers).toMatchObject({ location: first.headers.location, etag: first.headers.etag });
  });
  test('same key, other body: 422', async () => {
    await create(ESTATE, key);
    expect((await create({ ...ESTATE, code: 'NEW-2' }, key)).status).toBe(422);
  });
  test('a refused request leaves the key free, so that the corrected form can be sent', async () => {
    expect((await create({ ...ESTATE, maxGuests: 31 }, key)).status).toBe(422);
    expect((await create(ESTATE, key)).status).toBe(201);
  });
  test('R10 double submit × 50: one record, the others replay or are told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(ESTATE, key)));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
    expect((await app.call('GET', '/api/estates?code=NEW-1', { as: 'admin' })).body.total).toBe(1);
  });
  test('after 24 hours the key is new', async () => {
    await create(ESTATE, key);
    app.clock.now += 24 * 3_600_000 - 1;
    // The session outlives the token, which does not: sign in again by hand.
    const later = await startLater();
    expect((await later('POST', '/api/estates', { ...ESTATE, code: 'NEW-2' })).status).toBe(422);
    app.clock.now += 2;
    expect((await (await startLater())('POST', '/api/estates', { ...ESTATE, code: 'NEW-2' })).status).toBe(201);
  });
  const startLater = async () => {
    const { createTokens } = await import('../../json-server/accounts/tokens.ts');
    const { createSessions } = await import('../../json-server/accounts/sessions.ts');
    const { SECRET } = await import('./support.ts');
    const clock = () => app.clock.now;
    const { session } = await createSessions({ store: app.store, clock }).open({
      userId: 'usr-admin',
      tenantId: 'demo',
    });
    const token = await createTokens({ secret: SECRET, clock }).issueAccess({
      userId: 'usr-admin',
      sessionId: session.id,
    });
    return (method: string, path: string, body: object) =>
      app.call(method, path, { body, headers: { ...key, authorization: `Bearer ${token}` } });
  };
  test('another user’s same key is another request', async () => {
    await create(ESTATE, key);
    const other = await app.call('POST', '/api/estates', {
      as: 'SuperAdmin',
      body: { ...ESTATE, code: 'NEW-3' },
      headers: key,
    });
    expect(other.status).toBe(201);
  });
  test('a key that is no key is 400', async () => {
    expect((await create(ESTATE, { 'idempotency-key': 'x'.repeat(300) })).status).toBe(400);
  });
});

describe('the store refuses', () => {
  test('503 with Retry-After, reads go on', async () => {
    await app.token('admin');
    await app.store.close();
    const { status, headers } = await create();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await app.call('GET', '/api/estates', { as: 'admin' })).status).toBe(200);
    expect((await app.call('GET', '/api/health')).body.status).toBe('read-only');
  });
});

test('a list in the order of a reference asks for what leads nowhere by one condition, which the store knows again', async () => {
  const query = vi.spyOn(Table.prototype, 'query');
  const list = '/api/estates?sortBy=groupId&sortDirection=ASC&status=ACTIVE';
  for (let time = 0; time < 2; time += 1) expect((await app.call('GET', list, { as: 'admin' })).status).toBe(200);
  const asked = query.mock.calls.flatMap(([{ where }]) =>
    where && JSON.stringify(where).includes('groupId.id') ? [where] : [],
  );
  query.mockRestore();
  expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
});
