import { distance } from 'fastest-levenshtein';
import { NOTHING, type Said, said, word } from './said.ts';

/** names listed in a message; the rest is `…` */
const MOST_LISTED = 30;

/** The name that was probably meant, when one is near enough: at most a third of the letters differ. */
export function closest(wrong: string, known: readonly string[]): string | undefined {
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    // A difference of case alone is the likeliest mistake of all.
    const steps = name.toLowerCase() === wrong.toLowerCase() ? 0 : distance(wrong, name);
    if (steps <= Math.max(1, Math.floor(Math.max(wrong.length, name.length) / 3)) && (!best || steps < best.steps)) {
      best = { name, steps };
    }
  }
  return best?.name;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(wrong: string, known: readonly string[]): Said {
  const name = closest(wrong, known);
  return name === undefined ? NOTHING : said` Did you mean "${name}"?`;
}

/** `a, b, c, …`; "none" for an empty list. */
export function listed(names: readonly string[]): Said {
  if (names.length === 0) return word('none');
  const text = names.length > MOST_LISTED ? `${names.slice(0, MOST_LISTED).join(', ')}, …` : names.join(', ');
  return { en: text, tr: text };
}

/** `No field "x" in "estates". Did you mean "y"? Known: …` */
export function unknownName(setup: {
  readonly what: string;
  readonly wrong: string;
  readonly known: readonly string[];
  readonly of?: string;
}): Said {
  const { what, wrong, known, of } = setup;
  const meant = didYouMean(wrong, known);
  return of === undefined
    ? said`No ${word(what)} "${wrong}".${meant} Known: ${listed(known)}`
    : said`No ${word(what)} "${wrong}" in "${of}".${meant} Known: ${listed(known)}`;
}
