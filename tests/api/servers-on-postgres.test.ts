// Three servers on one PostgreSQL: a night that all of them sell, and lines that are cut at every tenth commit.
import { describe, expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import { openPostgresEngine } from '../../json-server/store/postgres/postgres-engine.ts';
import type { Store } from '../../json-server/store/types.ts';
import { moneyViolations } from '../crash/money-invariants.ts';
import { MONEY_TENANT, moneyRows } from '../crash/money-operations.ts';
import { isThere, lineTo, newDatabase } from '../store/postgres.ts';
import { startApp, type Answer, type TestApp } from './support.ts';

const SERVERS = 3;
const CLIENTS = 6;
const TURNS = 8;
const SEEDED = moneyRows();
const log = () => undefined;

async function serverOn(url: string): Promise<TestApp> {
  const engine = await openPostgresEngine({ url, log });
  const app = await startApp({ store: await openStore({ engine, old: OLD_TABLES, seed: () => SEEDED, log }) });
  onTestFinished(() => app.close());
  return app;
}

const STAY = { estateId: 'est-a1', adults: 2, salesChannelId: 'chn-1', guestId: 'gst-1' };
/** What was not there at the start. */
const idsOf = (store: Store, collection: string): Set<string> => {
  const seeded = new Set(SEEDED[collection]?.map(({ id }) => id));
  const all = Array.from(store.table(collection, MONEY_TENANT).all(), ({ id }) => id);
  return new Set(all.filter((id) => !seeded.has(id)));
};
const countOf = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.skipIf(!isThere)('three servers on one PostgreSQL', () => {
  test('of 300 bookings of one night through all of them one wins, five times over', async () => {
    const url = await newDatabase();
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => serverOn(url)));
    const won: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const checkIn = addDays('2028-03-24', round * 2);
      const body = { ...STAY, checkIn, checkOut: addDays(checkIn, 1) };
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => servers).flatMap((all) =>
          all.map((server) => server.call('POST', '/api/reservations', { as: 'admin', body })),
        ),
      );
      expect(countOf(answers)).toEqual({ 201: 1, 409: 299 });
      won.push(...answers.filter(({ status }) => status === 201).map((answer) => answer.body.id));
    }
    for (const { store } of servers) {
      await store.catchUp();
      expect(idsOf(store, 'reservations')).toEqual(new Set(won));
    }
  });

  test('a line that is cut at every tenth commit loses nothing and does nothing twice, for who repeats a call by its key', async () => {
    const url = await newDatabase();
    const line = await lineTo(url);
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => serverOn(line.url)));
    // Signed in before: who calls repeats calls, and the tests' own way in repeats nothing.
    await Promise.all(servers.map((server) => server.token('admin')));
    const cuts = line.cutEach(10);
    let repeated = 0;
    // The same call by the same key, at one server after the other, until one of them knows.
    const send = async (path: string, key: string, at: number, body: object): Promise<Answer> => {
      for (let tries = 0; ; tries += 1) {
        const server = servers[(at + tries) % SERVERS];
        const answer = await server!.call('POST', path, { as: 'admin', body, headers: { 'idempotency-key': key } });
        const isUnderWay = answer.status === 409 && answer.text.includes('problem:inFlight');
        if ((answer.status !== 503 && !isUnderWay) || tries === 500) return answer;
        repeated += 1;
      }
    };
    const safe = { reservations: new Set<string>(), payments: new Set<string>() };
    // At two at once, as by somebody who did not wait for the first answer.
    const make = async (collection: keyof typeof safe, name: string, body: object): Promise<void> => {
      const key = `${collection}-${name}`;
      const answers = await Promise.all([0, 1].map((at) => send(`/api/${collection}`, key, key.length + at, body)));
      for (const { status, text } of answers) expect(status, text).toBe(201);
      const ids = new Set(answers.map((answer) => answer.body.id));
      expect(ids.size).toBe(1);
      for (const id of ids) safe[collection].add(id);
    };
    const cash = { kind: 'COLLECTION', method: 'CASH', amount: 100, currency: 'EUR' };
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let number = 0; number < TURNS; number += 1) {
          const checkIn = addDays('2028-01-01', client * TURNS + number);
          await make('reservations', `${client}-${number}`, { ...STAY, checkIn, checkOut: addDays(checkIn, 1) });
          await make('payments', `${client}-${number}`, { ...cash, reservationId: `res-m${client + 1}` });
        }
      }),
    );
    // What the servers know, and what one finds that starts now.
    for (const { store } of [...servers, await serverOn(url)]) {
      await store.catchUp();
      expect(moneyViolations(store, safe.payments)).toEqual([]);
      expect(idsOf(store, 'payments')).toEqual(safe.payments);
      expect(idsOf(store, 'reservations')).toEqual(safe.reservations);
    }
    expect([safe.payments.size, safe.reservations.size]).toEqual([CLIENTS * TURNS, CLIENTS * TURNS]);
    expect(Math.min(cuts(), repeated)).toBeGreaterThanOrEqual(6);
  });
});
