import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkAndMend, type Misfit } from '../src/config/check/mend.ts';
import { printFindings, summaryOf } from '../src/config/check/print.ts';
import type { Finding } from '../src/config/types.ts';
import { dbFileOf, lastGoodFileOf } from '../json-server/http/environment.ts';
import { findingsIn } from '../json-server/commands/config/findings-in.ts';
import { KNOWN_NAMES } from '../json-server/commands/known-names.ts';
import { splitSchemas } from '../json-server/live/check-files.ts';
import { misfitsBetween } from '../json-server/live/misfits.ts';
import { openLastGood } from '../json-server/live/last-good.ts';
import { openRecordsCopy } from '../json-server/commands/records-copy.ts';
import { keptFiles, sourceOf } from '../json-server/live/source-files.ts';

/**
 * `npm run check:resources [-- --json]`: checks the configuration and says what is wrong with it, exit code 1 when
 * something is an error. The folders are `RESOURCES_DIR` and `LOCALES_DIR`, by default `resources` and `locales`; schemas are
 * its own, or the product's. Where a server has run beside `DB_FILE`, what was last in force there counts as it does there, so
 * that both say the same of a broken file, and of a change that the records there do not fit.
 */
const folderOf = (name: string, preset: string): string => (process.env[name] ?? preset).replace(/[/\\]+$/, '');
const root = folderOf('RESOURCES_DIR', 'resources');
const locales = folderOf('LOCALES_DIR', 'locales');
const isJson = process.argv.includes('--json');

if (!existsSync(root)) {
  process.stderr.write(`There is no folder "${root}" (RESOURCES_DIR).\n`);
  process.exit(2);
}
const read = async (...of: Parameters<typeof keptFiles>) => (await keptFiles(...of)).map(sourceOf);
const { files, schemas: own } = splitSchemas(await read(root, 'resources'));
const schemas = own.length > 0 ? own : await read(join(import.meta.dirname, '../resources/schemas'), 'resources');
const { found: lastGood } = await openLastGood(lastGoodFileOf(process.env));
const good = new Map(Object.entries(lastGood.files));
const setup = { files, known: KNOWN_NAMES, schemas, good };
const misfits = await misfitsIn();

/** Changes since the last good versions that the records do not fit. */
async function misfitsIn(): Promise<readonly Misfit[]> {
  const changed = new Set(files.flatMap(({ path, text }) => (good.get(path)?.text === text ? [] : [path])));
  if (good.size === 0 || changed.size === 0) return [];
  const store = await openRecordsCopy(dbFileOf(process.env));
  if (!store) return [];
  const { config: after } = checkAndMend(setup);
  const { files: before } = splitSchemas([...good].map(([path, { text }]) => ({ path, text })));
  const { config } = checkAndMend({ ...setup, files: before, good: new Map() });
  const now = new Date().toISOString();
  const found = await misfitsBetween({ before: config, after, files, changed, store, now, isWhole: true });
  await store.close();
  return found;
}

/** As the person who asks has named the folder. */
const asAsked = (finding: Finding): Finding => ({ ...finding, file: finding.file.replace(/^resources(?=\/)/, root) });
const findings = findingsIn({ ...setup, misfits }, await read(locales, 'locales')).map(asAsked);

if (isJson) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else {
  process.stdout.write(printFindings(findings));
  process.stdout.write(`${summaryOf(findings, files.length)}\n`);
}
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
