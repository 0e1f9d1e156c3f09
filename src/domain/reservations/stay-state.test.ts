import { describe, expect, test } from 'vitest';
import { homeFoundBy, type StayFacts, staySetOf, stayStateOf, undoesCheckOut } from './stay-state.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const stay: StayFacts = { status: 'SUCCESSFUL', checkIn: '2026-11-20', checkOut: '2026-11-23' };
const inHouse = { ...stay, actualCheckInAt: NOW };

describe('RS1, RS3, OPS1 what a step means for the stay', () => {
  test('a check-in writes down its business day, and taking it back forgets it', () => {
    expect(staySetOf(inHouse, stay, NOW)).toEqual({ stayState: 'IN_HOUSE', arrivedOn: '2026-11-20' });
    expect(staySetOf(stay, inHouse, NOW)).toEqual({ stayState: 'EXPECTED', arrivedOn: null });
    // Half past midnight in Istanbul is still the day before in UTC.
    const night = '2026-11-20T21:30:00.000Z';
    expect(staySetOf({ ...stay, actualCheckInAt: night }, stay, night).arrivedOn).toBe('2026-11-21');
  });
  test('a confirmation writes down its business day, and taking it back forgets it', () => {
    const waits: StayFacts = { ...stay, status: 'PENDING' };
    expect(staySetOf(stay, waits, NOW)).toEqual({ stayState: 'EXPECTED', confirmedOn: '2026-11-20' });
    expect(staySetOf(waits, { ...stay }, NOW)).toEqual({ stayState: 'EXPECTED', confirmedOn: null });
    expect(staySetOf(waits, undefined, NOW)).toEqual({ stayState: 'EXPECTED' });
    expect(staySetOf(stay, { ...stay, status: 'FINISHED' }, NOW)).not.toHaveProperty('confirmedOn');
  });
  test('an early departure frees the nights that remain; one on the day frees none', () => {
    const left: StayFacts = { ...inHouse, status: 'FINISHED' };
    expect(staySetOf(left, inHouse, NOW)).toMatchObject({ leftOn: '2026-11-20', departedOn: '2026-11-20' });
    const late = staySetOf(left, inHouse, '2026-11-23T09:00:00.000Z');
    expect(late).toMatchObject({ leftOn: '2026-11-23', departedOn: null, stayState: 'DEPARTED' });
    expect(staySetOf(inHouse, left, NOW)).toEqual({
      stayState: 'IN_HOUSE',
      actualCheckOutAt: null,
      leftOn: null,
      departedOn: null,
    });
  });
  test('whoever is late stays in the house, or expected', () => {
    expect(stayStateOf(inHouse, '2026-11-24')).toBe('DEPARTURE_DELAYED');
    expect(stayStateOf(stay, '2026-11-21')).toBe('ARRIVAL_DELAYED');
  });
  test('a check-out is taken back on its own day only', () => {
    const left: StayFacts = { ...stay, status: 'FINISHED', leftOn: '2026-11-20' };
    expect(undoesCheckOut(inHouse, left, '2026-11-20')).toBe(true);
    expect(undoesCheckOut(inHouse, left, '2026-11-21')).toBe(false);
    expect(undoesCheckOut(inHouse, { status: 'FINISHED' }, '2026-11-20')).toBe(false);
    expect(undoesCheckOut({ status: 'FINISHED' }, left, '2026-11-20')).toBe(false);
  });
});

describe('OPS3: how the guests found the home', () => {
  const came = { actualCheckInAt: '2027-03-01T12:00:00.000Z' };
  const never = () => {
    throw new Error('is not to be asked');
  };
  test.each([
    ['a new stay', came, undefined, {}],
    ['nothing changed', came, came, {}],
    ['nobody came', {}, {}, {}],
    ['they have not come after all', {}, came, { homeFoundAs: null }],
  ])('%s', (_, record, before, set) => expect(homeFoundBy(record, before, never)).toEqual(set));
  test('they came', () => {
    expect(homeFoundBy(came, {}, () => 'CLEAN')).toEqual({ homeFoundAs: 'CLEAN' });
    expect(homeFoundBy(came, {}, () => undefined)).toEqual({ homeFoundAs: null });
  });
});

test('RS1: of a stay that came to nothing only guests who did not come are a state; taken back, its confirmation is as old as it was', () => {
  const cancelled: StayFacts = { ...stay, status: 'CANCELLED' };
  expect(stayStateOf(cancelled, '2026-11-20')).toBeNull();
  expect(stayStateOf({ ...cancelled, noShowAt: NOW }, '2026-11-20')).toBe('NO_SHOW');
  expect(staySetOf(stay, cancelled, NOW)).toEqual({ stayState: 'EXPECTED' });
});
