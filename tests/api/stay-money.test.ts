import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connect } from '../../json-server/modules/card-payment/connection.ts';
import { simulatorClient } from '../../json-server/modules/card-payment/simulator-client.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { Row } from '../../src/config/types.ts';
import type { PayOrder } from '../../src/wire/card-payment.ts';
import type { DeskDay } from '../../src/wire/desk.ts';
import type { Extract, ReceiptHead } from '../../src/wire/money.ts';
import { NOW, ROWS } from './rows.ts';
import { idOf, statementsOf, stay as stayRow, withRows } from './statements-help.ts';
import { startApp, type TestApp } from './support.ts';

/** Minor units; `part` is less than `price`, and `fee` less than `part`. */
type Amounts = { readonly price: number; readonly charge: number; readonly part: number; readonly fee: number };
/** What everybody must say of a stay. `owed` is the total but for what a channel collects. */
type Expected = {
  readonly total: number;
  readonly owed?: number;
  readonly paid: number;
  readonly refunded?: number;
  readonly state: string | null;
};
type Step = readonly [deed: 'collect' | 'refund' | 'charge' | 'cancel', amount: number];
type History = {
  readonly row?: object;
  readonly steps: (amounts: Amounts) => readonly Step[];
  readonly then: (amounts: Amounts) => Expected;
};

const byChannel = { collectedBy: 'CHANNEL' };
/** Infants are people, too. */
const PEOPLE = { adults: 2, children: 1, infants: 1 };
/** Twelve stays, each in another state of money; the sums are said here once more, in the words of the rules. */
const STAYS: Readonly<Record<string, History>> = {
  unpaid: { steps: () => [], then: ({ price }) => ({ total: price, paid: 0, state: 'UNPAID' }) },
  part: {
    steps: ({ part }) => [['collect', part]],
    then: ({ price, part }) => ({ total: price, paid: part, state: 'PARTIAL' }),
  },
  paid: {
    steps: ({ price }) => [['collect', price]],
    then: ({ price }) => ({ total: price, paid: price, state: 'PAID' }),
  },
  charged: {
    steps: ({ price, charge }) => [
      ['collect', price],
      ['charge', charge],
    ],
    then: ({ price, charge }) => ({ total: price + charge, paid: price, state: 'PARTIAL' }),
  },
  overpaid: {
    steps: ({ price, part }) => [['collect', price + part]],
    then: ({ price, part }) => ({ total: price, paid: price + part, state: 'OVERPAID' }),
  },
  'refunded-in-part': {
    steps: ({ price, fee }) => [
      ['collect', price],
      ['refund', fee],
    ],
    then: ({ price, fee }) => ({ total: price, paid: price - fee, refunded: fee, state: 'PARTIAL' }),
  },
  channel: {
    row: byChannel,
    steps: () => [],
    then: ({ price }) => ({ total: price, owed: 0, paid: 0, state: 'PAID' }),
  },
  'channel-charged': {
    row: byChannel,
    steps: ({ charge }) => [['charge', charge]],
    then: ({ price, charge }) => ({ total: price + charge, owed: charge, paid: 0, state: 'UNPAID' }),
  },
  cancelled: { steps: () => [['cancel', 0]], then: () => ({ total: 0, paid: 0, state: null }) },
  'refund-due': {
    steps: ({ part, fee, charge }) => [
      ['charge', charge],
      ['collect', part],
      ['cancel', fee],
    ],
    then: ({ part, fee }) => ({ total: fee, paid: part, state: 'OVERPAID' }),
  },
  refunded: {
    steps: ({ price, part }) => [
      ['collect', price],
      ['cancel', 0],
      ['refund', part],
      ['refund', price - part],
    ],
    then: ({ price }) => ({ total: 0, paid: 0, refunded: price, state: 'REFUNDED' }),
  },
  kept: {
    steps: ({ part }) => [
      ['collect', part],
      ['cancel', part],
    ],
    then: ({ part }) => ({ total: part, paid: part, state: 'PAID' }),
  },
};
const NAMES = Object.keys(STAYS);
const idFor = (name: string) => `res-${name}`;
const isCancelled = (name: string, amounts: Amounts) =>
  (STAYS[name]?.steps(amounts) ?? []).some(([deed]) => deed === 'cancel');
/** Two nights of October each, one after the other in the same home. */
const checkInOf = (name: string) => addDays('2026-10-03', NAMES.indexOf(name) * 2);

function rowsOf({ price }: Amounts) {
  const stays = NAMES.map((name) =>
    stayRow(idFor(name), {
      status: 'SUCCESSFUL',
      checkIn: checkInOf(name),
      checkOut: addDays(checkInOf(name), 2),
      accommodationPrice: price,
      totalPrice: price,
      ...PEOPLE,
      collectedBy: 'COMPANY',
      paymentMethod: 'BANK_TRANSFER',
      agencyId: `agc-${name}`,
      ...STAYS[name]?.row,
    }),
  );
  const [agency] = ROWS['agencies'] ?? [];
  const agencies = NAMES.map((name): Row => ({ ...agency!, id: `agc-${name}`, name, taxNo: `${NAMES.indexOf(name)}` }));
  return { ...withRows({ stays, charges: [] }), agencies, 'card-payment-orders': [] };
}

/** The amount behind a label of a text, in minor units; undefined = it is not in there. */
function amountIn(text: string, label: string): number | undefined {
  const found = text.split('\n').find((line) => line.startsWith(`${label}: `));
  return found === undefined ? undefined : Number(found.replaceAll(/\D/gu, ''));
}

/** The calls of one person, who looks at the same stay everywhere. */
function eyes(app: TestApp, as: string) {
  const get = async <Body>(path: string) => (await app.call('GET', `/api/${path}`, { as })).body as unknown as Body;
  const post = (path: string, body: object) => app.call('POST', `/api/${path}`, { as, body });
  const money = ({ grandTotal, paidAmount, refundedAmount, remainingPrice, refundDue, paymentState }: Row) => ({
    total: grandTotal,
    paid: paidAmount,
    remaining: remainingPrice,
    state: paymentState,
    refunded: refundedAmount ?? 0,
    refundDue: refundDue ?? 0,
  });
  return {
    post,
    listed: async () => {
      const { items } = await get<{ items: readonly Row[] }>('reservations?pageSize=-1');
      return new Map(items.map((row) => [row.id, money(row)]));
    },
    page: async (name: string) => money(await get<Row>(`reservations/${idFor(name)}`)),
    desk: async (name: string) => {
      const { arrivals } = await get<DeskDay>(`today?date=${checkInOf(name)}`);
      const paid = arrivals.find(({ id }) => id === idFor(name))?.readiness.find(({ thing }) => thing === 'paid');
      return paid && (paid.amount ?? 0);
    },
    /** What a guest is shown by a payment link; undefined where none can be made. */
    guestPage: async (name: string) => {
      const made = await post('card-payment-orders', { reservationId: idFor(name) });
      if (made.status !== 201) return undefined;
      const { lines, guests } = await get<PayOrder>(`public/pay/${made.body.id}`);
      const of = (kind: string) => lines.find((line) => line.kind === kind)?.amount ?? 0;
      return { total: of('STAY'), paid: of('PAID'), remaining: of('AMOUNT'), guests };
    },
    mail: async (name: string) => {
      const asked = `reservationId=${idFor(name)}&kind=GUEST_CONFIRMATION&language=en`;
      const { status, body } = await app.call('GET', `/api/guest-messages/preview?${asked}`, { as });
      const text = status === 200 ? String(body['body']) : '';
      const total = amountIn(text, 'Total');
      const remaining = amountIn(text, 'Left to pay');
      return { status, total, remaining, guests: amountIn(text, 'Guests') };
    },
    receipts: async (name: string) => {
      const { items } = await get<{ items: readonly Row[] }>(`payments?reservationId=${idFor(name)}&pageSize=-1`);
      const heads = await Promise.all(items.map(({ id }) => get<ReceiptHead>(`payments/receipt?paymentId=${id}`)));
      return heads.map(({ stay }) => stay?.balance);
    },
    /** What the agency that booked owes by the ledger. */
    extract: async (name: string) =>
      (await get<Extract>(`extracts?agencyId=agc-${name}&from=2026-01-01&to=2027-01-01&currency=TRY`)).closing,
  };
}

async function live(app: TestApp, amounts: Amounts) {
  const { post } = eyes(app, 'admin');
  for (const name of NAMES) {
    const reservationId = idFor(name);
    // The rows know their price alone: what follows from it the server writes with the first edit.
    const noted = { as: 'admin', version: 1, body: { notes: name } };
    expect((await app.call('PATCH', `/api/reservations/${reservationId}`, noted)).status).toBe(200);
    // PA1: a deposit is neither part of the price nor paid towards it.
    const deposit = { kind: 'DEPOSIT_IN', reservationId, method: 'CASH', amount: amounts.part, currency: 'TRY' };
    expect((await post('payments', deposit)).status).toBe(201);
    for (const [deed, amount] of STAYS[name]?.steps(amounts) ?? []) {
      const paid = { reservationId, method: 'BANK_TRANSFER', amount, currency: 'TRY', reason: 'Agreed' };
      const charge = { reservationId, kind: 'MINIBAR', date: '2026-10-01', quantity: 1, unitAmount: amount };
      const { status, text } =
        deed === 'charge'
          ? await post('reservation-charges', { ...charge, bornBy: 'GUEST' })
          : deed === 'cancel'
            ? await post(`reservations/${reservationId}/actions/cancel`, {
                cancelReason: 'GUEST_REQUEST',
                cancelFee: amount,
              })
            : await post('payments', { ...paid, kind: deed === 'refund' ? 'REFUND' : 'COLLECTION' });
      expect([name, deed, status < 300 ? '' : text]).toEqual([name, deed, '']);
    }
  }
}

/** Desk, list, page, guest page, mail, receipts and extract, before and after the guests were there. */
async function compare(app: TestApp, amounts: Amounts, isOver: boolean) {
  const see = eyes(app, isOver ? 'SuperAdmin' : 'admin');
  const listed = await see.listed();
  for (const name of NAMES) {
    const { total, paid, refunded = 0, state, ...more } = STAYS[name]!.then(amounts);
    const owed = more.owed ?? total;
    const remaining = owed - paid;
    const refundDue = Math.max(0, paid - owed);
    const money = { total, paid, refunded, remaining, refundDue, state };
    const gone = isCancelled(name, amounts);
    const isChannels = owed !== total;
    const due = Math.max(0, remaining);
    const receipt = { currency: 'TRY', total: owed, paid, remaining };
    const receipts = await see.receipts(name);
    // What is not over is not earned; of a cancelled stay the fee is.
    const earned = gone || isOver ? total : total - amounts.price;
    expect({
      name,
      list: listed.get(idFor(name)),
      page: await see.page(name),
      ...(!isOver && { desk: await see.desk(name) }),
      guestPage: await see.guestPage(name),
      mail: await see.mail(name),
      receipts,
      extract: await see.extract(name),
    }).toEqual({
      name,
      list: money,
      page: money,
      ...(!isOver && { desk: gone ? undefined : due }),
      guestPage: gone || due === 0 ? undefined : { total: owed, paid, remaining, guests: 4 },
      // Nobody is told to come to a stay that is off; what is nothing is not told.
      mail: gone
        ? { status: 409, total: undefined, remaining: undefined, guests: undefined }
        : { status: 200, total: isChannels ? undefined : total, remaining: due || undefined, guests: 4 },
      receipts: receipts.map(() => receipt),
      extract: earned - paid,
    });
  }
}

const amounts = fc
  .record({ price: fc.integer({ min: 20_000, max: 9_000_000 }), charge: fc.integer({ min: 1, max: 90_000 }) })
  .chain(({ price, charge }) =>
    fc
      .integer({ min: 10_000, max: price - 1 })
      .chain((part) => fc.integer({ min: 1, max: part - 1 }).map((fee): Amounts => ({ price, charge, part, fee }))),
  );

test('twelve stays in every state of money say one thing on desk, list, page, guest page, mail, receipt, extract and statement', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async (drawn) => {
      const app = await startApp({ rows: rowsOf(drawn) });
      try {
        const provider = simulatorClient({
          base: 'http://127.0.0.1:9',
          apiKey: 'key',
          noticeSecret: 'secret',
          originFor: () => 'http://127.0.0.1:9',
        });
        connect(recordsOf(app.served), { provider, key: 'a key of tests' });
        app.clock.now = Date.parse('2026-10-01T09:00:00.000Z');
        await live(app, drawn);
        await compare(app, drawn, false);
        app.clock.now = NOW;
        const { post } = eyes(app, 'SuperAdmin');
        const stayed = NAMES.filter((name) => !isCancelled(name, drawn));
        for (const name of stayed) {
          for (const action of ['checkIn', 'finish']) {
            expect((await post(`reservations/${idFor(name)}/actions/${action}`, {})).status).toBe(200);
          }
        }
        await compare(app, drawn, true);
        // AC4: what took place, and of what was cancelled only the money that was kept.
        const statements = statementsOf(() => app);
        expect((await statements.generate(10)).status).toBe(200);
        const lines = (await statements.linesOf(idOf(10))).filter(({ kind }) => kind === 'STAY');
        const kept = { 'refund-due': drawn.fee, kept: drawn.part };
        const wanted = [...stayed.map((name) => [name, drawn.price] as const), ...Object.entries(kept)];
        expect(lines.map(({ refId, amount }) => [refId, amount]).sort()).toEqual(
          wanted.map(([name, amount]) => [idFor(name), amount]).sort(),
        );
      } finally {
        await app.close();
      }
    }),
    { numRuns: 3 },
  );
}, 120_000);
