import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { KNOWN_NAMES } from '../json-server/known-names.ts';
import { openLiveConfig } from '../json-server/live-config.ts';
import { rowTypeText } from './row-types-text.ts';

/**
 * `npm run row-types [-- collection …]`: writes anew what rows hold, for the collections that have a file in
 * `json-server/stored` and for those that are named.
 */
const FOLDER = join(import.meta.dirname, '../json-server/stored');
const live = await openLiveConfig({
  resourcesDir: 'resources',
  localesDir: 'locales',
  known: KNOWN_NAMES,
  isWatching: false,
});
const { resources } = live.current().config;
const there = (await readdir(FOLDER).catch(() => [])).map((name) => name.replace(/\.ts$/, ''));
const options = await resolveConfig(FOLDER + '/any.ts');
for (const name of new Set([...there, ...process.argv.slice(2)])) {
  const resource = resources[name];
  if (resource === undefined) throw new Error(`There is no resource "${name}".`);
  await writeFile(join(FOLDER, `${name}.ts`), await rowTypeText(resource, options ?? {}));
}
await live.close();
