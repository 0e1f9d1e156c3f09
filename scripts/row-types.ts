import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KNOWN_NAMES } from '../json-server/commands/known-names.ts';
import { folderSource } from '../json-server/live/folder-source.ts';
import { openLiveConfig } from '../json-server/live/live-config.ts';
import { lostFields, neededFields, neededFieldsText } from './needed-fields-text.ts';
import { typedResources } from './typed-resources.ts';
import { rowTypeText, storedRowsText } from './row-types-text.ts';
import { wordsOfCode } from './words-of-code.ts';

/**
 * `npm run row-types [-- collection.field …]`: writes anew what rows hold (`json-server/live/rows/stored`, and `stored-rows.ts` that
 * maps collections to them) for the resources that server code reads, and which of their fields it reads
 * (`json-server/live/needed-fields.ts`). A field that code still reads is not forgotten because it left its file, unless it is
 * named.
 */
const LIVE = join(import.meta.dirname, '../json-server/live');
const FOLDER = join(LIVE, 'rows/stored');
const { needed: before, ...known } = KNOWN_NAMES;
const live = await openLiveConfig({
  source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
  known,
  isWatching: false,
});
const { resources } = live.current().config;
const asked = process.argv.slice(2);
const code = wordsOfCode();
const needed = neededFields(resources, code);
const lost = lostFields(before, needed, code).filter((path) => !asked.includes(path));
if (lost.length > 0) throw new Error(`Code reads what is in no file now: ${lost.join(', ')}.`);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const read = typedResources(resources, needed);
for (const resource of read) {
  await writeFile(join(FOLDER, `${resource.name}.ts`), await rowTypeText(resource));
}
await writeFile(join(LIVE, 'rows/stored-rows.ts'), await storedRowsText(read));
await writeFile(join(LIVE, 'needed-fields.ts'), await neededFieldsText(needed));
await live.close();
