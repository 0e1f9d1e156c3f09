import { fold } from '../text/fold.ts';

const MAX = 30;

/** Ids that mean something of their own: what `X-Tenant-Id` says for "my own", and names of the platform. */
const RESERVED: ReadonlySet<string> = new Set(['public', 'default', 'system', 'konak']);

/** TN1: whether a company may be called so in addresses; its form is the field's own business. */
export const isReservedId = (id: string): boolean => RESERVED.has(id);

/**
 * TN1: what an id made of a name looks like: small ASCII letters, digits and single hyphens, Turkish letters folded whatever
 * the machine's language is. '' where nothing of the name is left.
 */
export function slugOf(name: string): string {
  const whole = fold(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= MAX) return whole;
  // At the end of a word, where there is one.
  const end = whole.lastIndexOf('-', MAX);
  return whole.slice(0, end > 0 ? end : MAX);
}
