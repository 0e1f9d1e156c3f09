import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { isUserVariable } from '../../src/config/values.ts';
import { ROWS } from './rows.ts';
import { QUESTIONS } from './scope-questions.ts';
import { startApp, type TestApp } from './support.ts';

// US1: who is limited to some homes finds nothing of the others, in whatever call. Which records belong to which home is
// worked out here from the references alone, and not from the row scopes that are tested.

const OWN = 'est-a1';
const ROLES = ['admin', 'Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace'];
/** Whose accounts name homes without belonging to them. */
const OF_THE_PERSON = ['users'];

const limited = (users: readonly Row[] = []): Row[] =>
  users.map((user) => (ROLES.some((role) => role === user['role']) ? { ...user, estateScope: [OWN] } : user));
/** A statement, a payment and a ledger entry for each home, so that no sum is zero. */
const payment = ROWS['payments']![0]!;
const entry = ROWS['ledger-entries']![0]!;
const money = ['est-a1', 'est-b1'].map((estateId, index) => {
  const own = { tenantId: 'demo', estateId, version: 1 };
  const reservationId = `res-r-00000${index + 1}`;
  const amounts = { amount: 100_00 * (index + 1), gross: 120_00, withholdingTax: 10_00 * (index + 1), balance: 90_00 };
  const figures = { ...amounts, currency: 'EUR', carryover: 0, investorId: `inv-${index + 1}` };
  const period = {
    year: 2026,
    month: 10,
    period: '2026-10',
    status: 'PUBLISHED',
    publishedAt: '2026-11-02T09:00:00.000Z',
  };
  return {
    statements: { ...own, id: `stm-scope-${index}`, ...figures, ...period },
    payments: { ...payment, ...own, reservationId, id: `pay-scope-${index}`, no: `P-SCOPE-${index}` },
    'ledger-entries': {
      ...entry,
      ...own,
      id: `led-scope-${index}`,
      docId: `pay-scope-${index}`,
      date: '2026-11-10',
      reservationId,
      account: 'OWNER',
      investorId: `inv-${index + 1}`,
      debit: 0,
      credit: 50_00 * (index + 1),
      currency: 'EUR',
    },
  };
});
const withMoney = (name: 'statements' | 'payments' | 'ledger-entries') => [
  ...(ROWS[name] ?? []),
  ...money.map((each) => each[name]),
];
const kbs = ROWS['kbs-notifications']!.map((row) => (row.id === 'kbs-1' ? { ...row, status: 'READY' } : row));
const rows = {
  ...ROWS,
  'kbs-notifications': kbs,
  users: limited(ROWS['users']),
  statements: withMoney('statements'),
  payments: withMoney('payments'),
  'ledger-entries': withMoney('ledger-entries'),
};

let app: TestApp;
beforeAll(async () => (app = await startApp({ rows })));
afterAll(() => app.close());

const byName = () => new Map(app.resources.map((resource) => [resource.name, resource]));

/** References by which a record belongs to homes: to a home, or else to something that belongs to one home. */
function waysHome(resource: Resource, known: ReadonlyMap<string, Resource>): string[] {
  const refs = Object.values(resource.fields).flatMap((field) => (field.type === 'ref' ? [field] : []));
  const isHome = (field: (typeof refs)[number]): boolean => field.resource === 'estates';
  const direct = refs.filter(isHome).map(({ name }) => name);
  if (direct.length > 0) return direct;
  const isOfOne = (name: string): boolean =>
    Object.values(known.get(name)?.fields ?? {}).some(
      (field) => field.type === 'ref' && isHome(field) && !field.multiple,
    );
  return refs.filter((field) => isOfOne(field.resource)).map(({ name }) => name);
}

/** Ids of the homes that a record belongs to. */
function homesOf(resource: Resource, row: Row, known: ReadonlyMap<string, Resource>): string[] {
  if (resource.name === 'estates') return [row.id];
  return waysHome(resource, known).flatMap((name) => {
    const field = resource.fields[name];
    const ids = [row[name] ?? []].flat().filter((id): id is string => typeof id === 'string');
    if (field?.type !== 'ref' || field.resource === 'estates') return ids;
    const target = known.get(field.resource)!;
    return ids.flatMap((id) => {
      const other = app.store.table(target.name, 'demo').get(id);
      return other ? homesOf(target, other, known) : [];
    });
  });
}

const bases = () => app.resources.filter(({ of, api, tenancy }) => !of && !api.routed && tenancy === 'tenant');

/** Ids and codes of a resource's records that belong to other homes only. */
function hiddenIn(resource: Resource): string[] {
  const known = byName();
  return [
    ...[...app.store.table(collectionOf(resource), 'demo').all()].flatMap((row) => {
      const homes = OF_THE_PERSON.includes(resource.name) ? [] : homesOf(resource, row, known);
      if (homes.length === 0 || homes.includes(OWN)) return [];
      return [row.id, row['code']].filter((token): token is string => typeof token === 'string' && token.length > 3);
    }),
  ];
}
const isTold = (text: string, token: string): boolean => text.includes(JSON.stringify(token).slice(1, -1));

test('every resource whose records belong to a home says how the homes of a person limit it', () => {
  const known = byName();
  const forgotten = bases()
    .filter((resource) => resource.name === 'estates' || waysHome(resource, known).length > 0)
    .filter(({ name, access }) => !OF_THE_PERSON.includes(name) && !Object.keys(access.rows).some(isUserVariable))
    .map(({ name }) => name);
  expect(forgotten).toEqual([]);
});

describe.each(ROLES)('%s of one home', (as) => {
  test('no list, record, export or call tells of the others', async () => {
    const hidden = bases().flatMap(hiddenIn);
    expect(hidden).toContain('est-b1');
    expect(hidden).toContain('res-r-000002');
    expect(hidden.length).toBeGreaterThan(10);
    const told: string[] = [];
    const ask = async (path: string) => {
      const { status, text } = await app.call('GET', path, { as });
      const leaked = hidden.filter((token) => !path.includes(token) && isTold(text, token));
      if (status === 200 && leaked.length > 0) told.push(`${path}: ${leaked.join(' ')}`);
      return status;
    };
    for (const { api, ...resource } of app.resources.filter((each) => !each.api.routed)) {
      await ask(`/api/${api.path}?pageSize=-1`);
      await ask(`/api/${api.path}/export.csv`);
      const base = bases().find(({ name }) => name === (resource.of?.name ?? resource.name));
      for (const id of base ? hiddenIn(base) : []) {
        const status = await ask(`/api/${api.path}/${encodeURIComponent(id)}`);
        if (status === 200) told.push(`/api/${api.path}/${id}`);
      }
    }
    type Known = { readonly method: string; readonly path: string; readonly access: unknown };
    const routes = (app.app.locals['routes'] as readonly Known[]).filter(
      ({ method, path, access }) =>
        method === 'GET' && access !== 'public' && !/events$|^\/api\/(?:apps\/|pages\/|app-bar\/|scratch\/)/.test(path),
    );
    for (const { path } of routes) {
      const asked = path.endsWith('/:id')
        ? hidden.slice(0, 20).map((id) => path.replace(':id', encodeURIComponent(id)))
        : (QUESTIONS[path] ?? ['']).map((question) => `${path}${question}`);
      for (const question of asked) await ask(question);
    }
    expect(told).toEqual([]);
  });
});

/** Calls that answer with sums: as if there were no other home. */
const SUMS = [
  '/api/today',
  '/api/tape?from=2026-11-01&to=2027-03-01',
  '/api/reports/occupancy?from=2026-11-01&to=2027-03-01',
  '/api/reports/booker?from=2026-11-01&to=2027-03-01',
  '/api/reports/monthly-income?year=2026',
  '/api/reports/withholding?year=2026',
  '/api/extracts?channelId=chn-1&from=2026-01-01&to=2027-12-31&currency=EUR',
  '/api/extracts?agencyId=agc-1&from=2026-01-01&to=2027-12-31&currency=EUR',
  '/api/extracts?investorId=inv-2&from=2026-01-01&to=2027-12-31&currency=EUR',
  '/api/reports/estate-balances',
  '/api/accounts/balances',
  '/api/payments/totals?from=2026-01-01&to=2027-12-31',
  '/api/security-deposits/totals',
  '/api/kbs/overview',
  '/api/today/turnovers',
  '/api/today/month?month=2026-12',
  '/api/_meta/badges',
];

describe('sums are those of the own homes', () => {
  let alone: TestApp;
  beforeAll(async () => {
    const known = byName();
    const kept = Object.fromEntries(
      Object.entries(rows).map(([name, list]) => {
        const resource = known.get(name);
        if (!resource || OF_THE_PERSON.includes(name)) return [name, list];
        return [
          name,
          list.filter((row) => {
            const homes = homesOf(resource, row, known);
            return row['tenantId'] !== 'demo' || waysHome(resource, known).length + Number(name === 'estates') === 0
              ? true
              : homes.includes(OWN);
          }),
        ];
      }),
    );
    alone = await startApp({ rows: kept });
  });
  afterAll(() => alone.close());
  test.each(SUMS.flatMap((path) => ['admin', 'Accounting'].map((as) => [path, as] as const)))(
    '%s for %s',
    async (path, as) => {
      const seen = await app.call('GET', path, { as });
      const wanted = await alone.call('GET', path, { as });
      expect(seen.status).toBe(wanted.status);
      // Staff without the right are refused alike; nothing is asked wrongly.
      expect([200, 403]).toContain(seen.status);
      expect(seen.body).toEqual(wanted.body);
    },
  );
});

describe('writing', () => {
  const as = 'admin';
  const patch = async (path: string, body: object) => {
    const { body: now } = await app.call('GET', path, { as: 'SuperAdmin' });
    return app.call('PATCH', path, { as, body, version: now.version });
  };
  test('nothing is booked in, or moved to, another home', async () => {
    const stay = {
      checkIn: '2027-02-01',
      checkOut: '2027-02-03',
      adults: 2,
      salesChannelId: 'chn-1',
      guestId: 'gst-1',
    };
    const other = await app.call('POST', '/api/reservations', { as, body: { ...stay, estateId: 'est-b1' } });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['estateId']]);
    expect((await app.call('POST', '/api/reservations', { as, body: { ...stay, estateId: OWN } })).status).toBe(201);
    expect((await patch('/api/estates/est-b1', { maxGuests: 3 })).status).toBe(404);
  });
  test('rules for all homes, or for others’ too, can be changed only by people who see them all', async () => {
    const season = { name: 'All year', kind: 'SPECIFIC', scope: 'ALL', from: '2027-03-01', to: '2027-03-31' };
    const body = { ...season, adjust: 'PERCENT', percent: 10, priority: 1 };
    expect((await app.call('POST', '/api/seasons', { as, body })).status).toBe(403);
    const { body: made } = await app.call('POST', '/api/seasons', { as: 'SuperAdmin', body });
    expect((await app.call('GET', `/api/seasons/${made.id}`, { as })).status).toBe(200);
    expect((await patch(`/api/seasons/${made.id}`, { percent: 20 })).status).toBe(403);
    expect((await app.call('DELETE', `/api/seasons/${made.id}`, { as, version: made.version })).status).toBe(403);
    const own = { ...body, name: 'Ours', scope: 'ESTATE', estateIds: [OWN] };
    expect((await app.call('POST', '/api/seasons', { as, body: own })).status).toBe(201);
  });
  test('calls for many do what they do to the own homes alone', async () => {
    const generated = await app.call('POST', '/api/statements/generate', {
      as: 'Accounting',
      body: { year: 2026, month: 9 },
    });
    expect([generated.status, generated.text.includes('est-b1')]).toEqual([200, false]);
    const block = {
      estateIds: ['est-b1'],
      from: '2027-05-01',
      to: '2027-05-03',
      kind: 'OUT_OF_ORDER',
      reason: 'OTHER',
    };
    const refused = await app.call('POST', '/api/out-of-order-periods/bulk', { as, body: block });
    expect(refused.status).not.toBe(201);
    expect(refused.text).not.toContain('House B1');
    const before = app.store.table('kbs-notifications', 'demo').get('kbs-1');
    await app.call('POST', '/api/kbs/send-all', { as, body: {} });
    expect(app.store.table('kbs-notifications', 'demo').get('kbs-1')).toEqual(before);
  });
  test('a person limited to some homes cannot give the others to anybody, including themselves', async () => {
    const beyond = await patch('/api/users/usr-accounting', { estateScope: [] });
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['estateScope']]);
    expect((await patch('/api/users/usr-accounting', { estateScope: ['est-b1'] })).status).toBe(422);
    expect((await patch('/api/users/usr-admin', { estateScope: [] })).status).toBe(422);
    const person = { name: 'Nur', surname: 'Tan', language: 'tr', role: 'Accounting' };
    const make = (email: string, estateScope: readonly string[]) =>
      app.call('POST', '/api/users', { as, body: { ...person, email, estateScope } });
    expect((await make('all@demo.com', [])).status).toBe(422);
    expect((await make('one@demo.com', [OWN])).status).toBe(201);
  });
  test('another scope ends the sessions that were opened with the old one, and holds with the next sign-in', async () => {
    const token = await app.token('Purchasing');
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.call('GET', '/api/estates', { headers })).body.total).toBe(1);
    const { body: now } = await app.call('GET', '/api/users/usr-purchasing', { as: 'SuperAdmin' });
    const set = { as: 'SuperAdmin', body: { estateScope: [OWN, 'est-b1'] }, version: now.version };
    expect((await app.call('PATCH', '/api/users/usr-purchasing', set)).status).toBe(200);
    expect((await app.call('GET', '/api/estates', { headers })).status).toBe(401);
  });
});
