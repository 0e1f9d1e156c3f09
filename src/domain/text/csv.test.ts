import { describe, expect, test } from 'vitest';
import { csvLine, csvRows, CsvTooLong, harmlessText, separatorOf, withoutApostrophe } from './csv.ts';

describe('S13 no cell is run as a formula', () => {
  test.each([
    '=1+1',
    '+90 532 000 00 00',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '  =1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('%j gets an apostrophe', (text) => expect(harmlessText(text)).toBe(`'${text}`));
  test.each(['-12.50', '0', '12', 'a=b', 'Şişli', ''])('%j stays', (text) => expect(harmlessText(text)).toBe(text));
});

describe('a line of CSV', () => {
  test('quotes what needs it', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'x\ny', null, -5, ' z'], ',')).toBe(
      'a,"b,c","say ""hi""","x\ny",,-5," z"\r\n',
    );
  });
  test('the separator of Turkish spreadsheets', () => expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n'));
  test('what was made harmless is quoted', () => expect(csvLine(['=1'], ',')).toBe('"\'=1"\r\n'));
});

describe('a file as rows', () => {
  const rows = (text: string) => [...csvRows(text)];
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1,5;"x ""y""\r\nz"',
      [
        ['a', 'b'],
        ['1,5', 'x "y"\nz'],
      ],
    ],
    [
      'a\tb\r1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['sep=;\na,b;c', [['a,b', 'c']]],
    ['"open, to the end\n', [['open, to the end\n']]],
    ['\n\nx', [[''], [''], ['x']]],
    ['', []],
  ])('%j', (text, expected) => expect(rows(text)).toEqual(expected));
  test('what parts cells is what the first line has most of', () => {
    expect([separatorOf('a;b;c,d'), separatorOf('a,b;c,d'), separatorOf('a'), separatorOf('sep=\t\na,b')]).toEqual([
      ';',
      ',',
      ',',
      '\t',
    ]);
  });
  test('rows and cells without end are given up', () => {
    expect(() => [...csvRows(','.repeat(100), { mostCells: 50 })]).toThrow(CsvTooLong);
    expect(() => [...csvRows(`"${'""'.repeat(100)}`, { mostCharacters: 50 })]).toThrow(CsvTooLong);
  });
  test('what is written is what is read', () => {
    const cells = ['=1+1', "'quoted", 'a,b;c', 'two\nlines', '', ' x '];
    const [read = []] = rows(csvLine(cells, ';'));
    expect(read.map(withoutApostrophe)).toEqual(cells);
  });
});
