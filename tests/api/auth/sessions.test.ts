import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GLOBAL } from '../../../json-server/store/types.ts';
import type { TestApp } from '../support.ts';
import { bearer, login, me, refresh, start } from './auth-app.ts';

const HOUR = 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Tokens = { readonly accessToken: string; readonly refreshToken: string };

let app: TestApp;
beforeEach(async () => (app = await start()));
afterEach(() => app.close());

const enter = async (email = 'admin@demo.com', more = {}): Promise<Tokens> => (await login(app, email, more)).body;
const list = async ({ accessToken }: Tokens) =>
  (await app.call('GET', '/api/auth/sessions', bearer(accessToken))).body.items;
const close = async ({ accessToken }: Tokens, id = '') =>
  app.call('DELETE', `/api/auth/sessions${id && `/${id}`}`, bearer(accessToken));
const idOf = async (tokens: Tokens) => (await list(tokens)).find((session) => session['isCurrent'] === true)?.id ?? '';

describe('the own sessions', () => {
  test('are listed with browser and times, last used first, and tell which one asks', async () => {
    await enter('admin@demo.com', { headers: { 'user-agent': FIREFOX }, remember: false });
    app.clock.now += HOUR;
    const here = await enter();
    const items = await list(here);
    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        browser: '',
        createdAt: '2026-11-20T10:00:00.000Z',
        lastUsedAt: '2026-11-20T10:00:00.000Z',
        isRemembered: true,
        isCurrent: true,
      },
      {
        id: expect.any(String) as string,
        browser: 'Firefox · Linux',
        createdAt: '2026-11-20T09:00:00.000Z',
        lastUsedAt: '2026-11-20T09:00:00.000Z',
        isRemembered: false,
        isCurrent: false,
      },
    ]);
  });
  test('say when they were used, with a write every few minutes at most', async () => {
    const here = await enter();
    let writes = 0;
    app.store.onCommit((changes) => (writes += changes.filter(({ collection }) => collection === '_sessions').length));
    app.clock.now += 4 * 60 * 1000;
    for (let n = 0; n < 5; n += 1) expect(await me(app, here.accessToken)).toBe(200);
    expect(writes).toBe(0);
    app.clock.now += 2 * 60 * 1000;
    for (let n = 0; n < 5; n += 1) expect(await me(app, here.accessToken)).toBe(200);
    await vi.waitFor(() => expect(writes).toBe(1));
    expect((await list(here))[0]?.['lastUsedAt']).toBe('2026-11-20T09:06:00.000Z');
  });
  test('are nobody else’s', async () => {
    await enter('client@demo.com');
    expect(await list(await enter())).toHaveLength(1);
    expect((await app.call('GET', '/api/auth/sessions')).status).toBe(401);
  });
  test('can be ended one by one, with the next call', async () => {
    const here = await enter();
    const there = await enter();
    expect((await close(here, await idOf(there))).status).toBe(204);
    expect([await me(app, there.accessToken), (await refresh(app, there.refreshToken)).status]).toEqual([401, 401]);
    expect(await me(app, here.accessToken)).toBe(200);
  });
  test('of others look like missing ones, and continue', async () => {
    const here = await enter();
    const other = await enter('client@demo.com');
    const theirs = await close(here, await idOf(other));
    const unknown = await close(here, 'nothing');
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
    expect(await me(app, other.accessToken)).toBe(200);
  });
  test('can all be ended but this one', async () => {
    const here = await enter();
    const there = await enter();
    const other = await enter('client@demo.com');
    expect((await close(here)).status).toBe(204);
    const statuses = [here, there, other].map(({ accessToken }) => me(app, accessToken));
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });
  test('a revoked browser’s event stream ends at once', async () => {
    const here = await enter();
    const there = await enter();
    const stream = await fetch(`http://127.0.0.1:${app.port}/api/_meta/events`, bearer(there.accessToken));
    const reader = stream.body!.getReader();
    await reader.read(); // hello
    await close(here, await idOf(there));
    // Without the end this waits for the test's own time limit.
    expect((await reader.read()).done).toBe(true);
  });
});

describe('how long a session lasts', () => {
  const hoursLater = async (remember: unknown, hours: number) => {
    const { refreshToken } = await enter('admin@demo.com', { remember });
    app.clock.now += hours * HOUR;
    return (await refresh(app, refreshToken)).status;
  };

  test.each([
    [false, 11.9, 201],
    [false, 12.1, 401],
    [true, 29 * 24, 201],
    [true, 31 * 24, 401],
    [undefined, 29 * 24, 201],
    [undefined, 31 * 24, 401],
    ['no', 24, 201],
  ])('remember %s, unused for %d hours: %d', async (remember, hours, status) => {
    expect(await hoursLater(remember, hours)).toBe(status);
  });
  test('use prolongs it, by refreshing and by calls', async () => {
    let { refreshToken } = await enter('admin@demo.com', { remember: false });
    for (let n = 0; n < 3; n += 1) {
      app.clock.now += 11 * HOUR;
      const answer = await refresh(app, refreshToken);
      expect(answer.status).toBe(201);
      ({ refreshToken } = answer.body);
      app.clock.now += 9 * 60 * 1000;
      expect(await me(app, answer.body.accessToken)).toBe(200);
    }
  });
  test('ended ones are swept by the next sign-in', async () => {
    await enter('admin@demo.com', { remember: false });
    await enter('client@demo.com');
    app.clock.now += 13 * HOUR;
    await enter('client@demo.com');
    expect(app.store.table('_sessions', GLOBAL).size).toBe(2);
  });
});
