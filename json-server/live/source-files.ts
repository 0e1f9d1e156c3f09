import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from '../../src/config/check/source.ts';
import type { ConfigFolder, KeptFile } from './config-source.ts';
import { readText } from './read-text.ts';

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** All files except hidden ones (`.version`, `.DS_Store`). @param folder the prefix of their paths */
export async function keptFiles(root: string, folder: ConfigFolder): Promise<KeptFile[]> {
  const paths = await filesBelow(root);
  const read = await Promise.all(
    paths.map(async (path): Promise<KeptFile | undefined> => {
      // A file may be deleted between listing and reading.
      const bytes = await readFile(path).catch(() => undefined);
      return bytes && { path: `${folder}/${relative(root, path).split(sep).join('/')}`, bytes };
    }),
  );
  return read.filter((file) => file !== undefined);
}

export const sourceOf = ({ path, bytes }: KeptFile): SourceFile => ({ path, ...readText(bytes) });

export const isSameFile = (one: SourceFile | undefined, other: SourceFile): boolean =>
  one?.path === other.path && one.text === other.text && one.encoding === other.encoding;

/** Unchanged files keep their object, so everything derived from them stays valid. */
export function sameWhileUnchanged(read: () => Promise<readonly SourceFile[]>): () => Promise<SourceFile[]> {
  let known = new Map<string, SourceFile>();
  return async () => {
    const files = (await read()).map((file) => {
      const before = known.get(file.path);
      return before && isSameFile(before, file) ? before : file;
    });
    known = new Map(files.map((file) => [file.path, file]));
    return files;
  };
}

export const textsOf = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

export function isJson({ text }: SourceFile): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
