/** Files as small as they can be, with a header that says so much and no more. */

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A PNG of this size, as far as its header goes. */
export function png(width = 4, height = 3): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header[16] = 8;
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header]);
}

/** One segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
}

/** A JPEG with these bytes before its frame. */
export function jpegWith(parts: readonly Buffer[]): Buffer {
  const plain = jpeg();
  return Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2)]);
}

export function jpeg(width = 8, height = 6): Buffer {
  const app0 = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')]);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app0, frame, Buffer.alloc(9), Buffer.from([0xff, 0xd9])]);
}

export function webp(width = 10, height = 5): Buffer {
  const body = Buffer.alloc(22);
  body.write('WEBPVP8X', 0, 'latin1');
  body.writeUInt32LE(10, 8);
  body.writeUIntLE(width - 1, 16, 3);
  body.writeUIntLE(height - 1, 19, 3);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const pdf = (size = 64): Buffer =>
  Buffer.concat([ascii('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 0x20)]);
