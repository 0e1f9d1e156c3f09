import { crc32 } from 'node:zlib';

/** The CRC-32 of bytes, after those of which `before` is the one, as numbers and as they stand in files. */
export const crcOf = (bytes: Buffer | string, before = 0): number => crc32(bytes, before);
export const sumText = (sum: number): string => sum.toString(16).padStart(8, '0');

const LENGTH = 8;

/** The JSON of a line that is a checksum, a space and JSON. @returns undefined unless it is as it was written */
export function jsonOf(line: Buffer): string | undefined {
  const json = line.subarray(LENGTH + 1);
  const isWhole = json.length > 0 && sumText(crc32(json)) === line.toString('latin1', 0, LENGTH);
  return isWhole ? json.toString('utf8') : undefined;
}
