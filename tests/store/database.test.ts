// A database behind the store, as its durable log: the contract of stores, what is proven of the files (journal, faults,
// lock), and the API over it. In one file, for it takes seconds to begin.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import type { Store } from '../../json-server/store/types.ts';
import { ROWS } from '../api/rows.ts';
import { startApp, type TestApp } from '../api/support.ts';
import { keepsTheContract } from './contract.ts';
import { database, newSchema, openOverDatabase } from './database.ts';
import type { Connection } from './database-store.ts';
import { pay, payments, row, TENANT } from './directory.ts';

beforeAll(async () => {
  await database();
});

keepsTheContract({
  name: 'database',
  make: async (seed) => (await openOverDatabase({ ...(seed && { seed }) })).store,
});

/** Ids of the payments that the database holds, in its order. */
async function kept(schema: string): Promise<string[]> {
  const { rows } = await (
    await database()
  ).query<{ id: string }>(`select id from ${schema}.record where collection = 'payments' order by place`);
  return rows.map(({ id }) => id);
}

/** A connection that counts what is asked of it, and fails where it is told to. */
function watched(connection: Connection) {
  const asked: string[] = [];
  let fail: ((statement: string) => Error | undefined) | undefined;
  const query: Connection['query'] = async (statement, ...rest) => {
    asked.push(statement);
    const error = fail?.(statement);
    if (error) throw error;
    return connection.query(statement, ...rest);
  };
  return { connection: { query }, asked, failWith: (make: typeof fail) => (fail = make) };
}

async function openWatched(schema = newSchema()) {
  let watch: ReturnType<typeof watched> | undefined;
  const through = (connection: Connection) => (watch = watched(connection)).connection;
  const opened = await openOverDatabase({ schema, through });
  if (watch === undefined) throw new Error('The store took no connection');
  return { ...opened, schema, ...watch };
}

describe('what was acknowledged', () => {
  test('is in the database, and there after a restart in the same order, to the byte', async () => {
    const schema = newSchema();
    const seed = { payments: [row('seeded')], ledger: [row('seeded')] };
    const { store } = await openOverDatabase({ schema, seed });
    for (const id of ['c', 'a', 'b']) await pay(store, id);
    await store.transact((tx) => {
      for (const collection of ['payments', 'ledger']) tx.remove(collection, TENANT, 'a');
      for (const collection of ['payments', 'ledger']) tx.remove(collection, TENANT, 'c');
      for (const collection of ['payments', 'ledger']) tx.put(collection, TENANT, row('c', { again: true }));
      tx.put('texts', TENANT, row('t', { z: 1, a: 'Çınar \u0000 \ud800 ’ "', list: [{}, null, 0.1] }));
      tx.put('texts', '', { id: 'g' });
    });
    expect(await kept(schema)).toEqual(['seeded', 'b', 'c']);
    const whole = (from: Store) =>
      JSON.stringify(['payments', 'ledger', 'texts'].map((name) => [...from.table(name, TENANT).all()]));
    const before = whole(store);
    await store.close();
    const again = await openOverDatabase({ schema, seed: { payments: [row('not again')] } });
    expect(payments(again.store)).toEqual(['seeded', 'b', 'c']);
    expect(whole(again.store)).toBe(before);
    expect(again.store.table('texts', '').get('g')).toEqual({ id: 'g' });
    expect([...again.store.tenants('texts')]).toEqual([TENANT, '']);
  });

  test('together costs one round trip, however many transactions there are and however much they read', async () => {
    const { store, asked, schema } = await openWatched();
    asked.length = 0;
    const ids = Array.from({ length: 500 }, (_, n) => `p${n}`);
    await Promise.all(ids.map((id) => pay(store, id)));
    expect(asked).toEqual([`select ${schema}.keep($1, $2, $3, $4, $5)`]);
    expect(await kept(schema)).toEqual(ids);
    for (const id of ids) store.table('payments', TENANT).get(id);
    expect(asked).toHaveLength(1);
  });

  test('is told to listeners, and to a transaction that read it, after the database has it', async () => {
    const { store, schema } = await openWatched();
    const order: string[] = [];
    store.onCommit(() => order.push('heard'));
    const paid = pay(store, 'a').then(() => order.push('paid'));
    const read = store.transact((tx) => tx.table('payments', TENANT).get('a')?.id).then(() => order.push('read'));
    expect(order).toEqual([]);
    await Promise.all([paid, read]);
    expect(order).toEqual(['heard', 'paid', 'read']);
    expect(await kept(schema)).toEqual(['a']);
  });
});

describe('what the database refuses', () => {
  test('is undone with all that waits behind it, told, and taken again once it takes writes', async () => {
    const { store, schema, log } = await openWatched();
    await pay(store, 'a');
    const db = await database();
    await db.query(`alter table ${schema}.record add constraint full_disk check (id not like 'b%')`);
    const refused = ['b1', 'c1', 'd1'].map((id) => pay(store, id));
    // Memory runs ahead of the database, and goes back with it.
    expect(payments(store)).toEqual(['a', 'b1', 'c1', 'd1']);
    for (const each of await Promise.allSettled(refused)) {
      expect(each.status === 'rejected' && each.reason instanceof StoreUnavailable, JSON.stringify(each)).toBe(true);
    }
    expect(payments(store)).toEqual(['a']);
    expect(await kept(schema)).toEqual(['a']);
    await pay(store, 'e');
    expect(store.writable).toBe(true);
    expect([payments(store), await kept(schema)]).toEqual([
      ['a', 'e'],
      ['a', 'e'],
    ]);
    expect(log.map(({ level }) => level)).toEqual(['error', 'info']);
  });

  test('while it takes no writes at all, the store reads and refuses', async () => {
    const { store, failWith, schema } = await openWatched();
    await pay(store, 'a');
    const readOnly = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });
    failWith((statement) => (statement.includes('keep') ? readOnly : undefined));
    await expect(pay(store, 'b')).rejects.toThrow('The database refused a write: cannot execute UPDATE');
    await expect(pay(store, 'c')).rejects.toThrow(StoreUnavailable);
    expect([store.writable, payments(store)]).toEqual([false, ['a']]);
    failWith(undefined);
    await pay(store, 'd');
    expect([store.writable, await kept(schema)]).toEqual([true, ['a', 'd']]);
  });

  test('without a word is not known: nothing more is written until the restart has read what is kept', async () => {
    const { store, failWith, asked, schema } = await openWatched();
    await pay(store, 'a');
    const db = await database();
    // The answer is lost on the way back: the write itself has happened.
    failWith(() => new Error('Connection terminated unexpectedly'));
    await expect(pay(store, 'b')).rejects.toThrow('until the server is restarted');
    failWith(undefined);
    asked.length = 0;
    await expect(pay(store, 'c')).rejects.toThrow(StoreUnavailable);
    expect([store.writable, payments(store), asked]).toEqual([false, ['a'], []]);
    await store.close();
    await db.query(`insert into ${schema}.record (collection, tenant, id, body)
      select c, '${TENANT}', 'b', '{"id":"b","tenantId":"${TENANT}"}' from unnest(array['payments', 'ledger']) c`);
    const again = await openOverDatabase({ schema });
    expect([again.store.writable, payments(again.store)]).toEqual([true, ['a', 'b']]);
  });
});

describe('R6: one server writes', () => {
  test('a second one is refused; after the first has closed it may', async () => {
    const schema = newSchema();
    const { store } = await openOverDatabase({ schema });
    await expect(openOverDatabase({ schema })).rejects.toThrow('Another server writes');
    await pay(store, 'a');
    await store.close();
    const { store: second } = await openOverDatabase({ schema });
    expect(payments(second)).toEqual(['a']);
  });

  test('whoever lost the lock without noticing writes nothing over what its successor wrote', async () => {
    const { store, schema } = await openWatched();
    await pay(store, 'a');
    // As when its connection broke: the lock is free, and somebody else has begun.
    await (await database()).query('select pg_advisory_unlock_all()');
    const { store: successor } = await openOverDatabase({ schema });
    await pay(successor, 'b');
    await expect(pay(store, 'c')).rejects.toThrow('another server writes');
    expect([payments(store), await kept(schema)]).toEqual([['a'], ['a', 'b']]);
  });
});

const as = 'admin';
const stay = (checkIn: string, checkOut: string) => ({
  ...{ estateId: 'est-a1', checkIn, checkOut },
  ...{ adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1' },
});

async function openApp(schema: string): Promise<TestApp> {
  const { store } = await openOverDatabase({ schema, seed: structuredClone(ROWS) });
  const app = await startApp({ store });
  onTestFinished(() => app.close());
  return app;
}

/** Of a list, a record, its history, what is deleted and a calendar: what a restart must not change. */
const ASKED = ['estates', 'estates/est-a1', 'reservations?q=R-', 'guests/_deleted', 'guests/gst-1/history'];
const answers = async ({ call }: TestApp, more: readonly string[]) => {
  const texts: string[] = [];
  for (const path of [...ASKED, ...more]) {
    const { status, text } = await call('GET', `/api/${path}`, { as });
    expect(status, `${path}: ${text}`).toBe(200);
    texts.push(text);
  }
  return texts;
};

describe('the API over a database', () => {
  test('a booking, a refusal, an edit, a deletion and a return, and the same answers after a restart', async () => {
    const schema = newSchema();
    const app = await openApp(schema);
    expect((await app.call('GET', '/api/health')).body).toMatchObject({ status: 'ok', store: 'database' });

    const once = { 'idempotency-key': 'booked-once' };
    const body = stay('2027-01-01', '2027-01-04');
    const booked = await app.call('POST', '/api/reservations', { as, body, headers: once });
    expect(booked.status, booked.text).toBe(201);
    const path = `/api/reservations/${booked.body.id}`;
    expect((await app.call('POST', '/api/reservations', { as, body })).body).toMatchObject({
      blockedBy: { code: booked.body.code },
    });

    const stale = await app.call('PATCH', path, { as, body: { adults: 1 }, version: 7 });
    expect(stale.status).toBe(412);
    const edited = await app.call('PATCH', path, { as, body: { adults: 1 }, version: booked.body.version });
    expect(edited.body).toMatchObject({ adults: 1, version: booked.body.version + 1 });

    const guest = await app.call('POST', '/api/guests', {
      as,
      body: { firstName: 'Ada', lastName: 'Yıldız', nationality: 'TR', email: 'ada@guests.example' },
    });
    const guestPath = `/api/guests/${guest.body.id}`;
    for (const version of [1, 2]) {
      expect((await app.call('DELETE', guestPath, { as, version })).status).toBe(204);
      if (version === 1) expect((await app.call('POST', `${guestPath}/restore`, { as, body: {} })).status).toBe(200);
    }

    const more = [`reservations/${booked.body.id}`, `reservations/${booked.body.id}/history`];
    const before = await answers(app, more);
    await app.close();
    const again = await openApp(schema);
    expect(await answers(again, more)).toEqual(before);
    // Also what nobody sees has come back: keys of requests, sequences, the deleted, the index of nights.
    const repeated = await again.call('POST', '/api/reservations', { as, body, headers: once });
    expect([repeated.status, repeated.body.id]).toEqual([201, booked.body.id]);
    expect((await again.call('POST', '/api/reservations', { as, body })).status).toBe(409);
    const next = await again.call('POST', '/api/reservations', { as, body: stay('2027-01-04', '2027-01-05') });
    expect(next.body.code).not.toBe(booked.body.code);
    expect((await again.call('POST', `${guestPath}/restore`, { as, body: {} })).body).toMatchObject({ version: 3 });
  });

  test('R8: of 200 at once for the same night one wins, and the database has that one', async () => {
    const schema = newSchema();
    const app = await openApp(schema);
    const before = app.store.table('reservations', 'demo').size;
    const attempt = (index: number) =>
      app.call('POST', '/api/reservations', { as, body: stay('2027-03-27', `2027-03-${28 + (index % 3)}`) });
    const all = await Promise.all(Array.from({ length: 200 }, (_, index) => attempt(index)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(199);
    const { rows } = await (
      await database()
    ).query<{ n: number }>(`select count(*)::int as n from ${schema}.record where collection = 'reservations'`);
    expect([app.store.table('reservations', 'demo').size, rows[0]?.n]).toEqual([
      before + 1,
      (ROWS['reservations'] ?? []).length + 1,
    ]);
  });

  test('what the database refuses is a 503, nothing of it is kept, and health says so', async () => {
    const schema = newSchema();
    const app = await openApp(schema);
    const db = await database();
    expect((await app.call('GET', '/api/estates', { as })).status).toBe(200);
    await db.query(
      `alter table ${schema}.record add constraint full_disk check (collection <> 'reservations') not valid`,
    );
    const body = stay('2027-01-01', '2027-01-04');
    expect((await app.call('POST', '/api/reservations', { as, body })).status).toBe(503);
    expect(app.store.table('reservations', 'demo').size).toBe(
      (ROWS['reservations'] ?? []).filter(({ tenantId }) => tenantId === 'demo').length,
    );
    await db.query(`alter table ${schema}.record drop constraint full_disk`);
    expect((await app.call('POST', '/api/reservations', { as, body })).status).toBe(201);
  });
});
