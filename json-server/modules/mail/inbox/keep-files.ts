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

/** Max names of omitted files: a hostile mail may have many. */
const MAX_LEFT_OUT = 20;
const LONGEST_NAME = 120; // characters

/** Where files are stored. */
export type FileStore = { readonly blobs: Blobs; readonly fileQuota: FileQuota };
/** The result for a mail's files: rows whose bytes are stored already, and omitted files. */
export type KeptFiles = { readonly rows: readonly FileRow[]; readonly leftOut: readonly LeftOut[] };
type Company = { readonly tenant: string; readonly now: string };

/** A name in header form, without halves of surrogate pairs. */
const encodedName = (name: string): string => encodeURIComponent(Buffer.from(name, 'utf8').toString('utf8'));

async function keepOne({ blobs, fileQuota }: FileStore, { tenant, now }: Company, file: AttachedFile) {
  if (file.isCut === true || file.bytes.length > MAX_FILE_BYTES) return 'TOO_LARGE';
  const caller = systemCaller(tenant, now);
  const bytes = Buffer.from(file.bytes);
  const row = newFile({ bytes, name: encodedName(file.name), tenant, userId: caller.user.id, now });
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
 * Stores the bytes of a mail's files if their type is allowed; names the others with the reason. If the rows are not
 * written afterwards, the caller removes the bytes again; the sweep removes what a crash leaves behind.
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

/** Removes the bytes of files that were not needed. */
export async function dropFiles({ blobs }: FileStore, { rows }: KeptFiles): Promise<void> {
  // The sweep removes files that a failing disk keeps.
  await Promise.all(rows.map(({ id }) => blobs.remove(id).catch(() => undefined)));
}
