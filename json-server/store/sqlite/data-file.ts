import { mkdir, open, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, errorText } from '../disk.ts';
import { StoreFileError } from '../store-file-error.ts';
import { Connection } from './connection.ts';

const ONLY_OURS = 0o600;
/** SQLite's errors for a file that is not, or no longer, a database. */
const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;

/** Creates a file readable only by its owner; an existing one stays as it is. */
export async function makeFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'a', ONLY_OURS)).close();
}

export type HeldFile = { readonly path: string; release(): void };

/**
 * Creates the file if missing, and locks other servers out, whatever link they use. The lock is a transaction on a file
 * beside it, so it ends with the process in any case. @throws StoreFileError
 */
export async function holdFile(file: string): Promise<HeldFile> {
  try {
    await makeFile(file);
    const path = await realpath(file);
    await makeFile(`${path}-lock`);
    const lock = new Connection(`${path}-lock`);
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    const release = (): void => {
      lock.exec('rollback');
      lock.close();
    };
    return { path, release };
  } catch (error) {
    const isTaken = errorCode(error) === 'SQLITE_BUSY';
    const problem = isTaken ? 'the data is in use by another server' : errorText(error);
    const hint = isTaken
      ? 'Stop that server, or give this one another DB_FILE.'
      : 'Name a file in DB_FILE that the server may write.';
    throw new StoreFileError({ path: file, problem, hint });
  }
}

/** Converts errors of the file itself to `StoreFileError`. */
export function fileError(path: string, error: unknown): unknown {
  if (!DAMAGED.test(errorCode(error))) return error;
  const hint = 'Nothing was changed. Put a backup in its place, or move it away to begin with new data.';
  return new StoreFileError({ path, problem: `the file is damaged, or no database (${errorText(error)})`, hint });
}

export const newerError = (path: string, version: number): StoreFileError =>
  new StoreFileError({
    path,
    problem: `the data was written by a newer server (version ${version} of its tables)`,
    hint: 'Nothing was changed. Start that version, or restore a backup made before it.',
  });
