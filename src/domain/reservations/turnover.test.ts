import { describe, expect, it } from 'vitest';
import { type TurnoverEstate, turnoverOn } from './turnover.ts';

const estate: TurnoverEstate = { checkInTime: '15:00', checkOutTime: '11:00', cleaningMinutes: 120 };
const usual = { checkInTime: '16:30', checkOutTime: '10:15' };
const ask = (plannedDeparture: string | null, plannedArrival: string | null, more: Partial<TurnoverEstate> = {}) =>
  turnoverOn({
    leaving: { checkIn: '2026-07-01', checkOut: '2026-07-05', plannedDeparture },
    arriving: { checkIn: '2026-07-05', checkOut: '2026-07-08', plannedArrival },
    estate: { ...estate, ...more },
    usual,
  });

describe('AV5 a same-day turnover', () => {
  it.each<[string | null, string | null, string | undefined]>([
    ['11:00', '13:01', undefined],
    ['11:00', '13:00', '13:00'],
    ['11:00', '09:00', '13:00'],
    ['13:00', null, '15:00'],
    ['12:59', null, undefined],
    [null, '13:00', '13:00'],
    [null, '14:00', undefined],
    ['23:30', '15:00', '25:30'],
    ['noon', '13:00', undefined],
  ])('leaves %s, arrives %s: ready at %s', (leaves, arrives, readyAt) => {
    const turnover = ask(leaves, arrives);
    expect(turnover?.isTight ? turnover.readyAt : undefined).toBe(readyAt);
  });
  it('warns of nothing where nobody planned a time, however long the cleaning takes', () => {
    expect(ask(null, null, { cleaningMinutes: 600 })).toMatchObject({ isTight: false, minutes: 240 });
  });
  it.each<[string | null, string | null, number | null, boolean, boolean]>([
    ['10:00', '16:30', 390, true, true],
    ['13:00', '12:00', -60, true, true],
    [null, '18:00', 420, false, true],
    ['noon', null, null, true, false],
  ])(
    'leaves %s, arrives %s: %s minutes between, planned %s and %s',
    (leaves, arrives, minutes, isLeaving, isArriving) => {
      const planned = { isLeavingPlanned: isLeaving, isArrivingPlanned: isArriving };
      expect(ask(leaves, arrives)).toMatchObject({ minutes, ...planned });
    },
  );
  it('counts without cleaning and without times of the house too', () => {
    expect(ask('16:30', null, { checkInTime: null, cleaningMinutes: null })).toEqual({
      date: '2026-07-05',
      leavesAt: '16:30',
      arrivesAt: '16:30',
      readyAt: '16:30',
      isTight: true,
      minutes: 0,
      isLeavingPlanned: true,
      isArrivingPlanned: false,
    });
  });
  it('is none when the days differ', () => {
    const stay = { checkIn: '2026-07-01', checkOut: '2026-07-05', plannedDeparture: '20:00' };
    const later = { checkIn: '2026-07-06', checkOut: '2026-07-08', plannedArrival: '08:00' };
    expect(turnoverOn({ leaving: stay, arriving: later, estate, usual })).toBeUndefined();
  });
});
