/**
 * Segments before the size: cameras write a few dozen, the longest colour profile has 255. A file may have millions of
 * empty ones, and walking those would hold up every other call (12.5).
 */
const MAX_SEGMENTS = 1000;

const MARKER = 0xff;
/** Start of a frame: baseline, extended, progressive. Browsers display no other. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Start of the picture's data, and its end: no size follows. */
const TOO_LATE: ReadonlySet<number> = new Set([0xda, 0xd9]);
/** The one marker without a length that may occur here. */
const ALONE = 0x01;
const APP1 = 0xe1;

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ENTRY = 12; // bytes
const ORIENTATION = 0x112;
const SHORT = 3;

/** The camera's orientation, 1 – 8; undefined when the segment has none. @param content of an APP1 segment */
function orientationIn(content: Buffer): number | undefined {
  if (!content.subarray(0, EXIF.length).equals(EXIF)) return undefined;
  const tiff = content.subarray(EXIF.length);
  const order = tiff.toString('latin1', 0, 2);
  if ((order !== 'MM' && order !== 'II') || tiff.length < 10) return undefined;
  const two = (at: number): number => (order === 'MM' ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const four = (at: number): number => (order === 'MM' ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at));
  const directory = four(4);
  if (directory + 2 > tiff.length) return undefined;
  // A segment has 64 kB, so there is room for a few thousand entries at most.
  const entries = Math.min(two(directory), Math.floor((tiff.length - directory - 2) / ENTRY));
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY;
    if (two(at) !== ORIENTATION) continue;
    const orientation = two(at + 2) === SHORT && four(at + 4) === 1 ? two(at + 8) : 0;
    return orientation >= 1 && orientation <= 8 ? orientation : undefined;
  }
  return undefined;
}

type Segment = { readonly marker: number; readonly content: Buffer; readonly end: number };

/** The segment at or after `from`; bytes between segments are skipped, as in all readers of pictures. */
function segmentFrom(bytes: Buffer, from: number): Segment | undefined {
  let at = bytes.indexOf(MARKER, from);
  if (at === -1) return undefined;
  // Any number of these bytes may precede a marker; a whole file of them is no picture.
  for (let filled = 0; bytes[at + 1] === MARKER; filled += 1) {
    if (filled >= MAX_SEGMENTS) return undefined;
    at += 1;
  }
  const marker = bytes[at + 1];
  if (marker === undefined) return undefined;
  if (marker === ALONE || marker === 0) return { marker, content: bytes.subarray(0, 0), end: at + 2 };
  if (at + 4 > bytes.length) return undefined;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? undefined : { marker, content: bytes.subarray(at + 4, end), end };
}

/** Size of a JPEG, upright; undefined if it is not found within `MAX_SEGMENTS`. */
export function jpegHeader(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  let orientation: number | undefined;
  let at = 2;
  for (let walked = 0; walked < MAX_SEGMENTS; walked += 1) {
    const segment = segmentFrom(bytes, at);
    if (segment === undefined || TOO_LATE.has(segment.marker)) return undefined;
    const { marker, content, end } = segment;
    if (FRAMES.has(marker)) {
      if (content.length < 5) return undefined;
      const height = content.readUInt16BE(1);
      const width = content.readUInt16BE(3);
      // From 5 on the camera was held sideways.
      return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
    }
    if (marker === APP1) orientation ??= orientationIn(content);
    at = end;
  }
  return undefined;
}
