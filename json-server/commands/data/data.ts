import { parseArgs } from 'node:util';
import { type Environment, SettingError } from '../../http/environment.ts';
import { openBlobs } from '../../records/files/open-blobs.ts';
import { openEngine } from '../open-data.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { withClosing } from './closing.ts';
import type { Command } from './command.ts';
import { copy } from './copy.ts';
import { exportRecords } from './export.ts';
import { importRecords } from './import.ts';
import { type DataPlace, placeAt } from './places.ts';
import { progressOn } from './progress.ts';
import { restore } from './restore.ts';

const USAGE = `npm run data -- backup FILE | restore FILE | copy FROM TO | export FILE.json | import FILE.json | check
  --dry-run  says what would be done, and changes nothing
  --force    backup, export: writes over FILE; restore: sets aside what is there
  --whole    export: with the server's own collections and the secrets of records
FROM, TO: a path, sqlite:PATH, or postgres://…; all others: DATABASE_URL, or DB_FILE.`;

type Run = (command: Command, ...names: readonly string[]) => Promise<boolean>;
const COMMANDS: Readonly<Record<string, { readonly names: number; readonly run: Run }>> = {
  backup: { names: 1, run: (command, file = '') => backup(command, file) },
  restore: { names: 1, run: (command, file = '') => restore(command, file) },
  copy: { names: 2, run: (command, from = '', to = '') => copy(command, from, to) },
  export: { names: 1, run: (command, file = '') => exportRecords(command, file) },
  import: { names: 1, run: (command, file = '') => importRecords(command, file) },
  check: { names: 0, run: (command) => check(command) },
};

type Setup = {
  readonly argv: readonly string[];
  readonly print: (line: string) => void;
  /** Where progress is shown. */
  readonly output: Parameters<typeof progressOn>[0];
};

/** `npm run data -- …`. @returns the exit code. @throws SettingError, StoreFileError with a message for the terminal */
export async function data(environment: Environment, { argv, print, output }: Setup): Promise<0 | 1> {
  const { positionals, values } = argumentsOf(argv);
  const [name = '', ...names] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || names.length !== command.names) throw new SettingError(USAGE);
  const { databaseUrl, dbFile } = environment;
  const blobs = openBlobs(environment);
  const setup: Command = {
    environment,
    own: placeAt(databaseUrl ?? dbFile),
    blobs,
    openEngine: engineAt,
    isDry: values['dry-run'],
    isForced: values.force,
    isWhole: values.whole,
    print,
    progress: progressOn(output),
  };
  return (await withClosing(blobs, () => command.run(setup, ...names))) ? 0 : 1;
}

/** What a command writes into, it fills. */
const engineAt = (place: DataPlace) =>
  openEngine(
    place.kind === 'sqlite' ? { dbFile: place.file, databaseUrl: undefined } : { dbFile: '', databaseUrl: place.url },
    { isFilling: true },
  );

function argumentsOf(argv: readonly string[]) {
  const option = { type: 'boolean', default: false } as const;
  try {
    const options = { 'dry-run': option, force: option, whole: option };
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new SettingError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
