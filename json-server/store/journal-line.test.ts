import { expect, test, vi } from 'vitest';
import type { Operation } from './core.ts';
import { decodeEntry, encodeEntry, encodeInSlices } from './journal-line.ts';

const operations = (count: number): Operation[] =>
  Array.from({ length: count }, (_, index): Operation =>
    index % 3 === 0
      ? ['homes', 't', `id-${index}`]
      : ['homes', 't', { id: `id-${index}`, name: `Çiğli "${index}" 🏠` }],
  );

test.each([1, 99, 100, 101, 1234])('a line of %s operations made in slices is the line made at once', async (count) => {
  const entry = { seq: 7, ops: operations(count) };
  const pause = vi.fn(() => Promise.resolve());
  const line = await encodeInSlices(entry, pause);
  expect(line).toBe(encodeEntry(entry));
  expect(decodeEntry(Buffer.from(line).subarray(0, -1))).toEqual(entry);
  expect(pause).toHaveBeenCalledTimes(Math.ceil(count / 100));
});
