import { crc32 } from 'node:zlib';

/** The CRC-32 of bytes, continued from `before`, as a number and as text in files. */
export const crcOf = (bytes: Buffer | string, before = 0): number => crc32(bytes, before);
export const sumText = (sum: number): string => sum.toString(16).padStart(8, '0');

const LENGTH = 8;

/** The JSON of a line that consists of a checksum, a space and JSON. @returns undefined if the checksum is wrong */
export function jsonOf(line: Buffer): string | undefined {
  const json = line.subarray(LENGTH + 1);
  const isWhole = json.length > 0 && sumText(crc32(json)) === line.toString('latin1', 0, LENGTH);
  return isWhole ? json.toString('utf8') : undefined;
}
