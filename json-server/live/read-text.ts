import type { SourceFile } from '../../src/config/check/source.ts';

/** The text of a file, and its encoding when that is not UTF-8. */
type ReadText = Pick<SourceFile, 'text' | 'encoding'>;

/** Reads UTF-8, with or without a byte order mark; other encodings are decoded as well as possible and named. */
export function readText(bytes: Uint8Array): ReadText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'UTF-16' };
  // Without a mark, every JSON character has a zero byte next to it.
  if (bytes.length > 1 && (first === 0 || second === 0)) {
    return { text: decoded(bytes, first === 0 ? 'utf-16be' : 'utf-16le'), encoding: 'UTF-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: decoded(bytes, 'windows-1254'), encoding: 'Windows-1254' };
  }
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);
