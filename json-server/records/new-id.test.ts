import { expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

test('ids follow the time, and nobody meets one twice', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 50 }, (_, moment) => {
    vi.setSystemTime(moment * 12_345_678_901);
    return newId();
  });
  expect(ids.toSorted()).toEqual(ids);
  const same = new Set(Array.from({ length: 1000 }, newId));
  vi.useRealTimers();
  expect(same.size).toBe(1000);
  for (const id of [...ids, ...same]) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
