// 12.13: old rows of collections that only grow lie in files, and nobody who reads sees a difference.
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { lockPath, markPath } from '../../json-server/store/file-names.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { textIn } from '../../json-server/live/rows/rows.ts';
import type { Row } from '../../src/config/types.ts';
import { newFile, open, row, TENANT } from './directory.ts';
import { faultyDisk } from './faulty-disk.ts';

const LOG = 'log';
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
// Runs of three entries, so that even these few are sorted on disk.
const archived = { [LOG]: { by: 'record', order: 'at', recent: 5, perRun: 3 } };

async function openLog(file: string, more: object = {}): Promise<Store> {
  const { store } = await open({ file, archived, ...more });
  store.define(LOG, { unique: [], ordered: { record: 'plain', at: 'plain' }, search: [] });
  return store;
}
const tableOf = (store: Store) => store.table(LOG, TENANT);
const entry = (n: number, text = `text ${n}`): Row =>
  row(`e${n}`, { record: `r${n % 3}`, at: String(n).padStart(6, '0'), text });
const put = (store: Store, ...rows: Row[]): Promise<void> =>
  store.transact((tx) => rows.forEach((each) => tx.put(LOG, TENANT, each)));
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
const ids = (rows: Iterable<Row>): string[] => Array.from(rows, ({ id }) => id);
const inMemory = (store: Store): string[] => ids(tableOf(store).recent());

/** Twenty entries, of which the last five are in memory. */
async function filled(file: string): Promise<Store> {
  const store = await openLog(file);
  for (const n of numbers(0, 20)) await put(store, entry(n));
  await store.snapshot();
  return store;
}

describe('rows in files', () => {
  test('are read as those in memory: by id, by key, in order, all', async () => {
    const { file } = newFile();
    const store = await filled(file);
    const look = (of: Store): void => {
      const table = tableOf(of);
      expect(inMemory(of)).toEqual(['e15', 'e16', 'e17', 'e18', 'e19']);
      expect(table.size).toBe(20);
      expect(table.get('e3')).toEqual(entry(3));
      expect(table.get('e99')).toBeUndefined();
      expect(ids(table.equal('record', 'r1'))).toEqual(['e1', 'e4', 'e7', 'e10', 'e13', 'e16', 'e19']);
      expect(ids(table.ordered('at', 'DESC'))).toEqual(numbers(0, 20).map((n) => `e${19 - n}`));
      expect(ids(table.ordered('at', 'ASC'))).toEqual(numbers(0, 20).map((n) => `e${n}`));
      expect(ids(table.all())).toEqual(numbers(0, 20).map((n) => `e${n}`));
    };
    look(store);
    await store.close();
    expect(readFileSync(file, 'utf8')).not.toContain('text 3"');
    look(await openLog(file));
  });

  test('a change counts at once, undone it does not; after the next snapshot it stands in the file, the old text nowhere', async () => {
    const { file, directory } = newFile();
    const store = await filled(file);
    const undone = store.transact((tx) => {
      tx.put(LOG, TENANT, entry(1, 'never'));
      tx.remove(LOG, TENANT, 'e2');
      expect(ids(tx.table(LOG, TENANT).equal('record', 'r2'))).not.toContain('e2');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(tableOf(store).get('e1')).toEqual(entry(1));
    expect(ids(tableOf(store).equal('record', 'r2'))).toContain('e2');

    await put(store, entry(3, 'x'), entry(4, 'much longer than what was there'));
    await store.transact((tx) => tx.remove(LOG, TENANT, 'e5'));
    const look = (of: Store): void => {
      expect(tableOf(of).size).toBe(19);
      expect(tableOf(of).get('e3')).toEqual(entry(3, 'x'));
      expect(tableOf(of).get('e4')?.['text']).toBe('much longer than what was there');
      expect(tableOf(of).get('e5')).toBeUndefined();
      // What fits stays in its place; the order by time holds for all.
      expect(ids(tableOf(of).equal('record', 'r0'))).toEqual(['e0', 'e3', 'e6', 'e9', 'e12', 'e15', 'e18']);
      expect(ids(tableOf(of).ordered('at', 'ASC'))).toEqual(numbers(0, 20).flatMap((n) => (n === 5 ? [] : `e${n}`)));
    };
    look(store);
    await store.snapshot();
    look(store);
    await store.snapshot();
    await store.close();
    look(await openLog(file));
    const kept = readdirSync(directory).filter((name) => name.includes('.archive.') || name === 'db.json');
    const text = kept.map((name) => readFileSync(`${directory}/${name}`, 'latin1')).join();
    expect(text).not.toContain('text 3"');
    expect(text).not.toContain('text 5"');
  });

  test('a damaged file is refused by name; what lies behind the snapshot is overwritten', async () => {
    const { file } = newFile();
    const store = await filled(file);
    await store.close();
    const path = `${file}.archive.${LOG}.1`;
    copyFileSync(path, `${path}.kept`);
    rmSync(path);
    await expect(openJournalStore({ file, archived })).rejects.toThrow(`${path}: the file is missing or shorter`);
    copyFileSync(`${path}.kept`, path);
    truncateSync(path, 700);
    await expect(openJournalStore({ file, archived })).rejects.toThrow(`${path}: the file is missing or shorter`);
    copyFileSync(`${path}.kept`, path);
    truncateSync(path, readFileSync(path).length + 500);
    const again = await openLog(file);
    await put(again, ...numbers(20, 30).map((n) => entry(n)));
    await again.snapshot();
    expect(ids(tableOf(again).all())).toEqual(numbers(0, 30).map((n) => `e${n}`));
    expect(tableOf(again).get('e17')).toEqual(entry(17));
  });

  test('the backup finds its part of the files, and the journal the rest', async () => {
    const { file } = newFile();
    const store = await filled(file);
    await put(store, ...numbers(20, 30).map((n) => entry(n)), entry(2, ''));
    await store.snapshot();
    await put(store, entry(30));
    await store.close();
    copyFileSync(`${file}.bak`, file);
    const again = await openLog(file);
    expect(ids(tableOf(again).ordered('at', 'ASC'))).toEqual(numbers(0, 31).map((n) => `e${n}`));
    expect(tableOf(again).get('e2')).toEqual(entry(2, ''));
    await again.snapshot();
    await again.close();
    expect(ids(tableOf(await openLog(file)).ordered('at', 'ASC'))).toEqual(numbers(0, 31).map((n) => `e${n}`));
  });

  test('what is of no use after a time goes with its file', async () => {
    const { file, directory } = newFile();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const more = { archived: { [LOG]: { ...archived[LOG], keepFor: 1000 } } };
      const store = await openLog(file, more);
      const fill = async (from: number): Promise<void> => {
        await put(store, ...numbers(from, from + 10).map((n) => entry(n)));
        await store.snapshot();
        vi.setSystemTime(Date.now() + 1500);
      };
      for (const from of [0, 10, 20, 30]) await fill(from);
      expect(tableOf(store).get('e1')).toBeUndefined();
      expect(tableOf(store).get('e22')).toBeUndefined();
      expect(tableOf(store).get('e26')).toEqual(entry(26));
      expect(readdirSync(directory).filter((name) => /archive\..*\d$/.test(name))).toEqual(['db.json.archive.log.4']);
      await store.close();
      // The backup names a file that is gone.
      copyFileSync(`${file}.bak`, file);
      expect(tableOf(await openLog(file, more)).get('e39')).toEqual(entry(39));
    } finally {
      vi.useRealTimers();
    }
  });

  test('the newest of a key come first, lazily, and what has to stay stays in memory', async () => {
    const { file } = newFile();
    const stays = (each: Row): boolean => each['text'] === 'stays';
    const more = { archived: { [LOG]: { ...archived[LOG], stays } } };
    const store = await openLog(file, more);
    for (const n of numbers(0, 20)) await put(store, entry(n, n === 2 ? 'stays' : undefined));
    await store.snapshot();
    // One in a file is to stay from now on: it comes back.
    await put(store, entry(4, 'stays'));
    await store.snapshot();
    const look = (of: Store): void => {
      expect(inMemory(of).sort()).toEqual(['e15', 'e16', 'e17', 'e18', 'e19', 'e2', 'e4']);
      expect(tableOf(of).size).toBe(20);
      expect(ids(tableOf(of).latest('record', 'r0'))).toEqual(['e18', 'e15', 'e12', 'e9', 'e6', 'e3', 'e0']);
      expect(new Set(ids(tableOf(of).latest('record', 'r1')))).toEqual(
        new Set(['e1', 'e4', 'e7', 'e10', 'e13', 'e16', 'e19']),
      );
    };
    look(store);
    await store.close();
    look(await openLog(file, more));
  });

  test('the sorted part of an index is made again when it is lost or cannot be written', async () => {
    const { file } = newFile();
    const store = await filled(file);
    await store.close();
    const path = `${file}.archive.${LOG}.1.sorted`;
    expect(readFileSync(path).length).toBeGreaterThan(0);
    rmSync(path);
    const { disk } = faultyDisk();
    const open = disk.open.bind(disk);
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const again = await openLog(file, {
      disk: {
        ...disk,
        open: (to: string, mode: 'new' | 'empty' | 'change') => (to === path ? Promise.reject(full) : open(to, mode)),
      },
    });
    await put(again, ...numbers(20, 30).map((n) => entry(n)));
    await again.snapshot();
    expect(ids(tableOf(again).equal('record', 'r1'))).toEqual(
      numbers(0, 30)
        .filter((n) => n % 3 === 1)
        .map((n) => `e${n}`),
    );
    await again.close();
    const last = await openLog(file);
    await put(last, entry(30));
    await last.snapshot();
    expect(readFileSync(path).length).toBeGreaterThan(0);
    expect(tableOf(last).get('e8')).toEqual(entry(8));
  });

  test('seldom asked ways fail loudly', async () => {
    const { file } = newFile();
    const table = tableOf(await filled(file));
    expect(() => table.range('at', {})).toThrow(RangeError);
    expect(() => table.equal('at', 'x')).toThrow(RangeError);
  });
});

/** A model of what should be there: rows by id, in the order of `at`. */
test(`random changes, snapshots and restarts: as a map would be (seed ${SEED})`, async () => {
  const { file } = newFile();
  let state = SEED;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const shortened = (of: Row): Row => ({ ...of, text: textIn(of, 'text').slice(1) });
  const model = new Map<string, Row>();
  let store = await openLog(file);
  let made = 0;
  for (let step = 0; step < 600; step++) {
    const what = random(20);
    const known = [...model.keys()][random(Math.max(1, model.size))];
    if (what < 13 || known === undefined) {
      const made1 = entry(made++);
      model.set(made1.id, made1);
      await put(store, made1);
    } else if (what < 15) {
      // What grows moves to the end; nothing of the product's does.
      const changed = shortened(model.get(known)!);
      model.set(known, changed);
      await put(store, changed);
    } else if (what < 16) {
      model.delete(known);
      await store.transact((tx) => tx.remove(LOG, TENANT, known));
    } else if (what < 17) {
      // A snapshot beside which transactions go on.
      const snapshot = store.snapshot();
      const made1 = entry(made++);
      const changed = shortened(model.get(known)!);
      model.set(made1.id, made1).set(changed.id, changed);
      await Promise.all([put(store, made1, changed), snapshot]);
    } else if (what === 17 && step % 5 === 0) {
      await store.close();
      store = await openLog(file);
    }
    if (step % 10 > 0) continue;
    const table = tableOf(store);
    const expected = [...model.values()].sort((a, b) => (textIn(a, 'at') < textIn(b, 'at') ? -1 : 1));
    expect(table.size, `step ${step}`).toBe(model.size);
    expect([...table.ordered('at', 'ASC')], `step ${step}`).toEqual(expected);
    expect(ids(table.ordered('at', 'DESC')), `step ${step}`).toEqual(ids(expected).reverse());
    const ofRecord = expected.filter((each) => each['record'] === 'r1');
    expect(new Set(table.equal('record', 'r1')), `step ${step}`).toEqual(new Set(ofRecord));
  }
});

describe.each(['crash', 'ENOSPC'] as const)('R2, R3: %s at any call', (code) => {
  /** Fills, archives, changes what is archived, archives again. @returns what was acknowledged */
  async function scenario(file: string, disk: ReturnType<typeof faultyDisk>['disk']) {
    const acknowledged = new Map<string, Row>();
    const settle = async (store: Store, ...rows: Row[]): Promise<void> => {
      await put(store, ...rows).then(
        () => rows.forEach((each) => acknowledged.set(each.id, each)),
        () => undefined,
      );
    };
    const store = await openJournalStore({ file, disk, archived, seed: () => ({}), log: () => undefined }).catch(
      () => undefined,
    );
    if (store === undefined) return { acknowledged, store };
    store.define(LOG, { unique: [], ordered: { record: 'plain', at: 'plain' }, search: [] });
    await settle(store, ...numbers(0, 9).map((n) => entry(n)));
    await store.snapshot().catch(() => undefined);
    await settle(store, entry(1, ''), entry(2, 'longer than it was before'));
    const snapshot = store.snapshot().catch(() => undefined);
    await settle(store, ...numbers(9, 14).map((n) => entry(n)));
    await snapshot;
    await settle(store, entry(14));
    return { acknowledged, store };
  }

  test('loses nothing acknowledged', async () => {
    const clean = newFile();
    const { disk: probe, calls } = faultyDisk();
    const all = await scenario(clean.file, probe);
    expect(all.acknowledged.size).toBe(15);
    await all.store?.close();
    for (let call = 1; call <= calls.length; call++) {
      const context = `call ${call}: ${calls[call - 1] ?? ''}`;
      const { file } = newFile();
      const { acknowledged, store } = await scenario(file, faultyDisk({ call, code }).disk);
      if (store !== undefined) {
        for (const each of acknowledged.values()) expect(tableOf(store).get(each.id), context).toEqual(each);
        await store.close().catch(() => undefined);
      }
      for (const path of [lockPath(file), markPath(file)]) rmSync(path, { force: true });
      const again = await openLog(file);
      for (const each of acknowledged.values()) {
        const found = tableOf(again).get(each.id);
        // What was refused when the machine stopped may have come to be.
        if (code !== 'crash') expect(found, context).toEqual(each);
        else expect(found?.['at'], context).toBe(each['at']);
      }
      await put(again, entry(50));
      await again.snapshot();
      expect(tableOf(again).get('e50'), context).toEqual(entry(50));
      await again.close();
    }
  });
});
