import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkLocales } from '../src/config/check/locales-pass.ts';
import { checkAndMend, type Misfit } from '../src/config/check/mend.ts';
import { printFindings, summaryOf } from '../src/config/check/print.ts';
import type { SourceFile } from '../src/config/check/source.ts';
import type { Config, Finding } from '../src/config/types.ts';
import { dbFileOf, lastGoodFileOf } from '../json-server/http/environment.ts';
import { KNOWN_NAMES } from '../json-server/commands/known-names.ts';
import { misfitsBetween } from '../json-server/live/misfits.ts';
import { openLastGood } from '../json-server/live/last-good.ts';
import { openRecordsCopy } from '../json-server/records/renames/records-copy.ts';
import { readText } from '../json-server/live/read-text.ts';

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

async function readFolder(folder: string, name = 'resources'): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({
      path: `${name}/${relative(folder, path).split(sep).join('/')}`,
      ...(await readText(path)),
    })),
  );
}

const files = await readFolder(root).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  process.stderr.write(`There is no folder "${root}" (RESOURCES_DIR).\n`);
  process.exit(2);
});
const isSchema = ({ path }: SourceFile) => path.startsWith('resources/schemas/');
const own = files.filter(isSchema);
const schemas = own.length > 0 ? own : await readFolder(join(import.meta.dirname, '../resources/schemas'));
const { found: lastGood } = await openLastGood(lastGoodFileOf(process.env));
const good = new Map(Object.entries(lastGood.files));
const setup = { files: files.filter((file) => !isSchema(file)), known: KNOWN_NAMES, schemas, good };
const first = checkAndMend(setup);
const misfits = await misfitsIn(first.config);
const checked = misfits.length === 0 ? first : checkAndMend({ ...setup, misfits });

/** Changes since the last good versions that the records do not fit. */
async function misfitsIn(after: Config): Promise<readonly Misfit[]> {
  const changed = new Set(setup.files.flatMap(({ path, text }) => (good.get(path)?.text === text ? [] : [path])));
  if (good.size === 0 || changed.size === 0) return [];
  const store = await openRecordsCopy(dbFileOf(process.env));
  if (!store) return [];
  const before = [...good].map(([path, { text }]) => ({ path, text })).filter((file) => !isSchema(file));
  const { config } = checkAndMend({ ...setup, files: before, good: new Map() });
  const now = new Date().toISOString();
  const found = await misfitsBetween({ before: config, after, files: setup.files, changed, store, now, isWhole: true });
  await store.close();
  return found;
}

const texts = (await readFolder(locales, 'locales').catch(() => [])).filter(({ path }) => path.endsWith('.json'));
/** As the person who asks has named the folder. */
const asAsked = (finding: Finding): Finding => ({ ...finding, file: finding.file.replace(/^resources(?=\/)/, root) });
const findings = [...checked.findings.map(asAsked), ...checkLocales(texts)];

if (isJson) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else {
  process.stdout.write(printFindings(findings));
  process.stdout.write(`${summaryOf(findings, files.length - own.length)}\n`);
}
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
