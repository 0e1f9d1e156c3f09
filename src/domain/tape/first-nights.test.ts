import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/iso-date.ts';
import { nightsToBegin } from './first-nights.ts';

const night = dayNumber('2027-03-10');

test.each([
  ['as many as the home asks', 3, [], 3],
  ['one where it asks nothing', null, [], 1],
  ['none of somebody else', 5, ['2027-03-12', '2027-03-20'], 2],
  ['at least one, whatever begins on that day', 5, ['2027-03-10', '2027-03-11'], 1],
  ['what was before does not count', 4, ['2027-03-01'], 4],
])('AV6: %s', (_, minNights, arrivals, nights) => {
  expect(nightsToBegin({ minNights, night, taken: arrivals.map((checkIn) => ({ checkIn })) })).toBe(nights);
});
