// Stands between the workbook packages and their packer. The packer's `zip` and `unzip` hand larger files to a worker made
// of a blob, which the page's policy refuses; here they are done at once. Unpacking counts what really comes out, so that
// a small file cannot fill the memory.
import { Unzip, UnzipInflate, type Zippable, zipSync } from 'fflate';

export { strFromU8, strToU8, zipSync } from 'fflate';

type Files = Record<string, Uint8Array>;
type Done<Result> = (error: unknown, result: Result | null) => void;

/** Bytes of all files of one archive together; the sheet of 1,000 homes for a year has about 12 MB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Packed bytes at a time; they may become a thousand times as many before they are counted. */
const STEP = 8 * 1024;

/** Answers with a RangeError when the archive holds more than it may. */
export function unzip(archive: Uint8Array, done: Done<Files>): void {
  let files: Files;
  try {
    files = unpacked(archive);
  } catch (error) {
    done(error, null);
    return;
  }
  done(null, files);
}

export function zip(files: Zippable, done: Done<Uint8Array>): void {
  done(null, zipSync(files));
}

function unpacked(archive: Uint8Array): Files {
  const files = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  const stream = new Unzip((file) => {
    // Pictures and the like are no cells.
    if (!/\.(xml|rels)$/u.test(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      left -= part.length;
      if (left < 0) throw new RangeError('The archive holds too much');
      parts.push(part);
      if (isLast) files.set(file.name, joined(parts));
    };
    file.start();
  });
  stream.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += STEP) {
    stream.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
  }
  return Object.fromEntries(files);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
