import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { act, COMPANY, listen, make, root, set, startCompanies } from './companies-app.ts';
import type { CallOptions, TestApp } from './support.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startCompanies();
});
afterEach(() => app.close());

test('a company begins with a name and an e-mail; the rest is asked for before it becomes active', async () => {
  const later = { taxNo: null, phone: null, iban: null, address: null };
  const made = await make(app, later);
  expect(made.status, made.text).toBe(201);
  expect(made.body).toMatchObject({ status: 'TRIAL' });
  const refused = await act(app, made.body.id, 'activate');
  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([
    422,
    ['address', 'iban', 'phone', 'taxNo'],
  ]);
  const { taxNo, phone, iban, address } = COMPANY;
  await set(app, made.body.id, { taxNo, phone, iban, address });
  expect((await act(app, made.body.id, 'activate')).status).toBe(200);
});

describe('TN1 a new company', () => {
  const PASSWORD = 'a first password';
  async function signIn(email: string): Promise<CallOptions> {
    const answer = await app.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(answer.status, answer.text).toBe(201);
    return { headers: { authorization: `Bearer ${answer.body.accessToken}` } };
  }

  test('works at once: its first admin signs in, makes a home with a price and takes a reservation', async () => {
    const made = await make(app, { password: PASSWORD });
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
      code: 'DE-1',
      propertyName: 'Deniz Evi',
      type: 'APARTMENT',
      rentalModes: ['SHORT_TERM'],
      squareMeter: 80,
      address: { country: 'TR', city: 'MUGLA', district: 'Bodrum' },
      roomCount: '2+1',
      bathCount: 1,
      maxGuests: 4,
      minNights: 1,
      checkInTime: '15:00',
      checkOutTime: '11:00',
      currency: 'EUR',
      basePrice: 12_000,
    });
    const [owner] = (await get('investors')).items;
    await patch(`estates/${home.id}`, { ownerships: [{ investorId: owner!.id, sharePct: 100, from: '2026-01-01' }] });
    const published = await app.call('POST', `/api/estates/${home.id}/actions/publish`, { ...admin, body: {} });
    expect(published.status, published.text).toBe(200);
    const guest = await post('guests', {
      firstName: 'Ada',
      lastName: 'Yıldız',
      isTurkishCitizen: false,
      nationality: 'DE',
      passportNo: 'C01X00T47',
      birthDate: '1990-05-01',
      gender: 'F',
      language: 'en',
      phone: '+4915112345678',
    });
    const stay = await post('reservations', {
      estateId: home.id,
      checkIn: '2027-06-01',
      checkOut: '2027-06-04',
      adults: 2,
      guestId: guest.id,
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
    expect((await make(app)).status).toBe(201);
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
    const answers = await Promise.all([
      make(app),
      make(app, { email: 'other@denizevi.example', companyName: 'Another' }),
    ]);
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
    const answer = await make(app, { entityId });
    expect([409, 422]).toContain(answer.status);
    expect(Object.keys(answer.body.errors)).toEqual(['entityId']);
  });

  test('its id stays; it is closed and never deleted', async () => {
    await make(app);
    const renamed = await app.call('PATCH', '/api/tenants/deniz-evi', {
      ...root,
      body: { entityId: 'other-id' },
      version: 1,
    });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ['entityId']]);
    expect((await app.call('DELETE', '/api/tenants/deniz-evi', { ...root, version: 1 })).status).toBe(403);
  });

  test('the form checks a typed id for availability, only for people who may create one', async () => {
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

describe('a company that is suspended', () => {
  test('is out at once and told why; reopened it is as it was; its streams end', async () => {
    const heard = await listen(app, 'otherAdmin');
    expect((await act(app, 'bosphorus', 'suspend')).status).toBe(200);
    await heard.ended;
    const refused = await app.call('GET', '/api/estates', { as: 'otherAdmin', headers: { 'accept-language': 'tr' } });
    expect([refused.status, refused.body['type']]).toEqual([401, 'urn:konak:problem:companyShut']);
    expect(refused.body.message).toContain('askıya alınmış');
    expect((await act(app, 'bosphorus', 'reopen')).status).toBe(200);
    expect((await app.call('GET', '/api/estates', { as: 'otherAdmin' })).status).toBe(200);
  });

  test('is told at sign-in, only after the right password', async () => {
    await make(app, { password: 'a first password' });
    await act(app, 'deniz-evi', 'suspend');
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
    await set(app, 'bosphorus', { packageId: 'pkg-core' });
    expect(await calendar()).toBe(404);
    await set(app, 'bosphorus', { packageId: 'pkg-full' });
    expect(await calendar()).toBe(200);
    await act(app, 'bosphorus', 'suspend');
    expect(await calendar()).toBe(404);
    expect((await app.call('GET', '/api/public/demands')).status).toBe(200);
    await app.store.transact((tx) => {
      tx.put('tenants', '', { ...tx.table('tenants', '').get('demo')!, status: 'CLOSED' });
    });
    expect((await app.call('GET', '/api/public/demands')).status).toBe(404);
  });

  test('is not shut by its own admin, and the company of the platform by nobody', async () => {
    expect((await act(app, 'bosphorus', 'suspend', 'otherAdmin')).status).toBe(403);
    for (const action of ['suspend', 'close']) {
      const own = await act(app, 'demo', action);
      expect([own.status, own.body.message], action).toEqual([
        409,
        'The company of the platform’s own super admins cannot be suspended or closed.',
      ]);
    }
    expect((await act(app, 'bosphorus', 'close')).status).toBe(200);
    expect((await act(app, 'bosphorus', 'reopen')).status).toBe(409);
  });
});

test('everybody sees the public prices, in both languages, without any company’s data', async () => {
  const answer = await app.call('GET', '/api/public/pricing');
  expect(answer.status).toBe(200);
  const body = answer.body as unknown as { items: Row[]; modules: object[] };
  expect(body.items.map(({ id }) => id)).toEqual(['pkg-small', 'pkg-full', 'pkg-core']);
  expect(body.items[0]).toEqual({
    id: 'pkg-small',
    name: { en: 'Small', tr: 'Küçük' },
    description: null,
    price: 19_900,
    currency: 'EUR',
    period: 'MONTH',
    modules: [],
    estateLimit: 1,
    userLimit: 2,
    isHighlighted: false,
  });
  expect(body.modules[0]).toEqual({
    value: 'pricing',
    label: expect.objectContaining({ en: expect.any(String) as string }) as object,
  });
  const many = await Promise.all(Array.from({ length: 130 }, () => app.call('GET', '/api/public/pricing')));
  expect(many.some(({ status }) => status === 429)).toBe(true);
});
