import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

const id = (letter: string) => letter.repeat(40);

test.each([
  [
    [{ id: id('b'), caption: ' Sea ' }, { path: '/pictures/x.svg' }, { id: id('a'), width: 4, height: 3 }],
    [{ id: id('b'), caption: 'Sea' }, { path: '/pictures/x.svg' }, { id: id('a'), width: 4, height: 3 }],
  ],
  [[], []],
  [[{ id: id('a'), caption: '' }], [{ id: id('a') }]],
  [[{ id: id('a') }, { id: id('a') }], '!duplicate'],
  [[{ path: '/x.png' }, { path: '/x.png' }], '!duplicate'],
  [['a', 'b', 'c', 'd'].map((letter) => ({ id: id(letter) })), '!tooMany'],
  [[{ id: id('a'), caption: 'x'.repeat(301) }], '!tooLong'],
  [[{ id: id('a'), caption: 'a\nb' }], '!controlCharacters'],
  [[{ id: id('a'), alt: 'x' }], '!file'],
  [[id('a')], '!file'],
  [{ id: id('a') }, '!list'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'images', maxItems: 3 }, value)).toEqual(stored);
});
