import { expect, it } from 'vitest';
import { dayNumber } from '../../../domain/calendar/iso-date.ts';
import { layoutLines } from '../../../domain/tape/lines.ts';
import type { BarGrip, TapeBlock } from '../../../domain/tape/stays.ts';
import { beginRange, type HeldBar, movedByKey, takeUp } from './held.ts';

const lines = layoutLines({
  total: 3,
  sections: [
    ['Sea', 2],
    ['Hill', 1],
  ],
  folded: new Set(),
});
const block: TapeBlock = {
  id: 'b1',
  code: 'B-1',
  kind: 'OUT_OF_ORDER',
  reason: null,
  version: 1,
  note: null,
  checkIn: '2026-06-10',
  checkOut: '2026-06-13',
};
const by = (grip: BarGrip) => takeUp({ block }, { estate: 1, grip, by: 'keys' });
/** Where it is after keys, one after the other; `⇧` before a key holds Shift. */
const after = (held: HeldBar, ...keys: string[]) => {
  let now: HeldBar | undefined = held;
  for (const key of keys) now &&= movedByKey(now, { key: key.replace('⇧', ''), shiftKey: key.startsWith('⇧') }, lines);
  return now && [now.now.estate, now.now.checkIn, now.now.checkOut, now.through];
};

it('arrows move what is held whole, over headings too; + and - move its end', () => {
  expect(after(by('move'), 'ArrowRight')).toEqual([1, '2026-06-11', '2026-06-14', 1]);
  expect(after(by('move'), 'ArrowLeft', 'ArrowDown')).toEqual([2, '2026-06-09', '2026-06-12', 2]);
  expect(after(by('move'), 'ArrowUp', 'ArrowUp')).toEqual([0, '2026-06-10', '2026-06-13', 0]);
  expect(after(by('move'), '+', '=')).toEqual([1, '2026-06-10', '2026-06-15', 1]);
  expect(after(by('move'), '-')).toEqual([1, '2026-06-10', '2026-06-12', 1]);
});

it('held by one end, that end moves and the home stays', () => {
  expect(after(by('start'), 'ArrowRight')).toEqual([1, '2026-06-11', '2026-06-13', 1]);
  expect(after(by('end'), 'ArrowLeft')).toEqual([1, '2026-06-10', '2026-06-12', 1]);
  expect([after(by('end'), 'ArrowDown'), after(by('move'), 'Escape')]).toEqual([undefined, undefined]);
});

it('a new range moves whole, and grows over the homes below with Shift', () => {
  const range = beginRange({ estate: 0, night: dayNumber('2026-06-10'), by: 'keys' });
  expect(after(range, 'ArrowRight', '⇧ArrowDown', '⇧ArrowDown')).toEqual([0, '2026-06-11', '2026-06-12', 2]);
  expect(after(range, '⇧ArrowDown', 'ArrowDown')).toEqual([1, '2026-06-10', '2026-06-11', 2]);
});
