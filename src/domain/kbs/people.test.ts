import { expect, test } from 'vitest';
import { guestDataOf, peopleOf } from './people.ts';
import type { KbsPerson } from './person.ts';

const citizen: KbsPerson = { firstName: 'Ayşe', lastName: 'Arslan', tcIdentityNo: '10000000146' };
const foreigner: KbsPerson = {
  firstName: 'Jonas',
  lastName: 'Jäger',
  isTurkishCitizen: false,
  nationality: 'DE',
  birthDate: '1990-01-01',
  passportNo: 'C01X00T47',
};

test('adults, children and babies are people, and somebody always comes', () => {
  expect(peopleOf({ adults: 2, children: 1, infants: 1 })).toBe(4);
  expect(peopleOf({ adults: 2, children: null })).toBe(2);
  expect(peopleOf({})).toBe(1);
});

test.each<[string, readonly KbsPerson[], string]>([
  ['everybody, with everything', [citizen, foreigner], 'complete 2/2'],
  ['more than were booked', [citizen, foreigner, citizen], 'complete 3/2'],
  ['the booker alone', [foreigner], 'fewer 1/2'],
  ['the booker alone, without a number', [{ ...citizen, tcIdentityNo: null }], 'fewer 1/2'],
  ['nobody', [], 'fewer 0/2'],
  ['the second one without a name', [citizen, { ...foreigner, lastName: ' ' }], 'incomplete 2/2'],
  ['the second one without a passport', [citizen, { ...foreigner, passportNo: '' }], 'noNumber 2/2'],
  ['a number that its digits disprove', [{ ...citizen, tcIdentityNo: '10000000147' }, foreigner], 'noNumber 2/2'],
  [
    'one number and one date',
    [
      { ...citizen, tcIdentityNo: '' },
      { ...foreigner, birthDate: '' },
    ],
    'incomplete 2/2',
  ],
])('KB2, KB3 of two people, %s', (_, persons, expected) => {
  const { state, known, expected: all } = guestDataOf({ adults: 1, children: 1 }, persons);
  expect(`${state} ${known}/${all}`).toBe(expected);
});
