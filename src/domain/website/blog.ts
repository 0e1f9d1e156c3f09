import { fold } from '../text/fold.ts';

/** Maximum characters of an address. */
const LONGEST = 80;

/**
 * The last part of a post's address, from its title: `Boğaz’da İlk Gün` → `bogazda-ilk-gun`. The same on every machine,
 * without a locale (R15). @returns '' when the title has no usable letter or digit
 */
export function postSlug(title: string): string {
  const words = fold(title)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '');
}

/** The first free one of `slug`, `slug-2`, `slug-3` … */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = `${slug.slice(0, LONGEST - end.length).replace(/-+$/, '')}${end}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** WB2: a scheduled post whose time has come. */
export const isDuePost = (post: { readonly [key: string]: unknown }, now: string): boolean =>
  post['status'] === 'SCHEDULED' && typeof post['publishAt'] === 'string' && post['publishAt'] <= now;
