import { expect, test } from 'vitest';
import { dayHalves } from './day-halves.ts';
import type { TapeBlock } from './stays.ts';

const span = (id: string, checkIn: string, checkOut: string) => ({ id, checkIn, checkOut, kind: 'x' }) as TapeBlock;

test('TC1: a stay has the second half of its arrival, whole days, and the first half of its departure', () => {
  const occupants = [span('a', '2026-05-01', '2026-05-03'), span('b', '2026-05-03', '2026-05-04')];
  const halves = (date: string) => {
    const { morning, evening } = dayHalves(date, occupants);
    return [morning?.id, evening?.id];
  };
  expect(halves('2026-04-30')).toEqual([undefined, undefined]);
  expect(halves('2026-05-01')).toEqual([undefined, 'a']);
  expect(halves('2026-05-02')).toEqual(['a', 'a']);
  expect(halves('2026-05-03')).toEqual(['a', 'b']);
  expect(halves('2026-05-04')).toEqual(['b', undefined]);
});
