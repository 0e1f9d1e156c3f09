import { expect, test } from 'vitest';
import { storedCard, wrongFields } from './paying-card.ts';

const RIGHT = { number: '4242 4242 4242 4242', holder: 'Ayşe Kaya', month: '07', year: '2030', cvv: '123' };

test('a right card has no wrong field, and only its end is kept', () => {
  expect(wrongFields(RIGHT)).toEqual([]);
  expect(storedCard(RIGHT)).toEqual({ holder: 'Ayşe Kaya', last4: '4242', expires: '07/2030' });
});

test.each([
  [{ number: '4242 4242 4242 4241' }, ['number']],
  [{ number: '', holder: '12' }, ['number', 'holder']],
  [{ month: '13', year: '30', cvv: '12' }, ['month', 'year', 'cvv']],
])('%o is refused at %o', (change, wrong) => {
  expect(wrongFields({ ...RIGHT, ...change })).toEqual(wrong);
});
