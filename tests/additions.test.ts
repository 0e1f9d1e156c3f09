import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOMAIN_RULES } from '../src/config/domain-rules.ts';
import { PANEL_NAMES } from '../src/config/panel-names.ts';

/**
 * What one addition touches, as ARCHITECTURE.md counts it: here the files that name what stands already are counted, so a
 * new list of names, or a business body in a mount, is noticed. Texts, tests and documentation come on top.
 */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
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
    const isKey = said !== line && [`${name}:`, `'${name}':`].some((key) => said.startsWith(key));
    return isKey || ["'", '"', '`'].some((quote) => line.includes(quote + name + quote));
  });
}

describe('what one addition touches', () => {
  test.each(PANEL_NAMES)('panel %s: its file and one name', (name) => {
    expect(existsSync(`src/screens/panels/${name}.tsx`)).toBe(true);
    const named = naming(name, /^src\/(config|app|engine|screens)\//);
    expect(named.filter((path) => path === 'src/config/panel-names.ts')).toHaveLength(1);
    // A name may be a word that others use: at most the list of screens has it, too.
    expect(named.length).toBeLessThanOrEqual(2);
  });

  test('a screen and a panel: a mount of a few lines; what they show is a feature’s', () => {
    const bodies = [...SOURCES].filter(
      ([path, text]) => path.startsWith('src/screens/') && text.split('\n').length > 12,
    );
    expect(bodies.map(([path]) => path)).toEqual([]);
  });

  test.each(DOMAIN_RULES)('domain rule %s: its area’s rules and one name', (name) => {
    const rules = [...SOURCES].filter(([path, text]) => {
      const listed = /\brules: \{([^}]*)\}/.exec(text)?.[1] ?? '';
      return /^json-server\/modules\/[^/]+\/rules\.ts$/.test(path) && keysIn(listed).includes(name);
    });
    expect(rules).toHaveLength(1);
  });

  test('a field type: its two files, and the places that list all types', () => {
    const within = /^src\/(config|engine|providers)\/|^json-server\/(records|store|import|export|search)\//;
    expect(naming('iban', within).length).toBeLessThanOrEqual(9);
  });

  test('a page block: its two files, and the places that list all blocks', () => {
    expect(naming('timeline', /^src\/(config|engine)\//).length).toBeLessThanOrEqual(7);
  });
});
