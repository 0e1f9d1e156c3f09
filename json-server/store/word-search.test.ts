import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import { editsBetween } from '../../src/domain/text/edits.ts';
import { Table } from './table.ts';
import { Vocabulary } from './vocabulary.ts';

function tableOf(names: readonly string[]): Table {
  const table = new Table();
  table.define({ unique: [], ordered: {}, search: ['name'] });
  names.forEach((name, at) => table.put({ id: String(at), name }));
  return table;
}
const ids = (rows: Iterable<Row>): string[] => [...new Set(Array.from(rows, ({ id }) => id))];
const words = (...all: string[]) => all.map((word) => [word]);

describe('holding', () => {
  test('every word, in any order, the newest first', () => {
    const table = tableOf(['Villa Galata', 'Galata Suites', 'Villa Moda', 'galata villa']);
    expect(ids(table.holding({ words: words('galata', 'villa'), budget: 100 }))).toEqual(['3', '0']);
    expect(ids(table.holding({ words: words('o'), budget: 100 }))).toEqual(['2']);
  });
  test('any of the texts that stand for a word', () => {
    const table = tableOf(['Villa Galata', 'Villa Moda', 'Villa Şişli']);
    expect(ids(table.holding({ words: [['moda', 'galata']], budget: 100 }))).toEqual(['1', '0']);
  });
  test('rows out of the filter cost nothing of the budget', () => {
    const table = tableOf(Array.from({ length: 500 }, (_, at) => `House ${at}`));
    const where = { id: '0' };
    expect(ids(table.holding({ words: words('house'), where, budget: 1 }))).toEqual(['0']);
    expect(ids(table.holding({ words: words('h'), where, budget: 1 }))).toEqual(['0']);
    expect(ids(table.holding({ words: words('house'), budget: 2 }))).toEqual(['499', '498']);
  });
  test('the same rows as a look at every one, whatever was written before', () => {
    const name = fc.array(fc.constantFrom('gal', 'ata', 'mo', 'da', ' '), { maxLength: 4 }).map((all) => all.join(''));
    const write = fc.record({ id: fc.integer({ min: 0, max: 9 }), name, isGone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 10 }), fc.array(write), name, (names, writes, asked) => {
        const table = tableOf(names);
        table.warm(100);
        const expectedTexts = new Map(names.map((text, at) => [String(at), text]));
        for (const { id, name: text, isGone } of writes) {
          if (isGone) table.remove(String(id));
          else table.put({ id: String(id), name: text });
          if (isGone) expectedTexts.delete(String(id));
          else expectedTexts.set(String(id), text);
        }
        const all = asked.split(' ').filter((word) => word !== '');
        const expected = [...expectedTexts]
          .filter(([, text]) => all.every((word) => text.includes(word)))
          .map(([id]) => id);
        expect(ids(table.holding({ words: words(...all), budget: 1000 })).sort()).toEqual(expected.sort());
      }),
    );
  });
});

describe('similar words', () => {
  test('the same as a look at every word', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 3, maxLength: 7 }).map((all) => all.join(''));
    const ask = fc.record({ word, edits: fc.integer({ min: 1, max: 2 }), isPrefix: fc.boolean() });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), ask, (known, asked) => {
        const vocabulary = new Vocabulary();
        vocabulary.add(known.join(' '));
        const expected = known.filter(
          (text) => editsBetween({ word: asked.word, text, most: asked.edits, isPrefix: asked.isPrefix }) !== undefined,
        );
        expect(vocabulary.similar(asked).sort()).toEqual(expected.sort());
      }),
    );
  });
  test('follow the rows', () => {
    const table = tableOf(['Villa Galata']);
    table.warm(10);
    const asked = { word: 'kadıkoy', edits: 1, isPrefix: false };
    expect(table.similar(asked)).toEqual([]);
    table.put({ id: 'new', name: 'Kadıköy' });
    expect(table.similar({ ...asked, word: 'kadkoy' })).toEqual(['kadikoy']);
  });
});
