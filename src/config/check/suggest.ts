import { distance } from 'fastest-levenshtein';
import type { FieldsOf } from '../values.ts';
import { NOTHING, type BilingualText, said, word } from './said.ts';

/** The closest known name, if at most a third of the letters differ. */
export function closest(wrong: string, known: readonly string[]): string | undefined {
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    // A difference in case only is the most likely mistake.
    const steps = name.toLowerCase() === wrong.toLowerCase() ? 0 : distance(wrong, name);
    if (steps <= Math.max(1, Math.floor(Math.max(wrong.length, name.length) / 3)) && (!best || steps < best.steps)) {
      best = { name, steps };
    }
  }
  return best?.name;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(wrong: string, known: readonly string[]): BilingualText {
  const name = closest(wrong, known);
  return name === undefined ? NOTHING : said` Did you mean "${name}"?`;
}

/** `a, b, c`; "none" for an empty list. */
export function listedNames(names: readonly string[]): BilingualText {
  if (names.length === 0) return word('none');
  const text = names.join(', ');
  return { en: text, tr: text };
}

/** ` It is called "x" now.`, if a field was renamed from the wrong name; otherwise the closest name. */
function meantBy({ wrong, known, fields = {} }: Unknown): BilingualText {
  const renamed = Object.values(fields).find(({ renamedFrom }) => renamedFrom === wrong);
  return renamed ? said` It is called "${renamed.name}" now.` : didYouMean(wrong, known);
}

type Unknown = {
  readonly what: string;
  readonly wrong: string;
  readonly known: readonly string[];
  readonly of?: string;
  /** For names of fields: one of them may have been renamed from it. */
  readonly fields?: FieldsOf['fields'];
};

/** `No field "x" in "estates". Did you mean "y"? Known: …` */
export function unknownName(setup: Unknown): BilingualText {
  const { what, wrong, known, of } = setup;
  const meant = meantBy(setup);
  return of === undefined
    ? said`No ${word(what)} "${wrong}".${meant} Known: ${listedNames(known)}`
    : said`No ${word(what)} "${wrong}" in "${of}".${meant} Known: ${listedNames(known)}`;
}

/** There are too many icons to list, and their names say little, so a page shows them. */
export function unknownIcon(wrong: string, known: readonly string[]): BilingualText {
  return said`No icon "${wrong}".${didYouMean(wrong, known)} The page ${ICON_PAGE} shows them all.`;
}

export const ICON_PAGE = '/pages/icons';
