import { describe, expect, test } from 'vitest';
import { pointerNames, pointerOf, readJsonFile } from './json-file.ts';

const read = (text: string) => readJsonFile({ path: 'a.json', text });

describe('RES100: the first mistake, its place, and what was expected', () => {
  test.each([
    ['', 1, 1, 'The file is empty'],
    ['{ "a": 1, }', 1, 11, 'comma too many'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'Expected ","'],
    ['{ "a" 1 }', 1, 7, 'Expected ":"'],
    ['{ a: 1 }', 1, 3, 'double quotes'],
    ["{ 'a': 1 }", 1, 3, 'double quotes'],
    ['{ "a": yes }', 1, 8, 'Expected a value'],
    ['{ "a": 1', 1, 9, 'Expected "}"'],
    ['{ "a": [1 }', 1, 11, 'Expected'],
    ['{ // why\n "a": 1 }', 1, 3, 'Comments are not allowed'],
    ['{ "a": "x\n" }', 1, 8, 'closing double quote'],
    ['{} {}', 1, 4, 'end of the file'],
    ['['.repeat(100_000), 1, 1, 'nested deeper'],
    ['"' + 'x'.repeat(1_000_000), 1, 1, 'longer than'],
  ])('%#', (text, line, column, message) => {
    const { mistake } = read(text);
    expect(mistake?.message).toContain(message);
    expect(mistake?.position).toEqual({ line, column });
  });
});

test('good JSON has no mistake', () => {
  expect(read('{ "a": [1, { "b": null }] }')).toMatchObject({
    mistake: undefined,
    value: { a: [1, { b: null }] },
    repeated: [],
  });
});

test('places are those of keys and entries, or of the nearest thing there is', () => {
  const { positionOf } = read('{\n  "a": [1, { "b/c": 2 }],\n  "ğ": {}\n}');
  expect(positionOf('/a')).toEqual({ line: 2, column: 3 });
  expect(positionOf('/a/1')).toEqual({ line: 2, column: 12 });
  expect(positionOf('/a/1/b~1c')).toEqual({ line: 2, column: 14 });
  expect(positionOf('/ğ/missing/deep')).toEqual({ line: 3, column: 3 });
  expect(positionOf('')).toEqual({ line: 1, column: 1 });
});

test('a member that stands twice', () => {
  expect(read('{ "a": { "b": 1, "b": 2 } }').repeated).toEqual([
    { pointer: '/a/b', key: 'b', position: { line: 1, column: 18 } },
  ]);
});

test('S15: a key __proto__ is a key like any other', () => {
  const { value } = read('{ "__proto__": { "polluted": true } }');
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('pointers', () => {
  expect(pointerOf('/fields', 'a/b~c', 0)).toBe('/fields/a~1b~0c/0');
  expect(pointerNames('/fields/a~1b~0c/0')).toEqual(['fields', 'a/b~c', '0']);
});
