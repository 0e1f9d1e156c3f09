import { rm } from 'node:fs/promises';
import { printFindings } from '../../../src/config/check/print.ts';
import { type DiffLine, lineDiff } from '../../../src/domain/text/line-diff.ts';
import { type Environment, SettingError } from '../../http/environment.ts';
import { parted } from '../../live/check-files.ts';
import type { KeptFile } from '../../live/config-source.ts';
import { fileAt, type Folders } from '../../live/folder-source.ts';
import { sourceOf } from '../../live/source-files.ts';
import { type ConfigVersions, openConfigVersions } from '../../live/versions/config-versions.ts';
import { writeAtomically } from '../../store/write-atomically.ts';
import { KNOWN_NAMES } from '../known-names.ts';
import { findingsIn } from './findings-in.ts';
import { filesIn } from './open-source.ts';

const USAGE = 'npm run config -- push | pull | diff [--dry-run]';

type Work = {
  readonly folders: Folders;
  readonly versions: ConfigVersions;
  readonly isDryRun: boolean;
  readonly print: (lines: string) => void;
};

/** One file that is not the same on both sides; null = there it is not. */
type Difference = { readonly path: string; readonly before: Buffer | null; readonly after: Buffer | null };

function differencesOf(before: readonly KeptFile[], after: readonly KeptFile[]): readonly Difference[] {
  const bytesIn = (files: readonly KeptFile[]) => new Map(files.map(({ path, bytes }) => [path, bytes]));
  const [old, now] = [bytesIn(before), bytesIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((each) => each.before === null || each.after === null || !each.before.equals(each.after));
}

const lineOf = ({ path, before, after }: Difference): string =>
  `  ${before === null ? 'new    ' : after === null ? 'removed' : 'changed'}  ${path}`;

/** The folders become the next version, unless something is wrong with them. */
async function push({ folders, versions, isDryRun, print }: Work): Promise<0 | 1> {
  const files = await filesIn(folders);
  const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`)).map(sourceOf);
  const setup = { ...parted(inFolder('resources')), known: KNOWN_NAMES, good: new Map<string, never>() };
  const errors = findingsIn(setup, inFolder('locales')).filter(({ level }) => level === 'error');
  if (errors.length > 0 || setup.files.length === 0) {
    print(printFindings(errors));
    print(
      setup.files.length === 0 ? `There is nothing in ${folders.resourcesDir}.` : `Refused: ${errors.length} errors.`,
    );
    return 1;
  }
  const newest = await versions.asOf();
  const differences = differencesOf(newest.files, files);
  if (differences.length > 0) print(differences.map(lineOf).join('\n'));
  if (isDryRun) {
    print(`Version ${newest.number + 1} would change ${differences.length} files.`);
    return 0;
  }
  const made = await versions.add(
    'push',
    ({ files: present }) => new Map(differencesOf(present, files).map(({ path, after }) => [path, after])),
  );
  print(`Version ${made}: ${differences.length} of ${files.length} files changed.`);
  return 0;
}

/** The folders become what the newest version is. */
async function pull({ folders, versions, isDryRun, print }: Work): Promise<0 | 1> {
  const newest = await versions.asOf();
  if (newest.number === 0) {
    print('There is no version yet: the first start of a server makes it, or push.');
    return 1;
  }
  const differences = differencesOf(await filesIn(folders), newest.files);
  if (differences.length > 0) print(differences.map(lineOf).join('\n'));
  for (const { path, after } of isDryRun ? [] : differences) {
    if (path.split('/').includes('..')) throw new SettingError(`${path} is no path below the folders.`);
    if (after === null) await rm(fileAt(folders, path), { force: true });
    else await writeAtomically(fileAt(folders, path), after);
  }
  const became = isDryRun ? 'would change' : 'changed';
  print(`Version ${newest.number}: ${differences.length} of ${newest.files.length} files ${became}.`);
  return 0;
}

/** A file that is new or gone is so with all its lines. */
function linesOf({ path, before, after }: Difference): readonly DiffLine[] {
  const textOf = (bytes: Buffer): string => sourceOf({ path, bytes }).text;
  const all = (bytes: Buffer, sign: DiffLine['sign']) =>
    textOf(bytes)
      .split('\n')
      .map((text, index): DiffLine => ({ sign, line: index + 1, text }));
  if (before === null) return after === null ? [] : all(after, '+');
  return after === null ? all(before, '-') : lineDiff(textOf(before), textOf(after));
}

/** What push would change, line by line. */
async function diff({ folders, versions, print }: Work): Promise<0 | 1> {
  const newest = await versions.asOf();
  const differences = differencesOf(newest.files, await filesIn(folders));
  for (const each of differences) {
    const { path, before, after } = each;
    const lines = linesOf(each);
    print(`--- ${before === null ? '/dev/null' : `${path} (version ${newest.number})`}`);
    print(`+++ ${after === null ? '/dev/null' : `${path} (folder)`}`);
    print(`@@ line ${lines[0]?.line ?? 1} @@`);
    print(
      lines.length === 0
        ? '(its signs are the same, its encoding is not)'
        : lines.map(({ sign, text }) => sign + text).join('\n'),
    );
  }
  print(`Version ${newest.number}: ${differences.length} files differ.`);
  return differences.length === 0 ? 0 : 1;
}

const COMMANDS = new Map(Object.entries({ push, pull, diff }));

/**
 * `npm run config -- push | pull | diff`: the versions of the configuration in the database, and the folders. Servers may
 * run meanwhile, and follow.
 * @returns the exit code
 * @throws SettingError, StoreUnavailable
 */
export async function configCommand(
  { databaseUrl, ...folders }: Pick<Environment, 'databaseUrl' | 'resourcesDir' | 'localesDir'>,
  argv: readonly string[],
  print: (lines: string) => void,
): Promise<0 | 1> {
  const [name = '', ...options] = argv;
  const command = COMMANDS.get(name);
  if (command === undefined || options.some((option) => option !== '--dry-run')) throw new SettingError(USAGE);
  if (databaseUrl === undefined) {
    throw new SettingError('DATABASE_URL is not set: without a database the folders are the configuration.');
  }
  const versions = openConfigVersions(databaseUrl);
  try {
    return await command({ folders, versions, isDryRun: options.length > 0, print });
  } finally {
    await versions.close();
  }
}
