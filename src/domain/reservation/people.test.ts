import { expect, test } from 'vitest';
import { peopleOf } from './people.ts';

test('adults, children and babies are people, and somebody always comes', () => {
  expect(peopleOf({ adults: 2, children: 1, infants: 1 })).toBe(4);
  expect(peopleOf({ adults: 2, children: null })).toBe(2);
  expect(peopleOf({})).toBe(1);
});
