import type { FileKind } from '../../../src/config/file-kinds.ts';
import { jpegHeader } from './jpeg-header.ts';

const SIGNATURES: Readonly<Record<FileKind, readonly (readonly [at: number, bytes: readonly number[]])[]>> = {
  pdf: [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
};

/** The type of a file by its first bytes, whatever its name; undefined = a type that is not accepted (S14). */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  return (Object.keys(SIGNATURES) as FileKind[]).find((kind) =>
    SIGNATURES[kind].every(([at, wanted]) => wanted.every((byte, index) => bytes[at + index] === byte)),
  );
}

/** Pixels of one side, and in total: a small file may unpack to gigabytes in the browser. */
const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;

export type PictureSize = { readonly width: number; readonly height: number };
type PictureKind = Exclude<FileKind, 'pdf'>;

/** Its first chunk is the header. */
function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Bytes up to the end of the longest of the three headers. */
const WEBP_HEADER = 30;
/** A side of WebP's simple forms has 14 bits. */
const SIDE_BITS = 0x3fff;

/** Its first chunk holds the size, in one of three formats. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < WEBP_HEADER) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & SIDE_BITS, height: bytes.readUInt16LE(28) & SIDE_BITS };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & SIDE_BITS) + 1, height: ((packed >>> 14) & SIDE_BITS) + 1 };
    }
    default:
      return undefined;
  }
}

const READERS: Readonly<Record<PictureKind, (bytes: Buffer) => PictureSize | undefined>> = {
  jpeg: jpegHeader,
  png: pngSize,
  webp: webpSize,
};

/**
 * Size of a picture according to its header, upright; a reason if it cannot be read or is too large to display. Takes a
 * bounded number of steps, so no file holds up other calls.
 */
export function pictureSize(bytes: Buffer, kind: PictureKind): PictureSize | 'unreadable' | 'tooManyPixels' {
  const size = READERS[kind](bytes);
  if (size === undefined || size.width <= 0 || size.height <= 0) return 'unreadable';
  const { width, height } = size;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return 'tooManyPixels';
  return { width, height };
}
