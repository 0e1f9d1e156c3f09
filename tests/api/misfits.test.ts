import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { openFileStore } from '../store/directory.ts';
import type { Finding } from '../../src/config/types.ts';
import { FILES, folderOfMarina, type Folder } from '../config/marina.ts';

const label = { en: 'x', tr: 'x' };
const OF = { tenantId: 'demo', version: 1 };
const BUOYS = [
  { ...OF, id: 'y1', code: 'B-1', plate: 'TR-1', side: 'A', depth: 9, day: '2026-05-01', state: 'NEW', price: 30000 },
  { ...OF, id: 'y2', code: 'B-2', plate: 'TR-1', side: 'A', depth: 7, day: '2041-05-01', state: 'READY', price: 500 },
  { ...OF, id: 'y3', code: 'B-3', plate: '12', depth: null, day: null, state: 'NEW', price: null },
];
const FIELDS = {
  code: { type: 'text', label },
  plate: { type: 'text', label },
  side: { type: 'text', label },
  depth: { type: 'integer', label, max: 20 },
  day: { type: 'date', label },
  state: { type: 'enum', values: ['NEW', 'READY'], label },
  price: { type: 'money', currency: 'EUR', label },
};
type Fields = Readonly<Record<string, object>>;

let folder: Folder;
let live: LiveConfig;
let store: Store;
const open = (): Promise<LiveConfig> => {
  const { resources: resourcesDir, locales: localesDir, lastGood: lastGoodFile } = folder;
  return openLiveConfig({
    source: folderSource({ resourcesDir, localesDir }),
    known: KNOWN_NAMES,
    isWatching: false,
    lastGoodFile,
  });
};
beforeEach(async () => {
  folder = folderOfMarina();
  write(FIELDS);
  live = await open();
  store = createMemoryStore({ buoys: BUOYS });
  await live.heed(store);
  expect(live.current().findings).toEqual([]);
});
afterEach(async () => {
  await live.close();
  await store.close();
  folder.remove();
});

function write(fields: Fields, own: object = {}): void {
  const access = { grants: { admin: ['*'] } };
  folder.write('buoys.json', JSON.stringify({ name: 'buoys', label, menu: false, access, fields, ...own }));
}
async function save(fields: Fields, own: object = {}): Promise<readonly Finding[]> {
  write({ ...FIELDS, ...fields }, own);
  await live.reload();
  return live.current().findings;
}
const field = (name: string) => live.current().config.resources['buoys']?.fields[name];

const pattern = { is: '[A-Z]+-[0-9]+', message: label };
const { plate, depth, day, state, price } = FIELDS;
test.each<[string, string, object, string]>([
  ['a type', 'plate', { ...plate, type: 'integer' }, '3 (B-1, B-2, B-3)'],
  ['unique', 'plate', { ...plate, unique: true }, '2 (B-1, B-2)'],
  ['a pattern', 'plate', { ...plate, pattern }, '1 (B-3)'],
  ['max', 'depth', { ...depth, max: 8 }, '1 (B-1)'],
  ['required', 'depth', { ...depth, required: true }, '1 (B-3)'],
  ['min of days', 'day', { ...day, min: '2040-01-01' }, '1 (B-1)'],
  ['a value that went', 'state', { ...state, values: ['NEW'] }, '1 (B-2)'],
  ['another currency', 'price', { ...price, currency: 'USD' }, '2 (B-1, B-2)'],
])('%s that records do not fit stays as it was, and says which', async (_what, name, changed, which) => {
  const before = field(name);
  const [found, ...more] = await save({ [name]: changed });
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    code: 'RES914',
    level: 'error',
    file: 'resources/buoys.json',
    pointer: `/fields/${name}`,
  });
  expect(found?.message).toContain(`Records that do not fit this change of "${name}": ${which}. `);
  expect(found?.message).toContain(`Until it is mended this stays as it was before: /fields/${name}.`);
  expect(field(name)).toEqual(before);

  expect(await save({ [name]: { ...changed, misfits: 'keep' } })).toEqual([]);
  expect(field(name)).not.toEqual(before);
  expect(await save({ [name]: { ...changed } })).toEqual([]);
});

test('what all records fit is in force at once, and so is what a renamed value says', async () => {
  expect(await save({ depth: { ...depth, max: 9 }, day: { ...day, min: '$today' } })).toEqual([]);
  expect(await save({ state: { ...state, values: ['NEW', { value: 'DONE', label, renamedFrom: 'READY' }] } })).toEqual(
    [],
  );
  expect(await save({ depth: { ...depth, label: { en: 'Depth', tr: 'Derinlik' } } }, {})).toEqual([]);
});

test('fields that are to be unique together', async () => {
  const [found, ...more] = await save(
    {},
    {
      unique: [
        ['plate', 'state'],
        ['plate', 'side'],
      ],
    },
  );
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'RES914', pointer: '/unique/1' });
  expect(found?.message).toContain('2 (B-1, B-2)');
  expect(live.current().config.resources['buoys']?.unique).toEqual([['plate', 'state']]);
});

test('a value that went from a shared list: the list stays as it was', async () => {
  await store.transact((tx) => tx.put('boats', 'demo', { ...OF, id: 'b2', kind: 'MOTOR' }));
  const kinds = (): readonly unknown[] => live.current().config.enums['kind']?.options ?? [];
  const before = kinds();
  folder.write('_enums.json', (FILES['_enums.json'] ?? '').replace(/MOTOR/g, 'ROWING'));
  await live.reload();
  expect(live.current().findings).toMatchObject([{ code: 'RES914', file: 'resources/_enums.json', pointer: '/kind' }]);
  expect(kinds()).toEqual(before);
});

test('of several companies only the number is said', async () => {
  await store.transact((tx) => tx.put('docks', 'other', { id: 'd9', tenantId: 'other', version: 1 }));
  const [found] = await save({ depth: { ...depth, max: 8 } });
  expect(found?.message).toContain('change of "depth": 1; npm run check:resources names them. ');
});

test('what was changed while nothing ran stays as it was, too; the terminal says the same', async () => {
  await live.close();
  const file = join(dirname(folder.lastGood), 'konak.db');
  const kept = await openFileStore({ file, seed: () => ({ buoys: BUOYS }), log: () => undefined });
  write({ ...FIELDS, depth: { ...depth, max: 8 } });
  const env = { ...process.env, RESOURCES_DIR: folder.resources, LOCALES_DIR: folder.locales, DB_FILE: file };
  const args = ['--import', 'tsx', 'scripts/check-resources.ts', '--json'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = JSON.parse(await text(child.stdout)) as readonly Finding[];
  live = await open();
  await live.heed(kept);
  await kept.close();
  const [found] = live.current().findings;
  expect(found?.message).toContain('change of "depth": 1 (B-1). ');
  expect(field('depth')).toMatchObject({ max: 20 });
  expect(printed).toEqual([{ ...found, file: `${folder.resources}/buoys.json` }]);
});
