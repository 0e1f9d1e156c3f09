import { FILE_TYPES, MAX_FILE_BYTES } from '../../../src/config/file-kinds.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { HttpError } from '../../http/http-error.ts';
import { collectBytes } from '../../http/body.ts';
import type { FileRow } from '../../live/rows/own-rows.ts';
import type { Blobs } from './blobs.ts';
import { newFile } from './new-file.ts';
import type { FileQuota } from './quota.ts';
import type { Places } from './upload-places.ts';

const MEGABYTE = 1024 * 1024;
const DECLARED = new Set<string>([...Object.values(FILE_TYPES), 'image/jpg', 'application/octet-stream']);

/** The refusal of a file, as a text for the person who chose it. */
function refused(status: 413 | 415 | 422 | 503, reason: string): HttpError {
  const issues = [{ field: 'file', key: `file.${reason}`, params: { mb: MAX_FILE_BYTES / MEGABYTE } }];
  return new HttpError({
    status,
    problem: { key: 'file', issues },
    ...(status === 413 ? { headers: { Connection: 'close' } } : {}),
  });
}

async function bytesOf({ request, caller }: SignedCall, places: Places): Promise<Buffer> {
  const { headers } = request;
  const giveBack = places.take(caller);
  try {
    const bytes = await collectBytes(request, MAX_FILE_BYTES, () => refused(413, 'tooLarge'));
    const declared = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const encoding = headers['content-encoding'] ?? 'identity';
    // Compressed bodies are never unpacked here.
    if (!DECLARED.has(declared) || encoding !== 'identity') throw refused(415, 'kind');
    return bytes;
  } finally {
    giveBack();
  }
}

/**
 * Accepts one upload: its bytes are on disk and its row is stored before the answer. It belongs to its sender until a
 * record holds it (`records/held-files.ts`); a file no record ever holds is deleted after a day (`sweep.ts`).
 * @throws HttpError 413 too large, 415 a type that is not accepted, 422 empty, unreadable or too many pixels,
 * 408 too slow, 429 too many at once or unattached (S14), 409 no space in the company's package, 503 none on the disk
 */
export async function receiveFile(parts: Receiving): Promise<FileRow> {
  const { blobs, quota, call } = parts;
  if (!(await blobs.hasRoom())) throw refused(503, 'diskFull');
  const said = call.request.headers['content-length'];
  const giveBack = quota.take(call.caller, said === undefined ? undefined : Number(said));
  try {
    return await takeIn(parts);
  } finally {
    giveBack();
  }
}

type Receiving = {
  readonly keep: (row: FileRow) => Promise<void>;
  readonly blobs: Blobs;
  readonly places: Places;
  readonly quota: FileQuota;
  readonly call: SignedCall;
};

async function takeIn({ keep, blobs, places, call }: Receiving): Promise<FileRow> {
  const { caller, request } = call;
  const { tenant, user, values } = caller;
  const bytes = await bytesOf(call, places);
  const sent = request.headers['x-file-name'];
  const name = typeof sent === 'string' ? sent : '';
  const row = newFile({ bytes, name, tenant, userId: user.id, now: values.now });
  if (typeof row === 'string') throw refused(row === 'kind' ? 415 : 422, row);
  await blobs.put(row.id, bytes);
  await keep(row);
  return row;
}
