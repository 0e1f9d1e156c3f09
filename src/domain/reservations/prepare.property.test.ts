import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, overlaps } from '../calendar/iso-date.ts';
import { occupantsOf, type BookedStay } from './occupancy.ts';
import { prepareReservation, type ReservationCandidate, type ReservationEstate } from './prepare.ts';
import { occupiesNights } from './status.ts';

const estates: readonly ReservationEstate[] = ['est-1', 'est-2'].map((id) => ({
  id,
  status: 'ACTIVE',
  maxGuests: 4,
}));
type Stored = BookedStay & ReservationCandidate & { readonly id: string };

const place = fc.record({
  estate: fc.nat(1),
  start: fc.integer({ min: 0, max: 40 }),
  nights: fc.integer({ min: 1, max: 9 }),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), place }),
  fc.record({ kind: fc.constant('move' as const), which: fc.nat(30), place }),
  fc.record({
    kind: fc.constant('status' as const),
    which: fc.nat(30),
    status: fc.constantFrom('PENDING', 'SUCCESSFUL', 'FINISHED', 'CANCELLED', 'FAILED', 'ALLREADYTAKEN'),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

/** Any order of creating, moving, cancelling, reviving and waiting until holds expire. */
it('R9: no two stays that occupy nights ever overlap', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const rows = new Map<string, Stored>();
      let clock = Date.parse('2026-03-20T08:00:00Z');
      for (const [index, change] of steps.entries()) {
        if (change.kind === 'wait') {
          clock += change.hours * 3_600_000;
          continue;
        }
        const now = new Date(clock).toISOString();
        const before = change.kind === 'create' ? undefined : [...rows.values()][change.which];
        if (change.kind !== 'create' && !before) continue;
        const record: Stored = {
          ...(before ?? { id: `res-${index}`, code: `R-${index}`, adults: 2, status: 'PENDING' }),
          ...(change.kind === 'status' ? { status: change.status } : stayAt(change.place)),
        } as Stored;
        const answer = prepareReservation({
          record,
          ...(before ? { before } : {}),
          estate: estates.find(({ id }) => id === record.estateId)!,
          stays: [...rows.values()].filter((row) => row.estateId === record.estateId),
          blocks: [],
          price: () => ({ set: {} }),
          now,
        });
        if ('set' in answer) rows.set(record.id, { ...record, ...answer.set });
        expect(doublyBooked([...rows.values()], now)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

it('AV1, AV4: answers as asking each stay in turn does', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), place, (booked, wanted) => {
      const stays = booked.map((at, index): Stored => ({
        id: `res-${index}`,
        code: `R-${index}`,
        adults: 1,
        status: 'SUCCESSFUL',
        ...stayAt(at),
      }));
      const { checkIn: from, checkOut: to } = stayAt(wanted);
      const blocking = occupantsOf({ stays, blocks: [], wanted: { from, to }, now: '2026-03-20T08:00:00.000Z' });
      expect([...blocking].map(({ id }) => id)).toEqual(
        stays.filter((stay) => overlaps(stay, stayAt(wanted))).map(({ id }) => id),
      );
    }),
  );
});

function stayAt({ estate, start, nights }: { estate: number; start: number; nights: number }) {
  // Across the change to daylight saving time in Europe.
  const checkIn = addDays('2026-03-27', start);
  return { estateId: estates[estate]!.id, checkIn, checkOut: addDays(checkIn, nights) };
}

function doublyBooked(rows: readonly Stored[], now: string): string[] {
  const occupying = rows.filter((row) => occupiesNights(row, now));
  return occupying.flatMap((a, index) =>
    occupying
      .slice(index + 1)
      .filter((b) => a.estateId === b.estateId && overlaps(a, b))
      .map((b) => `${a.id} ${b.id}`),
  );
}
