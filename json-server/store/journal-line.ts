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

/** @param line without its line feed @returns undefined unless it is exactly what was written */
export function decodeEntry(line: Buffer): JournalEntry | undefined {
  if (line.length <= CHECKSUM_LENGTH + 1 || line[CHECKSUM_LENGTH] !== SPACE) return undefined;
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (checksumText(crc32(json)) !== line.toString('latin1', 0, CHECKSUM_LENGTH)) return undefined;
  return JSON.parse(json.toString('utf8')) as JournalEntry;
}
