import { imageSize } from 'image-size';
import type { FileKind } from '../../src/config/file-kinds.ts';

const SIGNATURES: Readonly<Record<FileKind, readonly (readonly [at: number, bytes: readonly number[]])[]>> = {
  pdf: [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
};

/** What a file is by its first bytes, whatever it is called; undefined = nothing that may be kept (S14). */
export function kindOfBytes(bytes: Uint8Array): FileKind | undefined {
  return (Object.keys(SIGNATURES) as FileKind[]).find((kind) =>
    SIGNATURES[kind].every(([at, wanted]) => wanted.every((byte, index) => bytes[at + index] === byte)),
  );
}

/** Pixels of one side, and of the whole: a small file may unpack to gigabytes in the browser that shows it. */
const MOST_SIDE = 12_000;
const MOST_PIXELS = 50_000_000;

export type PictureSize = { readonly width: number; readonly height: number };

/** Size of a picture as its header says, upright; a reason when it cannot be read or is too large to be shown. */
export function pictureSize(bytes: Uint8Array): PictureSize | 'unreadable' | 'tooManyPixels' {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0) || !(height > 0)) return 'unreadable';
    if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) return 'tooManyPixels';
    // From 5 on a camera lay on its side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return 'unreadable';
  }
}
