import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

test.each([
  ['<p>Deniz <b>evi</b></p>', '<p>Deniz <strong>evi</strong></p>'],
  ['words only', '<p>words only</p>'],
  ['<p></p>', null],
  ['', null],
  [null, null],
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p>a\u0000b</p>', '!controlCharacters'],
  ['<h2>1234</h2><p>567890</p>', '!tooLong'],
  [`<p>${'<b>a</b>'.repeat(5)}</p>`, `<p>${'<strong>a</strong>'.repeat(5)}</p>`],
  [`<p>${'<b></b>'.repeat(5000)}a</p>`, '!tooLong'],
  [5, '!text'],
  [['<p>a</p>'], '!text'],
])('%j → %j: lengths are those of its words', (value, stored) => {
  expect(parseOne({ type: 'richText', maxLength: 10 }, value)).toEqual(stored);
});
