import type { FileKind } from '../../../src/config/file-kinds.ts';

/** characters, without the ending */
const LONGEST = 100;
const ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
};
/** Control characters, halves of pairs, what turns the direction of text, and what file systems and headers mean something by. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*%]/gu;

/**
 * The name a file is shown and downloaded by: the last part of what was sent, harmless, with an ending that tells what
 * the file is. Nothing is ever stored or looked up by it.
 * @param sent as in the header, percent-encoded; what does not decode is no name
 */
export function fileName(sent: string, kind: FileKind): string {
  const [ending = kind] = ENDINGS[kind];
  const last = decoded(sent).split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(UNWANTED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  const dot = plain.lastIndexOf('.');
  const own = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  const isRight = ENDINGS[kind].includes(own);
  // Cut between characters, never within a pair.
  const stem = Array.from(isRight ? plain.slice(0, dot) : plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${stem === '' ? 'file' : stem}.${isRight ? own : ending}`;
}

function decoded(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    return '';
  }
}
