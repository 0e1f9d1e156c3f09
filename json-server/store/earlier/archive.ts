import fs from 'node:fs';
import type { Row } from '../../../src/config/types.ts';
import { errorCode } from '../disk.ts';
import type { StoreLog } from '../log.ts';
import { StoreFileError } from '../store-file-error.ts';
import { jsonOf } from './checksum.ts';
import type { ColdHeader, StoreSnapshot } from './snapshot.ts';
import { rowOfText } from '../row-text.ts';

/** A file of old rows, and the position of each row. */
export type ColdFile = {
  readonly collection: string;
  readonly path: string;
  readonly partitions: readonly string[];
  /** In the format of the index: partition, two hashes, length (0 = removed), offset. */
  readonly entries: Buffer;
};

const ENTRY_BYTES = 24;
/** Old files of these collections are deleted, though an earlier snapshot may still name them. */
const MAY_MISS: ReadonlySet<string> = new Set(['_deleted', '_requests']);

/** The files of old rows that belong to a snapshot. @throws StoreFileError when one is missing or too short */
export function openArchive(file: string, archives: StoreSnapshot['archives']): readonly ColdFile[] {
  return Object.entries(archives).flatMap(([collection, headers]) =>
    headers.flatMap((header) => coldFile({ file, collection, header }) ?? []),
  );
}

type Named = { readonly file: string; readonly collection: string; readonly header: ColdHeader };

function coldFile({ file, collection, header: { n, bytes, entries: count, partitions } }: Named): ColdFile | undefined {
  const path = `${file}.archive.${collection}.${n}`;
  const damaged = (of: string): StoreFileError => {
    const hint = `It belongs to ${file}: restore both from the same backup.`;
    return new StoreFileError({ path: of, problem: 'the file is missing or shorter than the snapshot says', hint });
  };
  try {
    if (fs.statSync(path).size < bytes) throw damaged(path);
    // The journal contains everything after the entries known to the snapshot.
    const entries = fs.readFileSync(`${path}.index`).subarray(0, count * ENTRY_BYTES);
    if (entries.length < count * ENTRY_BYTES) throw damaged(`${path}.index`);
    return { collection, path, partitions, entries };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    if (MAY_MISS.has(collection)) return undefined;
    throw damaged(path);
  }
}

/** The rows of a file, oldest first; unreadable ones are logged and left out, as the earlier server did. */
export function* coldRows(
  { path, partitions, entries }: ColdFile,
  log: StoreLog,
): Generator<{ readonly tenant: string; readonly row: Row }> {
  const descriptor = fs.openSync(path, 'r');
  let damaged = 0;
  try {
    for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
      const line = Buffer.alloc(entries.readUInt32LE(at + 12));
      if (line.length === 0) continue;
      fs.readSync(descriptor, line, 0, line.length, entries.readDoubleLE(at + 16));
      const json = jsonOf(line.subarray(0, -1));
      const tenant = partitions[entries.readUInt32LE(at)];
      if (json !== undefined && tenant !== undefined) yield { tenant, row: rowOfText(json) };
      // A row that was being removed during a crash is blank.
      else if (line.toString('latin1').trim() !== '') damaged += 1;
    }
  } finally {
    fs.closeSync(descriptor);
  }
  if (damaged > 0) log({ level: 'warn', message: `${path}: ${damaged} damaged rows are left out` });
}
