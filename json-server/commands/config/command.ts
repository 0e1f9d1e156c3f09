import { parseArgs } from 'node:util';
import { type Environment, SettingError } from '../../http/environment.ts';
import { openConfigVersions } from '../../live/versions/config-versions.ts';
import { configDifferences, differenceLines } from './differences.ts';
import { filesIn } from './open-source.ts';
import { originName, originOf } from './origin.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { versionWanted, type Work } from './work.ts';

const USAGE = `npm run config -- push [--force] [--dry-run] | pull [--version N] [--force] [--dry-run] | diff [--version N] | versions
  --version N  an older version instead of the newest
  --force      push: takes back what others have changed; pull: takes back what the folder has changed
  --dry-run    says what would be done, and changes nothing`;

/** What push would change, or a version and the folders, line by line. */
async function diff(work: Work): Promise<0 | 1> {
  const { folders, print } = work;
  const version = await versionWanted(work);
  const differences = configDifferences(version.files, await filesIn(folders));
  for (const each of differences) {
    const { path, before, after } = each;
    const lines = differenceLines(each);
    print(`--- ${before === null ? '/dev/null' : `${path} (version ${version.number})`}`);
    print(`+++ ${after === null ? '/dev/null' : `${path} (folder)`}`);
    print(`@@ line ${lines[0]?.line ?? 1} @@`);
    print(
      lines.length === 0
        ? '(its signs are the same, its encoding is not)'
        : lines.map(({ sign, text }) => sign + text).join('\n'),
    );
  }
  print(`Version ${version.number}: ${differences.length} files differ.`);
  return differences.length === 0 ? 0 : 1;
}

/** All versions, the newest last. */
async function listVersions({ folders, versions, print }: Work): Promise<0 | 1> {
  const list = await versions.list();
  for (const { number, at, by, files } of list) {
    print(
      `${String(number).padStart(6)}  ${at.toISOString().slice(0, 19)}Z  ${String(files).padStart(4)} files  ${by}`,
    );
  }
  print(
    list.length === 0
      ? 'There is no version yet: the first start of a server makes it, or push.'
      : `The folder comes from ${originName(await originOf(folders, list)).replace(/,$/, '')}.`,
  );
  return 0;
}

type Option = 'force' | 'dry-run' | 'version';
type Command = { readonly run: (work: Work) => Promise<0 | 1>; readonly takes: readonly Option[] };
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['push', { run: push, takes: ['force', 'dry-run'] }],
  ['pull', { run: pull, takes: ['force', 'dry-run', 'version'] }],
  ['diff', { run: diff, takes: ['version'] }],
  ['versions', { run: listVersions, takes: [] }],
]);

/** @throws SettingError that says how it is called */
function commandIn(argv: readonly string[]): Pick<Work, 'isDryRun' | 'isForced' | 'wanted'> & Pick<Command, 'run'> {
  const flag = { type: 'boolean' } as const;
  const options = { force: flag, 'dry-run': flag, version: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const command = positionals.length === 1 ? COMMANDS.get(positionals[0] ?? '') : undefined;
    const isTaken = Object.keys(values).every((name) => command?.takes.some((each) => each === name));
    if (command && isTaken && /^([1-9]\d*)?$/.test(values.version ?? '')) {
      const wanted = values.version === undefined ? undefined : Number(values.version);
      return { run: command.run, isDryRun: values['dry-run'] === true, isForced: values.force === true, wanted };
    }
  } catch (error) {
    throw new SettingError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new SettingError(USAGE);
}

/**
 * `npm run config -- push | pull | diff | versions`: the versions of the configuration in the database, and the folders.
 * Servers may run meanwhile, and follow.
 * @returns the exit code
 * @throws SettingError, StoreUnavailable
 */
export async function configCommand(
  { databaseUrl, ...folders }: Pick<Environment, 'databaseUrl' | 'resourcesDir' | 'localesDir'>,
  argv: readonly string[],
  print: (lines: string) => void,
): Promise<0 | 1> {
  const { run, ...asked } = commandIn(argv);
  if (databaseUrl === undefined) {
    throw new SettingError('DATABASE_URL is not set: without a database the folders are the configuration.');
  }
  const versions = openConfigVersions(databaseUrl);
  try {
    return await run({ folders, versions, print, ...asked });
  } finally {
    await versions.close();
  }
}
