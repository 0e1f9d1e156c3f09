// What only the database holds: nothing of it is in memory here, and something happens while it is read.
import type { Row } from '../../src/config/types.ts';
import { HttpError } from '../../json-server/http/http-error.ts';
import type { Reply } from '../../json-server/http/reply.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HISTORY } from '../../json-server/records/history.ts';
import {
  ANSWER_LIFETIME,
  createRequests,
  createRequestsSweep,
  REQUESTS,
  REQUESTS_TABLE,
} from '../../json-server/records/requests.ts';
import { TRASH } from '../../json-server/records/trash.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { AlreadyThere, GLOBAL, type OldRows, type Store, StoreUnavailable } from '../../json-server/store/types.ts';
import { allOld } from '../store/all-old.ts';
import { strictStore } from '../store/strict-store.ts';
import { NOW, ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const NONE_IN_MEMORY = new Map([HISTORY, TRASH, REQUESTS].map((name) => [name, 0]));

/** What happens after the next reading of a collection, before its answer comes. */
const meanwhile = new Map<string, () => Promise<unknown>>();
async function answered<Answer>(collection: string, answer: Promise<Answer>): Promise<Answer> {
  const rows = await answer;
  const happens = meanwhile.get(collection);
  meanwhile.delete(collection);
  await happens?.();
  return rows;
}

function slowlyRead(store: Store): Store {
  const old = (collection: string, tenant: string): OldRows => {
    const rows = store.old(collection, tenant);
    return {
      get: (id) => answered(collection, rows.get(id)),
      latest: (asked) => answered(collection, rows.latest(asked)),
      before: (at, limit) => answered(collection, rows.before(at, limit)),
      async *batches() {
        yield* rows.batches();
        await answered(collection, Promise.resolve());
      },
    };
  };
  return Object.defineProperties({ ...store, old }, { writable: { get: () => store.writable } });
}

let app: TestApp;
beforeEach(async () => {
  meanwhile.clear();
  app = await startApp({ store: slowlyRead(strictStore(createMemoryStore(structuredClone(ROWS)), NONE_IN_MEMORY)) });
});
afterEach(() => app.close());

type Sent = { readonly body?: object; readonly version?: number; readonly key?: string; readonly as?: string };
const call = (method: string, path: string, { as = 'admin', key, ...sent }: Sent = {}) =>
  app.call(method, `/api/${path}`, { as, ...sent, ...(key && { headers: { 'idempotency-key': key } }) });
const done = async (...asked: Parameters<typeof call>) => {
  const answer = await call(...asked);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};
const GUEST = { firstName: 'Ada', lastName: 'Yıldız', nationality: 'TR', email: 'ada@guests.example' };

describe('a deleted record comes back', () => {
  const actionsOf = async (id: string) => (await done('GET', `guests/${id}/history`)).items.map(({ action }) => action);

  test('once, however many ask at the same time', async () => {
    const { id } = await done('POST', 'guests', { body: GUEST });
    await done('DELETE', `guests/${id}`, { version: 1 });
    const answers = await Promise.all(
      ['admin', 'SuperAdmin', 'admin'].map((as) => call('POST', `guests/${id}/restore`, { as })),
    );
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(3).fill([200, 2]));
    expect(await actionsOf(id)).toEqual(['restore', 'delete', 'create']);
    expect(await allOld(app.store, TRASH)).toEqual([]);
  });
  test('as it was when it was last deleted, also when that was while it was looked for', async () => {
    const { id } = await done('POST', 'guests', { body: GUEST });
    await done('DELETE', `guests/${id}`, { version: 1 });
    meanwhile.set(TRASH, async () => {
      await done('POST', `guests/${id}/restore`);
      await done('PATCH', `guests/${id}`, { version: 2, body: { firstName: 'Ela' } });
      await done('DELETE', `guests/${id}`, { version: 3 });
    });
    expect(await done('POST', `guests/${id}/restore`)).toMatchObject({ firstName: 'Ela', version: 4 });
    expect(meanwhile.size).toBe(0);
  });
});

describe('a repeated request', () => {
  const clock = { now: NOW };
  const request = (text = '{}') => ({ key: 'k', owner: ['x'], body: Buffer.from(text) });
  const requestsOn = (store: Store) => createRequests({ store, clock: () => clock.now });
  const ask = async (text: string, sent?: string) => {
    const { json, headers } = await requestsOn(app.store).once(request(sent), (): Reply => ({
      status: 201,
      json: text,
    }));
    return [json, headers?.['Idempotent-Replayed']];
  };
  beforeEach(() => (clock.now = NOW));

  test('has its first answer from the database for a day; then it is a new one', async () => {
    expect(await ask('first')).toEqual(['first', undefined]);
    expect(await ask('again')).toEqual(['first', 'true']);
    await expect(ask('again', '{"other":1}')).rejects.toMatchObject({ status: 422 });
    clock.now += ANSWER_LIFETIME;
    expect(await ask('again')).toEqual(['first', 'true']);
    clock.now += 1;
    expect(await ask('late')).toEqual(['late', undefined]);
    expect(await ask('again')).toEqual(['late', 'true']);
    expect(await allOld(app.store, REQUESTS, GLOBAL)).toHaveLength(1);
  });
  test('whose answer nobody is given any more leaves the database', async () => {
    await ask('first');
    const sweep = createRequestsSweep(app.store);
    expect([await sweep(NOW + ANSWER_LIFETIME), await sweep(NOW + ANSWER_LIFETIME + 1)]).toEqual([0, 1]);
    expect(await allOld(app.store, REQUESTS, GLOBAL)).toEqual([]);
  });
  test('that another server has just done has that answer', async () => {
    const { store } = app;
    const ran: string[] = [];
    const transact: Store['transact'] = async (work) => {
      await ask('theirs');
      const [row] = await allOld(store, REQUESTS, GLOBAL);
      return store.transact((tx) => {
        work(tx);
        throw new AlreadyThere(row?.id ?? '');
      });
    };
    const reply = await requestsOn({ ...store, transact }).once(request(), (): Reply => {
      ran.push('ours');
      return { status: 201, json: 'ours' };
    });
    expect([ran, reply.json, reply.headers]).toEqual([['ours'], 'theirs', { 'Idempotent-Replayed': 'true' }]);
  });

  describe('is asked for, and a first one is not', () => {
    /** A server on the same data that notes what it asks the database, and how often its work runs. */
    const serverOn = (store: Store, get: (answer: Promise<Row | undefined>) => typeof answer = (answer) => answer) => {
      const seen = { asked: 0, ran: 0 };
      const old = (collection: string, tenant: string): OldRows => {
        const rows = store.old(collection, tenant);
        return {
          ...rows,
          get: (id) => {
            seen.asked += 1;
            return get(rows.get(id));
          },
        };
      };
      const requests = requestsOn({ ...store, old });
      const answer = (json: string) => (): Reply => {
        seen.ran += 1;
        return { status: 201, json };
      };
      return { seen, requests, answer };
    };

    test('a new key runs unasked; its repeat runs nothing here, and is undone after a restart', async () => {
      const inMemory = createMemoryStore({});
      inMemory.define(REQUESTS, REQUESTS_TABLE);
      const here = serverOn(inMemory);
      expect((await here.requests.once(request(), here.answer('first'))).json).toBe('first');
      expect(here.seen).toEqual({ asked: 0, ran: 1 });
      expect((await here.requests.once(request(), here.answer('again'))).json).toBe('first');
      expect(here.seen).toEqual({ asked: 1, ran: 1 });

      const there = serverOn(inMemory);
      expect((await there.requests.once(request(), there.answer('again'))).json).toBe('first');
      expect(there.seen).toEqual({ asked: 1, ran: 1 });
      expect((await allOld(inMemory, REQUESTS, GLOBAL)).map(({ body }) => body)).toEqual(['first']);
    });
    test('a repeat that fails by what the first has done has the first answer, and with another body it is refused', async () => {
      await ask('first');
      const taken = () => {
        throw new HttpError({ status: 409 });
      };
      for (const fails of [taken, () => expect.fail('a mistake')]) {
        expect((await serverOn(app.store).requests.once(request(), fails)).json).toBe('first');
        const other = serverOn(app.store).requests.once(request('{"other":1}'), fails);
        await expect(other).rejects.toMatchObject({ status: 422 });
      }
    });
    test('where the database does not answer, the write says why it failed', async () => {
      const { store } = app;
      const away = new StoreUnavailable('The database is away');
      const transact: Store['transact'] = () => Promise.reject(away);
      const { requests, answer } = serverOn({ ...store, transact }, () => Promise.reject(new Error('no line')));
      await expect(requests.once(request(), answer('ours'))).rejects.toBe(away);
    });
  });
});

test('who writes over a change that is not in memory is told of it all the same', async () => {
  for (const [version, note] of ['first', 'second', 'third'].entries()) {
    await done('PATCH', 'estates/est-a1', { as: 'SuperAdmin', version: version + 1, body: { note } });
  }
  const { status, body } = await call('PATCH', 'estates/est-a1', { version: 2, body: { note: 'late' } });
  expect(status).toBe(412);
  expect(body).toMatchObject({ current: { note: 'third', version: 4 }, changedBy: { name: 'SuperAdmin Tester' } });
  expect(body['changes']).toMatchObject([
    { version: 4, changes: { note: { from: 'second', to: 'third' } } },
    { version: 3, changes: { note: { from: 'first', to: 'second' } } },
  ]);
});

test('what is written and deleted of a person while they are forgotten goes too', async () => {
  const { id } = await done('POST', 'guests', { body: GUEST });
  await done('PATCH', `guests/${id}`, { version: 1, body: { lastName: 'Aydın' } });
  const asked = { name: 'Ada', email: GUEST.email, phone: '+905321112233', message: 'A quiet room', subject: 'OTHER' };
  const letter = await done('POST', 'contact-requests', { body: asked });
  meanwhile.set(HISTORY, () => done('PATCH', `guests/${id}`, { version: 2, body: { lastName: 'Bulut' } }));
  meanwhile.set(TRASH, () => done('DELETE', `contact-requests/${letter.id}`, { version: letter.version }));
  await done('POST', `guests/${id}/actions/eraseOnRequest`, { body: { erasureReason: 'Letter of 3 May' } });
  expect(meanwhile.size).toBe(0);
  const kept = JSON.stringify([...(await allOld(app.store, HISTORY)), ...(await allOld(app.store, TRASH))]);
  for (const word of ['Yıldız', 'Aydın', 'Bulut', 'quiet room', GUEST.email]) {
    expect([word, kept.includes(word)]).toEqual([word, false]);
  }
  expect((await call('POST', `contact-requests/${letter.id}/restore`)).status).toBe(404);
});
