// Issue 32: what one server knows, all do. Two apps on one store: all they share is what is in it.
import { request as httpRequest } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatchUp } from '../../json-server/accounts/catching-up.ts';
import { createVault } from '../../json-server/accounts/vault.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { Row } from '../../src/config/types.ts';
import { bearer, login, me, PASSWORD, PEOPLE, refresh, start } from './auth/auth-app.ts';
import { ROWS } from './rows.ts';
import { SECRET, type TestApp } from './support.ts';

let store: Store;
let [one, other]: TestApp[] = [];
const open = async (options: { loginRateLimit?: number; store?: Store } = {}): Promise<[TestApp, TestApp]> => {
  const both = { store, ...options };
  [one, other] = [await start(both), await start(both)];
  return [one, other];
};
beforeEach(() => {
  store = createMemoryStore(structuredClone({ ...ROWS, users: PEOPLE }));
});
afterEach(async () => {
  await one?.close();
  await other?.close();
});

describe('signing in', () => {
  test('at one opens the other, signing out there ends it here, and a refreshed session goes on at both', async () => {
    const [here, there] = await open();
    const { accessToken, refreshToken } = (await login(here, 'admin@demo.com')).body;
    expect(await me(there, accessToken)).toBe(200);
    const next = await refresh(there, refreshToken);
    expect([next.status, await me(here, next.body.accessToken)]).toEqual([201, 200]);
    await there.call('POST', '/api/auth/logout', bearer(accessToken));
    expect([await me(here, accessToken), (await refresh(here, next.body.refreshToken)).status]).toEqual([401, 401]);
  });

  test('a session that this server has not heard of is asked for once, and not for a token that is not ours', async () => {
    // What the other server did arrives when it is asked for.
    const late = createMemoryStore(structuredClone({ ...ROWS, users: PEOPLE }));
    const catchUp = vi.fn(() =>
      late.transact((tx) => {
        for (const row of store.table('_sessions', '').all()) tx.put('_sessions', '', row);
      }),
    );
    const here = await start({ store });
    const there = await start({ store: { ...late, catchUp } });
    [one, other] = [here, there];
    const { accessToken, refreshToken } = (await login(here, 'admin@demo.com')).body;
    expect(await me(there, `${accessToken.slice(0, -8)}AAAAAAAA`)).toBe(401);
    expect(catchUp).not.toHaveBeenCalled();
    expect([await me(there, accessToken), catchUp.mock.calls.length]).toEqual([200, 1]);
    const second = (await login(here, 'admin@demo.com')).body;
    expect([(await refresh(there, second.refreshToken)).status, catchUp.mock.calls.length]).toEqual([201, 2]);
    expect([await me(there, accessToken), catchUp.mock.calls.length]).toEqual([200, 2]);
    expect((await refresh(here, refreshToken)).status).toBe(201);
  });

  test('one asks at a time; who comes meanwhile shares the next', async () => {
    const ends: (() => void)[] = [];
    const asked = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const catchUp = createCatchUp({ catchUp: asked });
    const first = catchUp();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const others = [catchUp(), catchUp(), catchUp()];
    ends[0]?.();
    await first;
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    ends[1]?.();
    await Promise.all(others);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('wrong tries at both add up, and the wait holds at both', async () => {
    const [here, there] = await open({ loginRateLimit: 4 });
    const wrong = async (app: TestApp) => (await login(app, 'admin@demo.com', { password: 'wrong' })).status;
    const statuses = [await wrong(here), await wrong(there), await wrong(here), await wrong(there)];
    expect([statuses, await wrong(here), await wrong(there)]).toEqual([[400, 400, 400, 400], 429, 429]);
    expect((await login(there, 'admin@demo.com')).status).toBe(429);
    there.clock.now += 61_000;
    expect((await login(there, 'admin@demo.com')).status).toBe(201);
    expect(JSON.stringify([...store.table('_attempts', '').all()])).not.toContain('admin@demo.com');
  });
});

describe('what the other server has just done, and this one has not heard of', () => {
  const isNewer = (version: unknown, known: Row | undefined): boolean =>
    known === undefined || Number(version) > Number(known['version']);
  /** Two servers of a database; the second hears of the first when it asks. */
  const late = async (): Promise<[TestApp, TestApp]> => {
    const own = createMemoryStore(structuredClone({ ...ROWS, users: PEOPLE }));
    const catchUp = () =>
      own.transact((tx) => {
        for (const collection of store.collections()) {
          for (const tenant of store.tenants(collection)) {
            const known = own.table(collection, tenant);
            const rows = [...store.table(collection, tenant).all()];
            for (const row of rows.filter(({ id, version }) => isNewer(version, known.get(id))))
              tx.put(collection, tenant, row);
          }
        }
      });
    const here = await start({ store });
    const there = await start({ store: { ...own, kind: 'database', catchUp } });
    [one, other] = [here, there];
    return [here, there];
  };

  test('is read, changed and referred to', async () => {
    const [here, there] = await late();
    const { accessToken } = (await login(here, 'admin@demo.com')).body;
    const auth = bearer(accessToken);
    expect(await me(there, accessToken)).toBe(200);
    const make = (name: string) => here.call('POST', '/api/estate-groups', { ...auth, body: { name } });
    const path = async (name: string) => `/api/estate-groups/${(await make(name)).body.id}`;
    expect((await there.call('GET', await path('Read'), auth)).status).toBe(200);
    const changed = await path('Changed');
    const patch = (app: TestApp, version: number, name: string) =>
      app.call('PATCH', changed, { ...auth, version, body: { name } });
    expect((await patch(there, 1, 'By the other')).status).toBe(200);
    expect((await there.call('GET', '/api/estate-groups/none', auth)).status).toBe(404);
    // As it was before.
    expect((await patch(there, 1, 'Too late')).status).toBe(412);
    const upload = await here.call('POST', '/api/files', {
      headers: { ...auth.headers, 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' },
      raw: '%PDF-1.4 %%EOF',
    });
    expect(upload.status, upload.text).toBe(201);
    expect(there.store.table('_files', 'demo').get(upload.body.id)).toBeUndefined();
    await there.call('GET', `/api/files/${upload.body.id}`, auth);
    expect(there.store.table('_files', 'demo').get(upload.body.id)).toBeDefined();
  });
});

test('a one-time link works once through both', async () => {
  const [here, there] = await open();
  await here.call('POST', '/api/auth/forgot-password', { body: { email: 'admin@demo.com' } });
  await vi.waitFor(() => expect(store.table('_one_time_links', 'demo').size).toBe(1));
  const [link] = store.table('_one_time_links', 'demo').all();
  const token = createVault(SECRET).linkToken(link?.id ?? '');
  expect((await there.call('GET', `/api/public/reset/${token}`)).status).toBe(200);
  const use = (app: TestApp) =>
    app.call('POST', `/api/public/reset/${token}`, { body: { password: 'another password for it' } });
  const used = await Promise.all([use(here), use(there)]);
  expect(used.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect((await login(there, 'admin@demo.com', { password: PASSWORD })).status).toBe(400);
});

test('a code of a second factor counts once through both', async () => {
  const [here, there] = await open();
  const { accessToken } = (await login(here, 'admin@demo.com')).body;
  const path = '/api/auth/second-factor';
  const begun = await here.call('POST', `${path}/begin`, { ...bearer(accessToken), body: { password: PASSWORD } });
  const secret = Secret.fromBase32(String(begun.body['secret']));
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  const confirmed = await there.call('POST', `${path}/confirm`, {
    ...bearer(accessToken),
    body: { code: codeAt(here.clock.now) },
  });
  expect(confirmed.status, confirmed.text).toBe(200);
  for (const app of [here, there]) app.clock.now += 60_000;
  const code = codeAt(here.clock.now);
  const challenge = String((await login(here, 'admin@demo.com')).body['challenge']);
  const enter = (app: TestApp) => app.call('POST', '/api/auth/login/code', { body: { challenge, code } });
  const entered = await Promise.all([enter(here), enter(there)]);
  expect(entered.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('the same call at both takes effect once', async () => {
  const [here, there] = await open();
  const body = { name: 'Twice', query: {}, resource: 'guests' };
  const send = (app: TestApp) =>
    app.call('POST', '/api/_meta/views', { as: 'admin', body, headers: { 'idempotency-key': 'once' } });
  const [first, second] = await Promise.all([send(here), send(there)]);
  expect([first.status, second.status, second.body['created']]).toEqual([201, 201, first.body['created']]);
  expect(store.table('_saved_views', 'demo').size).toBe(1);
});

test('a tab at one hears what changed at the other, and ends when its session is ended there', async () => {
  const [here, there] = await open();
  const { accessToken } = (await login(here, 'admin@demo.com')).body;
  let heard = '';
  let isOver = false;
  const { headers } = bearer(accessToken);
  httpRequest({ port: here.port, host: '127.0.0.1', path: '/api/_meta/events', headers }, (answer) => {
    answer.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    answer.on('close', () => (isOver = true));
  }).end();
  await vi.waitFor(() => expect(heard).toContain('event: hello'));
  const [guest] = store.table('guests', 'demo').all();
  const version = Number(guest?.['version']);
  const changed = await there.call('PATCH', `/api/guests/${guest?.id}`, { as: 'admin', version, body: { notes: 'x' } });
  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(heard).toContain(guest?.id));
  await there.call('POST', '/api/auth/logout', { headers });
  await vi.waitFor(() => expect(isOver).toBe(true));
});

test('jobs run on one, and the next takes over with what is due', async () => {
  const [here] = await open();
  const lead: (() => void)[] = [];
  let isLeading = false;
  const second: Store = {
    ...store,
    get isLeading() {
      return isLeading;
    },
    onLead: (listener) => {
      lead.push(listener);
      return () => undefined;
    },
  };
  const runs = { first: 0, second: 0 };
  const runnerOf = (name: keyof typeof runs, on: Store) => {
    const due = () => {
      runs[name] += 1;
      return [];
    };
    const modules = [{ jobs: [{ name, due }], jobCollections: ['estates'] }];
    return createJobRunner({ modules, store: on, config: here.live, clock: () => here.clock.now });
  };
  const runners = [runnerOf('first', store), runnerOf('second', second)];
  for (const runner of runners) await runner.run();
  expect([runs.first > 0, runs.second]).toEqual([true, 0]);
  isLeading = true;
  for (const listener of lead) listener();
  await vi.waitFor(() => expect(runs.second).toBe(runs.first));
  for (const runner of runners) await runner.stop();
});
