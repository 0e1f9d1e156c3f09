import { afterEach, expect, test } from 'vitest';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { Extract } from '../../src/wire/money.ts';
import type { EstateBalances } from '../../src/wire/statements.ts';
import { createRandom } from '../../json-server/seed/random.ts';
import { idOf, statementsOf, stay, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());
const { generate, one, act } = statementsOf(() => app);
const get = async <Answer>(path: string) =>
  (await app.call('GET', `/api/${path}`, { as: LAST })).body as unknown as Answer;
const MONTHS = [8, 9, 10];
/** Who closes which month: days lie between them, and a sign-in does not last that long. */
const PEOPLE = ['Accounting', 'admin', 'SuperAdmin'];
const LAST = 'SuperAdmin';
const DAY = 24 * 60 * 60 * 1000;

/** Three months of random stays, published in their order, some paid, and one payout that came back. */
async function lived(seed: string): Promise<void> {
  const random = createRandom(seed);
  const stays = MONTHS.flatMap((month) =>
    [3, 12, 21].map((day) => {
      const checkIn = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const accommodationPrice = random.int(0, 900_000);
      const money = { accommodationPrice, totalPrice: accommodationPrice, commissionAmount: random.int(0, 50_000) };
      return stay(`res-${month}-${day}`, { checkIn, checkOut: addDays(checkIn, random.int(1, 6)), ...money });
    }),
  );
  app = await startApp({ rows: { ...withRows({ stays, charges: [] }), payments: [], 'ledger-entries': [] } });
  for (const [index, month] of MONTHS.entries()) {
    const as = PEOPLE[index] ?? LAST;
    const step = (name: string, body: object = {}) => act(idOf(month), name, body, as);
    await generate(month, {}, as);
    expect([(await step('review')).status, (await step('publish')).status]).toEqual([200, 200]);
    if (random.chance(0.6)) await step('pay');
    if (random.chance(0.4)) await step('reversePayout', { payoutReverseReason: 'Returned' });
    if (as !== LAST) app.clock.now += random.int(1, 6) * DAY;
  }
}

test.each(['one', 'two', 'three', 'four', 'five'])(
  'AC6: opening and movements come to the closing, spans join, and statements say what the ledger says (%s)',
  async (seed) => {
    await lived(seed);
    const random = createRandom(`spans ${seed}`);
    const extract = (from: string, to: string) => get<Extract>(`extracts?investorId=inv-1&from=${from}&to=${to}`);
    for (let round = 0; round < 8; round += 1) {
      const from = addDays('2026-11-01', random.int(0, 30));
      const middle = addDays(from, random.int(0, 20));
      const to = addDays(from, random.int(21, 60));
      const whole = await extract(from, to);
      const moved = whole.entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      expect(whole.opening + moved).toBe(whole.closing);
      expect(whole.entries.at(-1)?.balance ?? whole.opening).toBe(whole.closing);
      const first = await extract(from, middle);
      const second = await extract(addDays(middle, 1), to);
      expect([first.opening, first.closing, second.closing]).toEqual([whole.opening, second.opening, whole.closing]);
      expect([...first.entries, ...second.entries]).toEqual(whole.entries);
    }
    const owed = 0 - (await extract('2026-01-01', '2026-12-31')).closing;
    const { rows } = await get<EstateBalances>('reports/estate-balances');
    expect(rows.find(({ estateId, currency }) => estateId === 'est-a1' && currency === 'TRY')?.balance ?? 0).toBe(owed);
    // The balances that are still to be paid: the last one, and what came back after the next had been published.
    const open = await Promise.all(MONTHS.map((month) => one(idOf(month), LAST)));
    const unpaid = open.filter((row, index) => {
      const next = open[index + 1];
      return row['status'] === 'PUBLISHED' && (next === undefined || next['carryover'] === 0);
    });
    expect(unpaid.reduce((sum, row) => sum + Number(row['balance']), 0)).toBe(owed);
  },
);
