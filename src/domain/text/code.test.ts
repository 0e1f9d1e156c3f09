import { describe, expect, test } from 'vitest';
import { codeOf, codesIn, isCode, markedCode } from './code.ts';

describe('a code as people say it', () => {
  test.each([
    ['r-1814', 'r1814'],
    ['knk 16', 'knk16'],
    ['knk016', 'knk16'],
    ['r-000', 'r0'],
    ['001814', '1814'],
    ['ayse', ''],
    ['villa deniz 16', ''],
    ['', ''],
  ])('%j typed is %j', (text, code) => expect(codeOf(text, 'typed')).toBe(code));

  test.each([
    ['r-001814', 'r1814', true],
    ['r-001814', '1814', true],
    ['r-011814', '1814', false],
    ['knk-116', 'knk16', false],
    ['16', '16', false], // a number alone is no code
    ['tak-200063-016', '16', false],
  ])('%j is meant by %j: %j', (text, typed, isMeant) => expect(isCode(text, typed)).toBe(isMeant));

  test('is indexed whole, with its letters and without', () => {
    expect(codesIn('knk-016')).toContain(markedCode('knk16'));
    expect(codesIn('knk-016')).toContain(markedCode('16'));
    expect(codesIn('knk-161')).not.toContain(markedCode('16'));
    expect(codesIn('villa')).toBe('');
  });
});
