import { entriesOf } from '../../../src/config/parts.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { Blobs } from '../../records/files/blobs.ts';
import type { LetterFile } from './transport.ts';

/** The files of an outgoing message; undefined when the bytes of one are gone. @throws StoreUnavailable */
export async function outgoingFiles(blobs: Blobs, row: MessagesRow): Promise<readonly LetterFile[] | undefined> {
  const files: LetterFile[] = [];
  for (const { id, name, type } of entriesOf(row.files)) {
    const bytes = typeof id === 'string' ? await blobs.read(id) : undefined;
    if (bytes === undefined || typeof name !== 'string' || typeof type !== 'string') return undefined;
    files.push({ name, type, bytes });
  }
  return files;
}
