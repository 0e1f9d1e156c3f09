import { fold } from './fold.ts';

/**
 * A name as part of an address (TN1): lower-case ASCII letters, digits and single hyphens, Turkish letters folded
 * whatever the machine's language. '' if nothing is left. @param max characters; it ends with a whole word
 */
export function slugOf(name: string, max: number): string {
  const whole = fold(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= max) return whole;
  // At the end of a word, if possible.
  const end = whole.lastIndexOf('-', max);
  return whole.slice(0, end > 0 ? end : max);
}
