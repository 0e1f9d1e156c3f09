// Several servers on one database, and a database that refuses, or goes away: what `group-commit.ts` makes of it.
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../json-server/store/open-store.ts';
import { GLOBAL, GuardViolation, StoreUnavailable, UniqueViolation } from '../../json-server/store/types.ts';
import type { Change, Store, Transaction } from '../../json-server/store/types.ts';
import { Behind } from '../../json-server/store/engine.ts';
import type { StoreLogEntry } from '../../json-server/store/log.ts';
import { pay, payments, row, TENANT } from './directory.ts';
import { MemoryDatabase, MemoryEngine } from './memory-engine.ts';

type Server = { readonly store: Store; readonly engine: MemoryEngine; readonly log: StoreLogEntry[] };

async function server(database = new MemoryDatabase()): Promise<Server> {
  const engine = database.engine();
  const log: StoreLogEntry[] = [];
  const store = await openStore({ engine, log: (entry) => log.push(entry) });
  store.define('stays', {
    unique: ['code'],
    ordered: { night: 'plain' },
    search: [],
    span: { of: 'home', from: 'from', to: ['to'], isExclusive: true },
  });
  onTestFinished(() => store.close());
  return { store, engine, log };
}

const two = async (): Promise<readonly [Server, Server]> => {
  const database = new MemoryDatabase();
  return [await server(database), await server(database)];
};

/** Takes a night that is free, or says whose it is. */
const book = (store: Store, id: string, night: string): Promise<string> =>
  store.transact((tx) => {
    const holder = tx.table('stays', TENANT).equal('night', night)[0];
    if (holder) return holder.id;
    tx.put('stays', TENANT, row(id, { night, code: id, home: 'h', from: night, to: `${night}z` }));
    return id;
  });
const ids = (store: Store, collection = 'stays'): string[] =>
  Array.from(store.table(collection, TENANT).all(), ({ id }) => id).sort();

test('a night is booked once, however many servers sell it at the same moment', async () => {
  const database = new MemoryDatabase();
  const servers = [await server(database), await server(database), await server(database)];
  const answers = await Promise.all(
    servers.flatMap(({ store }, at) => [0, 1].map((n) => book(store, `${at}-${n}`, 'x'))),
  );
  expect(new Set(answers).size).toBe(1);
  await Promise.all(servers.map(({ store }) => store.catchUp()));
  for (const { store } of servers) expect(ids(store)).toEqual([answers[0]]);
});

test('what another server did is heard by readers and by listeners, with what was there before', async () => {
  const [a, b] = await two();
  await pay(a.store, 'p', 1);
  await b.store.catchUp();
  const heard: Change[] = [];
  b.store.onCommit((changes) => heard.push(...changes));
  await pay(a.store, 'p', 2);
  await a.store.transact((tx) => tx.remove('ledger', TENANT, 'p'));
  await b.store.catchUp();
  expect(b.store.table('payments', TENANT).get('p')?.['amount']).toBe(2);
  expect(ids(b.store, 'ledger')).toEqual([]);
  expect(heard.map(({ kind, collection }) => `${kind} ${collection}`)).toEqual(
    expect.arrayContaining(['updated payments', 'deleted ledger']),
  );
  expect(heard[0]?.before?.['amount']).toBe(1);
});

test('who was second decides again on what the first has left, and everything that waited with it', async () => {
  const [a, b] = await two();
  const seen: number[] = [];
  const count = (tx: Transaction): number => {
    const before = tx.table('payments', TENANT).size;
    seen.push(before);
    tx.put('payments', TENANT, row(`b${before}`));
    return before;
  };
  await a.store.transact((tx) => tx.put('payments', TENANT, row('a')));
  // Not yet heard of: decided at an older number.
  const [first, second] = await Promise.all([b.store.transact(count), b.store.transact(count)]);
  expect([first, second]).toEqual([1, 2]);
  expect(ids(b.store, 'payments')).toEqual(['a', 'b1', 'b2']);
  expect(seen.at(-1)).toBe(2);
});

test('what fails on the second try is refused, with nothing of it left', async () => {
  const [a, b] = await two();
  await a.store.transact((tx) => tx.put('stays', TENANT, row('a', { code: 'same' })));
  const refused = b.store.transact((tx) => tx.put('stays', TENANT, row('b', { code: 'same' })));
  await expect(refused).rejects.toThrow(UniqueViolation);
  expect(ids(b.store)).toEqual(['a']);
});

test('a work that is about another company the second time, where others were first as well, is kept all the same', async () => {
  const { store, engine } = await server();
  const theirs = (tenant: string) => ({
    collection: 'payments',
    tenant,
    id: 'a',
    row: { version: 1, body: JSON.stringify({ id: 'a', tenantId: tenant }) },
  });
  engine.fail({ behind: [theirs(TENANT)] }, { behind: [theirs('other')] });
  await store.transact((tx) => {
    const tenant = tx.table('payments', TENANT).size === 0 ? TENANT : 'other';
    tx.put('payments', tenant, { id: 'b', tenantId: tenant });
  });
  expect(ids(store, 'payments')).toEqual(['a']);
  expect(Array.from(store.table('payments', 'other').all(), ({ id }) => id)).toEqual(['a', 'b']);
});

test('who has to give way to another that waits for it asks again', async () => {
  const { store, engine } = await server();
  const theirs = { version: 1, body: JSON.stringify(row('a')) };
  engine.fail({ behind: [{ collection: 'payments', tenant: TENANT, id: 'a', row: theirs }] });
  const hold = vi.spyOn(engine, 'hold').mockRejectedValueOnce(new Behind());
  await store.transact((tx) => tx.put('payments', TENANT, row('b')));
  expect(hold).toHaveBeenCalledTimes(2);
  expect(ids(store, 'payments')).toEqual(['a', 'b']);
});

test('of servers that start together on an empty database one fills it, and all have what it put there', async () => {
  const database = new MemoryDatabase();
  const seed = () => ({ payments: [row('seeded')] });
  const stores = await Promise.all([0, 1, 2].map(() => openStore({ engine: database.engine(), seed })));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  for (const store of stores) expect(ids(store, 'payments')).toEqual(['seeded']);
});

test('companies do not wait for each other', async () => {
  const [a, b] = await two();
  await a.store.transact((tx) => tx.put('payments', 'other', { id: 'x', tenantId: 'other' }));
  let runs = 0;
  await b.store.transact((tx) => {
    runs += 1;
    tx.put('payments', TENANT, row('y'));
  });
  expect(runs).toBe(1);
  await b.store.transact((tx) => tx.put('payments', GLOBAL, { id: 'z' }));
  expect(ids(b.store, 'payments')).toEqual(['y']);
});

test('a refused write is undone with all that waited behind it, and taken again after a trial', async () => {
  const { store, engine, log } = await server();
  engine.fail('refused');
  const outcomes = await Promise.allSettled([pay(store, 'a'), pay(store, 'b')]);
  const reasons = outcomes.map((outcome): unknown => outcome.status === 'rejected' && outcome.reason);
  for (const reason of reasons) expect(reason).toBeInstanceOf(StoreUnavailable);
  expect(payments(store)).toEqual([]);
  await pay(store, 'c');
  expect(payments(store)).toEqual(['c']);
  expect(log.map(({ level }) => level)).toEqual(['error', 'info']);
});

test.each([
  ['unknownKept', ['a']],
  ['unknownNotKept', []],
] as const)('an answer that was lost (%s) is looked up: no restart, nothing unsure', async (failure, kept) => {
  const { store, engine, log } = await server();
  engine.fail(failure);
  const outcome = await pay(store, 'a').then(
    () => 'kept',
    () => 'undone',
  );
  expect(outcome).toBe(kept.length > 0 ? 'kept' : 'undone');
  expect(payments(store)).toEqual(kept);
  expect(store.writable).toBe(true);
  await pay(store, 'b');
  expect(payments(store)).toEqual([...kept, 'b']);
  expect(log.map(({ level }) => level)).toEqual(['error', 'info']);
});

test('while the database is away reads answer and writes are refused; then the lost group is known', async () => {
  const database = new MemoryDatabase();
  const { store, engine } = await server(database);
  await pay(store, 'a');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  engine.fail('unknownKept');
  // Another server hears of the commit in the moment in which the line breaks.
  database.engine().onNews(() => (database.isAway = true));
  const lost = pay(store, 'b').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await lost).toBeInstanceOf(StoreUnavailable);
  await expect(pay(store, 'c')).rejects.toThrow(StoreUnavailable);
  expect(store.writable).toBe(false);
  expect(store.table('payments', TENANT).get('a')).toBeDefined();
  database.isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.writable).toBe(true);
  expect(payments(store)).toEqual(['a', 'b']);
});

test('a violation that memory did not see refuses its own transaction only, and is told as a mistake', async () => {
  const { store, engine, log } = await server();
  await store.declared();
  // Into the database without the knowledge of any memory.
  const span = { of: 'h', from: '1', to: '2' };
  const hidden = { version: 1, body: '{"id":"hidden","tenantId":"t1"}', span };
  await engine.commit({
    id: 'hidden',
    decidedAt: new Map(),
    steps: [{ collection: 'stays', tenant: TENANT, id: 'hidden', row: hidden }],
  });
  const booked = book(store, 's', '1');
  const others = Promise.all([pay(store, 'p'), pay(store, 'q')]);
  await expect(booked).rejects.toThrow(GuardViolation);
  await others;
  expect([payments(store), ids(store)]).toEqual([['p', 'q'], []]);
  expect(log.map(({ level }) => level)).toEqual(['error']);
});

test('whatever two servers do, both end with what one would have made of the same transactions', async () => {
  const step = fc.record({
    at: fc.constantFrom<0 | 1>(0, 1),
    kind: fc.constantFrom('add', 'double', 'remove', 'fail'),
    id: fc.constantFrom('x', 'y', 'z'),
    isTogether: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const servers = await two();
      const done: ((tx: Transaction) => void)[] = [];
      let pending: Promise<unknown>[] = [];
      for (const { at, kind, id, isTogether } of steps) {
        const work = (tx: Transaction): void => {
          const value = tx.table('n', TENANT).get(id)?.['value'];
          const before = typeof value === 'number' ? value : 0;
          if (kind === 'remove') tx.remove('n', TENANT, id);
          else tx.put('n', TENANT, row(id, { value: kind === 'double' ? before * 2 : before + 1 }));
          if (kind === 'fail') throw new Error('no');
        };
        // The order in which they count is the order in which they are acknowledged.
        const run = servers[at].store.transact(work).then(
          () => done.push(work),
          () => undefined,
        );
        pending.push(run);
        if (isTogether) continue;
        await Promise.all(pending);
        pending = [];
      }
      await Promise.all(pending);
      await Promise.all(servers.map(({ store }) => store.catchUp()));
      const alone = await server();
      for (const work of done) await alone.store.transact(work);
      const all = (store: Store): string =>
        JSON.stringify([...store.table('n', TENANT).all()].sort((a, b) => (a.id < b.id ? -1 : 1)));
      expect(all(servers[0].store)).toBe(all(alone.store));
      expect(all(servers[1].store)).toBe(all(alone.store));
    }),
    { numRuns: 60 },
  );
});

test('who asks to hear is answered while others go on writing, and told while the database is away', async () => {
  const database = new MemoryDatabase();
  const { store } = await server(database);
  const over = new AbortController();
  const writing = (async () => {
    for (let n = 0; !over.signal.aborted; n++) await Promise.all([pay(store, `${n}`), pay(store, `${n}b`)]);
  })();
  await store.catchUp();
  over.abort();
  await writing;
  database.isAway = true;
  await expect(store.catchUp()).rejects.toThrow(StoreUnavailable);
});

test('what tables are declared as reaches the database without any write', async () => {
  const engine = new MemoryEngine();
  const declared = vi.spyOn(engine, 'declare');
  const store = await openStore({ engine, log: () => undefined });
  onTestFinished(() => store.close());
  store.define('a', { unique: [], ordered: {}, search: [] });
  store.define('b', { unique: [], ordered: {}, search: [] });
  await vi.waitFor(() => expect(declared).toHaveBeenCalledOnce());
  expect(declared.mock.calls[0]?.[0].map(({ collection }) => collection)).toEqual(['a', 'b']);
});
