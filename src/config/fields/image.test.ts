import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['/images/estates/1.webp', '/images/estates/1.webp'],
  ['', null],
  [PNG, PNG],
  ['//evil.com/a.png', '!image'],
  ['/\\evil.com/a.png', '!image'],
  ['/../secrets', '!image'],
  ['https://evil.com/a.png', '!image'],
  ['data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', '!image'],
  ['data:text/html;base64,PGI+', '!image'],
  // A page disguised as a picture.
  ['data:image/png;base64,PGh0bWw+', '!image'],
  [`${PNG}<script>`, '!image'],
  [{}, '!image'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'image' }, value)).toEqual(stored);
});

test('maxBytes counts the decoded bytes', () => {
  expect(parseOne({ type: 'image', maxBytes: 70 }, PNG)).toBe(PNG);
  expect(parseOne({ type: 'image', maxBytes: 69 }, PNG)).toBe('!imageTooBig');
});
