import { jpeg, jpegWith, png, segment, webp } from '../api/pictures.ts';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const exif = (content: string): Buffer => segment(0xe1, Buffer.from(`Exif\0\0${content}`, 'latin1'));
const webpOf = (form: string): Buffer => {
  const bytes = webp();
  bytes.write(form, 12, 'latin1');
  return bytes;
};
const SOUND: readonly Buffer[] = [
  ...[jpeg(), jpeg(12_000, 4000), jpegWith([exif('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0')])],
  ...[jpegWith([exif('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0'), segment(0xfe, Buffer.alloc(300))])],
  ...[png(), png(6000, 6000), webp(), webpOf('VP8 '), webpOf('VP8L')],
];
/** Bytes at which lengths, counts and sides overflow. */
const EDGES = [0x00, 0x01, 0x02, 0x7f, 0x80, 0xd8, 0xda, 0xe1, 0xfe, 0xff];

/** Sound pictures of the kinds that are taken, each hurt in one to eight places; the same ones for the same seed. */
export function* mutatedPictures(seed: number, count: number): Generator<Buffer> {
  const random = randomOf(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const hurt = (bytes: Buffer): Buffer => {
    const at = below(bytes.length);
    switch (below(6)) {
      case 0:
        return Buffer.concat([bytes.subarray(0, at), Buffer.from([oneOf(EDGES)]), bytes.subarray(at + 1)]);
      case 1:
        return bytes.subarray(0, Math.max(1, at));
      case 2:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(below(bytes.length))]);
      case 3:
        return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(below(64), oneOf(EDGES)), bytes.subarray(at)]);
      case 4: {
        const from = below(bytes.length);
        const piece = bytes.subarray(from, from + below(40));
        return Buffer.concat([bytes.subarray(0, at), piece, piece, bytes.subarray(at)]);
      }
      default:
        return Buffer.concat([bytes.subarray(0, at), oneOf(SOUND).subarray(below(20))]);
    }
  };
  for (let index = 0; index < count; index += 1) {
    let bytes = Buffer.from(oneOf(SOUND));
    for (let places = 1 + below(8); places > 0 && bytes.length > 0; places -= 1) bytes = Buffer.from(hurt(bytes));
    yield bytes;
  }
}

/** Drawings that a browser would run scripts of, however they begin. */
export const DRAWINGS: readonly Buffer[] = [
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><!DOCTYPE svg><svg onload="alert(1)"/>',
  '\ufeff  <svg/>',
  '<!-- \x89PNG --><svg/>',
  'GIF89a<svg/>',
].map((text) => Buffer.from(text));
