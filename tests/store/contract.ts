import { describe, expect, test, vi } from 'vitest';
import { makeResource } from '../../src/config/testing.ts';
import type { Row, Where } from '../../src/config/types.ts';
import { GLOBAL, StoreUnavailable, UniqueViolation } from '../../json-server/store/types.ts';
import type { Change, RowWord, Store } from '../../json-server/store/types.ts';
import { row, TENANT } from './directory.ts';

export type Seed = { readonly [collection: string]: readonly Row[] };
/** What kind of store, and how an empty one or one with rows is made; the test closes it. */
export type Adapter = { readonly name: string; readonly make: (seed?: Seed) => Promise<Store> };

const ids = (rows: Iterable<Row>): string[] => Array.from(rows, ({ id }) => id);

export const HOMES = [
  row('a', { code: 'Çamlıca', floor: 3, group: 'x', town: 'ist', from: '2026-01-01', to: '2026-01-05' }),
  row('b', { code: 'Beyoğlu', floor: 1, group: 'y', town: 'ist', from: '2026-01-04', to: '2026-01-09' }),
  row('c', { code: 'Cihangir', floor: 2, group: 'x', town: 'izm', from: '2026-02-01', to: '2026-02-03' }),
];
const { fields: FIELDS } = makeResource({
  name: 'homes',
  fields: {
    code: { type: 'text' },
    note: { type: 'text' },
    floor: { type: 'number' },
    group: { type: 'text' },
    town: { type: 'ref', resource: 'towns' },
    places: { type: 'repeater', fields: { name: { type: 'text' } } },
    twice: { type: 'number', compute: { sum: ['floor', 'floor'] } },
  },
});
const TOWNS = makeResource({ name: 'towns', fields: { name: { type: 'text' }, land: { type: 'text' } } });

export function defineHomes(store: Store): void {
  store.define('homes', {
    unique: ['code'],
    ordered: { code: 'text', floor: 'plain', group: 'plain' },
    search: ['code'],
    span: { of: 'town', from: 'from', to: ['left', 'to'], when: [{ key: 'group', notIn: ['gone', null] }] },
    fields: FIELDS,
  });
}

/** What every adapter keeps to, one after the other: memory, files, strict ones, a database. */
export function keepsTheContract({ name, make }: Adapter): void {
  describe(`the contract of stores: ${name}`, () => {
    const homes = async () => {
      const store = await make({ homes: HOMES });
      defineHomes(store);
      return { store, table: store.table('homes', TENANT) };
    };

    test('a transaction sees its own writes and keeps all or nothing', async () => {
      const store = await make({ estates: [row('a', { code: 'A' }), row('z', { code: 'Z' })] });
      store.define('estates', { unique: ['code'], ordered: { code: 'text' }, search: [] });
      await expect(
        store.transact((tx) => {
          tx.put('estates', TENANT, row('b', { code: 'B' }));
          expect(tx.table('estates', TENANT).get('b')).toBeDefined();
          tx.remove('estates', TENANT, 'a');
          tx.put('estates', TENANT, row('z', { code: 'A' }));
          tx.put('estates', TENANT, row('c', { code: 'b' }));
        }),
      ).rejects.toThrow(UniqueViolation);
      const table = store.table('estates', TENANT);
      expect([...table.all()].map((each) => each['code'])).toEqual(['A', 'Z']);
      expect(ids(table.ordered('code', 'ASC'))).toEqual(['a', 'z']);
      expect(table.findUnique('code', 'B')).toBeUndefined();
    });

    test('rows whose values were checked before are found as all others, and undone as all others', async () => {
      const { store, table } = await homes();
      const d = row('d', {
        code: 'Dolapdere',
        floor: 4,
        group: 'x',
        town: 'ist',
        from: '2026-01-10',
        to: '2026-01-12',
      });
      const refused = store.transact((tx) => {
        tx.putChecked('homes', TENANT, row('e', { code: 'Etiler', floor: 9, group: 'x' }));
        tx.putChecked('homes', TENANT, row('a', { ...HOMES[0], floor: 8 }));
        throw new Error('no');
      });
      await expect(refused).rejects.toThrow('no');
      await store.transact((tx) => {
        tx.putChecked('homes', TENANT, d);
        tx.putChecked('homes', TENANT, row('a', { ...HOMES[0], floor: 7 }));
        tx.putChecked('homes', TENANT, { ...d, floor: 5 });
        expect(tx.table('homes', TENANT).findUnique('code', 'dolapdere')?.id).toBe('d');
      });
      expect(ids(table.all())).toEqual(['a', 'b', 'c', 'd']);
      expect(ids(table.equal('group', 'x'))).toEqual(['a', 'c', 'd']);
      expect(ids(table.range('floor', { gte: 3 }))).toEqual(['d', 'a']);
      expect(ids(table.overlapping({ of: 'ist', from: '2026-01-08', to: '2026-01-11' }))).toEqual(['b', 'd']);
      const page = { q: 'dola', orderBy: 'code', direction: 'ASC', offset: 0, limit: 9 } as const;
      expect(ids(table.query(page).rows)).toEqual(['d']);
      await expect(store.transact((tx) => tx.put('homes', TENANT, row('f', { code: 'DOLAPDERE' })))).rejects.toThrow(
        UniqueViolation,
      );
      await store.close();
    });

    test('an attempt that fails is undone by itself, within a transaction that goes on', async () => {
      const { store, table } = await homes();
      const told: string[][] = [];
      store.onCommit((changes) => void told.push(changes.map(({ kind, id }) => `${kind} ${id}`)));
      await store.transact((tx) => {
        tx.put('homes', TENANT, row('d', { code: 'Dolapdere', floor: 4 }));
        const attempt = () =>
          tx.attempt(() => {
            tx.put('homes', TENANT, row('d', { code: 'Etiler', floor: 9 }));
            tx.remove('homes', TENANT, 'a');
            tx.attempt(() => tx.put('homes', TENANT, row('e', { code: 'Fatih' })));
            tx.put('homes', TENANT, row('f', { code: 'beyoğlu' }));
          });
        expect(attempt).toThrow(UniqueViolation);
        expect(ids(tx.table('homes', TENANT).all())).toEqual(['a', 'b', 'c', 'd']);
        expect(tx.attempt(() => tx.table('homes', TENANT).findUnique('code', 'dolapdere')?.id)).toBe('d');
        tx.put('homes', TENANT, row('e', { code: 'Etiler' }));
      });
      expect(ids(table.all())).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(table.get('d')?.['floor']).toBe(4);
      expect(told).toEqual([['created d', 'created e']]);
      await store.close();
    });

    test('work runs at once and in the order of the calls', async () => {
      const store = await make();
      const first = store.transact((tx) => tx.put('n', TENANT, row('x')));
      expect(store.table('n', TENANT).size).toBe(1);
      await first;
    });

    test('listeners hear net changes, and one that fails disturbs nobody', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const store = await make({ n: [row('old')] });
      const heard: Change[] = [];
      store.onCommit(() => {
        throw new Error('deaf');
      });
      const stop = store.onCommit((changes) => heard.push(...changes));
      await store.transact((tx) => {
        tx.put('n', TENANT, row('x'));
        tx.put('n', TENANT, row('x', { v: 2 }));
        tx.put('n', TENANT, row('gone'));
        tx.remove('n', TENANT, 'gone');
        tx.remove('n', TENANT, 'old');
      });
      expect(heard.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['created x', 'deleted old']);
      expect(heard[0]?.after).toEqual(row('x', { v: 2 }));
      stop();
      await store.transact((tx) => tx.put('n', TENANT, row('y')));
      expect(heard).toHaveLength(2);
    });

    test('a row must be put where its tenantId says; an asynchronous or nested transaction is refused', async () => {
      const store = await make();
      await expect(store.transact((tx) => tx.put('n', GLOBAL, row('x')))).rejects.toThrow(TypeError);
      await expect(store.transact(() => Promise.resolve(1))).rejects.toThrow('must be synchronous');
      let inner: Promise<void> | undefined;
      await store.transact(() => {
        inner ??= store.transact(() => undefined);
      });
      await expect(inner).rejects.toThrow('inside another');
      expect(store.tenants('n')).toEqual([]);
    });

    test('one company’s rows are not another’s, nor those of none', async () => {
      const { store, table } = await homes();
      await store.transact((tx) => {
        tx.put('homes', 't2', { ...row('a', { code: 'Çamlıca' }), tenantId: 't2' });
        tx.put('homes', GLOBAL, { id: 'a', code: 'Çamlıca' });
      });
      expect(store.tenants('homes').toSorted()).toEqual([GLOBAL, TENANT, 't2'].toSorted());
      expect(table.get('a')?.['floor']).toBe(3);
      expect(store.table('homes', 't2').get('a')?.['floor']).toBeUndefined();
      await store.transact((tx) => tx.remove('homes', 't2', 'a'));
      expect([table.size, store.table('homes', 't2').size]).toEqual([3, 0]);
    });

    test('rows are found by id, by a unique value folded, by an equal one and in a range', async () => {
      const { table } = await homes();
      expect(table.get('b')).toEqual(HOMES[1]);
      expect(table.get('nobody')).toBeUndefined();
      expect(table.findUnique('code', 'ÇAMLICA')?.id).toBe('a');
      expect(ids(table.equal('group', 'x')).toSorted()).toEqual(['a', 'c']);
      expect(ids(table.latest('group', 'x'))).toEqual(['c', 'a']);
      expect(ids(table.range('floor', { gte: 2 }))).toEqual(['c', 'a']);
      expect(ids(table.range('floor', { lt: 2 }))).toEqual(['b']);
    });

    test('texts are in the order of people', async () => {
      const { table } = await homes();
      expect(ids(table.ordered('code', 'ASC'))).toEqual(['b', 'c', 'a']);
      expect(ids(table.ordered('code', 'DESC'))).toEqual(['a', 'c', 'b']);
    });

    test('spans are half open', async () => {
      const { table } = await homes();
      const within = (from: string, to: string) => ids(table.overlapping({ of: 'ist', from, to }));
      expect(within('2026-01-04', '2026-01-05')).toEqual(['a', 'b']);
      expect(within('2026-01-05', '2026-01-06')).toEqual(['b']);
      expect(within('2026-01-09', '2026-02-01')).toEqual([]);
      const days: number[] = [];
      table.visitDays({ of: 'ist', from: '2026-01-01', to: '2026-03-01' }, (from, to) => days.push(to - from));
      expect(days.toSorted()).toEqual([4, 5]);
    });

    test('a list is one page and the total; a search folds', async () => {
      const { table } = await homes();
      const page = table.query({ orderBy: 'code', direction: 'ASC', offset: 1, limit: 1 });
      expect([ids(page.rows), page.total]).toEqual([['c'], 3]);
      const where = { floor: { gt: 1 } };
      const upstairs = table.query({ where, orderBy: 'floor', direction: 'DESC', offset: 0, limit: 10 });
      expect(ids(upstairs.rows)).toEqual(['a', 'c']);
      expect(
        ids(table.query({ q: 'IHAN', orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 }).rows),
      ).toEqual(['c']);
      expect(ids(table.holding({ words: [['beyoglu']], budget: 100 }))).toEqual(['b']);
      expect(table.similar({ word: 'cihangr', edits: 1, isPrefix: false })).toEqual(['cihangir']);
    });

    test('several rows are asked for at once', async () => {
      const { table } = await homes();
      expect(ids(table.many(['c', 'nobody', 'a'])).toSorted()).toEqual(['a', 'c']);
      expect(table.many([])).toEqual([]);
    });

    test('a span ends early, and is none, as its keys say', async () => {
      const { store, table } = await homes();
      const within = () => ids(table.overlapping({ of: 'ist', from: '2026-01-03', to: '2026-01-05' }));
      expect(within()).toEqual(['a', 'b']);
      await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[0], id: 'a', left: '2026-01-02' }));
      expect(within()).toEqual(['b']);
      await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[1], id: 'b', group: 'gone' }));
      expect(within()).toEqual([]);
      await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[1], id: 'b', group: '' }));
      expect(within()).toEqual([]);
      await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[1], id: 'b' }));
      expect(within()).toEqual(['b']);
    });

    test('a condition is data: operators, groups, formulas, and paths through references of the same company or of none', async () => {
      const { store, table } = await homes();
      const found = (where: Where) =>
        ids(table.query({ where, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 }).rows);
      expect(found({ any: [{ floor: { lt: 2 } }, { code: { contains: 'CAML' } }] })).toEqual(['a', 'b']);
      expect(found({ twice: { gte: 4 }, not: { group: 'y' } })).toEqual(['a', 'c']);
      // Nobody knows of towns yet: when in doubt, nothing.
      expect([found({ 'town.name': 'İzmir' }), found({ not: { 'town.name': 'İzmir' } })]).toEqual([[], []]);
      store.define('towns', { unique: [], ordered: {}, search: [], fields: TOWNS.fields, isShared: true });
      const name = (id: string, text: string) => store.transact((tx) => tx.put('towns', GLOBAL, { id, name: text }));
      expect(found({ 'town.id': { null: true } })).toEqual(['a', 'b', 'c']);
      await name('izm', 'İzmir');
      expect(found({ 'town.name': 'İzmir' })).toEqual(['c']);
      await name('ist', 'İzmir');
      expect([found({ 'town.name': 'İzmir' }), found({ 'town.id': { null: true } })]).toEqual([['a', 'b', 'c'], []]);
      // Of another company the same id is another record.
      store.define('towns', { unique: [], ordered: {}, search: [], fields: TOWNS.fields });
      expect(found({ 'town.name': 'İzmir' })).toEqual([]);
      await store.transact((tx) => {
        tx.put('towns', TENANT, row('izm', { name: 'İzmir' }));
        tx.put('towns', 't2', { id: 'ist', name: 'İzmir', tenantId: 't2' });
      });
      expect(found({ 'town.name': 'İzmir' })).toEqual(['c']);
      // In a transaction, what it has put.
      await store.transact((tx) => {
        tx.put('towns', TENANT, row('ist', { name: 'İzmir' }));
        const asked = { where: { 'town.name': 'İzmir' }, orderBy: '$inserted', direction: 'ASC' } as const;
        expect(tx.table('homes', TENANT).query({ ...asked, offset: 0, limit: 10 }).total).toBe(3);
      });
    });

    test('a search looks into the keys that the caller may search, and follows references', async () => {
      const { store, table } = await homes();
      await store.transact((tx) => tx.put('homes', TENANT, row('d', { code: 'Adalar', note: 'beyoglu', town: 'izm' })));
      store.define('homes', { ...store.specOf('homes'), search: ['code', 'note'] });
      const page = { orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 } as const;
      const found = (word: RowWord, keys?: readonly string[]) => {
        const { rows } = table.query({ ...page, words: { words: [word], ...(keys && { keys }) } });
        return ids(rows);
      };
      const beyoglu = { texts: ['beyoglu'], naming: [] };
      expect([found(beyoglu), found(beyoglu, ['code']), found(beyoglu, ['note'])]).toEqual([['b', 'd'], ['b'], ['d']]);
      expect(found({ texts: ['cihan'], naming: [{ key: 'town', ids: new Set(['ist']) }] })).toEqual(['a', 'b', 'c']);
      expect(found({ texts: ['cihan'], naming: [{ key: 'town', ids: new Set(['izm']) }] })).toEqual(['c', 'd']);
    });

    test('what is asked again follows what was written', async () => {
      const { store, table } = await homes();
      const where = { group: 'x' };
      const count = () => table.query({ where, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 10 }).total;
      expect(count()).toBe(2);
      const before = table.version;
      await store.transact((tx) => tx.put('homes', TENANT, { ...HOMES[1], id: 'b', group: 'x' }));
      expect(table.version).toBeGreaterThan(before);
      expect(count()).toBe(3);
      expect(ids(table.all())).toEqual(['a', 'b', 'c']);
    });

    test('a store that is closed takes nothing in', async () => {
      const store = await make();
      await store.close();
      expect(store.writable).toBe(false);
      await expect(store.transact((tx) => tx.put('n', TENANT, row('x')))).rejects.toThrow(StoreUnavailable);
    });
  });
}
