import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBalanced, type Posting, balancesOf } from '../../src/domain/ledger/posting.ts';
import type { Row } from '../../src/config/types.ts';
import { idOf, statementsOf, stay, withRows } from './statements-help.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
afterEach(() => app.close());
const ID = 'res-r-000001';
const COSTED = {
  status: 'PENDING',
  commissionAmount: 6750,
  accommodationPrice: 40_000,
  cleaningFee: 5000,
  paymentMethod: 'CREDIT_CARD',
  holdExpiresAt: '2027-01-01T00:00:00.000Z',
};
beforeEach(async () => {
  const reservations = (ROWS['reservations'] ?? []).map((row) => (row.id === ID ? { ...row, ...COSTED } : row));
  app = await startApp({ rows: { ...ROWS, accounts: [], payments: [], 'ledger-entries': [], reservations } });
});

const act = async (action: string, body: object = {}) => {
  const answer = await app.call('POST', `/api/reservations/${ID}/actions/${action}`, { as: 'admin', body });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
};
const post = (path: string, body: object) => app.call('POST', `/api/${path}`, { as: 'Accounting', body });
const entries = () => [...app.store.table('ledger-entries', 'demo').all()] as unknown as (Posting & Row)[];
const owed = (account: string, id = ID, currency = 'EUR') =>
  balancesOf(entries().filter((row) => row.account === account && row.reservationId === id)).get(currency) ?? 0;
const expectBalanced = () => {
  expect(entries()).not.toEqual([]);
  for (const id of new Set(entries().map(({ docId }) => docId))) {
    expect(isBalanced(entries().filter(({ docId }) => docId === id))).toBe(true);
  }
};
const account = async (name: string, kind: string, more: object = {}) =>
  (await post('accounts', { name, kind, currency: 'EUR', ...more })).body.id;

test('SC1, PR5: costs from the confirmed stay on, none before, and none once it is cancelled', async () => {
  expect(entries()).toEqual([]);
  await act('confirm');
  // 3.69 % of 450.00, as the quote and the statements say.
  expect([owed('CHANNEL_FEE'), owed('CARD_FEE')]).toEqual([6750, 1661]);
  expect([owed('CHANNEL'), owed('CARD')]).toEqual([-6750, -1661]);
  expectBalanced();
  await act('cancel', { cancelReason: 'GUEST_REQUEST' });
  expect(['CHANNEL_FEE', 'CARD_FEE', 'CHANNEL', 'CARD'].map((name) => owed(name))).toEqual([0, 0, 0, 0]);
  expectBalanced();
});

test('SC2: a channel that collects owes the total less its commission, and its payout settles both, also after a reversal', async () => {
  const channel = await account('Agoda', 'CHANNEL', { salesChannelId: 'chn-1' });
  const bank = await account('Bank', 'BANK');
  await act('confirm');
  await post('payments', {
    kind: 'COLLECTION',
    reservationId: ID,
    method: 'CHANNEL_COLLECT',
    amount: 45_000,
    currency: 'EUR',
  });
  expect(owed('CHANNEL')).toBe(38_250);
  const payout = async (fee: number) => {
    const lines = [{ reservationId: ID, amount: 45_000, fee }];
    const transfer = { kind: 'TRANSFER', purpose: 'CHANNEL_PAYOUT', currency: 'EUR', lines, amount: 45_000 - fee };
    const made = await post('payments', { ...transfer, accountFromId: channel, accountToId: bank });
    expect(made.status, JSON.stringify(made.body.errors)).toBe(201);
    return made.body.id;
  };
  const first = await payout(6750);
  expect([owed('CHANNEL'), owed('CHANNEL_FEE')]).toEqual([0, 6750]);
  await post(`payments/${first}/actions/reverse`, { reason: 'Wrong bank' });
  expect([owed('CHANNEL'), owed('CHANNEL_FEE')]).toEqual([38_250, 6750]);
  // The channel kept more than was agreed: the difference is a cost, too.
  await payout(7000);
  expect([owed('CHANNEL'), owed('CHANNEL_FEE')]).toEqual([0, 7000]);
  expectBalanced();
});

test('AC1: the ledger’s costs are the statement’s, and stand in it once', async () => {
  await app.close();
  const card = { accommodationPrice: 300_000, cleaningFee: 0, totalPrice: 300_000, commissionAmount: 45_000 };
  const stays = [
    stay('res-a', { ...card, checkIn: '2026-10-03', checkOut: '2026-10-06', paymentMethod: 'CREDIT_CARD' }),
    stay('res-b', { ...card, checkIn: '2026-10-10', checkOut: '2026-10-12', paymentMethod: 'CASH' }),
  ].map((row) => ({ ...row, status: 'PENDING' }));
  const contract = {
    feePct: 20,
    feeBase: 'ACCOMMODATION',
    commissionBeforeFee: true,
    recognition: 'CHECK_OUT',
    payoutCurrency: 'TRY',
    ownerBearsCardFee: true,
  };
  const rows = withRows({ stays, charges: [], estate: { contract } });
  app = await startApp({ rows: { ...rows, 'ledger-entries': [] } });
  // As if they had been confirmed in their time, by the rules of the ledger alone.
  for (const row of stays) {
    await app.store.transact((tx) => tx.put('reservations', 'demo', { ...row, version: 1 }));
    const path = `/api/reservations/${row.id}`;
    const done = await app.call('POST', `${path}/actions/confirm`, { as: 'admin', body: {} });
    expect([done.status, done.body.message]).toEqual([200, undefined]);
  }
  const { generate, one, publish } = statementsOf(() => app);
  await generate(10);
  const costsOf = (name: string) => owed(name, 'res-a', 'TRY') + owed(name, 'res-b', 'TRY');
  const statement = await one(idOf(10));
  expect([statement['commission'], statement['cardFees']]).toEqual([
    -costsOf('CHANNEL_FEE') || 0,
    -costsOf('CARD_FEE') || 0,
  ]);
  expect(costsOf('CARD_FEE')).toBe(11_070);
  await publish(idOf(10));
  // Publishing moves the owner's share out of the revenue and touches no cost.
  expect([costsOf('CHANNEL_FEE'), costsOf('CARD_FEE')]).toEqual([90_000, 11_070]);
  const posted = entries().filter(({ docId }) => docId === idOf(10));
  expect(new Set(posted.map((row) => row.account))).toEqual(new Set(['OWNER', 'REVENUE', 'TAX']));
  expectBalanced();
});
