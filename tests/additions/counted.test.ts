import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../json-server/app.ts';
import { HAND_WRITTEN } from '../../json-server/live/hand-written.ts';
import { BLOCK_TYPES } from '../../src/config/block-kinds.ts';
import { FIELD_TYPES } from '../../src/config/fields/registry.ts';
import { filesBelow } from '../files-below.ts';

/**
 * What one addition touches, as ARCHITECTURE.md counts it: here the files that name what stands already are counted, so a
 * new list of names is noticed. Texts, tests and documentation come on top.
 */
const SOURCES = new Map(
  ['src', 'json-server']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/seed\/|\/demo\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
/** Files that name it as a text or as a key, comments apart. */
function naming(name: string, within: RegExp): string[] {
  return [...SOURCES].flatMap(([path, text]) => (within.test(path) && isNamedIn(text, name) ? [path] : [])).sort();
}

/** The keys of an object as it is written in code, quoted or not. */
const keysIn = (listed: string): string[] =>
  listed.split(',').map((entry) => (entry.split(':')[0] ?? '').trim().replaceAll("'", ''));

function isNamedIn(text: string, name: string): boolean {
  return text.split('\n').some((line) => {
    const said = line.trimStart();
    if (['//', '/*', '*'].some((sign) => said.startsWith(sign))) return false;
    // What other files call a shape.
    if (/^export type \w+ = (Field|Block)Shapes\[/.test(line)) return false;
    const isKey = said !== line && [`${name}:`, `'${name}':`].some((key) => said.startsWith(key));
    return isKey || ["'", '"', '`'].some((quote) => line.includes(quote + name + quote));
  });
}

/** Folders whose passes ask the kinds. */
const PASSES = /^src\/(config|engine)\//;
const OF_RECORDS = /^json-server\/(records|import|export|search)\//;
/** A line that names so many types of fields is a list of them. */
const MANY = 4;

describe('what one addition touches', () => {
  test('an address, and the name of a panel, stands in one place', () => {
    const all = [...HAND_WRITTEN.screens, ...HAND_WRITTEN.open, ...HAND_WRITTEN.panels];
    expect(all.filter((at, index) => all.indexOf(at) !== index)).toEqual([]);
  });

  test.each(HAND_WRITTEN.panels.map((name) => [name]))('panel %s: no list of names beside screens.ts', (name) => {
    // A name may be a word that something else is called by, a language file for one.
    expect(naming(name, /^src\/(config|app|engine)\/|^json-server\/[^/]+$/).length).toBeLessThanOrEqual(1);
  });

  test('no other file lists the addresses of hand-written screens', () => {
    const addresses = [...HAND_WRITTEN.screens, ...HAND_WRITTEN.open].filter((path) => path.split('/').length > 3);
    const lists = [...SOURCES].filter(
      ([path, text]) =>
        /^src\/(config|app|engine)\/|^json-server\/[^/]+$/.test(path) &&
        addresses.filter((address) => text.includes(`'${address}'`)).length > MANY,
    );
    expect(lists.map(([path]) => path)).toEqual([]);
  });

  test('a screen comes when it is opened: screens.ts of an area brings nothing of the area along', () => {
    const lists = filesBelow('src/features').filter((path) => /^src\/features\/[^/]+\/screens\.ts$/.test(path));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter((path) => /^import .* from '\.\//m.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  test.each(RULES.names.map((name) => [name]))('domain rule %s: one line in its area’s rules', (name) => {
    const rules = [...SOURCES].filter(([path, text]) => {
      const listed = /\brules: \{([^}]*)\}/.exec(text)?.[1] ?? '';
      return /^json-server\/modules\/[^/]+\/module\.ts$/.test(path) && keysIn(listed).includes(name);
    });
    expect(rules).toHaveLength(1);
  });

  test('a field type: its two files, an entry, and the inputs that come with every form', () => {
    expect(naming('iban', PASSES)).toEqual([
      'src/config/fields/iban.ts',
      'src/config/fields/registry.ts',
      'src/engine/fields/inputs/FieldInput.tsx',
      'src/engine/fields/look.ts',
      'src/engine/fields/types/iban.tsx',
    ]);
  });

  test('no pass lists types of fields', () => {
    const isList = (text: string): boolean =>
      [...text.matchAll(/\[[^[\]{}();|]*\]/g)].some(
        ([listed]) => FIELD_TYPES.filter((type) => listed.includes(`'${type}'`)).length >= MANY,
      );
    const lists = [...SOURCES].filter(([path, text]) => (PASSES.test(path) || OF_RECORDS.test(path)) && isList(text));
    expect(lists.map(([path]) => path)).toEqual([]);
  });

  test.each(['timeline', 'pivot', 'figure'])('page block %s: its two files, and an entry', (type) => {
    expect(naming(type, PASSES)).toEqual(['src/config/block-kinds.ts', `src/config/blocks/${type}.ts`]);
    expect(existsSync(`src/engine/page/blocks/rare/${type}.tsx`)).toBe(true);
  });

  test('each type of block has a card, and each card a type', () => {
    const cards = ['src/engine/page/blocks', 'src/engine/page/blocks/rare'].flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (name.endsWith('.tsx') ? [name.replace('.tsx', '')] : [])),
    );
    expect(cards.sort()).toEqual([...BLOCK_TYPES].sort());
  });
});
