import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { fictionalIban } from '../../json-server/seed/people.ts';
import { FULL_PACKAGE, STAMPS } from './rows-of-tenants.ts';
import { ROWS } from './rows.ts';
import { startApp, type CallOptions, type TestApp } from './support.ts';

let app: TestApp;
const core: Row = { ...STAMPS, ...FULL_PACKAGE, id: 'pkg-core', name: 'Core', nameTr: 'Çekirdek', modules: [] };
const small: Row = {
  ...core,
  id: 'pkg-small',
  name: 'Small',
  nameTr: 'Küçük',
  estateLimit: 1,
  userLimit: 2,
  sortOrder: 10,
};
const secret: Row = { ...core, id: 'pkg-secret', name: 'Secret', nameTr: 'Gizli', isPublic: false };
beforeEach(async () => {
  app = await startApp({ rows: { ...ROWS, packages: [FULL_PACKAGE, core, small, secret] } });
});
afterEach(() => app.close());

const root = { as: 'SuperAdmin' };
const COMPANY = {
  ...{
    entityId: 'deniz-evi',
    type: 'COMPANY',
    companyName: 'Deniz Evi Ltd',
    taxNo: '1234567891',
    packageId: 'pkg-full',
  },
  ...{ name: 'Işıl', surname: 'Çınar', email: 'isil@denizevi.example', phone: '+905321112233' },
  ...{ iban: fictionalIban(77), address: 'Sahil 1, Bodrum' },
};
const make = (more: object = {}) => app.call('POST', '/api/tenants', { ...root, body: { ...COMPANY, ...more } });
const set = async (id: string, body: object) => {
  const { body: now } = await app.call('GET', `/api/tenants/${id}`, root);
  const answer = await app.call('PATCH', `/api/tenants/${id}`, { ...root, body, version: now.version });
  expect(answer.status, answer.text).toBe(200);
};
const act = (id: string, action: string, as = 'SuperAdmin') =>
  app.call('POST', `/api/tenants/${id}/actions/${action}`, { as, body: {} });

describe('TN1 a new company', () => {
  const PASSWORD = 'a first password';
  async function signIn(email: string): Promise<CallOptions> {
    const answer = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(answer.status, answer.text).toBe(201);
    return { headers: { authorization: `Bearer ${answer.body.accessToken}` } };
  }

  test('works at once: its first admin signs in, makes a home with a price and takes a reservation', async () => {
    const made = await make({ password: PASSWORD });
    expect([made.status, made.body.id, made.body['userCount']], made.text).toEqual([201, 'deniz-evi', 1]);
    expect(app.store.table('tenants', '').get('deniz-evi')).not.toHaveProperty('passwordHash');
    const admin = await signIn(COMPANY.email);
    const post = async (path: string, body: object) => {
      const answer = await app.call('POST', `/api/${path}`, { ...admin, body });
      expect(answer.status, `${path} ${answer.text}`).toBe(201);
      return answer.body;
    };
    const get = async (path: string) => (await app.call('GET', `/api/${path}`, admin)).body;
    const patch = async (path: string, body: object) => {
      const answer = await app.call('PATCH', `/api/${path}`, { ...admin, body, version: 1 });
      expect(answer.status, `${path} ${answer.text}`).toBe(200);
    };
    expect((await get('settings'))['companyName']).toBe('Deniz Evi Ltd');
    expect([(await get('accounts')).total, (await get('message-templates')).total]).toEqual([12, 3]);
    const channels = await get('sales-channels');
    expect(channels.items.map(({ kind }) => kind).sort()).toEqual(['DIRECT_PHONE', 'DIRECT_WEB']);
    for (const others of ['estates', 'reservations', 'guests']) expect((await get(others)).total, others).toBe(0);

    const home = await post('estates', {
      ...{ code: 'DE-1', propertyName: 'Deniz Evi', type: 'APARTMENT', rentalModes: ['SHORT_TERM'], squareMeter: 80 },
      ...{
        address: { country: 'TR', city: 'MUGLA', district: 'Bodrum' },
        roomCount: '2+1',
        bathCount: 1,
        maxGuests: 4,
      },
      ...{ minNights: 1, checkInTime: '15:00', checkOutTime: '11:00', currency: 'EUR', basePrice: 12_000 },
    });
    const [owner] = (await get('investors')).items;
    await patch(`estates/${home.id}`, { ownerships: [{ investorId: owner!.id, sharePct: 100, from: '2026-01-01' }] });
    const published = await app.call('POST', `/api/estates/${home.id}/actions/publish`, { ...admin, body: {} });
    expect(published.status, published.text).toBe(200);
    const guest = await post('guests', {
      ...{ firstName: 'Ada', lastName: 'Yıldız', isTurkishCitizen: false, nationality: 'DE', passportNo: 'C01X00T47' },
      ...{ birthDate: '1990-05-01', gender: 'F', language: 'en', phone: '+4915112345678' },
    });
    const stay = await post('reservations', {
      ...{ estateId: home.id, checkIn: '2027-06-01', checkOut: '2027-06-04', adults: 2, guestId: guest.id },
      salesChannelId: channels.items.find(({ kind }) => kind === 'DIRECT_WEB')!.id,
    });
    expect(stay.code).toBe('R-000001');
    expect(stay['totalPrice']).toBeGreaterThanOrEqual(36_000);
    expect((await app.call('GET', '/api/tenants/deniz-evi', root)).body).toMatchObject({
      userCount: 1,
      estateCount: 1,
    });
    // Nobody else sees any of it, and it sees nobody else's.
    for (const as of ['admin', 'otherAdmin']) {
      expect((await app.call('GET', `/api/estates/${home.id}`, { as })).status).toBe(404);
      expect((await app.call('GET', `/api/reservations/${stay.id}`, { as })).status).toBe(404);
    }
    expect((await app.call('GET', '/api/estates/est-a1', admin)).status).toBe(404);
    expect((await get('tenants')).items.map(({ id }) => id)).toEqual(['deniz-evi']);
    expect(
      (await app.call('GET', '/api/estates', { headers: { ...admin.headers, 'x-tenant-id': 'demo' } })).status,
    ).toBe(403);
  });

  test('without a password its first admin is invited', async () => {
    expect((await make()).status).toBe(201);
    const [user, ...more] = [...app.store.table('users', 'deniz-evi').all()];
    expect(more).toEqual([]);
    expect(user).toMatchObject({
      id: 'usr-deniz-evi',
      role: 'admin',
      status: 'INVITED',
      email: COMPANY.email,
      name: 'Işıl',
    });
    expect(user).not.toHaveProperty('passwordHash');
  });

  test('two people take the same id at once: one gets it, and one company is there', async () => {
    const answers = await Promise.all([make(), make({ email: 'other@denizevi.example', companyName: 'Another' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(Object.keys(refused.body.errors)).toEqual(['entityId']);
    expect(app.store.table('users', 'deniz-evi').size).toBe(1);
    expect(app.store.table('accounts', 'deniz-evi').size).toBe(12);
  });

  test.each([
    ['Turkish letters', 'çağ-evleri'],
    ['capitals', 'Deniz'],
    ['too short', 'ab'],
    ['a hyphen at the end', 'deniz-'],
    ['too long', 'x'.repeat(31)],
    ['a word of the platform', 'public'],
    ['one that is there', 'bosphorus'],
  ])('the id may not have %s', async (_what, entityId) => {
    const answer = await make({ entityId });
    expect([409, 422]).toContain(answer.status);
    expect(Object.keys(answer.body.errors)).toEqual(['entityId']);
  });

  test('its id stays; it is closed and never deleted', async () => {
    await make();
    const renamed = await app.call('PATCH', '/api/tenants/deniz-evi', {
      ...root,
      body: { entityId: 'other-id' },
      version: 1,
    });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ['entityId']]);
    expect((await app.call('DELETE', '/api/tenants/deniz-evi', { ...root, version: 1 })).status).toBe(403);
  });

  test('while it is typed the form asks whether an id is free; only who may make one is told', async () => {
    const free = (query: string, as = 'SuperAdmin') => app.call('GET', `/api/tenants/_free?${query}`, { as });
    expect((await free('entityId=deniz-evi')).body).toEqual({ free: true });
    expect((await free('entityId=bosphorus')).body).toEqual({ free: false });
    expect((await free('entityId=bosphorus', 'admin')).status).toBe(403);
    expect((await app.call('GET', '/api/tenants/_free?entityId=x')).status).toBe(401);
    for (const query of ['', 'iban=1', 'entityId=a&entityId=b', `entityId=${'x'.repeat(300)}`, '__proto__=1']) {
      expect((await free(query)).status, query).toBe(400);
    }
    const many = await Promise.all(Array.from({ length: 130 }, () => free('entityId=x')));
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });
});

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
    await set('bosphorus', { packageId: 'pkg-core' });
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

    await set('bosphorus', { packageId: 'pkg-full' });
    expect((await app.call('GET', '/api/housekeeping-tasks', { as })).body.total).toBe(1);
    expect((await app.call('GET', '/api/_meta/config', { as })).body.version).toBe(before.body.version);
  });

  test('a module taken out of a package is closed to all who have it, and open tabs hear of it', async () => {
    const heard = await listen(as);
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
    await set('bosphorus', { packageId: 'pkg-core' });
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
    await set('bosphorus', { packageId: 'pkg-full' });
    expect((await app.call('GET', '/api/housekeeping-tasks', { as })).body.total).toBeGreaterThan(1);
  });

  test('a company without a package has what every package has', async () => {
    await app.store.transact((tx) => {
      const { packageId: _, ...company } = tx.table('tenants', '').get('bosphorus')!;
      tx.put('tenants', '', company as Row);
    });
    expect((await app.call('GET', '/api/estates', { as })).status).toBe(200);
    expect((await app.call('GET', '/api/seasons', { as })).status).toBe(403);
  });

  test('limits: one more than the package allows is refused, in words; what is there stays', async () => {
    await set('bosphorus', { packageId: 'pkg-small' });
    const estate = app.store.table('estates', 'bosphorus').get('est-x1')!;
    const body = {
      ...pick(estate, ['propertyName', 'type', 'rentalModes', 'address', 'squareMeter', 'roomCount', 'bathCount']),
      code: 'X2',
      currency: 'EUR',
    };
    const refused = await app.call('POST', '/api/estates', { as, body });
    expect([refused.status, refused.body.message], refused.text).toEqual([
      409,
      'The package of your company allows 1 estates. Ask for a larger one.',
    ]);
    expect(app.store.table('estates', 'bosphorus').size).toBe(1);
    await set('bosphorus', { packageId: 'pkg-full' });
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

describe('a company that is suspended', () => {
  test('is out at once and told why; reopened it is as it was; its streams end', async () => {
    const heard = await listen('otherAdmin');
    expect((await act('bosphorus', 'suspend')).status).toBe(200);
    await heard.ended;
    const refused = await app.call('GET', '/api/estates', { as: 'otherAdmin', headers: { 'accept-language': 'tr' } });
    expect([refused.status, refused.body['type']]).toEqual([401, 'urn:konak:problem:companyShut']);
    expect(refused.body.message).toContain('askıya alınmış');
    expect((await act('bosphorus', 'reopen')).status).toBe(200);
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(200);
  });

  test('is told so at the sign-in, by who knows the password only', async () => {
    await make({ password: 'a first password' });
    await act('deniz-evi', 'suspend');
    const login = (password: string) =>
      app.call('POST', '/api/auth/login', { body: { email: COMPANY.email, password } });
    const right = await login('a first password');
    expect([right.status, right.body['type']]).toEqual([400, 'urn:konak:problem:companyShut']);
    const wrong = await login('another password');
    expect([wrong.status, wrong.body]).toEqual([400, { errors: { email: ['Invalid email or password'] } }]);
  });

  test('answers strangers nothing: calendars of channels and the page of demands', async () => {
    const as = 'otherAdmin';
    expect((await app.call('POST', '/api/ical-feeds/icf-b/actions/renewLink', { as, body: {} })).status).toBe(200);
    const path = String((await app.call('GET', '/api/ical/links/icf-b', { as })).body['path']);
    const calendar = async () => (await app.call('GET', path)).status;
    expect(await calendar()).toBe(200);
    await set('bosphorus', { packageId: 'pkg-core' });
    expect(await calendar()).toBe(404);
    await set('bosphorus', { packageId: 'pkg-full' });
    expect(await calendar()).toBe(200);
    await act('bosphorus', 'suspend');
    expect(await calendar()).toBe(404);
    expect((await app.call('GET', '/api/public/demands')).status).toBe(200);
    await app.store.transact((tx) => {
      tx.put('tenants', '', { ...tx.table('tenants', '').get('demo')!, status: 'CLOSED' });
    });
    expect((await app.call('GET', '/api/public/demands')).status).toBe(404);
  });

  test('is not shut by its own admin, and the company of the platform by nobody', async () => {
    expect((await act('bosphorus', 'suspend', 'otherAdmin')).status).toBe(403);
    for (const action of ['suspend', 'close']) {
      const own = await act('demo', action);
      expect([own.status, own.body.message], action).toEqual([
        409,
        'The company of the platform’s own super admins cannot be suspended or closed.',
      ]);
    }
    expect((await act('bosphorus', 'close')).status).toBe(200);
    expect((await act('bosphorus', 'reopen')).status).toBe(409);
  });
});

test('everybody sees the prices of what is offered, in both languages, and nothing of any company', async () => {
  const answer = await app.call('GET', '/api/public/pricing');
  expect(answer.status).toBe(200);
  const body = answer.body as unknown as { items: Row[]; modules: object[] };
  expect(body.items.map(({ id }) => id)).toEqual(['pkg-small', 'pkg-full', 'pkg-core']);
  expect(body.items[0]).toEqual({
    ...{ id: 'pkg-small', name: { en: 'Small', tr: 'Küçük' }, description: null, price: 19_900, currency: 'EUR' },
    ...{ period: 'MONTH', modules: [], estateLimit: 1, userLimit: 2, isHighlighted: false },
  });
  expect(body.modules[0]).toEqual({
    value: 'pricing',
    label: expect.objectContaining({ en: expect.any(String) as string }) as object,
  });
  const many = await Promise.all(Array.from({ length: 130 }, () => app.call('GET', '/api/public/pricing')));
  expect(many.some(({ status }) => status === 429)).toBe(true);
});

const pick = (row: Row, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]));

/** A tab's stream of events. */
async function listen(as: string) {
  const token = await app.token(as);
  let text = '';
  const waiting = new Set<() => void>();
  const opened = await new Promise<{ end: () => void; ended: Promise<void> }>((resolve, reject) => {
    const call = httpRequest(
      { port: app.port, path: '/api/_meta/events', headers: { authorization: `Bearer ${token}` } },
      (response) => {
        const ended = new Promise<void>((done) => response.on('end', done).on('close', done));
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          for (const look of waiting) look();
        });
        response.on('error', () => undefined);
        resolve({ end: () => call.destroy(), ended });
      },
    );
    call.on('error', reject);
    call.end();
  });
  return {
    ...opened,
    until: (wanted: string) =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (!text.includes(wanted)) return;
          waiting.delete(look);
          resolve(text);
        };
        waiting.add(look);
        look();
      }),
  };
}
