import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignJWT } from 'jose';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { namesInForce } from '../../src/config/check/policy-names.ts';
import { type Answer, type CallOptions, startApp, SECRET, type TestApp } from './support.ts';
import { NOW, USERS } from './rows.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

describe('without a token', () => {
  test('GET /api/health answers { status, store }', async () => {
    const answer = await app.call('GET', '/api/health');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok', store: app.store.kind }]);
  });

  test.each([
    '/api/estates',
    '/api/estates/est-a1',
    '/api/enums',
    '/api/admin/tenants',
    '/api/_meta/config',
    '/api/_meta/policy',
    '/api/_meta/examples',
    '/api/_meta/events',
    '/api/auth/me',
    '/api/scratch/notes',
    '/api/db',
    '/api/nothing/here',
  ])('every other call is 401: %s', async (path) => {
    const answer = await app.call('GET', path);
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body.message).not.toBe('');
  });
});

describe('S9 a token that no longer counts is 401 within one request', () => {
  const key = new TextEncoder().encode(SECRET);
  const seconds = NOW / 1000;
  const claims = async () => {
    const payload = JSON.parse(Buffer.from((await app.token('admin')).split('.')[1]!, 'base64url').toString()) as {
      sid: string;
    };
    return payload.sid;
  };
  const sign = async (
    change: { aud?: string; exp?: number; alg?: string; key?: Uint8Array; sid?: string; sub?: string } = {},
  ) =>
    new SignJWT({ sid: change.sid ?? (await claims()) })
      .setProtectedHeader({ alg: change.alg ?? 'HS256' })
      .setSubject(change.sub ?? USERS['admin']!.id)
      .setIssuer('konak')
      .setAudience(change.aud ?? 'konak-api')
      .setExpirationTime(change.exp ?? seconds + 60)
      .sign(change.key ?? key);
  const status = async (token: string) =>
    (await app.call('GET', '/api/estates', { headers: { authorization: `Bearer ${token}` } })).status;

  test('the same token made properly is taken', async () => expect(await status(await sign())).toBe(200));
  test('expired', async () => expect(await status(await sign({ exp: seconds - 1 }))).toBe(401));
  test('another audience', async () => expect(await status(await sign({ aud: 'other' }))).toBe(401));
  test('another key', async () =>
    expect(await status(await sign({ key: new TextEncoder().encode('another key of the same length!!') }))).toBe(401));
  test('another algorithm with the same key', async () => expect(await status(await sign({ alg: 'HS512' }))).toBe(401));
  test('an unknown session', async () => expect(await status(await sign({ sid: 'nope' }))).toBe(401));
  test('the session of somebody else', async () => expect(await status(await sign({ sub: 'usr-client' }))).toBe(401));
  test('alg: none', async () => {
    const [, payload] = (await sign()).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await status(`${header}.${payload!}.`)).toBe(401);
  });
  test('expiry counts for a token that was seen before', async () => {
    const token = await sign({ exp: seconds + 5 });
    expect(await status(token)).toBe(200);
    app.clock.now = NOW + 6000;
    expect(await status(token)).toBe(401);
    app.clock.now = NOW;
  });
});

describe('S2 the tenant header only selects among the tenants of the token', () => {
  const ask = (as: string, tenant: string | string[]) =>
    app.call('GET', '/api/estates', { as, headers: { 'x-tenant-id': tenant } });
  const codes = (answer: Answer) => answer.body.items.map((item) => item.code).sort();

  test.each(['', 'public', 'demo'])('%o is the own tenant', async (tenant) => {
    expect(codes(await ask('admin', tenant))).toEqual(['A1', 'A2', 'B1']);
  });
  test('another tenant of the token is selected', async () => {
    expect(codes(await ask('SuperAdmin', 'bosphorus'))).toEqual(['X1']);
  });
  test('a tenant that is not the token’s is 403', async () => {
    expect((await ask('admin', 'bosphorus')).status).toBe(403);
    expect((await ask('otherAdmin', 'demo')).status).toBe(403);
  });
  test.each(['../x', 'DEMO', 'demo,demo', 'a b', '-demo', '*'])('malformed %o is 400', async (tenant) => {
    expect((await ask('SuperAdmin', tenant)).status).toBe(400);
  });
  test('two headers are 400', async () => expect((await ask('SuperAdmin', ['demo', 'bosphorus'])).status).toBe(400));
  test('another tenant’s record by id is the 404 of a missing one', async () => {
    const missing = await app.call('GET', '/api/estates/est-none', { as: 'admin' });
    const foreign = await app.call('GET', '/api/estates/est-x1', { as: 'admin' });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});

describe('S19 one spelling of a path, and no disguised methods', () => {
  test.each([
    '//api/estates',
    '/api//estates',
    '/api/estates/',
    '/API/estates',
    '/Api/estates',
    '/api/estates;x=1',
    '/api/%65states/../estates',
    '/api/./estates',
    '/api/x/%2e%2e/estates',
    '/%61pi/estates',
    '/api/estates%2f',
    '/\\api/estates',
    '/api/estates%00',
  ])('%s is 404', async (path) => {
    const answer = await app.call('GET', path, { as: 'admin' });
    const missing = await app.call('GET', '/api/estates/none', { as: 'admin' });
    expect([answer.status, answer.text]).toEqual([404, missing.text]);
  });
  test('another case of a resource’s name is another name', async () => {
    expect((await app.call('GET', '/api/Estates', { as: 'admin' })).status).toBe(404);
  });
  test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE'])('%s is 405', async (method) => {
    expect((await app.call(method, '/api/estates', { as: 'admin' })).status).toBe(405);
  });
  test.each([
    ['DELETE', '/api/estates'],
    ['PUT', '/api/estates'],
    ['POST', '/api/estates/est-a1'],
    ['POST', '/api/estates/est-a1/history'],
    ['DELETE', '/api/estates/est-a1/actions/publish'],
    ['POST', '/api/enums'],
    ['GET', '/api/auth/login'],
  ])('%s %s is 405', async (method, path) => {
    const answer = await app.call(method, path, { as: 'admin' });
    expect([answer.status, answer.headers.allow]).toEqual([405, expect.any(String)]);
  });
  test.each([{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'DELETE' }, { 'x-http-method': 'DELETE' }])(
    'no override by %o',
    async (headers) => {
      const answer = await app.call('POST', '/api/estates/est-a1', { as: 'admin', headers, body: {} });
      expect(answer.status).toBe(405);
      expect((await app.call('POST', '/api/estates?_method=DELETE', { as: 'admin', body: {} })).status).toBe(201);
      expect((await app.call('GET', '/api/estates/est-a1', { as: 'admin' })).status).toBe(200);
    },
  );
  test('HEAD is GET without a body', async () => {
    const answer = await app.call('HEAD', '/api/estates', { as: 'admin' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await app.call('HEAD', '/api/estates')).status).toBe(401);
  });
  test('no JSONP', async () => {
    expect((await app.call('GET', '/api/estates?callback=x', { as: 'admin' })).status).toBe(400);
  });
  test('GET /db and /api/db give nothing away', async () => {
    expect((await app.call('GET', '/api/db', { as: 'admin' })).status).toBe(404);
    expect((await app.call('GET', '/db', { as: 'admin' })).status).toBe(404);
  });
});

describe('S24 headers on every answer', () => {
  const KINDS: readonly (readonly [number, string, string, CallOptions?])[] = [
    [200, 'GET', '/api/health'],
    [200, 'GET', '/api/estates', { as: 'admin' }],
    [200, 'GET', '/locales/en.json'],
    [201, 'POST', '/api/guests', { as: 'admin', body: { firstName: 'Ada', lastName: 'Yıldız', nationality: 'TR' } }],
    [400, 'GET', '/api/estates?nonsense=1', { as: 'admin' }],
    [401, 'GET', '/api/estates'],
    [403, 'GET', '/api/guests', { as: 'Investor' }],
    [404, 'GET', '/api/estates/none', { as: 'admin' }],
    [404, 'GET', '//api'],
    [404, 'GET', '/nothing.txt'],
    [404, 'GET', '/'],
    [405, 'TRACE', '/api/health'],
    [405, 'PUT', '/api/health'],
    [415, 'POST', '/api/guests', { as: 'admin', raw: 'x', headers: { 'content-type': 'text/plain' } }],
    [422, 'POST', '/api/guests', { as: 'admin', body: {} }],
    [428, 'PATCH', '/api/estates/est-a1', { as: 'admin', body: { note: 'x' } }],
  ];
  for (const [status, method, path, options] of KINDS) {
    test(`${status} ${method} ${path}`, async () => {
      const answer = await app.call(method, path, options);
      const { headers, text } = answer;
      expect(answer.status).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|json-server\//);
    });
  }
  test('S23 no foreign origin is let in', async () => {
    const { headers } = await app.call('GET', '/api/health', { headers: { origin: 'https://evil.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('S25 a route without an entry in the policy stops the start', () => {
  const route = { method: 'GET', path: '/api/extra', handle: () => ({ status: 204 }) } as const;
  test('a subject that no rule names', async () => {
    const start = startApp({ extraRoutes: [{ ...route, access: { subject: 'Nobody', action: 'list' } }] });
    await expect(start).rejects.toThrow('Nobody');
  });
  test('no access at all', async () => {
    await expect(startApp({ extraRoutes: [route as never] })).rejects.toThrow('no access entry');
  });
  const routes = () => app.app.locals['routes'] as { method: string; path: string; access: unknown }[];
  test('what is public is what the contract lets in without a token, and nothing else', () => {
    const open = routes().filter(({ access }) => access === 'public');
    const allowed =
      /^\/(?:api\/(?:health(?:\/(?:live|ready))?$|auth\/|public\/|pages\/faq$|ical\/:file$|pages\/help-center)|locales\/(?:demo\.)?(?:en|tr)\.json$)/;
    expect(open.filter(({ path }) => !allowed.test(path))).toEqual([]);
    expect(open.map(({ path }) => path)).toContain('/api/health');
  });
  test('every other route asks for a session or for a subject of the policy', () => {
    const { policy, config } = app.live.current();
    // What code asks for may be named in _access.csv, too.
    const nameable = namesInForce(config, { roles: [], known: KNOWN_NAMES });
    const asked = routes().filter(({ access }) => access !== 'public' && access !== 'signedIn');
    expect(asked.length).toBeGreaterThan(50);
    for (const { method, path, access } of asked) {
      const { subject, action } = access as { subject: string; action: string };
      expect(policy.names(subject), `${method} ${path}`).toBe(true);
      expect(nameable.rights[subject], `${method} ${path}`).toContain(action);
      expect(action, `${method} ${path}`).not.toBe('');
    }
  });
  test('administrators’ calls are closed to everybody else', async () => {
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'client']) {
      expect((await app.call('GET', '/api/admin/tenants', { as })).status, as).toBe(403);
    }
    const own = await app.call('GET', '/api/admin/tenants', { as: 'admin' });
    expect(own.body).toMatchObject([{ id: 'demo' }]);
    const both = await app.call('GET', '/api/admin/tenants', { as: 'SuperAdmin' });
    expect(both.body).toMatchObject([{ id: 'demo' }, { id: 'bosphorus' }]);
    expect(both.text).not.toMatch(/iban|taxNo/);
  });
});

describe('GET /api/enums', () => {
  test('answers [{ name, data: [{ value, label: { en, tr } }] }] with the lists of the specification', async () => {
    const { body } = await app.call('GET', '/api/enums', { as: 'client' });
    const lists = body as unknown as { name: string; data: { value: string; label: { en: string; tr: string } }[] }[];
    const names = lists.map(({ name }) => name);
    for (const name of [
      'exchangeRate',
      'role',
      'paymentType',
      'reservationStatusType',
      'modeOfOperation',
      'areaCode',
    ]) {
      expect(names).toContain(name);
    }
    const statuses = lists.find(({ name }) => name === 'reservationStatusType')!.data;
    expect(statuses).toContainEqual({ value: 'PENDING', label: { en: 'Pending', tr: 'Beklemede' } });
    expect(statuses.map(({ value }) => value).sort()).toEqual(
      ['ALLREADYTAKEN', 'CANCELLED', 'FAILED', 'FINISHED', 'PENDING', 'SUCCESSFUL'].sort(),
    );
  });
});

describe('GET /api/_meta/*', () => {
  test('config: each role gets only its part', async () => {
    const resources = async (as: string) =>
      Object.keys((await app.call('GET', '/api/_meta/config', { as })).body['resources'] as object).sort();
    // The demo is for the whole staff.
    const ownOf = async (as: string) => (await resources(as)).filter((name) => !name.startsWith('demo-'));
    expect(await ownOf('Investor')).toEqual([
      ...['demand-messages', 'demands', 'estates', 'investor-estates', 'investor-requests', 'investor-reservations'],
      ...['out-of-order-periods', 'owner-stays', 'reservations', 'statements'],
    ]);
    expect(await resources('client')).toEqual([]);
    const { text } = await app.call('GET', '/api/_meta/config', { as: 'Investor' });
    expect(text).not.toMatch(/"access":\{|"grants"|investorId|"guestId"/);
  });
  test('policy: the model and the rules of the own role', async () => {
    const { body } = await app.call('GET', '/api/_meta/policy', { as: 'Investor' });
    const casbin = JSON.parse(body['casbin'] as string) as { m: string; p: string[][] };
    expect(body['user']).toBe('usr-investor');
    const roles = casbin.p.filter(([kind]) => kind === 'p').map(([, role]) => role);
    expect([...new Set(roles)]).toEqual(['Investor']);
    expect(casbin.p).toContainEqual(['g', 'usr-investor', 'Investor']);
  });
});

describe('S18 bodies', () => {
  const post = (raw: string | Buffer, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/estates', { as: 'admin', raw, headers });
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  test.each([
    ['one byte over 1 MiB', `"${'x'.repeat(1024 * 1024 - 1)}"`, 413],
    ['5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`, 413],
    ['10,000 deep', deep, 400],
    ['100,000 elements', `[${'0,'.repeat(99_999)}0]`, 400],
    ['not JSON', '{"code":', 400],
    ['a duplicate key', '{"code":"A","code":"B"}', 400],
    ['a duplicate key, escaped', '{"code":"A","c\\u006fde":"B"}', 400],
    ['__proto__', '{"__proto__":{"polluted":true}}', 400],
    ['__proto__, escaped', '{"\\u005f_proto__":{"polluted":true}}', 400],
    ['bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
    ['nothing', '', 400],
    ['a text', '"estate"', 400],
    ['null', 'null', 400],
  ])('%s', async (_name, raw, status) => {
    const answer = await post(raw);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, expect.stringMatching('problem')]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
  test.each([
    ['/api/auth/login', 4096],
    ['/api/auth/refresh', 4096],
    ['/api/public/pay/none/start', 8192],
  ])('12.2: a stranger sends little, so that reading costs nobody else anything: %s', async (path, most) => {
    const body = (bytes: number): string => `{"k":"${'x'.repeat(bytes - 8)}"}`;
    expect((await app.call('POST', path, { raw: body(most) })).status).not.toBe(413);
    expect((await app.call('POST', path, { raw: body(most + 1) })).status).toBe(413);
  });
  test.each([
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-encoding': 'gzip' },
  ])('%o is 415', async (headers) => expect((await post('{}', headers)).status).toBe(415));
  test('an unknown path is 404 and a role that never may is 403 before the body is read', async () => {
    expect((await app.call('POST', '/api/nothing', { as: 'admin', raw: '{' })).status).toBe(404);
    expect((await app.call('POST', '/api/estates', { as: 'client', raw: '{' })).status).toBe(403);
  });
});
