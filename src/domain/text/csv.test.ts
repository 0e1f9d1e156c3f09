import { describe, expect, test } from 'vitest';
import { csvLine, harmlessText } from './csv.ts';

describe('S13 no cell is run as a formula', () => {
  test.each([
    ...[
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
    ],
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
