// One contract of where the configuration lies: its folders, and versions in PostgreSQL that several servers follow.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openConfigSource } from '../../json-server/commands/config/open-source.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import type { ConfigSource } from '../../json-server/live/config-source.ts';
import { fingerprintOf } from '../../json-server/live/fingerprint.ts';
import type { StoreLog } from '../../json-server/store/log.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { openConfigVersions } from '../../json-server/live/versions/config-versions.ts';
import { StoreUnavailable } from '../../json-server/store/types.ts';
import { isThere, newDatabase, run } from '../store/postgres.ts';
import { FILES, type Folder, folderOfMarina } from './marina.ts';

const DOCKS = FILES['docks.json'] ?? '';
const PIERS = DOCKS.replaceAll('Docks', 'Piers');
const change = (text: string, { path = 'resources/docks.json', seen = DOCKS } = {}) => ({
  path,
  text,
  seen: fingerprintOf(seen),
});

let folder: Folder;
let databaseUrl: string | undefined;
const open = async (): Promise<ConfigSource> => {
  const { resources: resourcesDir, locales: localesDir } = folder;
  const source = await openConfigSource({ databaseUrl, resourcesDir, localesDir });
  onTestFinished(() => source.close());
  return source;
};
beforeEach(() => {
  folder = folderOfMarina();
  mkdirSync(folder.locales);
});
afterEach(() => folder.remove());

const PLACES: readonly (readonly [name: string, make: () => Promise<string | undefined>])[] = [
  ['folders', () => Promise.resolve(undefined)],
  ...(isThere ? ([['PostgreSQL', newDatabase]] as const) : []),
];

describe.each(PLACES)('the configuration in %s', (_, place) => {
  beforeEach(async () => {
    databaseUrl = await place();
  });

  const textAt = async (source: ConfigSource, path: string) =>
    (await source.read('resources')).find((file) => file.path === path)?.text;

  test('all files are read, ordered by path, in the encoding that they have', async () => {
    folder.write('_bom.json', '\uFEFF{}');
    writeFileSync(join(folder.resources, '_wide.json'), Buffer.from('\uFEFF{"a":"ş"}', 'utf16le'));
    writeFileSync(join(folder.locales, 'turkish.json'), Buffer.from([0x7b, 0xfe, 0x7d]));
    const source = await open();
    const files = await source.read('resources');
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual([...paths].sort());
    expect(paths).toEqual(expect.arrayContaining(Object.keys(FILES).map((name) => `resources/${name}`)));
    expect(paths.filter((path) => path.startsWith('resources/schemas/')).length).toBeGreaterThan(2);
    expect(files.find(({ path }) => path === 'resources/docks.json')).toEqual({
      path: 'resources/docks.json',
      text: DOCKS,
    });
    expect(files.find(({ path }) => path === 'resources/_bom.json')?.text).toBe('{}');
    expect(files.find(({ path }) => path === 'resources/_wide.json')).toMatchObject({
      text: '{"a":"ş"}',
      encoding: 'UTF-16',
    });
    expect(await source.read('locales')).toEqual([
      { path: 'locales/turkish.json', text: '{ş}', encoding: 'Windows-1254' },
    ]);
  });

  test('what is written is there, for the next one who opens it, too', async () => {
    const source = await open();
    expect(await source.write([change(PIERS)], 'Ada')).toEqual([]);
    expect(await textAt(source, 'resources/docks.json')).toBe(PIERS);
    expect(await textAt(await open(), 'resources/docks.json')).toBe(PIERS);
    expect(await textAt(source, 'resources/boats.json')).toBe(FILES['boats.json']);
  });

  test('where one of two files has changed since, neither is written', async () => {
    const source = await open();
    await source.write([change(PIERS)], 'Ada');
    const trips = change('{}', { path: 'resources/trips.json', seen: FILES['trips.json'] ?? '' });
    expect(await source.write([trips, change('{}')], 'Bora')).toEqual(['resources/docks.json']);
    expect(await textAt(source, 'resources/docks.json')).toBe(PIERS);
    expect(await textAt(source, 'resources/trips.json')).toBe(FILES['trips.json']);
  });

  test('who watches hears of it', async () => {
    const source = await open();
    const heard = vi.fn();
    const watching = source.watch(heard);
    await watching.ready;
    await (await open()).write([change(PIERS)], 'Ada');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 20_000 });
    await watching.close();
  });

  test('what cannot be followed by its row of the history is taken back', async () => {
    const live = await openLive();
    const then = () => Promise.reject(new Error('no history'));
    const rewrite = { files: [change(PIERS)], by: 'Ada', isDryRun: false, accept: () => undefined, then };
    await expect(live.rewrite(rewrite)).rejects.toThrow('no history');
    expect(await textAt(await open(), 'resources/docks.json')).toBe(DOCKS);
    expect(live.current().sources.get('resources/docks.json')).toBe(DOCKS);
  });
});

async function openLive(log?: StoreLog): Promise<LiveConfig> {
  const source = await open();
  const live = await openLiveConfig({
    source: { ...source, close: () => Promise.resolve() },
    known: KNOWN_NAMES,
    isWatching: true,
    log,
  });
  onTestFinished(() => live.close());
  await live.watching;
  return live;
}
const labelOf = (live: LiveConfig): string | undefined => live.current().config.resources['docks']?.label.en;
const soon = { timeout: 20_000, interval: 10 };
const rewriteTo = (live: LiveConfig, text: string, seen = DOCKS) =>
  live.rewrite({ files: [change(text, { seen })], by: 'Ada', isDryRun: false, accept: () => undefined });

describe.runIf(isThere)('several servers on one database', () => {
  /** Asks the database beside the servers. */
  const ask = (statement: string, url = databaseUrl ?? '') => run(url, statement);
  const CUT =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  beforeEach(async () => {
    databaseUrl = await newDatabase();
  });

  test('begun at the same time they begin one version', async () => {
    await Promise.all(Array.from({ length: 5 }, open));
    expect(await ask('select distinct version, by from konak_config')).toEqual([{ version: '1', by: 'folder' }]);
    // From then on the folder says nothing any more.
    folder.write('docks.json', PIERS);
    expect(labelOf(await openLive())).toBe('Docks');
  });

  test('each follows what the other saves, and the versions say who and when', async () => {
    const one = await openLive();
    const other = await openLive();
    expect(await rewriteTo(one, PIERS)).toEqual({ kind: 'done' });
    await vi.waitFor(() => expect(labelOf(other)).toBe('Piers'), soon);
    expect(await rewriteTo(other, DOCKS, PIERS)).toEqual({ kind: 'done' });
    await vi.waitFor(() => expect(labelOf(one)).toBe('Docks'), soon);
    const rows = await ask('select version, path, by, text from konak_config where version > 1 order by version');
    expect(rows).toEqual([
      { version: '2', path: 'resources/docks.json', by: 'Ada', text: PIERS },
      { version: '3', path: 'resources/docks.json', by: 'Ada', text: DOCKS },
    ]);
    const versions = openConfigVersions(databaseUrl ?? '');
    const second = (await versions.asOf(2)).files.find(({ path }) => path === 'resources/docks.json');
    expect(second?.bytes.toString()).toBe(PIERS);
    await versions.close();
  });

  test('of two who save the same file at once one is told that it changed meanwhile', async () => {
    const servers = [await openLive(), await openLive(), await openLive()];
    const words = ['Piers', 'Quays', 'Jetties'];
    const answers = await Promise.all(
      servers.map((live, index) => rewriteTo(live, DOCKS.replaceAll('Docks', words[index] ?? ''))),
    );
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'stale')).toHaveLength(2);
    const won = words[answers.findIndex(({ kind }) => kind === 'done')];
    for (const live of servers) await vi.waitFor(() => expect(labelOf(live)).toBe(won), soon);
  });

  test('a message that was lost, and a line that was cut, lose no version', async () => {
    const live = await openLive();
    // Written by a hand that tells nobody.
    await ask(
      `insert into konak_config (version, path, by, text) values (2, 'resources/docks.json', 'hand', '${PIERS}')`,
    );
    await vi.waitFor(() => expect(labelOf(live)).toBe('Piers'), soon);
    await ask(CUT);
    const other = await openLive();
    await vi.waitFor(() => rewriteTo(other, DOCKS, PIERS), soon);
    await vi.waitFor(() => expect(labelOf(live)).toBe('Docks'), soon);
  });

  test('while the database is away the last configuration stays, nothing is saved, and then it goes on', async () => {
    const said = vi.fn<StoreLog>();
    const live = await openLive(said);
    const url = new URL(databaseUrl ?? '');
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    await ask(`alter database ${name} allow_connections false`, url.href);
    await ask(CUT.replace('current_database()', `'${name}'`), url.href);
    await live.reload();
    expect(labelOf(live)).toBe('Docks');
    expect(said).toHaveBeenCalled();
    await expect(rewriteTo(live, PIERS)).rejects.toThrow(StoreUnavailable);
    expect(labelOf(live)).toBe('Docks');
    await ask(`alter database ${name} allow_connections true`, url.href);
    const other = await openLive();
    expect(await rewriteTo(other, PIERS)).toEqual({ kind: 'done' });
    await vi.waitFor(() => expect(labelOf(live)).toBe('Piers'), soon);
  });
});

test('without a database a file that is saved counts', async () => {
  databaseUrl = undefined;
  const live = await openLive();
  folder.write('docks.json', PIERS);
  await vi.waitFor(() => expect(labelOf(live)).toBe('Piers'), soon);
  expect(await rewriteTo(live, DOCKS, PIERS)).toEqual({ kind: 'done' });
  expect(readFileSync(join(folder.resources, 'docks.json'), 'utf8')).toBe(DOCKS);
});
