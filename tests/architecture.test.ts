import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';

/** Every file below a folder, as a path relative to the project. */

/** `{ a: { b: 'x' } }` → `['a.b']` */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key));
}

const SOURCES = ['src', 'json-server', 'tests', 'scripts', 'bench']
  .flatMap(filesBelow)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|bench\/out/.test(path));

describe('the shape of the code', () => {
  it('nothing switches a check off', () => {
    const loose = SOURCES.filter((path) => !path.endsWith('architecture.test.ts')).filter((path) =>
      /@ts-ignore|@ts-expect-error|@ts-nocheck|\bas any\b|: any(?=\s*[;,)=\]}>|])|\b(it|test|describe)\.(only|skip)\(/.test(
        readFileSync(path, 'utf8'),
      ),
    );
    expect(loose).toEqual([]);
  });
});

describe('the texts', () => {
  const filesOf = (language: string) =>
    readdirSync(join('locales', language), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
  const namespaces = filesOf('en').sort();
  const read = (language: string, file: string) =>
    JSON.parse(readFileSync(join('locales', language, file), 'utf8')) as unknown;

  it('both languages have the same files', () => {
    expect(filesOf('tr').sort()).toEqual(namespaces);
  });

  it.each(namespaces)('%s: the keys of both languages are equal and no text is empty', (file) => {
    const en = read('en', file);
    const tr = read('tr', file);
    // Turkish has one plural form where English has two.
    const plain = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))].sort();
    expect(plain(keysOf(tr))).toEqual(plain(keysOf(en)));
    for (const text of [JSON.stringify(en), JSON.stringify(tr)]) expect(text).not.toContain('""');
  });
});
