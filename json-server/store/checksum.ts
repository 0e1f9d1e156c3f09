/** Hexadecimal digits of a CRC-32. */
export const CHECKSUM_LENGTH = 8;

/** A CRC-32 as it stands in files. */
export const checksumText = (checksum: number): string => checksum.toString(16).padStart(CHECKSUM_LENGTH, '0');
