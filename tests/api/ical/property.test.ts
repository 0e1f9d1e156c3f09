import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../json-server/store/types.ts';
import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { occupiesNights } from '../../../src/domain/reservations/status.ts';
import { blocksNights, nightsOf } from '../../../src/domain/reservations/occupancy.ts';
import { calendar, type SampleEvent } from './calendars.ts';
import { type IcalApp, startIcal } from './ical-app.ts';
import { stepwise } from './stepwise.ts';

const START = '2027-03-20';
const span = fc.record({ start: fc.nat(25), nights: fc.integer({ min: 1, max: 7 }) });
const dates = ({ start, nights }: { start: number; nights: number }) => {
  const from = addDays(START, start);
  return { from, to: addDays(from, nights) };
};
const feedEvent = fc.record({ uid: fc.nat(5), span, isBlock: fc.boolean() });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      feed: fc.nat(1),
      // Steps after which it is killed, every other time.
      stopAfter: fc.option(fc.nat(9), { nil: undefined, freq: 2 }),
      events: fc.array(feedEvent, { maxLength: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('book' as const), span }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), which: fc.nat(20), span }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), span }) },
);

/** Pairs of occupants of est-a1 that share a night. */
function overlapping(app: IcalApp): string[] {
  const now = new Date(app.clock.now).toISOString();
  const table = (name: string) => [...app.store.table(name, 'demo').equal('estateId', 'est-a1')] as never[];
  const stays = (table('reservations') as (Parameters<typeof nightsOf>[0] & { id: string; status: string })[])
    .filter((row) => occupiesNights(row, now))
    .map((row) => ({ id: row.id, ...nightsOf(row) }));
  const blocks = (table('out-of-order-periods') as { id: string; kind: string; from: string; to: string }[]).filter(
    blocksNights,
  );
  const all = [...stays, ...blocks];
  return all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => (a.from < b.to && b.from < a.to ? [`${a.id} ${b.id}`] : [])),
  );
}

/** Runs an import of which nothing is kept after so many steps. */
async function stopped(app: IcalApp, after: number, run: () => Promise<{ readonly status: number }>): Promise<void> {
  let left = after;
  const { status } = await stepwise(app, run, () => {
    if (left-- <= 0) throw new StoreUnavailable('killed');
  });
  expect([200, 503]).toContain(status);
}

test('R9: imports of two channels, some killed midway, between bookings, moves, cancellations and blocks never overlap, and repeat to nothing', async () => {
  let kills = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const app = await startIcal();
      try {
        const feeds = [await app.feed(), await app.feed({ salesChannelId: 'chn-book' })];
        const ids: string[] = [];
        const as = 'admin';
        for (const one of steps) {
          if (one.do === 'import') {
            const seen = new Set<number>();
            const events = one.events.flatMap(({ uid, span: at, isBlock }): SampleEvent[] => {
              if (seen.has(uid)) return [];
              seen.add(uid);
              return [{ uid: `u${one.feed}-${uid}`, ...dates(at), summary: isBlock ? 'Blocked' : 'Reserved' }];
            });
            const text = calendar(events);
            const feedId = feeds[one.feed]!;
            if (one.stopAfter !== undefined) {
              kills += 1;
              await stopped(app, one.stopAfter, () => app.importText(feedId, text, '&confirmGone=true'));
              expect(overlapping(app)).toEqual([]);
            }
            await app.imported(feedId, text, '&confirmGone=true');
            const again = await app.imported(feedId, text, '&confirmGone=true');
            expect(again.items.filter(({ action }) => action !== 'LEFT')).toEqual([]);
          } else if (one.do === 'book') {
            const { from, to } = dates(one.span);
            const body = {
              estateId: 'est-a1',
              checkIn: from,
              checkOut: to,
              adults: 1,
              salesChannelId: 'chn-1',
              guestId: 'gst-1',
            };
            const made = await app.call('POST', '/api/reservations', { as, body });
            if (made.status === 201) ids.push(made.body.id);
            else expect(made.status).toBe(409);
          } else if (one.do === 'block') {
            const body = { estateId: 'est-a1', ...dates(one.span), kind: 'OUT_OF_ORDER', reason: 'DAMAGE' };
            expect([201, 409]).toContain((await app.call('POST', '/api/out-of-order-periods', { as, body })).status);
          } else {
            const all = [...app.store.table('reservations', 'demo').equal('estateId', 'est-a1')];
            const row = all[one.which % all.length]!;
            const path = `/api/reservations/${row.id}`;
            const { from, to } = one.do === 'move' ? dates(one.span) : { from: '', to: '' };
            const done =
              one.do === 'move'
                ? await app.call('PATCH', path, {
                    as,
                    body: { checkIn: from, checkOut: to },
                    version: Number(row['version']),
                  })
                : await app.call('POST', `${path}/actions/cancel`, { as, body: { cancelReason: 'GUEST_REQUEST' } });
            expect([200, 409]).toContain(done.status);
          }
          expect(overlapping(app)).toEqual([]);
        }
      } finally {
        await app.close();
      }
    }),
    { numRuns: 25 },
  );
  expect(kills).toBeGreaterThan(0);
}, 120_000);
