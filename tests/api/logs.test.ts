import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../json-server/http/log.ts';
import { createJobWatch } from '../../json-server/http/job-watch.ts';
import { errorFields } from '../../json-server/http/safe-error.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { startApp, type CallOptions, type TestApp } from './support.ts';
import { recordTelemetry, type Line, type Told } from './recorded-telemetry.ts';

/** Stands in everything that people type; no line may have it. */
const MARK = 'Zeynep';
const WRONG = `${MARK} as a text that no parser takes`;

let app: TestApp;
let log: Told;
beforeAll(async () => {
  log = recordTelemetry();
  const fail = {
    method: 'GET',
    path: '/api/extra',
    access: 'public',
    handle: () => {
      throw new SyntaxError(`Unexpected "${MARK}"\n    at ${MARK} (file.ts:1:1)`, { cause: new RangeError(MARK) });
    },
  } as const;
  app = await startApp({ telemetry: log.telemetry, extraRoutes: [fail], loginRateLimit: 100_000 });
});
afterAll(() => app.close());

/** The line of the last call: it is written once the answer has left, which the client may see first. */
async function lineOf(method: string, path: string, options?: CallOptions): Promise<Line | undefined> {
  const before = log.lines().length;
  const answer = await app.call(method, path, options);
  const id = answer.headers['x-request-id'];
  await vi.waitFor(() =>
    expect(
      log
        .lines()
        .slice(before)
        .some((line) => line.msg === 'request'),
    ).toBe(true),
  );
  return log.lines().find((line) => line.msg === 'request' && line['requestId'] === id);
}

describe('a line a request', () => {
  test('says what was asked by its pattern, by whom, and what came of it', async () => {
    const line = await lineOf('GET', '/api/reservations?q=anybody', { as: 'admin' });
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      msg: 'request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      method: 'GET',
      route: '/api/reservations',
      status: 200,
      ms: expect.any(Number) as number,
      tenant: 'demo',
      userId: 'usr-admin',
      role: 'admin',
      bytes: expect.any(Number) as number,
    });
  });

  test.each([
    ['GET', '/api/reservations/res-1', '/api/reservations/:id', 'admin'],
    ['POST', '/api/reservations/res-1/actions/confirm', '/api/reservations/:id/actions/confirm', 'admin'],
    ['POST', '/api/reservations/res-1/actions/nothing', '/api/reservations/:id/actions/:name', 'admin'],
    ['GET', '/api/reservations/res-1/history', '/api/reservations/:id/history', 'admin'],
    ['GET', '/api/reservations/_stats', '/api/reservations/_stats', 'admin'],
    ['GET', '/api/reservations/res-1/nothing', 'unmatched', 'admin'],
    ['GET', '/api/reservations', '/api/reservations', undefined],
    ['PUT', '/api/health', '/api/health', undefined],
    ['GET', '/api/nothing/at/all', 'unmatched', undefined],
    ['GET', '//api/reservations', 'unmatched', undefined],
    ['GET', '/api/_meta/reads?of=/estates&of=/reservations', '/api/_meta/reads', 'admin'],
  ])('%s %s is %s', async (method, path, route, as) => {
    expect(await lineOf(method, path, as === undefined ? {} : { as })).toMatchObject({ method, route });
  });

  test('pages and their files are told to who looks for mistakes only, without their paths', async () => {
    expect(await lineOf('GET', '/v1/operational/reservations')).toMatchObject({ level: 'debug', route: 'web' });
    const info = recordTelemetry('info');
    const other = await startApp({ telemetry: info.telemetry });
    await other.call('GET', '/v1/operational/reservations');
    await other.call('GET', '/api/health');
    await vi.waitFor(() => expect(info.lines().map(({ route }) => route)).toEqual(['/api/health']));
    await other.close();
  });

  test('an open line of a tab is told when it is over, and is no slow call', async () => {
    const token = await app.token('admin');
    const headers = { authorization: `Bearer ${token}` };
    await new Promise<void>((resolve) => {
      const request = httpRequest({ port: app.port, path: '/api/_meta/events', headers }, (response) => {
        response.once('data', () => request.destroy());
        response.on('error', () => undefined);
      });
      request.on('close', resolve).on('error', () => undefined);
      request.end();
    });
    const isTold = ({ route }: { readonly route?: unknown }) => route === '/api/_meta/events';
    await vi.waitFor(() => expect(log.lines().some(isTold)).toBe(true));
    expect(log.telemetry.times.slowest(1000).some(isTold)).toBe(false);
  });
});

describe('X-Request-Id', () => {
  test.each(['abc', 'a.b_c-D9', 'x'.repeat(64)])('%s is taken and answered', async (id) => {
    const headers = { 'x-request-id': id };
    for (const path of ['/api/health', '/api/nothing', '/somewhere']) {
      expect((await app.call('GET', path, { headers })).headers['x-request-id']).toBe(id);
    }
    expect(await lineOf('GET', '/api/health', { headers })).toMatchObject({ requestId: id });
  });

  test.each(['', 'a b', 'ğ', '<script>', 'x'.repeat(65), 'a/b'])('"%s" is none: there is a new one', async (id) => {
    const sent = Buffer.from(id, 'utf8').toString('latin1');
    const answered = (await app.call('GET', '/api/health', { headers: { 'x-request-id': sent } })).headers;
    expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('an unexpected error is answered with it, and logged under it without what people typed', async () => {
    const answer = await app.call('GET', '/api/extra', { headers: { 'x-request-id': 'find.me' } });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ requestId: 'find.me', detail: expect.stringContaining('find.me') as string });
    const line = log.lines().find(({ msg, requestId }) => msg === 'unexpected error' && requestId === 'find.me');
    expect(line).toMatchObject({ level: 'error', error: 'SyntaxError < RangeError' });
    expect(line?.['stack']).toMatch(/^ {4}at .*logs\.test\.ts/);
  });
});

describe('what people typed is in no line', () => {
  const HEADERS = {
    'user-agent': MARK,
    cookie: `session=${MARK}`,
    referer: `http://localhost/${MARK}`,
    origin: `http://${MARK}`,
    'x-request-id': `${MARK}@konak.test`,
    'x-forwarded-for': MARK,
    'accept-language': MARK,
    'idempotency-key': `${MARK}-1`,
    'if-match': `"${MARK}"`,
    'x-view-as': MARK,
  };
  const QUERY = `q=${MARK}&token=${MARK}&email=${MARK}%40konak.test&from=${MARK}`;
  const BODY = {
    name: MARK,
    surname: MARK,
    email: `${MARK}@konak.test`,
    identityNo: MARK,
    phone: MARK,
    password: MARK,
    token: MARK,
    refreshToken: MARK,
    challenge: MARK,
    code: MARK,
    card: MARK,
    values: { name: MARK },
    ids: [MARK],
  };
  const waysOf = (method: string): readonly CallOptions[] =>
    method === 'GET'
      ? [{ headers: HEADERS }]
      : [
          { headers: HEADERS, body: BODY },
          { headers: HEADERS, raw: `{"name": "${WRONG}` },
          { headers: { ...HEADERS, 'content-type': `text/${MARK}` }, raw: WRONG },
        ];

  /** Without an answer that ends, or the end of the session that the walk goes on with. */
  const ALONE = /^\/api\/(?:_meta\/events|auth\/(?:logout|sessions|password|me))/;
  const marked = (path: string) => path.replace(/:[a-zA-Z]+$|\*$/, MARK);

  async function walk(calls: readonly (readonly [method: string, path: string])[]): Promise<number> {
    for (const [method, path] of calls) {
      for (const way of waysOf(method)) {
        for (const as of ['admin', undefined]) {
          await app.call(method, `${path}?${QUERY}`, { ...way, ...(as !== undefined && { as }) });
        }
      }
    }
    return calls.length;
  }
  /** The first line that has it, so that a failure says where. */
  const guilty = () => log.lines().find((line) => JSON.stringify(line).toLowerCase().includes(MARK.toLowerCase()));

  test('in the literal calls', { timeout: 120_000 }, async () => {
    const routes = app.app.locals['routes'] as readonly { method: string; path: string }[];
    const calls = routes
      .filter(({ path }) => !ALONE.test(path))
      .map(({ method, path }) => [method, marked(path)] as const);
    expect(await walk(calls)).toBeGreaterThan(150);
    for (const path of ['/api/auth/password', '/api/auth/logout'])
      await app.call('POST', path, { body: BODY, as: 'client' });
    expect(guilty()).toBeUndefined();
  });

  test('in the generic calls', { timeout: 120_000 }, async () => {
    const below = [
      '',
      `/${MARK}`,
      `/${MARK}/history`,
      `/${MARK}/actions/${MARK}`,
      `/${MARK}/${MARK}`,
      '/_stats',
      '/import',
    ];
    const calls = app.resources.flatMap(({ api }) =>
      below.flatMap((path) => ['GET', 'POST', 'PATCH'].map((method) => [method, `/api/${api.path}${path}`] as const)),
    );
    expect(await walk(calls)).toBeGreaterThan(1000);
    expect(guilty()).toBeUndefined();
  });

  test('in what is no call, and in what is kept', async () => {
    await walk([
      ['GET', `/api/${MARK}`],
      ['GET', `/${MARK}/${MARK}.js`],
      ['GET', `/API/${MARK}`],
      ['TRACE', `/${MARK}`],
    ]);
    const guest = { firstName: MARK, lastName: MARK, email: 'zeynep@konak.test', phone: '+905321234567' };
    const made = await app.call('POST', '/api/guests', { as: 'admin', body: guest });
    expect(made.status).toBe(201);
    const login = { email: 'zeynep@konak.test', password: MARK };
    expect((await app.call('POST', '/api/auth/login', { body: login })).status).toBe(400);
    expect(guilty()).toBeUndefined();
    // The walk was seen at all.
    expect(log.lines().length).toBeGreaterThan(1000);
  });

  test('in the mistakes of work beside the requests', () => {
    const beside = recordTelemetry();
    const watch = createJobWatch(beside.telemetry);
    watch.mistake('mail', Object.assign(new Error(`550 ${MARK}@konak.test`), { code: 'EENVELOPE' }), { feed: 'f-1' });
    watch.mistake('mail', MARK);
    expect(beside.text()).not.toContain(MARK);
    const stack = expect.any(String) as string;
    expect(beside.lines()[0]).toMatchObject({
      level: 'error',
      job: 'mail',
      feed: 'f-1',
      error: 'Error EENVELOPE',
      stack,
    });
    expect(beside.lines()[1]).toMatchObject({ level: 'error', job: 'mail', error: 'string' });
  });

  test('what the store says of itself is its own words, and stays', () => {
    const reason = 'The database refused a write: disk full';
    expect(errorFields(new StoreUnavailable(reason))).toMatchObject({ error: 'StoreUnavailable', reason });
  });
});

describe('a round of a job', () => {
  test('is told when it did something, and otherwise to who looks for mistakes only', () => {
    const some = recordTelemetry();
    const watch = createJobWatch(some.telemetry, () => 5);
    watch.round({ job: 'mail', done: 0, ms: 1.4, outcome: 'ok' });
    watch.round({ job: 'mail', done: 3, ms: 2.6, outcome: 'ok' });
    expect(some.lines()).toMatchObject([
      { level: 'debug', msg: 'job', job: 'mail' },
      { level: 'info', msg: 'job', job: 'mail', done: 3, ms: 3 },
    ]);
    expect(watch.rounds()).toEqual([{ job: 'mail', done: 3, ms: 2.6, outcome: 'ok', at: 5 }]);
  });
});

describe('as text', () => {
  const printed = (tell: (log: ReturnType<typeof createLog>) => void): string => {
    let text = '';
    tell(createLog({ level: 'info', format: 'text', write: (line) => void (text += line) }));
    return text;
  };

  test('a request is a line, a finding reads as in an editor', () => {
    const call = { requestId: 'r-1', method: 'GET', route: '/api/health', status: 200, ms: 1.5 };
    expect(printed(({ info }) => info(call, 'request'))).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} info {2}GET \/api\/health 200 1\.5 ms {2}requestId=r-1\n$/,
    );
    const place = { code: 'RES102', file: 'resources/a.json', line: 3, column: 7, pointer: '' };
    expect(printed(({ warn }) => warn(place, 'mended'))).toBe('resources/a.json:3:7  RES102  /\n    mended\n');
  });

  test('an error has its frames below it', () => {
    expect(printed(({ error }) => error({ error: 'Error', stack: '    at a (b:1:1)' }, 'unexpected error'))).toMatch(
      / error unexpected error error=Error\n {4}at a \(b:1:1\)\n$/,
    );
  });
});
