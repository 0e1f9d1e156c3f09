import { describe, expect, it } from 'vitest';
import { nightsInYear, refuseOwnerStay } from './owner-stay.ts';

const terms = { isAllowed: true, nightsAYear: 14 };
const today = '2026-12-01';

describe('IV2: owners in their own homes', () => {
  it('counts nights in the year in which they begin', () => {
    const stay = { from: '2026-12-29', to: '2027-01-03' };
    expect([nightsInYear(stay, 2026), nightsInYear(stay, 2027), nightsInYear(stay, 2028)]).toEqual([3, 2, 0]);
  });

  it('is refused where the contract does not allow it, and for days that are over', () => {
    const stay = { from: '2026-12-05', to: '2026-12-07' };
    const none = { isAllowed: false, nightsAYear: 14 };
    expect(refuseOwnerStay({ stay, terms: none, others: [], today })?.key).toBe('block.ownerNotAllowed');
    const past = { from: '2026-11-30', to: '2026-12-02' };
    expect(refuseOwnerStay({ stay: past, terms, others: [], today })?.key).toBe('block.ownerPast');
    expect(refuseOwnerStay({ stay, terms, others: [], today })).toBeUndefined();
  });

  it('holds the limit of each year for itself, to the night', () => {
    const others = [{ from: '2026-03-01', to: '2026-03-13' }];
    const two = { from: '2026-12-30', to: '2027-01-14' };
    expect(refuseOwnerStay({ stay: two, terms, others, today })).toBeUndefined();
    const three = { from: '2026-12-29', to: '2026-12-31' };
    const refused = refuseOwnerStay({
      stay: three,
      terms,
      others: [...others, { from: '2026-06-01', to: '2026-06-02' }],
      today,
    });
    expect(refused).toMatchObject({
      status: 422,
      field: 'to',
      params: { year: '2026', limit: 14, taken: 13, left: 1 },
    });
  });
});
