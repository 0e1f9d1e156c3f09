import { createHash, randomBytes } from 'node:crypto';
import { FILE_TYPES } from '../../../src/config/file-kinds.ts';
import type { FileRow } from '../../live/rows/own-rows.ts';
import { fileName } from './file-name.ts';
import { kindOfBytes, pictureSize } from './picture.ts';

/** random bytes of a file's name; cannot be guessed (S14) */
const NAME_BYTES = 20;

export type SentFile = {
  readonly bytes: Buffer;
  /** As sent, percent-encoded. */
  readonly name: string;
  readonly tenant: string;
  readonly userId: string;
  /** ISO instant */
  readonly now: string;
};
/** Why a file is refused. */
export type FileReason = 'empty' | 'kind' | 'unreadable' | 'tooManyPixels';

/** The row of a new file that no record holds yet, based on its bytes; or why it is refused. */
export function newFile({ bytes, name, tenant, userId, now }: SentFile): FileRow | FileReason {
  if (bytes.length === 0) return 'empty';
  const kind = kindOfBytes(bytes);
  if (kind === undefined) return 'kind';
  const size = kind === 'pdf' ? undefined : pictureSize(bytes, kind);
  if (typeof size === 'string') return size;
  return {
    id: randomBytes(NAME_BYTES).toString('hex'),
    tenantId: tenant,
    version: 1,
    name: fileName(name, kind),
    type: FILE_TYPES[kind],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...size,
    uploadedBy: userId,
    createdAt: now,
    holder: null,
    field: null,
    waitingSince: now,
  };
}
