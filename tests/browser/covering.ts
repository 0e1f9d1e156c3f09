import type { ClientResource } from '../../src/config/types.ts';

/** Properties of a description that say what a form, a list or a page is made of, and not what stands in it. */
const WORDS: ReadonlySet<string> = new Set(['type', 'look', 'as', 'layout', 'panel', 'multiple', 'format', 'compute']);
/** Whose properties of these names are values of the business. */
const VALUES: ReadonlySet<string> = new Set(['options', 'where', 'showIf', 'default', 'label']);

/** What a description is made of: "fields.type=money", "panels.panel=rate-chart" … */
function partsOf(resource: ClientResource): ReadonlySet<string> {
  const parts = new Set<string>();
  const collect = (node: unknown, within: string): void => {
    if (Array.isArray(node)) node.forEach((each) => collect(each, within));
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (WORDS.has(key) && typeof value !== 'object') parts.add(`${within}.${key}=${String(value)}`);
      // A field's own name says nothing of what it is.
      else if (!VALUES.has(key)) collect(value, within === 'fields' ? 'field' : key);
    }
  };
  collect(resource, '');
  return parts;
}

/** Few resources whose forms and pages are made of all that those of all resources are made of; the richest first. */
export function covering(resources: readonly ClientResource[]): readonly ClientResource[] {
  const known = resources.map((resource) => ({ resource, parts: partsOf(resource) }));
  const seen = new Set<string>();
  const chosen: ClientResource[] = [];
  const gain = ({ parts }: (typeof known)[number]) => [...parts].filter((part) => !seen.has(part)).length;
  for (;;) {
    const best = known.reduce<{ each?: (typeof known)[number]; gain: number }>(
      (found, each) => (gain(each) > found.gain ? { each, gain: gain(each) } : found),
      { gain: 0 },
    ).each;
    if (!best) return chosen;
    best.parts.forEach((part) => seen.add(part));
    chosen.push(best.resource);
  }
}
