import { expect, test } from 'vitest';
import { PAGE_MARK, pagePath, withOrigin, withoutMark } from './link.ts';

const PATH = pagePath('a'.repeat(30).concat('_-'));
const ORIGIN = 'https://konak.example';

test.each([
  [PATH, `${ORIGIN}${PATH}`],
  [`Your stay: ${PATH}.\n(${PATH})`, `Your stay: ${ORIGIN}${PATH}.\n(${ORIGIN}${PATH})`],
  [`${ORIGIN}${PATH}`, `${ORIGIN}${PATH}`],
  [`http://127.0.0.1:3000${PATH}`, `http://127.0.0.1:3000${PATH}`],
  ['/v1/public/stay/short', '/v1/public/stay/short'],
  [PAGE_MARK, `${ORIGIN}${PAGE_MARK}`],
  ['nothing', 'nothing'],
])('%j', (text, expected) => expect(withOrigin(text, ORIGIN)).toBe(expected));

test('a line about a link that there is not is left out', () => {
  expect(withoutMark(`One\nSee: ${PAGE_MARK}\nTwo ${PATH}`)).toBe(`One\nTwo ${PATH}`);
});
