import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateRenames } from '../../json-server/records/renames/rename-migration.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { defineFiles } from '../../json-server/records/files/stored-files.ts';
import { defineOldTables } from '../../json-server/records/old-tables.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { folderOfMarina, type Folder } from '../config/marina.ts';

const label = { en: 'x', tr: 'x' };
const depth = { type: 'integer', label };
const state = { type: 'enum', values: ['NEW', 'READY'], label };
const OF = { tenantId: 'demo', version: 1 };
const BUOYS = [
  { ...OF, id: 'y1', depth: 9, state: 'NEW' },
  { ...OF, id: 'y2', depth: 7, state: 'READY' },
];

let folder: Folder;
let live: LiveConfig;
let store: Store;
let renames: ReturnType<typeof migrateRenames>;
beforeEach(async () => {
  folder = folderOfMarina();
  const { resources: resourcesDir, locales: localesDir, lastGood: lastGoodFile } = folder;
  write({ depth, state });
  live = await openLiveConfig({
    source: folderSource({ resourcesDir, localesDir }),
    known: KNOWN_NAMES,
    isWatching: false,
    lastGoodFile,
  });
  store = createMemoryStore({ buoys: BUOYS });
  for (const define of [defineOldTables, defineFiles]) define(store);
  renames = migrateRenames({ store, live });
  await renames.settled();
  expect(live.current().findings).toEqual([]);
});
afterEach(async () => {
  renames.stop();
  await live.close();
  await store.close();
  folder.remove();
});

function write(fields: object, name = 'buoys', own: object = {}): void {
  const access = { grants: { admin: ['*'] } };
  folder.write('buoys.json', JSON.stringify({ name, label, menu: false, access, fields, ...own }));
}

/** What is found once the file says so: `code pointer how-many`. */
async function save(fields: object, name?: string, own?: object): Promise<string[]> {
  write(fields, name, own);
  await live.reload();
  await renames.settled();
  const { findings } = live.current();
  return findings.map(({ code, pointer, message }) => `${code} ${pointer} ${/: (\d+)\./.exec(message)?.[1] ?? ''}`);
}
const buoy = (id: string) => store.table('buoys', 'demo').get(id);

test('a field that went is counted; with renamedFrom its values are the new field’s, in the history', async () => {
  expect(await save({ metres: depth, state })).toEqual(['RES911 /fields 2']);
  expect(buoy('y1')).toMatchObject({ depth: 9, version: 1 });
  expect(await save({ metres: { ...depth, renamedFrom: 'depth' }, state })).toEqual([]);
  expect(buoy('y1')).toMatchObject({ metres: 9, version: 2 });
  expect(buoy('y1')).not.toHaveProperty('depth');
  const [entry] = store.table('_history', 'demo').equal('record', 'buoys/y1');
  expect(entry).toMatchObject({ by: { id: 'system' }, changes: { metres: { from: null, to: 9 } } });
});

test('what the new field would not take stays where it is', async () => {
  const metres = { type: 'date', label, renamedFrom: 'depth' };
  expect(await save({ metres, state })).toEqual(['RES911 /fields 2']);
  expect(buoy('y1')).toMatchObject({ depth: 9, version: 1 });
});

test('a value that left its list is counted; with renamedFrom it is the new one', async () => {
  expect(await save({ depth, state: { ...state, values: ['NEW', 'DONE'] } })).toEqual(['RES912 /fields/state 1']);
  expect(buoy('y2')).toMatchObject({ state: 'READY', version: 1 });
  const done = { value: 'DONE', label, renamedFrom: 'READY' };
  expect(await save({ depth, state: { ...state, values: ['NEW', done] } })).toEqual([]);
  expect(buoy('y2')).toMatchObject({ state: 'DONE', version: 2 });
  expect(buoy('y1')).toMatchObject({ state: 'NEW', version: 1 });
});

test('records of a resource that has another name now are counted, and there again under the old one', async () => {
  expect(await save({ depth, state }, 'floats')).toEqual(['RES913 /name 2']);
  expect(await save({ depth, state })).toEqual([]);
  expect(store.table('buoys', 'demo').size).toBe(2);
});

describe('a resource that says what it was called', () => {
  const code = { type: 'text', label, generate: 'B-{seq:3}' };
  const fields = { depth, state, code };
  const history = (record: string) => store.table('_history', 'demo').equal('record', record);

  test('takes its records over, with history, deleted ones and numbers, and gives them back', async () => {
    await store.transact((tx) => {
      tx.put('_history', 'demo', { id: 'h1', tenantId: 'demo', record: 'buoys/y1', at: '2026-01-01', version: 1 });
      tx.put('_deleted', 'demo', { id: 'buoys/y9', tenantId: 'demo', of: 'buoys', at: '2026-01-01', files: [] });
      tx.put('_sequences', 'demo', { id: 'buoys.code', tenantId: 'demo', last: 41 });
    });
    expect(await save(fields, 'floats', { renamedFrom: 'buoys' })).toEqual([]);
    expect([...store.table('floats', 'demo').all()]).toEqual(BUOYS);
    expect(store.table('buoys', 'demo').size).toBe(0);
    expect(history('floats/y1')).toMatchObject([{ at: '2026-01-01', version: 1 }]);
    expect(history('buoys/y1')).toEqual([]);
    expect([...store.table('_deleted', 'demo').all()]).toMatchObject([{ id: 'floats/y9', of: 'floats' }]);
    expect(store.table('_sequences', 'demo').get('floats.code')).toMatchObject({ last: 41 });

    expect(await save(fields, 'buoys', { renamedFrom: 'floats' })).toEqual([]);
    expect([...store.table('buoys', 'demo').all()]).toEqual(BUOYS);
    expect(history('buoys/y1')).toHaveLength(1);
    expect([...store.table('_sequences', 'demo').all()]).toMatchObject([{ id: 'buoys.code', last: 41 }]);
  });
  test('what is there already stays, and what it leaves no room for waits and is counted', async () => {
    await store.transact((tx) => tx.put('floats', 'demo', { ...OF, id: 'y1', depth: 3 }));
    expect(await save(fields, 'floats', { renamedFrom: 'buoys' })).toEqual(['RES913 /name 1']);
    expect(store.table('floats', 'demo').get('y1')).toMatchObject({ depth: 3 });
    expect(store.table('floats', 'demo').get('y2')).toMatchObject({ depth: 7 });
  });
  test('nothing moves while a file is wrong, whose name the old one may be', async () => {
    folder.write('sheds.json', '{ "name": "sheds", ');
    await save(fields, 'floats', { renamedFrom: 'buoys' });
    expect(store.table('buoys', 'demo').size).toBe(2);
    folder.write('sheds.json', undefined);
    await live.reload();
    await renames.settled();
    expect([store.table('buoys', 'demo').size, store.table('floats', 'demo').size]).toEqual([0, 2]);
  });
  test('nothing is taken from a resource that is there', async () => {
    expect(await save(fields, 'buoys', { renamedFrom: 'boats' })).toEqual(['RES216 /renamedFrom ']);
    expect(store.table('buoys', 'demo').size).toBe(2);
  });
});
