// Companies that come when they are asked for, and leave: what a server holds, hears and does meanwhile.
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CompanyAway } from '../../json-server/store/company-away.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import { GLOBAL, StoreUnavailable } from '../../json-server/store/types.ts';
import type { Change, Store, Transaction } from '../../json-server/store/types.ts';
import { row, TENANT } from './directory.ts';
import { MemoryDatabase } from './memory-engine.ts';

const OTHER = 't2';
const RESIDENTS = new Set(['users']);
const people = { users: [row('u'), { id: 'u2', tenantId: OTHER }] };
const homes = { homes: [row('b'), row('a'), { id: 'o', tenantId: OTHER }], shared: [{ id: 's' }] };

async function server(database = new MemoryDatabase(), residents: ReadonlySet<string> | null = RESIDENTS) {
  const store = await openStore({
    engine: database.engine(),
    seed: () => ({ ...people, ...homes }),
    log: () => undefined,
    ...(residents && { residents }),
  });
  onTestFinished(() => store.close());
  return store;
}
const idsIn = (store: Store, collection: string, tenant = TENANT): string[] =>
  Array.from(store.table(collection, tenant).all(), ({ id }) => id);
const putHome = (store: Store, id: string, tenant = TENANT): Promise<void> =>
  store.transact((tx) => tx.put('homes', tenant, { id, tenantId: tenant }));

test('memory has the resident tables of all companies, and the rest of those that were asked for', async () => {
  const store = await server();
  expect(store.companies.away()).toEqual([TENANT, OTHER]);
  expect(idsIn(store, 'users')).toEqual(['u']);
  expect(idsIn(store, 'shared', GLOBAL)).toEqual(['s']);
  expect(store.tenants('homes')).toEqual([TENANT, OTHER]);
  expect(() => store.table('homes', TENANT)).toThrow(CompanyAway);
  await store.companies.bring(TENANT);
  expect(idsIn(store, 'homes')).toEqual(['b', 'a']);
  expect(store.companies.away()).toEqual([OTHER]);
  expect(() => store.table('homes', OTHER)).toThrow(CompanyAway);
});

test('a transaction brings the companies that it finds itself asking, one after another', async () => {
  const store = await server();
  let runs = 0;
  const both = await store.transact((tx) => {
    runs += 1;
    tx.put('users', TENANT, row('n'));
    return [TENANT, OTHER].map((tenant) => tx.table('homes', tenant).size);
  });
  expect([both, runs]).toEqual([[2, 1], 3]);
  expect(idsIn(store, 'users')).toEqual(['u', 'n']);
});

test('a company that leaves is forgotten but for its resident tables, and comes back as it is then', async () => {
  const database = new MemoryDatabase();
  const a = await server(database);
  const b = await server(database);
  await putHome(a, 'c');
  const moved: string[] = [];
  a.companies.onMove((tenant, isHere) => moved.push(`${tenant} ${isHere}`));
  expect(await a.companies.leave(TENANT)).toBe(true);
  expect(await a.companies.leave(TENANT)).toBe(false);
  expect(idsIn(a, 'users')).toEqual(['u']);
  await putHome(b, 'd');
  await a.catchUp();
  await a.companies.bring(TENANT);
  expect(idsIn(a, 'homes')).toEqual(['b', 'a', 'c', 'd']);
  await putHome(a, 'e');
  expect(moved).toEqual([`${TENANT} false`, `${TENANT} true`]);
});

test('of a company that is away its resident tables are heard of, and nothing else', async () => {
  const database = new MemoryDatabase();
  const a = await server(database);
  const b = await server(database);
  const heard: Change[] = [];
  a.onCommit((changes) => heard.push(...changes));
  await b.transact((tx) => {
    tx.put('users', TENANT, row('u', { name: 'Ada' }));
    tx.put('homes', TENANT, row('z'));
  });
  await a.catchUp();
  expect(heard.map(({ collection, kind }) => `${collection} ${kind}`)).toEqual(['users updated']);
  expect(a.table('users', TENANT).get('u')?.['name']).toBe('Ada');
  expect(a.companies.numberOf(TENANT)).toBe(b.companies.numberOf(TENANT));
});

test('a company that another server has just made is known, and comes', async () => {
  const database = new MemoryDatabase();
  const a = await server(database);
  const b = await server(database);
  await putHome(b, 'first', 'new');
  await a.catchUp();
  expect(a.companies.away()).toContain('new');
  await a.companies.bring('new');
  expect(idsIn(a, 'homes', 'new')).toEqual(['first']);
});

test('what an unheard transaction did to a resident table is told when its company comes', async () => {
  const database = new MemoryDatabase();
  const a = await server(database);
  const b = await server(database);
  vi.spyOn(database, 'tell').mockImplementation(() => undefined);
  await b.transact((tx) => {
    tx.put('users', TENANT, row('late'));
    tx.remove('users', TENANT, 'u');
  });
  const heard: string[] = [];
  a.onCommit((changes) => heard.push(...changes.map(({ id, kind }) => `${id} ${kind}`)));
  await a.companies.bring(TENANT);
  expect(idsIn(a, 'users')).toEqual(['late']);
  expect(heard.sort()).toEqual(['late created', 'u deleted']);
});

test('it does not leave while something of it waits to be durable', async () => {
  const store = await server();
  await store.companies.bring(TENANT);
  const written = putHome(store, 'c');
  expect(await store.companies.leave(TENANT)).toBe(false);
  await written;
  expect(idsIn(store, 'homes')).toEqual(['b', 'a', 'c']);
  expect(await store.companies.leave(TENANT)).toBe(true);
});

test('who has not been asked for since a moment is silent; a visit is no asking', async () => {
  const store = await server();
  const before = Date.now();
  await store.companies.bring(TENANT);
  await store.companies.visit(OTHER);
  expect(store.companies.silentSince(before)).toEqual([OTHER]);
  store.companies.note(OTHER);
  expect(store.companies.silentSince(before)).toEqual([]);
});

test('a scan shows the companies that are away', async () => {
  const store = await server();
  await store.companies.bring(TENANT);
  const seen: string[] = [];
  await store.companies.scan('homes', (rows, tenant) => seen.push(...rows.map(({ id }) => `${tenant} ${id}`)));
  expect(seen).toEqual([`${OTHER} o`]);
});

test('while the database is away nobody comes, and who is there can be asked', async () => {
  const database = new MemoryDatabase();
  const store = await server(database);
  await store.companies.bring(TENANT);
  database.isAway = true;
  await expect(store.companies.bring(OTHER)).rejects.toThrow(StoreUnavailable);
  expect(idsIn(store, 'homes')).toEqual(['b', 'a']);
  database.isAway = false;
  await store.companies.bring(OTHER);
  expect(idsIn(store, 'homes', OTHER)).toEqual(['o']);
});

test('a store that holds all has nobody to bring or to let go', async () => {
  const store = await server(new MemoryDatabase(), null);
  expect([store.companies.away(), store.companies.isHere(TENANT)]).toEqual([[], true]);
  expect(await store.companies.leave(TENANT)).toBe(false);
  expect(idsIn(store, 'homes')).toEqual(['b', 'a']);
});

test('whatever two servers do while companies come and go, they end with what one of them would have', async () => {
  const step = fc.record({
    at: fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom('put', 'double', 'remove', 'leave', 'bring', 'hear'),
    tenant: fc.constantFrom(TENANT, OTHER),
    collection: fc.constantFrom('homes', 'users'),
    id: fc.constantFrom('x', 'y'),
    isTogether: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const database = new MemoryDatabase();
      const servers = [await server(database), await server(database)] as const;
      const done: ((tx: Transaction) => void)[] = [];
      let pending: Promise<unknown>[] = [];
      for (const { at, kind, tenant, collection, id, isTogether } of steps) {
        const { [at]: store } = servers;
        let isIdle = false;
        const work = (tx: Transaction): void => {
          const found = tx.table(collection, tenant).get(id);
          // What removes nothing has no place in the order: another server may have put it a moment later.
          isIdle = kind === 'remove' && found === undefined;
          const value = found?.['value'];
          const before = typeof value === 'number' ? value : 0;
          if (kind === 'remove') tx.remove(collection, tenant, id);
          else tx.put(collection, tenant, { id, tenantId: tenant, value: kind === 'double' ? before * 2 : before + 1 });
        };
        if (kind === 'leave') pending.push(store.companies.leave(tenant));
        else if (kind === 'bring') pending.push(store.companies.bring(tenant));
        else if (kind === 'hear') pending.push(store.catchUp());
        else pending.push(store.transact(work).then(() => (isIdle ? undefined : done.push(work))));
        if (isTogether) continue;
        await Promise.all(pending);
        pending = [];
      }
      await Promise.all(pending);
      const alone = await server();
      for (const work of done) await alone.transact(work);
      for (const store of [...servers, alone]) {
        await store.catchUp();
        for (const tenant of [TENANT, OTHER]) await store.companies.bring(tenant);
      }
      const all = (store: Store): string =>
        JSON.stringify(
          ['homes', 'users'].flatMap((collection) =>
            [TENANT, OTHER].map((tenant) =>
              [...store.table(collection, tenant).all()].sort((a, b) => (a.id < b.id ? -1 : 1)),
            ),
          ),
        );
      expect(all(servers[0])).toBe(all(alone));
      expect(all(servers[1])).toBe(all(alone));
    }),
    { numRuns: 60 },
  );
});
