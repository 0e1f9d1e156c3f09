import { expect, it } from 'vitest';
import { readWantedStay, writeWantedStay } from './wanted-stay.ts';

it('TC5: nights about to be booked go into the address and come back', () => {
  const wanted = { estateId: 'est_1', checkIn: '2026-12-01', checkOut: '2026-12-05' };
  expect(readWantedStay(writeWantedStay(wanted))).toEqual(wanted);
});

it.each(['', 'est-1', '2026-12-01_2026-12-05', '2026-12-05_2026-12-01_e', '2026-12-01_2026-13-01_e'])(
  'no stay: "%s"',
  (text) => expect(readWantedStay(text)).toBeUndefined(),
);
