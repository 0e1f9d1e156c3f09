import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkConfig } from '../src/config/check/check-config.ts';
import { printFindings, summaryOf } from '../src/config/check/print.ts';
import type { SourceFile } from '../src/config/check/source.ts';
import { KNOWN } from '../json-server/known.ts';

/**
 * `npm run check:resources [-- --json]`: checks the configuration and says what is wrong with it, exit code 1 when
 * something is an error. The folder is `RESOURCES_DIR`, by default `resources`; schemas are its own, or the product's.
 */
const root = (process.env['RESOURCES_DIR'] ?? 'resources').replace(/[/\\]+$/, '');
const isJson = process.argv.includes('--json');

async function readFolder(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({
      path: `${root}/${relative(folder, path).split(sep).join('/')}`,
      text: await readFile(path, 'utf8'),
    })),
  );
}

const files = await readFolder(root).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  process.stderr.write(`There is no folder "${root}" (RESOURCES_DIR).\n`);
  process.exit(2);
});
const isSchema = ({ path }: SourceFile) => path.startsWith(`${root}/schemas/`);
const own = files.filter(isSchema);
const schemas = own.length > 0 ? own : await readFolder(join(import.meta.dirname, '../resources/schemas'));
const { findings } = checkConfig({ files: files.filter((file) => !isSchema(file)), known: KNOWN, schemas, root });

if (isJson) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else {
  process.stdout.write(printFindings(findings));
  process.stdout.write(`${summaryOf(findings, files.length - own.length)}\n`);
}
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
