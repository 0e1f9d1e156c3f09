import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { said, joinSaid, word } from './said.ts';
import { TURKISH_MESSAGES } from './turkish.ts';

/** Each template of a source text, its gaps numbered as in the dictionary. */
function templatesIn(source: string): string[] {
  const found: string[] = [];
  const read = (from: number): number => {
    let template = '';
    let gaps = 0;
    let at = from;
    for (; source[at] !== '`'; at += 1) {
      if (source[at] === '\\') template += source.charAt((at += 1));
      else if (source.startsWith('${', at)) {
        at = endOfGap(source, at + 2);
        template += `{${String(gaps)}}`;
        gaps += 1;
      } else template += source.charAt(at);
    }
    found.push(template);
    return at;
  };
  for (let at = source.indexOf('said`'); at >= 0; at = source.indexOf('said`', at)) at = read(at + 'said`'.length);
  return found;
}

function endOfGap(source: string, from: number): number {
  let depth = 1;
  let at = from - 1;
  while (depth > 0) {
    at += 1;
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
  }
  return at;
}

test('every message of the checker has Turkish, with the same gaps', () => {
  const templates = ['.', '../blocks'].flatMap((name) => {
    const folder = join(import.meta.dirname, name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
    return files.flatMap((file) => templatesIn(readFileSync(join(folder, file), 'utf8')));
  });
  expect(templates.length).toBeGreaterThan(150);
  const isMadeOfWords = (template: string) => /[a-z]/i.test(template.replace(/\{\d+\}/g, ''));
  expect(templates.filter((template) => isMadeOfWords(template) && TURKISH_MESSAGES[template] === undefined)).toEqual(
    [],
  );
  const gapsOf = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([gap]) => gap).sort();
  for (const [english, turkish] of Object.entries(TURKISH_MESSAGES))
    expect(gapsOf(turkish), english).toEqual(gapsOf(english));
});

test('gaps are filled in both languages, words inside too', () => {
  expect(said`No ${word('field')} "${'x'}".${{ en: '', tr: '' }} Known: ${'{0}'}`).toEqual({
    en: 'No field "x". Known: {0}',
    tr: '"x" adında bir alan yok. Bilinenler: {0}',
  });
  expect(joinSaid(said`Must not be empty.`, undefined, said`Must be at least ${5}.`)).toEqual({
    en: 'Must not be empty. Must be at least 5.',
    tr: 'Boş olamaz. En az 5 olmalı.',
  });
  // A list of names ends without a full stop, and another sentence follows.
  expect(joinSaid(said`Not among the sizes offered: ${'5, 10'}`, said`Must not be empty.`)).toMatchObject({
    en: 'Not among the sizes offered: 5, 10. Must not be empty.',
  });
});
