// `npm run config -- push | pull | diff | versions` between the folders and the versions in PostgreSQL.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configCommand } from '../../json-server/commands/config/command.ts';
import { openConfigSource } from '../../json-server/commands/config/open-source.ts';
import { SettingError } from '../../json-server/http/environment.ts';
import { fingerprintOf } from '../../json-server/live/fingerprint.ts';
import { isThere, newDatabase } from '../store/postgres.ts';

let root: string;
let databaseUrl: string | undefined;
const foldersIn = (name: string) => ({
  resourcesDir: join(root, name, 'resources'),
  localesDir: join(root, name, 'locales'),
});
const at = (path: string): string => join(root, 'own', path);

/** @returns the exit code and what was said */
async function run(words: string, name = 'own'): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const code = await configCommand({ databaseUrl, ...foldersIn(name) }, words.split(' '), (lines) => said.push(lines));
  return { code, said: said.join('\n') };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'konak-config-'));
  for (const folder of ['resources', 'locales']) cpSync(folder, at(folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['', 'push now', 'pull --dry', 'drop', 'push --version 1', 'pull --version x', 'versions --force'])(
  '"%s" says how it is called',
  async (words) => {
    databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(run(words)).rejects.toThrow(SettingError);
    await expect(run(words)).rejects.toThrow('npm run config -- push');
  },
);

test('without a database there are no versions', async () => {
  databaseUrl = undefined;
  await expect(run('diff')).rejects.toThrow('DATABASE_URL');
});

describe.runIf(isThere)('with a database', () => {
  beforeEach(async () => {
    databaseUrl = await newDatabase();
  });
  const MENU = 'resources/_menu.json';
  const CARDS = 'resources/access-control.json';
  const text = (path: string): string => readFileSync(at(path), 'utf8');
  /** What a screen does: one more line at the end. */
  const save = async (path: string, name = 'own'): Promise<void> => {
    const source = await openConfigSource({ databaseUrl, ...foldersIn(name) });
    const seen = (await source.read('resources')).find((file) => file.path === path)?.text ?? '';
    const stale = await source.write([{ path, text: `${seen}\n`, seen: fingerprintOf(seen) }], 'Ada Byron');
    await source.close();
    expect(stale).toEqual([]);
  };
  const edit = (path: string): void => writeFileSync(at(path), `\n${text(path)}`);

  const filesBelow = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.version')
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .sort();

  test('what a server began comes back byte for byte, and what is not there goes', async () => {
    writeFileSync(at('locales/marked.txt'), '\uFEFFwith a mark\r\n');
    writeFileSync(at('locales/turkish.txt'), Buffer.from([0xfe, 0x00, 0xdd, 0x0a]));
    await (await openConfigSource({ databaseUrl, ...foldersIn('own') })).close();
    mkdirSync(join(root, 'other/resources/left'), { recursive: true });
    writeFileSync(join(root, 'other/resources/left/over.json'), '{}');
    const tried = await run('pull --force --dry-run', 'other');
    expect([tried.code, tried.said]).toEqual([0, expect.stringContaining('removed  resources/left/over.json')]);
    expect(existsSync(join(root, 'other/locales'))).toBe(false);
    expect((await run('pull --force', 'other')).code).toBe(0);
    const paths = filesBelow(join(root, 'own'));
    expect(filesBelow(join(root, 'other'))).toEqual(paths);
    const differ = paths.filter((path) => !readFileSync(at(path)).equals(readFileSync(join(root, 'other', path))));
    expect(differ).toEqual([]);
    expect(await run('diff', 'other')).toEqual({ code: 0, said: 'Version 1: 0 files differ.' });
  });

  test('pushed is what differs, and a version says so', async () => {
    expect((await run('pull')).code).toBe(1);
    expect((await run('push')).code).toBe(0);
    const texts = readFileSync(at(MENU), 'utf8');
    writeFileSync(at(MENU), `${texts}\n`);
    rmSync(at('locales/tr/app.json'), { force: true });
    writeFileSync(at('resources/notes.txt'), 'one\ntwo\n');
    const tried = await run('push --dry-run');
    expect(tried.said).toContain(`changed  ${MENU}`);
    expect(tried.said).toContain('Version 2 would change');
    const { code, said } = await run('diff');
    expect(code).toBe(1);
    expect(said).toContain(`--- ${MENU} (version 1)\n+++ ${MENU} (folder)\n@@ line`);
    expect(said).toContain('--- /dev/null\n+++ resources/notes.txt (folder)\n@@ line 1 @@\n+one\n+two');
    expect((await run('push')).said).toMatch(/Version 2: \d of \d+ files changed\./);
    expect(await run('diff')).toEqual({ code: 0, said: 'Version 2: 0 files differ.' });
    expect((await run('push')).said).toContain('Version 2: 0 of');
  });

  test.each([
    ['a resource', 'resources/_enums.json', (text: string) => text.replace('"', '')],
    ['a text', 'locales/en/common.json', () => '{'],
  ])('a folder with a mistake in %s is refused, and nothing is pushed', async (_, path, hurt) => {
    expect((await run('push')).code).toBe(0);
    writeFileSync(at(path), hurt(readFileSync(at(path), 'utf8')));
    const { code, said } = await run('push');
    expect([code, said]).toEqual([1, expect.stringContaining(path)]);
    expect(said).toMatch(/Refused: \d+ errors\./);
    expect((await run('diff')).said).toContain('Version 1: 1 files differ.');
  });

  test('push takes back nothing that a screen has saved, and pull no work of the folder, unless told to', async () => {
    await run('push');
    await save(MENU);
    await save(CARDS);
    for (const path of [CARDS, 'locales/en/common.json']) edit(path);
    for (const words of ['push --dry-run', 'push']) {
      const { code, said } = await run(words);
      expect([code, said]).toEqual([1, expect.stringContaining('Refused: since version 1')]);
      expect(said).toContain(`               ${MENU}\n  as you have  ${CARDS}\n`);
      expect(said).toMatch(/`diff`.*`pull --force`.*\n`push --force`/);
    }
    expect((await run('diff')).said).toContain('Version 3: 3 files differ.');
    const mine = text(CARDS);
    expect((await run('pull')).said).toContain(`changes of its own in\n  locales/en/common.json\n  ${CARDS}\nKeep`);
    expect(text(CARDS)).toBe(mine);
    expect((await run('push --force')).said).toContain('Version 4: 3 of');
    expect((await run('push')).said).toContain('Version 4: 0 of');
  });

  test('what is taken over first is pushed', async () => {
    await run('push');
    await save(MENU);
    const pulled = await run('pull');
    expect([pulled.code, pulled.said]).toEqual([0, expect.stringContaining('Version 2: 1 of')]);
    edit(CARDS);
    expect((await run('push')).said).toContain('Version 3: 1 of');
    expect((await run('diff --version 2')).said).toContain('Version 2: 1 files differ.');
    expect(text(MENU)).toMatch(/\n\n$/);
  });

  test('an older version is pulled and pushed again; what others change meanwhile is seen', async () => {
    const before = text(MENU);
    await run('push');
    edit(MENU);
    await run('push');
    await expect(run('pull --version 3')).rejects.toThrow('There is no version 3.');
    expect((await run('pull --version 1')).code).toBe(0);
    expect(text(MENU)).toBe(before);
    // To and fro: nothing in the folder is its own.
    expect((await run('pull')).code).toBe(0);
    await run('pull --version 1');
    await save(MENU);
    expect((await run('push')).said).toContain(`Refused: since version 1 others have changed\n               ${MENU}`);
    await run('pull --version 1');
    expect((await run('push')).said).toContain('Version 4: 1 of');
    expect((await run('diff --version 1')).code).toBe(0);
    const { said } = await run('versions');
    expect(said).toMatch(/^ +1 {2}\d{4}-\d\d-\d\dT[\d:]{8}Z +\d{2,} files {2}push$/m);
    expect(said).toMatch(/^ +3 .* 1 files {2}Ada Byron$/m);
    expect(said).toMatch(/The folder comes from version 4\.$/);
  });

  test('a folder that comes from another database does not know what this one has', async () => {
    await run('push');
    edit(CARDS);
    await run('push');
    databaseUrl = await newDatabase();
    await save(MENU);
    edit(CARDS);
    expect((await run('versions')).said).toContain('from version 1, the last that was made from a folder.');
    const { code, said } = await run('push');
    expect([code, said]).toEqual([1, expect.stringContaining(`others have changed\n               ${MENU}\n`)]);
  });

  test('an empty folder is no configuration', async () => {
    cpSync(at('resources/schemas'), join(root, 'nothing/resources/schemas'), { recursive: true });
    const { code, said } = await run('push', 'nothing');
    expect([code, said]).toEqual([1, expect.stringContaining('There is nothing in')]);
    await expect(run('push', 'nowhere')).rejects.toThrow('is missing');
  });
});
