import { describe, expect, it } from 'vitest';
import { withoutLifted, unplacedStays, liftStay, moveOf, type Plan, placeStay, readPlan, withPlan } from './plan.ts';
import type { TapeStay } from './stays.ts';

const stay = (id: string, checkIn: string, checkOut: string): TapeStay => ({
  id,
  code: `R-${id}`,
  checkIn,
  checkOut,
  status: 'SUCCESSFUL',
  version: 3,
  holdExpiresAt: null,
  guest: null,
  currency: null,
  total: null,
  remaining: null,
  payment: null,
  channel: null,
  arrival: null,
  departure: null,
});
const a1 = { id: 'a1', code: 'A1' };
const a2 = { id: 'a2', code: 'A2' };
const one = stay('1', '2027-03-01', '2027-03-05');
const two = stay('2', '2027-03-01', '2027-03-05');
const down = (home: typeof a1, from: TapeStay) => ({
  to: { home, checkIn: from.checkIn, checkOut: from.checkOut },
  keepPrice: false,
  changeReason: '',
});

describe('TC4 the tray', () => {
  it('two stays are lifted and change places', () => {
    let plan: Plan = liftStay(liftStay([], one, a1), two, a2);
    expect(unplacedStays(plan)).toHaveLength(2);
    expect(withPlan([one], 'a1', plan)).toEqual([]);
    plan = placeStay(placeStay(plan, '1', down(a2, one)), '2', down(a1, two));
    expect(unplacedStays(plan)).toEqual([]);
    expect(withPlan([one], 'a1', plan)).toEqual([{ ...two, isPlanned: true }]);
    expect(plan.map(moveOf)).toEqual([
      { id: '1', version: 3, estateId: 'a2', checkIn: '2027-03-01', checkOut: '2027-03-05', keepPrice: false },
      { id: '2', version: 3, estateId: 'a1', checkIn: '2027-03-01', checkOut: '2027-03-05', keepPrice: false },
    ]);
  });
  it('put back where it came from, it is no change; lifted again, it is in the tray as it was at first', () => {
    const plan = placeStay(liftStay([], one, a1), '1', down(a2, one));
    expect(placeStay(plan, '1', down(a1, one))).toEqual([]);
    expect(withoutLifted(plan, '1')).toEqual([]);
    expect(liftStay(plan, { ...one, checkIn: '2027-03-02' }, a2)).toEqual(liftStay([], one, a1));
  });
  it('rows it does not touch stay the same objects', () => {
    const stays = [two];
    expect(withPlan(stays, 'a2', liftStay([], one, a1))).toBe(stays);
  });
  it('comes back from text as it was, and anything else is no plan', () => {
    const plan = placeStay(liftStay(liftStay([], one, a1), two, a2), '1', down(a2, one));
    expect(readPlan(JSON.stringify(plan))).toEqual(plan);
    for (const text of [null, '', '{', '{}', '[1]', '[{"stay":{"id":"1"}}]']) expect(readPlan(text)).toEqual([]);
    const [first, second] = plan;
    expect(readPlan(JSON.stringify([{ ...first, to: { home: a1 } }, second]))).toEqual([second]);
  });
});
