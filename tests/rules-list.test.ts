import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** A code, or the first and last of some: `OPS2–OPS4`. */
const CODES = /\b([A-Z]{2,3})(\d)(?:\s?[–-]\s?\1(\d))?\b/g;
const ROW = /^\| ([A-Z]{2,3}\d) +\| (.+?) +\| (.+?) +\|$/gm;
const HOLDER = /`([^`]+)`(?: `(\w+)`)?/g;
const EXPORTED = /^export (?:async )?(?:function\*?|const|type|class) (\w+)/gm;
/** Written like a code, but none: the number of a document, a segment of a JPEG. */
const OTHER_WORDS = new Set(['AB5', 'APP1']);

const codesIn = (text: string): string[] =>
  [...text.matchAll(CODES)].flatMap(([, area = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${area}${Number(first) + index}`),
  );
const commentsOf = (source: string): string => (source.match(COMMENT) ?? []).join('\n');

const page = readFileSync('docs/rules.md', 'utf8');
const rules = [...page.matchAll(ROW)].map(([, code = '', , holders = '']) => ({
  code,
  holders: [...holders.matchAll(HOLDER)].map(([, path = '', name]) => ({ path, name })),
}));
const listed = rules.map(({ code }) => code);
const held = new Set(
  ['src/domain', 'json-server']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      // A test names its rule in its title.
      return codesIn(
        path.endsWith('.test.ts') ? (source.match(/(describe|test)\(['`].*/g) ?? []).join('\n') : commentsOf(source),
      );
    })
    .filter((code) => !OTHER_WORDS.has(code)),
);

describe('docs/rules.md', () => {
  test('has each code once', () => {
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed.length).toBeGreaterThan(80);
  });

  test('has the codes of the code, and no other', () => {
    expect({ missing: [...held].filter((code) => !listed.includes(code)) }).toEqual({ missing: [] });
    expect({ unknown: listed.filter((code) => !held.has(code)) }).toEqual({ unknown: [] });
  });

  test('speaks under "Not held" of rules in the list only', () => {
    const [, notHeld = ''] = page.split('## Not held');
    expect(codesIn(notHeld).filter((code) => !listed.includes(code))).toEqual([]);
  });

  test.each(rules)('$code is held where the list says', ({ code, holders }) => {
    expect(holders.length).toBeGreaterThan(0);
    for (const { path, name } of holders) {
      expect(existsSync(path), path).toBe(true);
      if (path.endsWith('.json')) continue;
      const source = readFileSync(path, 'utf8');
      const isTest = path.endsWith('.test.ts');
      expect(codesIn(isTest ? source : commentsOf(source)), path).toContain(code);
      const exported = [...source.matchAll(EXPORTED)].map(([, each]) => each);
      if (!isTest) expect(exported, path).toContain(name);
    }
  });
});
