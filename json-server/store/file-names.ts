import { basename, dirname, join } from 'node:path';
import type { Disk } from './disk.ts';

/** The files beside `file`, the snapshot. */
export function temporaryPath(file: string): string {
  return `${file}.tmp`;
}
export function backupPath(file: string): string {
  return `${file}.bak`;
}
/** Says up to which transaction the journal goes. */
export function markPath(file: string): string {
  return `${file}.seq`;
}
export function lockPath(file: string): string {
  return `${file}.lock`;
}

/** The `n`-th file of old rows of a collection. */
export function archivePath(file: string, collection: string, n: number): string {
  return `${file}.archive.${collection}.${n}`;
}

export type Segment = {
  readonly path: string;
  /** Its first transaction, should it hold any. */
  readonly firstSeq: number;
};

const SEGMENT = /\.journal\.(\d+)$/;
const DIGITS = 12; // so that names sort like numbers

export function segmentAt(file: string, firstSeq: number): Segment {
  return { path: `${file}.journal.${String(firstSeq).padStart(DIGITS, '0')}`, firstSeq };
}

/** The journal's segments among the names of the directory, oldest first. */
export function segmentsAmong(names: readonly string[], file: string): Segment[] {
  const segments: Segment[] = [];
  for (const name of names) {
    const number = SEGMENT.exec(name)?.[1];
    if (number === undefined || name !== `${basename(file)}.journal.${number}`) continue;
    segments.push({ path: join(dirname(file), name), firstSeq: Number(number) });
  }
  return segments.sort((a, b) => a.firstSeq - b.firstSeq);
}

/** Removes all that a store keeps under `file`, for a fresh start. Nobody may have it open. */
export async function removeStoreFiles(disk: Disk, file: string): Promise<void> {
  const names = new Set(await disk.list(dirname(file)));
  const named = [file, temporaryPath(file), backupPath(file), markPath(file)];
  const archived = [...names].filter((name) => name.startsWith(`${basename(file)}.archive.`));
  const segments = segmentsAmong([...names], file).map(({ path }) => path);
  const own = [...named, ...segments, ...archived.map((name) => join(dirname(file), name))];
  for (const path of own) if (names.has(basename(path))) await disk.unlink(path);
}
