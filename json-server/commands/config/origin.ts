import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigFolders } from '../../live/folder-source.ts';
import { FROM_FOLDER, type VersionNote } from '../../live/versions/config-versions.ts';
import { writeAtomically } from '../../store/write-atomically.ts';

/** Beside the files of `resources/`, and none of them. */
const ORIGIN_FILE = '.version';

/** What a folder comes from. */
export type FolderOrigin = {
  /** The version that the folder was, before somebody changed files in it. */
  readonly from: number;
  /** The newest version at that time: what it did is known to whoever works in the folder. Newer than `from` once an older one was pulled. */
  readonly seen: number;
  /** Nothing in the folder says so. */
  readonly isGuessed?: boolean;
};

const fileIn = ({ resourcesDir }: ConfigFolders): string => join(resourcesDir, ORIGIN_FILE);

/** When version `seen` was made tells whether these are the versions of the database that the folder comes from. */
type Written = Pick<FolderOrigin, 'from' | 'seen'> & { readonly at: string };

function parse(text: string): Partial<Written> | null {
  try {
    return JSON.parse(text) as Partial<Written> | null;
  } catch {
    return null;
  }
}

/**
 * Where a folder does not say what it comes from, or comes from another database, it is taken to follow the version that a
 * folder made last: so is a checkout whose changes are all in it, and what screens have changed since is not.
 * @param versions oldest first
 */
export async function originOf(folders: ConfigFolders, versions: readonly VersionNote[]): Promise<FolderOrigin> {
  const written = parse(await readFile(fileIn(folders), 'utf8').catch(() => ''));
  const seen = versions.find(({ number }) => number === written?.seen);
  const from = versions.find(({ number }) => number === written?.from);
  if (seen && from && seen.at.toISOString() === written?.at) return { from: from.number, seen: seen.number };
  const number = versions.findLast(({ by }) => FROM_FOLDER.has(by))?.number ?? 0;
  return { from: number, seen: number, isGuessed: true };
}

/** Notes what a folder comes from now. */
export async function noteOrigin(
  folders: ConfigFolders,
  { from, seen }: FolderOrigin,
  versions: readonly VersionNote[],
): Promise<void> {
  const at = versions.find(({ number }) => number === seen)?.at.toISOString() ?? '';
  const written: Written = { from, seen, at };
  await writeAtomically(fileIn(folders), `${JSON.stringify(written)}\n`);
}

/** For messages. */
export const originName = ({ from, isGuessed = false }: FolderOrigin): string =>
  isGuessed ? `version ${from}, the last that was made from a folder,` : `version ${from}`;
