import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { newFile, open } from '../store/directory.ts';
import { ROWS } from './rows.ts';
import { startApp } from './support.ts';

const ATTEMPTS = 1000;
/** Each fights anew over other nights. Four show what twenty do: an await between judging and writing is seen in the first. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 4);
/** Nights of the fought-over week: the week itself, its ends, its middle, more than it, and one in common at either side. */
const WANTED = [
  [0, 7],
  [0, 7],
  [0, 7],
  [0, 4],
  [3, 7],
  [2, 5],
  [-2, 9],
  [-3, 4],
  [3, 10],
] as const;

/** Over the database on disk, as in production: the winner is answered once its booking is synced. */
test('R8: of 1000 at once for overlapping nights, exact and partial, one wins, round after round', async () => {
  const { store } = await open({ file: newFile().file, seed: () => structuredClone(ROWS) });
  const app = await startApp({ store });
  let slowest = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = addDays('2027-03-26', round * 20);
      const attempt = async (index: number) => {
        // All share the night of `from + 3`, so at most one of them can be.
        const [first, last] = WANTED[index % WANTED.length] ?? [0, 7];
        const checkIn = addDays(from, first);
        const checkOut = addDays(from, last);
        const body = { estateId: 'est-a1', checkIn, checkOut, adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1' };
        const start = performance.now();
        const answer = await app.call('POST', '/api/reservations', { as: 'admin', body });
        return { ...answer, took: performance.now() - start };
      };
      const answers = await Promise.all(Array.from({ length: ATTEMPTS }, (_, index) => attempt(index)));
      slowest = Math.max(slowest, ...answers.map(({ took }) => took));
      const winners = answers.filter(({ status }) => status === 201);
      const losers = answers.filter(({ status }) => status === 409);
      expect([winners.length, losers.length]).toEqual([1, ATTEMPTS - 1]);
      const code = winners[0]?.body.code;
      for (const { body } of losers) {
        expect(body['blockedBy']).toMatchObject({ kind: 'TAKEN', code });
        expect(body.errors['checkIn']?.[0]).toContain(code);
      }
      expect(store.table('reservations', 'demo').size).toBe((ROWS['reservations'] ?? []).length - 1 + round + 1);
    }
  } finally {
    await app.close();
  }
  console.log(`R8: slowest answer of all rounds: ${slowest.toFixed(0)} ms`);
}, 120_000);
