import { describe, expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

describe('text', () => {
  test.each([
    ['  Deniz  ', 'Deniz'],
    ['', null],
    ['   ', null],
    [null, null],
    ['I\u0307zmir', '\u0130zmir'],
    ['a\u0000b', '!controlCharacters'],
    ['a\nb', '!controlCharacters'],
    ['half \ud800 pair', '!controlCharacters'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), '!tooLong'],
    [5, '!text'],
    [true, '!text'],
    [['a'], '!text'],
    [{ toString: 'a' }, '!text'],
    ['__proto__', '__proto__'],
  ])('%j → %j', (value, stored) => {
    expect(parseOne({ type: 'text' }, value)).toEqual(stored);
  });

  test('textarea keeps lines, of whatever machine, and up to 5000 characters', () => {
    expect(parseOne({ type: 'textarea' }, ' a\r\nb\rc\td ')).toBe('a\nb\nc\td');
    expect(parseOne({ type: 'textarea' }, 'a\u0007')).toBe('!controlCharacters');
    expect(parseOne({ type: 'textarea' }, 'x'.repeat(5001))).toBe('!tooLong');
  });

  test.each([
    ['ascii-slug', 'deniz-evi-2', 'Deniz', '!charsetAsciiSlug'],
    ['ascii-slug', 'a', '-a', '!charsetAsciiSlug'],
    // TN1
    ['ascii-slug', 'new--co', 'new-', '!charsetAsciiSlug'],
    ['rooms', '2+1', 'abc', '!charsetRooms'],
    ['rooms', '1+0', '2+', '!charsetRooms'],
    ['rooms', '3.5+1', '2,5', '!charsetRooms'],
    ['rooms', '4', '2+1+1', '!charsetRooms'],
    ['code', 'KNK/001.b', 'ı', '!charsetCode'],
    ['digits', '00123', '12a', '!charsetDigits'],
    ['opaque', 'aZ_-9', 'a b', '!charsetOpaque'],
    ['alphanumeric', 'U1234567', 'U-123', '!charsetAlphanumeric'],
    ['tc-identity', '10000000146', '10000000147', '!charsetTcIdentity'],
    ['tc-identity', '10000000146', '00000000146', '!charsetTcIdentity'],
    ['foreigner-identity', '99123456789', '10000000146', '!charsetForeignerIdentity'],
  ])('charset %s takes %s and refuses %s', (charset, good, bad, issue) => {
    expect(parseOne({ type: 'text', charset }, good)).toBe(good);
    expect(parseOne({ type: 'text', charset }, bad)).toBe(issue);
  });

  test('minLength counts what is left after trimming', () => {
    expect(parseOne({ type: 'text', minLength: 3 }, ' ab ')).toBe('!tooShort');
    expect(parseOne({ type: 'text', minLength: 3 }, '')).toBeNull();
  });
});
