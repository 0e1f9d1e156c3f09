import type { AttachedFile } from '../../../../src/domain/mail/inbox/incoming.ts';
import { MAX_FILE_BYTES } from '../../../../src/config/file-kinds.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { FileRow } from '../../../live/rows/own-rows.ts';
import type { LeftOut } from '../../../../src/wire/inbox.ts';
import type { Blobs } from '../../../records/files/blobs.ts';
import { newFile } from '../../../records/files/new-file.ts';
import type { FileQuota } from '../../../records/files/quota.ts';
import { systemCaller } from '../../../records/system.ts';
import { MAX_FILES } from './names.ts';

/** Files that a mail leaves out by name, at most: of a hostile one nobody reads more. */
const MAX_LEFT_OUT = 20;
const LONGEST_NAME = 120; // characters

/** Where files are kept. */
export type FileStore = { readonly blobs: Blobs; readonly fileQuota: FileQuota };
/** What became of the files of a mail: rows whose bytes are there already, and those that are not kept. */
export type KeptFiles = { readonly rows: readonly FileRow[]; readonly leftOut: readonly LeftOut[] };
type Company = { readonly tenant: string; readonly now: string };

/** A name as a header bears it, without halves of pairs. */
const encoded = (name: string): string => encodeURIComponent(Buffer.from(name, 'utf8').toString('utf8'));

async function keepOne({ blobs, fileQuota }: FileStore, { tenant, now }: Company, file: AttachedFile) {
  if (file.isCut === true || file.bytes.length > MAX_FILE_BYTES) return 'TOO_LARGE';
  const caller = systemCaller(tenant, now);
  const bytes = Buffer.from(file.bytes);
  const row = newFile({ bytes, name: encoded(file.name), tenant, userId: caller.user.id, now });
  if (typeof row === 'string') return row === 'kind' ? 'KIND' : 'UNREADABLE';
  if (!(await blobs.hasRoom())) return 'NO_ROOM';
  try {
    const giveBack = fileQuota.take(caller, bytes.length);
    try {
      await blobs.put(row.id, bytes);
    } finally {
      giveBack();
    }
  } catch (error) {
    if (error instanceof HttpError) return 'NO_ROOM';
    throw error;
  }
  return row;
}

/**
 * Keeps the bytes of a mail's files, those that are kinds of file that are kept; the others are named with the reason.
 * Whoever writes no rows for them takes the bytes away again; what a crash leaves behind the sweep finds.
 * @throws StoreUnavailable
 */
export async function keepFiles(
  store: FileStore,
  company: Company,
  files: readonly AttachedFile[],
): Promise<KeptFiles> {
  const rows: FileRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const file of files) {
    const kept = rows.length >= MAX_FILES ? 'TOO_MANY' : await keepOne(store, company, file);
    if (typeof kept !== 'string') rows.push(kept);
    else if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ name: file.name.slice(0, LONGEST_NAME), reason: kept });
  }
  return { rows, leftOut };
}

/** Takes the bytes away of files that came to nothing. */
export async function dropFiles({ blobs }: FileStore, { rows }: KeptFiles): Promise<void> {
  // What a failing disk keeps, the sweep finds.
  await Promise.all(rows.map(({ id }) => blobs.remove(id).catch(() => undefined)));
}
