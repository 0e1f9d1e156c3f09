import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../src/config/types.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { startApp, type TestApp } from './support.ts';
import { REFS, validBody } from './samples.ts';
import { USERS } from './rows.ts';

// The tables below are made from the configuration, so a new resource is tested without a line here.
const live = await openLiveConfig({
  source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
  known: KNOWN_NAMES,
  isWatching: false,
});
// Those that routes of their own answer are tested call by call in tests/api/demo.
const RESOURCES = Object.values(live.current().config.resources).filter(({ api }) => api.routed === undefined);
// Views write what they are over, and are tested in views.test.ts.
const BASES = RESOURCES.filter(({ of }) => of === undefined);
const truth = new Map(
  readFileSync('tests/api/policy-matrix.csv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','))
    .map(([resource = '', role = '', actions = '']) => [`${resource} ${role}`, new Set(actions.split(' '))] as const),
);

// What the server writes down itself nobody makes.
const MADE = BASES.filter(({ name }) => truth.get(`${name} SuperAdmin`)?.has('create'));

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const pathOf = (name: string) => `/api/${RESOURCES.find((resource) => resource.name === name)?.api.path ?? ''}`;

const OWNED = ['id', 'tenantId', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'];
const ALWAYS_UNKNOWN = [
  'passwordHash',
  'tenantIds',
  'permissions',
  'approvedBy',
  'balance',
  'constructor',
  'toString',
  'isAdmin',
];

describe('S4 no server-owned field is taken from a client, and each that was sent is named', () => {
  test.each(MADE.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
    const made = Object.values(resource.fields).filter(
      (field) => field.readOnly || field.generate !== undefined || field.compute !== undefined,
    );
    const fields = [...OWNED, ...ALWAYS_UNKNOWN, ...made.map((field) => field.name)];
    const one = `${pathOf(name)}/${REFS[name] ?? ''}`;
    const as = 'SuperAdmin';
    const before = await app.call('GET', one, { as });
    for (const value of ['x', 1, null]) {
      const sent = Object.fromEntries(fields.map((field) => [field, value]));
      const body = { ...validBody(resource), ...sent };
      const answers = [
        await app.call('POST', pathOf(name), { as, body }),
        await app.call('PATCH', one, { as, body: sent, version: before.body.version }),
        await app.call('PUT', one, { as, body, version: before.body.version }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(422);
        expect(fields.filter((field) => !Object.hasOwn(answer.body.errors, field))).toEqual([]);
      }
    }
    expect((await app.call('GET', one, { as })).text).toBe(before.text);
  });
});

const isMasked = (resource: Resource, key: string, value: unknown): boolean => {
  const field = resource.fields[key];
  return field?.type === 'text' && field.masked === true && value !== null;
};

describe('every resource can be created with what is required, read, changed, and tells its history, and comes back once it is deleted', () => {
  // Nobody types an entry of the ledger: it comes with its document. Of what there is one of a tenant, that one is there.
  const several = MADE.filter(({ name, single }) => name !== 'ledger-entries' && single !== true);
  test.each(several.map(({ name }) => name))('%s', async (name) => {
    const resource = RESOURCES.find((candidate) => candidate.name === name)!;
    const as = 'SuperAdmin';
    // Counting nothing in a cash desk that holds money needs a reason.
    const reasoned = name === 'cash-counts' ? { reason: 'Emptied over night' } : {};
    const created = await app.call('POST', pathOf(name), { as, body: { ...validBody(resource), ...reasoned } });
    expect(created.body, created.text).toMatchObject({ version: 1, createdBy: USERS['SuperAdmin']!.id });
    expect([created.status, created.headers.etag]).toEqual([201, '"1"']);
    const path = created.headers.location!;
    expect(path).toBe(`${pathOf(name)}/${created.body.id}`);
    const read = await app.call('GET', path, { as });
    // What a write warns of is not part of the record, and what the server issues is told once.
    const issued = Object.values(resource.fields).filter((field) => field.type === 'password' && field.issued);
    const apart = ['_warnings', ...issued.map((field) => field.name)];
    const written = Object.fromEntries(Object.entries(created.body).filter(([key]) => !apart.includes(key)));
    expect([read.status, read.body, read.headers.etag]).toEqual([200, written, '"1"']);
    expect((await app.call('GET', `${path}/history`, { as })).body.total).toBe(1);
    const gone = await app.call('DELETE', path, { as, version: 1 });
    // PA4: what is posted stays, and so does what was charged by, what proves a consent (WB1), and a company.
    const posted = { payments: 409, 'card-payment-orders': 409, 'cash-counts': 409 };
    const kept = { ...posted, 'dated-rates': 403, subscribers: 403, tenants: 403 }[name];
    if (kept !== undefined) {
      expect(gone.status).toBe(kept);
      return;
    }
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await app.call('GET', path, { as })).status).toBe(404);
    const back = await app.call('POST', `${path}/restore`, { as, body: {} });
    expect(back.status, back.text).toBe(resource.trash === false ? 404 : 200);
    if (resource.trash === false) return;
    // An account is passive, what is masked is not kept, and a moment of the server's is another one.
    const same = Object.entries(written).filter(
      ([key, value]) =>
        !['version', 'updatedAt', 'updatedBy', 'status', '_refs'].includes(key) && !isMasked(resource, key, value),
    );
    expect(back.body).toMatchObject(Object.fromEntries(same));
    expect([back.body.version, back.body._refs]).toEqual([2, written['_refs']]);
    // Its nights are free for the next resource.
    await app.call('DELETE', path, { as, version: 2 });
  });
});

describe('S15–S17 list queries', () => {
  const ask = (name: string, query: string) => app.call('GET', `${pathOf(name)}?${query}`, { as: 'SuperAdmin' });
  const table = RESOURCES.filter(({ only = ['list'] }) => only.includes('list')).map(({ name }) => name);

  test.each(table)('%s: unknown or hidden fields, operators and directions are 400', async (name) => {
    for (const query of [
      'sortBy=passwordHash',
      'sortBy=password',
      'sortBy=__proto__',
      'sortBy=constructor',
      'passwordHash=x',
      'passwordHash.contains=a',
      'password=x',
      '__proto__=x',
      'constructor=x',
      'toString.eq=x',
      'id.regex=x',
      'id.gt.gt=1',
      'sortDirection=sideways',
      'sortDirection=D%C4%B0SC',
      'expand=users',
      '_embed=users',
      'pageSize=5&pageSize=6',
      `q=${'x'.repeat(10_000)}`,
    ]) {
      const answer = await ask(name, query);
      expect(answer.status, query).toBe(400);
      expect(answer.headers['content-type']).toMatch('problem+json');
    }
  });
  test.each(table)('%s: impossible pages and sizes fall back', async (name) => {
    const sizeOf = async (query: string) => {
      const { status, body } = await ask(name, query);
      return [status, body.pageNumber, body.pageSize];
    };
    expect(await sizeOf('pageNumber=abc&pageSize=NaN')).toEqual([200, 0, 10]);
    expect(await sizeOf('pageNumber=-5&pageSize=0')).toEqual([200, 0, 10]);
    expect(await sizeOf('pageSize=All')).toEqual([200, 0, 10]);
    expect(await sizeOf('pageSize=1000000000')).toEqual([200, 0, 500]);
    expect(await sizeOf('pageSize=-1')).toEqual([200, 0, -1]);
    expect(await sizeOf('pageNumber=999999999999')).toEqual([200, 999_999_999_999, 10]);
  });
  test.each(table)('%s: q is literal text', async (name) => {
    for (const q of ['.*', '(a+)+$', '[', '\\', '%25', "' OR 1=1"]) {
      const { status, body } = await ask(name, `q=${encodeURIComponent(q)}`);
      expect([status, body.total]).toEqual([200, 0]);
    }
  });
});

describe('S1 an investor sees own estates and stays only', () => {
  test('the other’s record and a random id answer the same bytes, whatever the call', async () => {
    for (const [name, other] of [
      ['estates', 'est-b1'],
      ['reservations', 'res-r-000002'],
    ] as const) {
      for (const path of [other, `${other}/history`]) {
        const hidden = await app.call('GET', `${pathOf(name)}/${path}`, { as: 'Investor' });
        const missing = await app.call('GET', `${pathOf(name)}/${path.replace(other, 'nope')}`, { as: 'Investor' });
        expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
      }
    }
  });
  test.each([
    ['estates', '', ['est-a1', 'est-a2']],
    ['estates', '?q=B1', []],
    ['estates', '?code=B1', []],
    ['estates', '?code.nin=A1', ['est-a2']],
    ['reservations', '', ['res-r-000001']],
    ['reservations', '?estateId=est-b1', []],
    ['reservations', '?sortBy=estateId', ['res-r-000001']],
    ['reservations', '?pageSize=-1', ['res-r-000001']],
  ])('%s%s', async (name, query, ids) => {
    const { body } = await app.call('GET', `${pathOf(name)}${query}`, { as: 'Investor' });
    expect(body.total).toBe(ids.length);
    expect(body.items.map((item) => item.id).sort()).toEqual(ids);
  });
  test('S16 fields the role may not read are in no answer, filter or sort', async () => {
    const { body } = await app.call('GET', '/api/estates/est-a1', { as: 'Investor' });
    expect(Object.keys(body)).not.toContain('ownerIds');
    expect(Object.keys(body)).not.toContain('ownerships');
    expect(Object.keys(body._refs)).not.toContain('ownerIds');
    for (const query of ['ownerIds=inv-2', 'sortBy=ownerIds', 'ownerIds.null=true', 'ownerships.null=true']) {
      expect((await app.call('GET', `/api/estates?${query}`, { as: 'Investor' })).status, query).toBe(400);
    }
  });
  test('S16 q finds nothing by a field the role may not read', async () => {
    const found = async (as: string, q: string) =>
      (await app.call('GET', `/api/reservations?q=${q}`, { as })).body.total;
    expect(await found('admin', 'hidden-r-000002')).toBe(1);
    expect(await found('HouseKeeping', 'hidden')).toBe(0);
    expect(await found('HouseKeeping', 'r-000002')).toBe(1);
    expect(await found('Investor', 'r-00000')).toBe(1);
  });
  test('a change of ownership applies at once', async () => {
    const moved = await app.call('PATCH', '/api/estates/est-a2', {
      as: 'admin',
      body: { ownerships: [{ investorId: 'inv-2', sharePct: 100, from: '2020-01-01' }] },
      version: 1,
    });
    expect(moved.status, moved.text).toBe(200);
    expect((await app.call('GET', '/api/estates/est-a2', { as: 'Investor' })).status).toBe(404);
    expect((await app.call('GET', '/api/estates', { as: 'Investor2' })).body.total).toBe(2);
  });
});
