import { expect, test } from 'vitest';
import { memoryWarning } from './memory-warning.ts';

test('says nothing while rows, indexes and work have room', () => {
  expect(memoryWarning({ used: 350e6, limit: 4345e6 })).toBeUndefined();
  expect(memoryWarning({ used: 800e6, limit: 4400e6 })).toBeUndefined();
});

test('names the limit that a million reservations need', () => {
  expect(memoryWarning({ used: 850e6, limit: 4345e6 })).toBe(
    'The data take 850 MB, and with their indexes and room to work 4675 MB; Node allows 4345 MB, beyond which the server ends. Set NODE_OPTIONS=--max-old-space-size=5000.',
  );
});
