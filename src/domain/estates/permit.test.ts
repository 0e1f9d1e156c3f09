import { describe, expect, it, test } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { leadingPermit, type Permit, permitSummary, stateOfPermit } from './permit.ts';
import { longContracts, needsPermit, permitReason } from './permit-stay.ts';
import {
  buildingOf,
  changedHands,
  cureDeadline,
  inspectionDue,
  isStranger,
  lacksConsent,
  permitsPerHolder,
  reviewDue,
} from './permit-papers.ts';

const TODAY = '2026-11-20';
const permit = (more: Partial<Permit> = {}): Permit => ({
  id: 'p',
  permitNo: '48-1',
  status: 'VALID',
  issuedAt: '2025-01-01',
  ...more,
});

test.each([
  [permit(), 'VALID'],
  [permit({ issuedAt: null }), 'VALID'],
  [permit({ expiresAt: TODAY }), 'VALID'],
  [permit({ expiresAt: '2026-11-19' }), 'EXPIRED'],
  [permit({ issuedAt: '2026-11-21' }), 'PENDING'],
  [permit({ status: 'APPLIED' }), 'PENDING'],
  [permit({ status: 'SUSPENDED' }), 'SUSPENDED'],
  [permit({ status: 'REVOKED', expiresAt: '2020-01-01' }), 'REVOKED'],
  [permit({ status: 'NOT_REQUIRED' }), 'NOT_REQUIRED'],
  [permit({ status: 'NOT_APPLIED' }), 'MISSING'],
])('ES7: %j is %s', (one, state) => {
  expect(stateOfPermit(one, TODAY)).toBe(state);
});

describe('ES7: what speaks for a home', () => {
  it('is nothing without a permit', () => {
    expect(permitSummary([], TODAY)).toEqual({
      permitState: 'MISSING',
      permitNo: null,
      permitExpiresAt: null,
      permitInspectionAt: null,
      permitCureAt: null,
    });
  });
  it('is the valid one, whatever became of the others, and of valid ones the longest', () => {
    const all = [
      permit({ id: 'revoked', status: 'REVOKED' }),
      permit({ id: 'short', expiresAt: '2026-12-01' }),
      permit({ id: 'long', expiresAt: '2027-12-01', nextInspectionAt: '2027-01-01' }),
      permit({ id: 'pending', status: 'APPLIED' }),
    ];
    for (const order of [all, [...all].reverse()]) expect(leadingPermit(order, TODAY).permit?.id).toBe('long');
    expect(permitSummary(all, TODAY)).toMatchObject({
      permitExpiresAt: '2027-12-01',
      permitInspectionAt: '2027-01-01',
    });
  });
  it('turns with the day', () => {
    const all = [permit({ expiresAt: '2026-12-01' })];
    expect(permitSummary(all, '2026-12-01').permitState).toBe('VALID');
    expect(permitSummary(all, '2026-12-02').permitState).toBe('EXPIRED');
  });
});

const stay = (checkIn: string, nights: number) => ({ checkIn, checkOut: addDays(checkIn, nights) });

test('ES2: 100 nights need a permit, 101 do not', () => {
  expect(needsPermit(stay('2026-12-01', 100))).toBe(true);
  expect(needsPermit(stay('2026-12-01', 101))).toBe(false);
});

describe('ES3: confirming a stay of up to 100 nights', () => {
  const reason = (permits: readonly Permit[], wanted = stay('2026-12-10', 5)) =>
    permitReason({ stay: wanted, permits, code: 'KNK-001', today: TODAY })?.key;
  it.each<[string, readonly Permit[], string | undefined]>([
    ['a permit without end', [permit()], undefined],
    ['one that ends with the last night', [permit({ expiresAt: '2026-12-14' })], undefined],
    ['one that ends a night too soon', [permit({ expiresAt: '2026-12-13' })], 'permit.endsBefore'],
    ['one from the day of arrival', [permit({ issuedAt: '2026-12-10' })], undefined],
    ['one from the day after', [permit({ issuedAt: '2026-12-11' })], 'permit.notYet'],
    ['none', [], 'permit.missing'],
    ['nobody asked for it', [permit({ status: 'NOT_APPLIED' })], 'permit.missing'],
    ['asked for', [permit({ status: 'APPLIED' })], 'permit.pending'],
    ['over', [permit({ expiresAt: '2026-11-01' })], 'permit.expired'],
    ['held back', [permit({ status: 'SUSPENDED' })], 'permit.suspended'],
    ['taken back', [permit({ status: 'REVOKED' })], 'permit.revoked'],
    ['said not to be needed', [permit({ status: 'NOT_REQUIRED' })], 'permit.notRequired'],
    ['one of two covers it', [permit({ expiresAt: '2026-12-12' }), permit()], undefined],
    [
      'two halves are no whole',
      [permit({ expiresAt: '2026-12-12' }), permit({ issuedAt: '2026-12-13' })],
      'permit.endsBefore',
    ],
  ])('%s', (_, permits, key) => {
    expect(reason(permits)).toBe(key);
  });
  it('asks for nothing beyond 100 nights', () => {
    expect(reason([], stay('2026-12-10', 101))).toBeUndefined();
  });
  it('says which home, how long, until when', () => {
    const permits = [permit({ expiresAt: '2026-11-01' })];
    expect(permitReason({ stay: stay('2026-12-10', 5), permits, code: 'KNK-001', today: TODAY })?.params).toMatchObject(
      {
        code: 'KNK-001',
        nights: 5,
        permitNo: '48-1',
        until: '2026-11-01',
      },
    );
  });
});

describe('ES2: contracts of more than 100 nights', () => {
  const long = (checkIn: string) => stay(checkIn, 101);
  it('warn at the fourth within a year of the first', () => {
    const three = [long('2026-01-01'), long('2026-04-15'), long('2026-07-30')];
    expect(longContracts(three.slice(1), long('2026-11-15'))).toBeUndefined();
    expect(longContracts(three, long('2026-11-15'))).toBe(4);
    expect(longContracts(three, long('2026-12-31'))).toBe(4);
    expect(longContracts(three, long('2027-01-01'))).toBeUndefined();
  });
  it('count no short stays, and say nothing to one', () => {
    const stays = [stay('2026-01-01', 100), long('2026-04-15'), long('2026-07-30')];
    expect(longContracts(stays, long('2026-11-15'))).toBeUndefined();
    expect(
      longContracts([long('2026-01-01'), long('2026-04-15'), long('2026-07-30')], stay('2026-11-15', 100)),
    ).toBeUndefined();
  });
});

test.each([
  ['Ayşe Yılmaz', false],
  ['YILMAZ, ayse', false],
  ['KONAK KONAKLAMA HİZMETLERİ A.Ş.', false],
  ['Ayşe Yıldız', true],
  ['Ayşe', true],
  ['', false],
])('ES4: is %s a stranger? %s', (holder, stranger) => {
  expect(isStranger(holder, ['Ayşe Yılmaz', 'Konak Konaklama Hizmetleri A.Ş.'])).toBe(stranger);
});

test('ES5: flats need everybody’s consent, houses and operated residences do not', () => {
  expect(lacksConsent({ type: 'APARTMENT', holderType: 'TITLE_OWNER' })).toBe(true);
  expect(lacksConsent({ type: 'APARTMENT', holderType: 'TITLE_OWNER', consentDocId: 'doc-1' })).toBe(false);
  expect(lacksConsent({ type: 'VILLA', holderType: 'TITLE_OWNER' })).toBe(false);
  expect(lacksConsent({ type: 'RESIDENCE', holderType: 'RESIDENCE_OPERATOR' })).toBe(false);
});

test.each([
  [0, 'TITLE_OWNER', undefined],
  [3, 'TITLE_OWNER', undefined],
  [4, 'TITLE_OWNER', 1],
  [7, 'TITLE_OWNER', 1],
  [8, 'USUFRUCT', 2],
  [40, 'RESIDENCE_OPERATOR', undefined],
])('ES5: in a building of %s homes a %s may hold permits for %s', (units, holderType, allowed) => {
  expect(permitsPerHolder({ units, holderType })).toBe(allowed);
});

test('ES5: a building is known by its address, however it is written', () => {
  const address = { city: '48', district: 'Bodrum', street: 'Atatürk Cad.', no: '12' };
  expect(buildingOf({ ...address, street: 'ATATURK CAD', no: '12 ' })).toBe(buildingOf(address));
  expect(buildingOf({ ...address, no: '14' })).not.toBe(buildingOf(address));
  expect(buildingOf({ ...address, street: null })).toBeUndefined();
});

test('ES5: a new owner applies anew; the authority has 60 days', () => {
  expect(changedHands('2026-01-01', ['2025-06-01'])).toBe(false);
  expect(changedHands('2026-01-01', ['2025-06-01', '2026-03-01'])).toBe(true);
  expect(changedHands(null, ['2026-03-01'])).toBe(false);
  expect(reviewDue('2026-11-20')).toBe('2027-01-19');
});

test('ES6: inspected every two years; 30 days for papers, 15 for faults', () => {
  expect(inspectionDue('2026-11-20')).toBe('2028-11-20');
  expect(inspectionDue('2028-02-29')).toBe('2030-02-28');
  expect(cureDeadline('PAPERS', '2026-11-20')).toBe('2026-12-20');
  expect(cureDeadline('FAULT', '2026-11-20')).toBe('2026-12-05');
});
