import { describe, expect, it } from 'vitest';
import { draggedTo, inTheWay, mayDrag, type TapeStay, urgencyOf } from './stays.ts';
import { tilesFor } from '../calendar/tiles.ts';

const today = '2026-11-20';
const now = '2026-11-20T09:00:00.000Z';
const stay = (more: Partial<TapeStay> = {}): TapeStay => ({
  id: 'r1',
  code: 'R-000001',
  checkIn: '2026-12-01',
  checkOut: '2026-12-05',
  status: 'SUCCESSFUL',
  version: 1,
  holdExpiresAt: null,
  guest: null,
  currency: null,
  total: null,
  remaining: null,
  payment: null,
  channel: null,
  arrival: null,
  departure: null,
  ...more,
});

describe('TC2 urgency', () => {
  it.each([
    ['future', {}],
    ['today', { checkIn: today }],
    ['today', { checkIn: '2026-11-18', checkOut: today }],
    ['inHouse', { checkIn: '2026-11-18', checkOut: '2026-11-22' }],
    ['overdue', { checkIn: '2026-11-10', checkOut: '2026-11-19' }],
    ['overdue', { checkIn: '2026-11-18', checkOut: '2026-11-22', remaining: 1 }],
    ['overdue', { checkIn: '2026-11-10', checkOut: '2026-11-19', status: 'FINISHED', remaining: 1 }],
    ['past', { checkIn: '2026-11-10', checkOut: '2026-11-19', status: 'FINISHED' }],
    ['today', { status: 'PENDING', holdExpiresAt: '2026-11-20T20:00:00.000Z' }],
    ['future', { status: 'PENDING', holdExpiresAt: '2026-11-21T20:00:00.000Z' }],
    ['future', { status: 'PENDING' }],
    ['future', { remaining: 100 }],
  ] as const)('%s: %o', (urgency, more) => expect(urgencyOf(stay(more), today)).toBe(urgency));
});

describe('dragging', () => {
  const from = { estate: 3, checkIn: '2026-12-01', checkOut: '2026-12-05' };
  it('moves both dates and the estate', () => {
    expect(draggedTo({ from, grip: 'move', days: -2, estate: 7 })).toEqual({
      estate: 7,
      checkIn: '2026-11-29',
      checkOut: '2026-12-03',
    });
  });
  it('an edge changes one date, keeps the estate, and leaves one night', () => {
    expect(draggedTo({ from, grip: 'end', days: 3, estate: 7 })).toEqual({ ...from, checkOut: '2026-12-08' });
    expect(draggedTo({ from, grip: 'end', days: -9, estate: 3 })).toEqual({ ...from, checkOut: '2026-12-02' });
    expect(draggedTo({ from, grip: 'start', days: 9, estate: 3 })).toEqual({ ...from, checkIn: '2026-12-04' });
  });
  it('AV1, AV3: free beside another stay and over itself, taken on it', () => {
    const others = [stay(), stay({ id: 'r2', code: 'R-2', checkIn: '2026-12-07', checkOut: '2026-12-09' })];
    const ask = (checkIn: string, checkOut: string, id = 'r1') =>
      inTheWay({ stays: others, blocks: [], wanted: { id, checkIn, checkOut }, now })?.id;
    expect(ask('2026-12-03', '2026-12-07')).toBeUndefined();
    expect(ask('2026-12-03', '2026-12-08')).toBe('r2');
    expect(ask('2026-12-04', '2026-12-06', 'new')).toBe('r1');
  });
  it('OPS5: out of order blocks, out of service does not', () => {
    const wanted = { checkIn: '2026-12-03', checkOut: '2026-12-06' };
    const block = {
      id: 'b1',
      checkIn: '2026-12-05',
      checkOut: '2026-12-10',
      version: 1,
      reason: null,
      code: null,
      note: null,
    };
    const ask = (kind: string) => inTheWay({ stays: [], blocks: [{ ...block, kind }], wanted, now })?.id;
    expect([ask('OUT_OF_ORDER'), ask('OUT_OF_SERVICE')]).toEqual(['b1', undefined]);
  });
  it('TC4: who is in house keeps the arrival; what is closed keeps all', () => {
    const inHouse = stay({ checkIn: '2026-11-18', checkOut: '2026-11-22' });
    const grips = ['move', 'start', 'end'] as const;
    expect(grips.map((grip) => mayDrag(inHouse, grip, today))).toEqual([false, false, true]);
    expect(grips.map((grip) => mayDrag(stay({ status: 'FINISHED' }), grip, today))).toEqual([false, false, false]);
    expect(mayDrag(stay(), 'move', today)).toBe(true);
  });
});

it('only the tiles in view are asked for, none below the last estate', () => {
  const days = { from: 640, to: 710 };
  expect(tilesFor({ first: 40, last: 70, days, total: undefined })).toHaveLength(4);
  expect(tilesFor({ first: 40, last: 70, days, total: 45 })).toEqual([
    { row: 0, day: 10 },
    { row: 0, day: 11 },
  ]);
  expect(tilesFor({ first: 0, last: 10, days, total: 0 })).toHaveLength(2);
});
