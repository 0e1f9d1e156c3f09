import { expect, test } from 'vitest';
import { fingerprint } from './hash.ts';

test('changes with every text, their order and their bounds', () => {
  const prints = [['a', 'b'], ['b', 'a'], ['ab'], ['ab', ''], ['a', 'b', ''], []].map((texts) => fingerprint(texts));
  expect(new Set(prints).size).toBe(prints.length);
  expect(fingerprint(['a', 'b'])).toBe(prints[0]);
  expect(prints[0]).toMatch(/^[0-9a-z]{6,11}$/);
});
