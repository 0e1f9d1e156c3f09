import type { FileKind } from '../../../src/config/file-kinds.ts';

/** characters, without the ending */
const LONGEST = 100;
const ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
};
/**
 * Control characters, halves of surrogate pairs, direction marks, and characters with a meaning in file systems and
 * headers.
 */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*%]/gu;

/**
 * The name a file is shown and downloaded by: the last part of the sent name, made harmless, with an extension that
 * matches the content. Files are never stored or looked up by it.
 * @param sent as in the header, percent-encoded; a name that cannot be decoded counts as none
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
  // Cut between characters, never within a surrogate pair.
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
