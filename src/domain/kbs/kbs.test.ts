import { describe, expect, test } from 'vitest';
import { maskedNumber } from '../text/mask.ts';
import { authorityOf, dueAt, statusWith, waitAfter } from './notification.ts';
import { documentShown, isPassportNumber, missingFields } from './person.ts';
import { correctionId, type KnownNotification, planNotifications, type ReportedStay } from './plan.ts';
import { anonymousFrom } from './retention.ts';

const citizen = { firstName: 'Ada', lastName: 'Kaya', isTurkishCitizen: true, tcIdentityNo: '10000000146' };
const foreigner = {
  firstName: 'Ada',
  lastName: 'Stone',
  isTurkishCitizen: false,
  passportNo: 'X1234567',
  nationality: 'GB',
  birthDate: '1990-01-01',
};

describe('KB3, KB4: what a notification needs', () => {
  test.each([
    ['a citizen', citizen, []],
    ['a citizen with a wrong digit', { ...citizen, tcIdentityNo: '10000000147' }, ['tcIdentityNo']],
    ['a citizen whose number begins with 0', { ...citizen, tcIdentityNo: '01000000146' }, ['tcIdentityNo']],
    ['nobody', {}, ['firstName', 'lastName', 'tcIdentityNo']],
    ['spaces', { ...citizen, lastName: '  ' }, ['lastName']],
    ['a foreigner', foreigner, []],
    ['a resident', { ...foreigner, passportNo: null, foreignIdNo: '99000000001' }, []],
    [
      'a resident whose number begins otherwise',
      { ...foreigner, passportNo: null, foreignIdNo: '88000000001' },
      ['documentNo'],
    ],
    ['a passport of four', { ...foreigner, passportNo: 'X123' }, ['documentNo']],
    [
      'a foreigner without birth and nation',
      { ...foreigner, nationality: null, birthDate: null },
      ['nationality', 'birthDate'],
    ],
  ] as const)('%s', (_name, person, missing) => expect(missingFields(person)).toEqual(missing));

  test.each([
    ['X1234', true],
    ['X123', false],
    ['A'.repeat(20), true],
    ['A'.repeat(21), false],
    ['X12-45', false],
  ])('passport %s', (number, is) => expect(isPassportNumber(number)).toBe(is));
});

describe('KB5: numbers are masked', () => {
  test.each([
    ['10000000146', '••••••••146'],
    ['X1234', '••••4'],
    ['AB', '••'],
  ])('%s', (number, shown) => expect(maskedNumber(number)).toBe(shown));
  test('of whom nothing is known, nothing is shown', () => expect(documentShown({})).toBeNull());
});

describe('KB1, KB6: the clock', () => {
  test.each([
    ['2026-11-20T10:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    // 22:30 in Istanbul: its day ends before three hours are over.
    ['2026-11-20T19:30:00.000Z', '2026-11-20T20:59:59.000Z'],
    // Half past midnight in Istanbul is another day there, not in UTC.
    ['2026-11-20T21:30:00.000Z', '2026-11-21T00:30:00.000Z'],
  ])('an event at %s is due at %s', (at, due) => expect(dueAt(at)).toBe(due));
  test('tries wait longer each time, five minutes at most', () => {
    expect([1, 2, 3, 9, 1000].map(waitAfter)).toEqual([2000, 4000, 8000, 300_000, 300_000]);
  });
});

test('who is told: the police unless the home says otherwise', () => {
  expect([undefined, {}, { kbsAuthority: 'GENDARMERIE' }].map(authorityOf)).toEqual([
    'POLICE',
    'POLICE',
    'GENDARMERIE',
  ]);
});

test.each([
  ['INCOMPLETE', [], 'READY'],
  ['READY', ['lastName'], 'INCOMPLETE'],
  ['ERROR', ['lastName'], 'INCOMPLETE'],
  ['ERROR', [], 'ERROR'],
  ['SENT', ['lastName'], 'SENT'],
  ['SENDING', ['lastName'], 'SENDING'],
] as const)('KB2: %s with %j missing is %s', (status, missing, then) => expect(statusWith(status, missing)).toBe(then));

describe('KB2: what a stay tells', () => {
  const stay: ReportedStay = { id: 's1', status: 'SUCCESSFUL', actualCheckInAt: '2026-11-20T10:00:00.000Z' };
  const known = (more: Partial<KnownNotification> = {}): KnownNotification => ({
    id: 'n1',
    guestId: 'g1',
    event: 'CHECK_IN',
    eventAt: '2026-11-20T10:00:00.000Z',
    status: 'READY',
    ...more,
  });
  const plan = (of: ReportedStay, guestIds: string[], all: KnownNotification[]) =>
    planNotifications({ stay: of, guestIds, known: all });
  const over = { ...stay, status: 'FINISHED', actualCheckOutAt: '2026-11-22T08:00:00.000Z' };

  test('nothing before anybody came, and nothing of a no-show', () => {
    expect(plan({ ...stay, actualCheckInAt: null }, ['g1'], [])).toEqual([]);
    expect(plan({ ...stay, noShowAt: '2026-11-20T21:00:00.000Z' }, ['g1'], [])).toEqual([]);
    expect(plan({ ...stay, status: 'CANCELLED' }, ['g1'], [])).toEqual([]);
  });
  test('the arrival of everybody, and the departure after it; once', () => {
    const made = plan(over, ['g1', 'g2', 'g1'], []);
    expect(made.map((step) => step.id)).toEqual([
      'kbs-in-s1-g1-20261120100000000',
      'kbs-out-s1-g1-20261122080000000',
      'kbs-in-s1-g2-20261120100000000',
      'kbs-out-s1-g2-20261122080000000',
    ]);
    const there = made.flatMap((step) => (step.do === 'create' ? [{ ...step, status: 'READY' }] : []));
    expect(plan(over, ['g1', 'g2'], there)).toEqual([]);
  });
  test('an arrival that was taken back is dropped while it is not sent, corrected afterwards', () => {
    const undone = { ...stay, actualCheckInAt: null };
    expect(plan(undone, ['g1'], [known()])).toEqual([{ do: 'drop', id: 'n1' }]);
    expect(plan(undone, ['g1'], [known({ status: 'SENDING' })])).toEqual([]);
    const correct = { do: 'correct', id: correctionId('n1'), of: 'n1', guestId: 'g1' };
    for (const status of ['SENT', 'MARKED_SENT']) {
      expect(plan(undone, ['g1'], [known({ status })])).toEqual([correct]);
    }
    const correction = known({ id: correctionId('n1'), event: 'CORRECTION', correctsId: 'n1' });
    expect(plan(undone, ['g1'], [known({ status: 'SENT' }), correction])).toEqual([]);
  });
  test('what was corrected while it holds is told anew; what staff cancelled stays so', () => {
    const correction = known({ id: 'fix-n1', event: 'CORRECTION', correctsId: 'n1' });
    expect(plan(stay, ['g1'], [known({ status: 'SENT' }), correction])).toMatchObject([
      { do: 'create', id: 'kbs-in-s1-g1-20261120100000000-1' },
    ]);
    expect(plan(stay, ['g1'], [known({ status: 'CANCELLED' })])).toEqual([]);
    expect(plan(stay, ['g1'], [known({ status: 'CANCELLED', isDropped: true })])).toEqual([{ do: 'revive', id: 'n1' }]);
  });
});

test('KB5: anonymous five years after the last departure', () => {
  expect(anonymousFrom([])).toBeUndefined();
  expect(anonymousFrom(['2020-01-01', '2021-07-15'])).toBe('2026-07-15');
  expect(anonymousFrom(['2024-02-29'])).toBe('2029-03-01');
});
