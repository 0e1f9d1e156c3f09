import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { KNOWN_NAMES } from '../json-server/known-names.ts';
import { openLiveConfig } from '../json-server/live-config.ts';
import { lostFields, neededFields, neededFieldsText } from './needed-fields-text.ts';
import { rowTypeText } from './row-types-text.ts';
import { wordsOfCode } from './words-of-code.ts';

/**
 * `npm run row-types [-- collection …] [-- collection.field …]`: writes anew what rows hold, for the collections that have a
 * file in `json-server/stored` and for those that are named, and which fields code reads (`json-server/needed-fields.ts`).
 * A field that code still reads is not forgotten because it left its file, unless it is named.
 */
const SERVER = join(import.meta.dirname, '../json-server');
const FOLDER = join(SERVER, 'stored');
const { needed: before, ...known } = KNOWN_NAMES;
const live = await openLiveConfig({ resourcesDir: 'resources', localesDir: 'locales', known, isWatching: false });
const { resources } = live.current().config;
const there = (await readdir(FOLDER).catch(() => [])).map((name) => name.replace(/\.ts$/, ''));
const options = await resolveConfig(FOLDER + '/any.ts');
const asked = process.argv.slice(2);
for (const name of new Set([...there, ...asked.filter((each) => !each.includes('.'))])) {
  const resource = resources[name];
  if (resource === undefined) throw new Error(`There is no resource "${name}".`);
  await writeFile(join(FOLDER, `${name}.ts`), await rowTypeText(resource, options ?? {}));
}
const code = wordsOfCode();
const needed = neededFields(resources, code);
const lost = lostFields(before, needed, code).filter((path) => !asked.includes(path));
if (lost.length > 0) throw new Error(`Code reads what is in no file now: ${lost.join(', ')}.`);
await writeFile(join(SERVER, 'needed-fields.ts'), await neededFieldsText(needed, options ?? {}));
await live.close();
