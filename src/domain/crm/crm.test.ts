import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDuplicates, nameKey, duplicatePairs, type ComparedPerson } from './duplicates.ts';
import { mergeChoices, mergedValues } from './merge.ts';
import { spendOf, standingOf, standingWith, whyNotErasable } from './standing.ts';

const person = (id: string, more: Partial<ComparedPerson> = {}): ComparedPerson => ({
  id,
  firstName: 'Ayşe',
  lastName: `Kaya${id}`,
  birthDate: '',
  phone: '',
  email: '',
  numbers: [],
  ...more,
});
const why = (a: Partial<ComparedPerson>, b: Partial<ComparedPerson>) =>
  findDuplicates([person('1', a), person('2', b)])[0]?.reasons;

describe('who is probably one person', () => {
  test.each([
    ['the same number, however it was typed', { numbers: ['U 123-456'] }, { numbers: ['u123456'] }, ['identity']],
    ['the same address in other case', { email: 'Ada@Example.com' }, { email: 'ada@example.com' }, ['email']],
    ['the same telephone, with and without country', { phone: '+905321112233' }, { phone: '05321112233' }, ['phone']],
    [
      'name and birth date, in any order and with Turkish letters',
      { firstName: 'Işıl', lastName: 'Öz', birthDate: '1980-02-03' },
      { firstName: 'ÖZ', lastName: 'IŞIL', birthDate: '1980-02-03' },
      ['nameBirth'],
    ],
    [
      'a slip in the name, the same birth date',
      { firstName: 'Mehmet', lastName: 'Yilmaz', birthDate: '1980-02-03' },
      { firstName: 'Mehmet', lastName: 'Yılmas', birthDate: '1980-02-03' },
      ['nameTypoBirth'],
    ],
    [
      'one digit of the telephone under one name',
      { lastName: 'Kaya', phone: '+905321112233' },
      { lastName: 'Kaya', phone: '+905321112234' },
      ['phoneTypo'],
    ],
  ])('%s', (_, a, b, reasons) => expect(why(a, b)).toEqual(reasons));

  test.each([
    ['only the name', { lastName: 'Kaya' }, { lastName: 'Kaya' }],
    ['only the birth date', { firstName: 'Ali', birthDate: '1980-02-03' }, { birthDate: '1980-02-03' }],
    ['nothing known of either', {}, {}],
  ])('not by %s', (_, a, b) => expect(why(a, b)).toBeUndefined());

  test('a family on one telephone is less certain than one name on it', () => {
    const shared = { phone: '+905321112233' };
    const family = findDuplicates([
      person('1', { ...shared, firstName: 'Ali' }),
      person('2', { ...shared, firstName: 'Veli' }),
    ]);
    const same = findDuplicates([
      person('1', { ...shared, lastName: 'Kaya' }),
      person('2', { ...shared, lastName: 'Kaya' }),
    ]);
    expect(family[0]!.score).toBeLessThan(same[0]!.score);
  });

  test('two of one name with different birth dates are less certain, unless a number says so', () => {
    const pair = (more: object) =>
      findDuplicates([
        person('1', { lastName: 'Kaya', birthDate: '1980-02-03', ...more }),
        person('2', { lastName: 'Kaya', birthDate: '1961-11-17', ...more }),
      ])[0]!.score;
    expect(pair({ phone: '+905321112233' })).toBeLessThan(50);
    expect(pair({ numbers: ['U123456'] })).toBe(100);
  });

  test('a bucket of thousands (one telephone of an agency) costs its size and not its square', () => {
    const members = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n), name: `n${n % 97}` }));
    expect([...duplicatePairs(members(20))]).toHaveLength(190);
    expect([...duplicatePairs(members(10_000))].length).toBeLessThanOrEqual(40_000);
  });
  test('thousands of people without anything in common are no duplicates', () => {
    const people = Array.from({ length: 5000 }, (_, n) => person(String(n), { phone: `+90${5_300_000_000 + n * 37}` }));
    expect(findDuplicates(people)).toEqual([]);
  });
  test('a name is its words', () =>
    expect(nameKey({ firstName: ' Ayşe  Nur', lastName: 'ÇELİK' })).toBe('ayse celik nur'));
});

describe('whose value wins', () => {
  const keep = { phone: '+90', email: null, tags: ['VIP'], isBlocked: false, notes: 'old' };
  const drop = { phone: '+44', email: 'a@b.c', tags: ['aile', 'VIP'], isBlocked: true, blockReason: 'Damage' };
  const fields = ['phone', 'email', 'tags', 'isBlocked', 'blockReason', 'notes', 'unknown'];
  test('that of the record that stays, but for what it has not, lists, and a block', () => {
    expect(mergedValues(mergeChoices({ keep, drop, fields }))).toEqual({
      email: 'a@b.c',
      tags: ['VIP', 'aile'],
      isBlocked: true,
      blockReason: 'Damage',
    });
  });
  test('another choice is a choice; an empty value never wins', () => {
    const values = mergedValues(mergeChoices({ keep, drop, fields, take: ['phone', 'notes'] }));
    expect(values).toMatchObject({ phone: '+44' });
    expect(values).not.toHaveProperty('notes');
  });
});

describe('what stays make of a person', () => {
  const stay = (status: string, more: object = {}) => ({
    status,
    checkIn: '2026-05-01',
    checkOut: '2026-05-04',
    currency: 'EUR',
    totalPrice: 300,
    paidAmount: 100,
    ...more,
  });
  test('a lead has none that is certain', () => {
    expect(standingOf({ own: [stay('PENDING'), stay('CANCELLED')], along: [] })).toEqual({
      kind: 'LEAD',
      stayCount: 0,
      lastStayAt: null,
    });
    expect(standingOf({ own: [], along: [stay('FINISHED')] })).toMatchObject({ kind: 'GUEST', stayCount: 1 });
  });
  test('the last stay is one that has begun; what is to come, or was missed, is counted and is not the last', () => {
    const past = stay('FINISHED', { checkIn: '2026-01-05' });
    const here = stay('SUCCESSFUL', { checkIn: '2026-03-05', actualCheckInAt: '2026-03-05T12:00:00.000Z' });
    const next = stay('SUCCESSFUL', { checkIn: '2027-01-05' });
    expect(standingOf({ own: [next], along: [] })).toEqual({ kind: 'GUEST', stayCount: 1, lastStayAt: null });
    expect(standingOf({ own: [next, past], along: [] }).lastStayAt).toBe('2026-01-05');
    expect(standingOf({ own: [next, past], along: [here] })).toMatchObject({ stayCount: 3, lastStayAt: '2026-03-05' });
  });
  test('one stay more makes of the standing what all of them together do', () => {
    const statuses = fc.constantFrom('PENDING', 'SUCCESSFUL', 'FINISHED', 'CANCELLED');
    const came = fc.constantFrom(null, '2026-01-05T12:00:00.000Z');
    const day = fc.constantFrom(null, '2026-01-05', '2026-02-01', '2027-01-01');
    const stays = fc.array(
      fc
        .tuple(statuses, day, came)
        .map(([status, checkIn, actualCheckInAt]) => stay(status, { checkIn, actualCheckInAt })),
    );
    fc.assert(
      fc.property(stays, (own) => {
        const counted = own.reduce(standingWith, standingOf({ own: [], along: [] }));
        expect(counted).toEqual(standingOf({ own, along: [] }));
      }),
    );
  });
  test('spend is by currency and never added over them', () => {
    const stays = [stay('FINISHED', { chargesTotal: 50 }), stay('FINISHED', { currency: 'TRY' }), stay('CANCELLED')];
    expect(spendOf(stays)).toEqual([
      { currency: 'EUR', stays: 1, nights: 3, total: 350, paid: 100, remaining: 250 },
      { currency: 'TRY', stays: 1, nights: 3, total: 300, paid: 100, remaining: 200 },
    ]);
  });
  test.each([
    ['under way', stay('SUCCESSFUL', { checkOut: '2026-05-04', paidAmount: 300 }), '2026-05-04', 'stay'],
    ['not settled', stay('FINISHED'), '2026-06-01', 'balance'],
    ['paid too much', stay('FINISHED', { paidAmount: 301 }), '2026-06-01', 'balance'],
    ['settled', stay('FINISHED', { paidAmount: 300 }), '2026-06-01', undefined],
    ['came to nothing', stay('CANCELLED'), '2026-04-01', undefined],
    ['is to be refunded', stay('CANCELLED', { cancelFee: 40 }), '2026-04-01', 'balance'],
    ['was refunded but for the fee', stay('CANCELLED', { cancelFee: 40, paidAmount: 40 }), '2026-04-01', undefined],
  ])('KVKK: a stay %s', (_, one, today, reason) => expect(whyNotErasable([one], today)?.reason).toBe(reason));
});
