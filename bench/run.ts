// `npm run bench`: our figures beside those of anchors, measured in the same run. See README.md.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { judge, type Judged, MEASURES, type Result } from './measures.ts';
import { readOptions, type Options } from './options.ts';
import { table } from './table.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OUT = join(import.meta.dirname, 'out');
const PRODUCT = join(OUT, 'product');

function npm(...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed`);
}

const ANCHORS = join(import.meta.dirname, 'node_modules');

/** The anchors are fetched with the first run and not with the product. @throws Error without a registry */
function fetchAnchors(): void {
  if (existsSync(ANCHORS)) return;
  try {
    npm('ci', '--prefix', 'bench', '--no-audit', '--no-fund');
  } catch (error) {
    rmSync(ANCHORS, { recursive: true, force: true });
    throw error;
  }
}

function makeReady({ build }: Options): void {
  if (build || !existsSync(join(ROOT, 'dist/server/server.js'))) npm('run', '--silent', 'build');
  // Measured is a copy, so that neither a build nor an edit in the meantime changes what runs.
  rmSync(PRODUCT, { recursive: true, force: true });
  for (const part of ['dist', 'resources', 'locales', 'db.json'])
    cpSync(join(ROOT, part), join(PRODUCT, part), { recursive: true });
}

async function serverResults(options: Options): Promise<readonly Result[]> {
  const { makeData } = await import('./server/data.ts');
  const { measureServer } = await import('./server/measure.ts');
  const out = join(OUT, 'server');
  rmSync(out, { recursive: true, force: true });
  const { smallRows, ...size } = options.amounts;
  const big = await makeData({ root: ROOT, folder: join(out, 'data-big'), size: { ...size, rows: options.rows } });
  const small = options.smoke
    ? big // of the same size: no figure counts
    : await makeData({ root: ROOT, folder: join(out, 'data-small'), size: { ...size, rows: smallRows } });
  return measureServer({ root: ROOT, product: PRODUCT, out, options, big, small });
}

async function databaseResults(options: Options): Promise<readonly Result[]> {
  const { makeData } = await import('./server/data.ts');
  const { measureDatabase } = await import('./server/database.ts');
  const out = join(OUT, 'database');
  rmSync(out, { recursive: true, force: true });
  const size = { ...options.amounts, rows: options.rows };
  return measureDatabase({
    product: PRODUCT,
    out,
    options,
    makeData: (folder) => makeData({ root: ROOT, folder, size }),
  });
}

async function browserResults(options: Options): Promise<readonly Result[]> {
  const { measureBrowser } = await import('./browser/measure.ts');
  const { ACCOUNT, startOurs } = await import('./server/ours.ts');
  const out = join(OUT, 'browser');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // The product as delivered: its first start makes working data of the seed.
  const server = await startOurs({ product: PRODUCT, file: join(out, 'konak.db'), log: join(out, 'server.log') });
  try {
    const folder = join(out, 'anchor');
    const { results, visits } = await measureBrowser({
      root: ROOT,
      url: server.url,
      account: ACCOUNT,
      folder,
      pace: options,
    });
    writeFileSync(join(OUT, 'visits.json'), JSON.stringify(visits, null, 1));
    return results;
  } finally {
    await server.stop();
  }
}

async function widgetResults(options: Options): Promise<readonly Result[]> {
  const { measureWidgets } = await import('./browser/widgets.ts');
  return measureWidgets({ root: ROOT, folder: join(OUT, 'widgets'), pace: options, only: options.only });
}

/** Load average above which somebody else is working. */
const QUIET = 1;

/** Every measure that was asked for gave a figure; how good it is says the bench itself, on a quiet machine. */
function smoke(judged: readonly Judged[], { only }: Options): void {
  const given = new Set(judged.filter(({ value }) => Number.isFinite(value)).map(({ id }) => id));
  const missing = [...only].filter((id) => !given.has(id));
  console.log(
    missing.length === 0 ? `each of ${given.size} measures gave a figure` : `No figure: ${missing.join(', ')}`,
  );
  process.exitCode = missing.length === 0 ? 0 : 2;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  try {
    fetchAnchors();
  } catch (error) {
    if (!options.smoke) throw error;
    // `npm test` passes without a network once the product is installed.
    console.log('Not run: what the product is measured beside could not be fetched.');
    return;
  }
  makeReady(options);
  const before = loadavg()[0] ?? 0;
  if (before > QUIET && !options.smoke)
    console.error(`The machine is busy (load ${before.toFixed(1)}): expect figures that do not repeat.`);
  const wants = (group: string): boolean =>
    MEASURES.some((measure) => measure.group === group && options.only.has(measure.id));
  const groups = [
    ...(wants('server') ? [serverResults] : []),
    ...(wants('database') ? [databaseResults] : []),
    ...(wants('browser') ? [browserResults] : []),
    ...(wants('widgets') ? [widgetResults] : []),
  ];
  const results: Result[] = [];
  // Side by side they take from each other, which is no matter where no figure counts.
  if (options.smoke) results.push(...(await Promise.all(groups.map((group) => group(options)))).flat());
  else for (const group of groups) results.push(...(await group(options)));
  const order = MEASURES.map(({ id }) => id);
  const judged = results
    .filter(({ id }) => options.only.has(id))
    .map(judge)
    .toSorted((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
  writeFileSync(
    join(OUT, 'results.json'),
    JSON.stringify({ when: new Date().toISOString(), node: process.version, load: before, results: judged }, null, 1),
  );
  writeFileSync(join(OUT, 'results.md'), `${table(judged)}\n`);
  if (options.smoke) {
    smoke(judged, options);
    return;
  }
  console.log(options.json ? JSON.stringify(judged, null, 1) : table(judged));
  process.exitCode = judged.some(({ verdict }) => verdict === 'GATE MISSED') ? 1 : 0;
}

// 1 says that a gate was missed; a bench that could not measure ends with 2.
await main().catch((error: unknown) => {
  console.error(error);
  process.exit(2);
});
