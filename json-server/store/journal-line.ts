import { crc32 } from 'node:zlib';
import { CHECKSUM_LENGTH, checksumText } from './checksum.ts';
import type { Operation } from './core.ts';

/** One transaction, as a line of the journal: checksum, space, JSON. */
export type JournalEntry = { readonly seq: number; readonly ops: readonly Operation[] };

const SPACE = 32;

/** @returns the line with its line feed */
export function encodeEntry(entry: JournalEntry): string {
  const json = JSON.stringify(entry);
  return `${checksumText(crc32(json))} ${json}\n`;
}

const PIECE = 100; // operations between two pauses

/**
 * The same for a transaction of very many operations, which others would wait for.
 * @param pause gives others their turn when it is time to
 */
export async function encodeInSlices(
  { seq, ops }: JournalEntry,
  pause: () => Promise<void> | undefined,
): Promise<string> {
  const pieces: string[] = [];
  let checksum = 0;
  const add = (piece: string): void => {
    checksum = crc32(piece, checksum);
    pieces.push(piece);
  };
  add(`{"seq":${seq},"ops":[`);
  for (let at = 0; at < ops.length; at += PIECE) {
    const piece = JSON.stringify(ops.slice(at, at + PIECE)).slice(1, -1);
    add(at === 0 ? piece : `,${piece}`);
    await pause();
  }
  add(']}');
  return `${checksumText(checksum)} ${pieces.join('')}\n`;
}

/** @param line without its line feed @returns undefined unless it is exactly what was written */
export function decodeEntry(line: Buffer): JournalEntry | undefined {
  if (line.length <= CHECKSUM_LENGTH + 1 || line[CHECKSUM_LENGTH] !== SPACE) return undefined;
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (checksumText(crc32(json)) !== line.toString('latin1', 0, CHECKSUM_LENGTH)) return undefined;
  return JSON.parse(json.toString('utf8')) as JournalEntry;
}
