import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { FILES, folderOfMarina, type Folder } from './marina.ts';

let folder: Folder;
let live: LiveConfig;
beforeAll(async () => {
  folder = folderOfMarina();
  const { resources: resourcesDir, locales: localesDir } = folder;
  live = await openLiveConfig({
    source: folderSource({ resourcesDir, localesDir }),
    known: KNOWN_NAMES,
    isWatching: false,
  });
  expect(live.current().findings).toEqual([]);
});
beforeEach(() => {
  for (const [file, text] of Object.entries(FILES)) folder.write(file, text);
});
afterAll(async () => {
  await live.close();
  folder.remove();
});

const write = (file: string, bytes: Uint8Array) => writeFileSync(join(folder.resources, file), bytes);
async function found() {
  await live.reload();
  return live.current().findings.map(({ file, code, line, level }) => `${file} ${code} ${line} ${level}`);
}
const docks = FILES['docks.json'] ?? '';
const turkish = docks.replace('"tr": "Docks"', '"tr": "İskele"');

test('a byte order mark is no mistake', async () => {
  write('docks.json', Buffer.from(`\uFEFF${turkish}`));
  expect(await found()).toEqual([]);
  expect(live.current().config.resources['docks']?.label.tr).toBe('İskele');
});

test.each([
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${turkish}`, 'utf16le'), 'UTF-16', 1],
  ['UTF-16 without', Buffer.from(turkish, 'utf16le'), 'UTF-16', 1],
  ['Windows-1254', Buffer.from(turkish.replace('İ', '\xdd'), 'latin1'), 'Windows-1254', 5],
])('%s is named, and the last good version stays', async (_name, bytes, encoding, line) => {
  const before = live.current().config.resources['docks'];
  write('docks.json', bytes);
  expect(await found()).toEqual([`resources/docks.json RES109 ${line} error`]);
  expect(live.current().findings[0]?.message).toContain(encoding);
  expect(live.current().config.resources['docks']).toEqual(before);
});

test('_access.csv in another encoding is no open door', async () => {
  folder.write('_access.csv', 'p, admin, *, *, allow\n');
  expect(await found()).toEqual([]);
  const { rows } = live.current().config.policy;
  write('_access.csv', Buffer.from('p, Accounting, *, *, allow\n', 'utf16le'));
  expect(await found()).toEqual(['resources/_access.csv RES109 1 error']);
  expect(live.current().config.policy.rows).toEqual(rows);
  folder.write('_access.csv', 'p, admin, *, *, allow\n');
});

test('texts: what is broken stays as it was, what one language lacks is said', async () => {
  const text = (language: string, content: string) => folder.write(`../locales/${language}/sea.json`, content);
  text('en', '{ "wave": "Wave", "wind": "Wind" }');
  expect(await found()).toEqual(['locales/en/sea.json RES130 1 warning']);
  text('tr', '{ "wave": "Dalga" }');
  expect(await found()).toEqual(['locales/tr/sea.json RES130 1 warning']);
  expect(live.current().findings[0]?.message).toContain('wind');
  text('tr', '{ "wave": "Dalga", "wind": "Rüzgâr" }');
  expect(await found()).toEqual([]);
  text('tr', '{ "wave": "Dalga",\n "wind": ');
  expect((await found()).map((line) => line.slice(0, 'locales/tr/sea.json RES100'.length))).toEqual([
    'locales/tr/sea.json RES100',
  ]);
  expect(live.current().catalogues.tr['sea']).toEqual({ wave: 'Dalga', wind: 'Rüzgâr' });
  text('tr', '{ "wave": 5, "wind": "Rüzgâr" }');
  expect(await found()).toEqual(['locales/tr/sea.json RES105 1 error']);
});
