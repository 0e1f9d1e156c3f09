import { describe, expect, test } from 'vitest';
import { isReady, readinessOf, type ReadyThing } from './readiness.ts';

const TODAY = '2026-11-20';
const facts: Parameters<typeof readinessOf>[0] = {
  stay: { checkIn: TODAY, checkOut: '2026-11-23', remainingPrice: 0, collectedBy: 'COMPANY', currency: 'EUR' },
  guestData: { state: 'complete', known: 2, expected: 2 },
  estate: { cleaningState: 'CLEAN', permitState: 'VALID' },
  deposit: { state: 'HELD' },
  isOccupied: false,
  today: TODAY,
};
type Change = {
  readonly [key in 'stay' | 'estate']?: object;
} & {
  readonly deposit?: { state: string; required?: number; held?: number; currency?: string };
  readonly isOccupied?: boolean;
};
const of = (thing: ReadyThing, { stay, estate, ...more }: Change) => {
  const changed = {
    ...facts,
    ...more,
    stay: { ...facts.stay, ...stay },
    estate: { ...facts.estate, ...estate },
  };
  const found = readinessOf(changed).find((each) => each.thing === thing);
  return `${found?.state ?? ''} ${found?.why ?? ''}`;
};

describe('OPS1 readiness', () => {
  test('a stay with everything is ready', () => {
    expect(isReady(readinessOf(facts))).toBe(true);
    expect(readinessOf(facts).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  });
  test('whatever is missing says what, money with its amount', () => {
    const owing = readinessOf({ ...facts, stay: { ...facts.stay, remainingPrice: 17_300 } });
    expect(owing[0]).toEqual({ thing: 'paid', state: 'missing', why: 'owes', amount: 17_300, currency: 'EUR' });
    expect(isReady(owing)).toBe(false);
    const due = readinessOf({ ...facts, deposit: { state: 'REQUIRED', required: 5000, currency: 'EUR' } });
    expect(due[1]).toEqual({ thing: 'deposit', state: 'missing', why: 'due', amount: 5000, currency: 'EUR' });
    const deposit = { state: 'HELD', required: 5000, held: 4000, currency: 'EUR' };
    const leaving = { ...facts.stay, actualCheckInAt: `${TODAY}T09:00:00.000Z`, checkOut: TODAY };
    const back = readinessOf({ ...facts, stay: leaving, deposit })[1];
    expect(back).toEqual({ thing: 'deposit', state: 'missing', why: 'giveBack', amount: 4000, currency: 'EUR' });
    // Not before their last day, and not once it has been returned.
    const staying = readinessOf({ ...facts, stay: { ...leaving, checkOut: '2026-11-23' }, deposit });
    const settled = readinessOf({ ...facts, stay: leaving, deposit: { ...deposit, state: 'REFUNDED', held: 0 } });
    expect([staying[1]?.why, settled[1]?.why]).toEqual(['collected', 'collected']);
  });
  test.each<[ReadyThing, Change, string]>([
    ['paid', { stay: { collectedBy: 'CHANNEL' } }, 'notNeeded channel'],
    ['paid', { stay: { collectedBy: 'CHANNEL', remainingPrice: 500 } }, 'missing owes'],
    ['paid', { stay: { remainingPrice: -100 } }, 'ok paid'],
    ['deposit', { deposit: { state: 'WAIVED' } }, 'notNeeded waived'],
    ['deposit', { deposit: { state: 'REFUNDED' } }, 'ok collected'],
    ['cleaned', { estate: { cleaningState: 'INSPECTED' } }, 'ok clean'],
    ['cleaned', { estate: { cleaningState: 'DIRTY' } }, 'missing dirty'],
    ['cleaned', { estate: { cleaningState: 'IN_PROGRESS' } }, 'missing inProgress'],
    ['cleaned', { isOccupied: true }, 'missing occupied'],
    ['cleaned', { stay: { checkIn: '2026-11-21' }, estate: { cleaningState: 'DIRTY' } }, 'notNeeded later'],
    ['cleaned', { stay: { actualCheckInAt: '2026-11-20T12:00:00.000Z' } }, 'notNeeded inHouse'],
    ['permit', { estate: { permitState: 'EXPIRED' } }, 'missing noPermit'],
    ['permit', { stay: { checkOut: '2027-06-01' }, estate: { permitState: 'MISSING' } }, 'notNeeded longStay'],
  ])('%s %j: %s', (thing, change, expected) => expect(of(thing, change)).toBe(expected));
  test('people who are not entered are missing, with how many (KB2)', () => {
    const [, , fewer] = readinessOf({ ...facts, guestData: { state: 'fewer', known: 1, expected: 2 } });
    expect(fewer).toEqual({ thing: 'guestData', state: 'missing', why: 'fewer', known: 1, expected: 2 });
    const [, , number] = readinessOf({ ...facts, guestData: { state: 'noNumber', known: 2, expected: 2 } });
    expect(number).toEqual({ thing: 'guestData', state: 'missing', why: 'noNumber' });
  });
  test('nobody and nothing known is missing, not a mistake', () => {
    const guestData = { state: 'fewer', known: 0, expected: 1 } as const;
    const none = readinessOf({ ...facts, guestData, estate: undefined, deposit: undefined });
    expect(none.map(({ state }) => state)).toEqual(['ok', 'notNeeded', 'missing', 'missing', 'missing']);
  });
});
