import { describe, expect, test } from 'vitest';
import { isReady, readinessOf, type ReadyThing } from './readiness.ts';

const TODAY = '2026-11-20';
const facts: Parameters<typeof readinessOf>[0] = {
  stay: { checkIn: TODAY, checkOut: '2026-11-23', remainingPrice: 0, collectedBy: 'COMPANY', currency: 'EUR' },
  guest: {
    ...{ firstName: 'Ayşe', lastName: 'Arslan', nationality: 'TR', birthDate: '1990-01-01' },
    ...{ isTurkishCitizen: true, tcIdentityNo: '10000000146' },
  },
  estate: { cleaningState: 'CLEAN', permitState: 'VALID' },
  deposit: { state: 'HELD' },
  isOccupied: false,
  today: TODAY,
};
type Change = {
  readonly [key in 'stay' | 'guest' | 'estate']?: object;
} & { readonly deposit?: { state: string; required?: number; currency?: string }; readonly isOccupied?: boolean };
const of = (thing: ReadyThing, { stay, guest, estate, ...more }: Change) => {
  const changed = {
    ...facts,
    ...more,
    stay: { ...facts.stay, ...stay },
    guest: { ...facts.guest, ...guest },
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
  });
  test.each<[ReadyThing, Change, string]>([
    ['paid', { stay: { collectedBy: 'CHANNEL' } }, 'notNeeded channel'],
    ['paid', { stay: { collectedBy: 'CHANNEL', remainingPrice: 500 } }, 'missing owes'],
    ['paid', { stay: { remainingPrice: -100 } }, 'ok paid'],
    ['deposit', { deposit: { state: 'WAIVED' } }, 'notNeeded waived'],
    ['deposit', { deposit: { state: 'REFUNDED' } }, 'ok collected'],
    ['guestData', { guest: { tcIdentityNo: null } }, 'missing noNumber'],
    ['guestData', { guest: { birthDate: '' } }, 'missing incomplete'],
    ['guestData', { guest: { isTurkishCitizen: false, nationality: 'DE', tcIdentityNo: null } }, 'missing noNumber'],
    ['guestData', { guest: { isTurkishCitizen: false, nationality: 'DE', passportNo: 'C01X00T47' } }, 'ok complete'],
    ['guestData', { guest: { isTurkishCitizen: false, foreignIdNo: '99000000004' } }, 'ok complete'],
    ['cleaned', { estate: { cleaningState: 'INSPECTED' } }, 'ok clean'],
    ['cleaned', { estate: { cleaningState: 'DIRTY' } }, 'missing dirty'],
    ['cleaned', { estate: { cleaningState: 'IN_PROGRESS' } }, 'missing inProgress'],
    ['cleaned', { isOccupied: true }, 'missing occupied'],
    ['cleaned', { stay: { checkIn: '2026-11-21' }, estate: { cleaningState: 'DIRTY' } }, 'notNeeded later'],
    ['cleaned', { stay: { actualCheckInAt: '2026-11-20T12:00:00.000Z' } }, 'notNeeded inHouse'],
    ['permit', { estate: { permitState: 'EXPIRED' } }, 'missing noPermit'],
    ['permit', { stay: { checkOut: '2027-06-01' }, estate: { permitState: 'MISSING' } }, 'notNeeded longStay'],
  ])('%s %j: %s', (thing, change, expected) => expect(of(thing, change)).toBe(expected));
  test('nobody and nothing known is missing, not a mistake', () => {
    const none = readinessOf({ ...facts, guest: undefined, estate: undefined, deposit: undefined });
    expect(none.map(({ state }) => state)).toEqual(['ok', 'notNeeded', 'missing', 'missing', 'missing']);
  });
});
