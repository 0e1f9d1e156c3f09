import { expect, test } from 'vitest';
import { decideTransfer, type StayEntry } from './transfer.ts';

const channel = { id: 'c', name: 'Channel', kind: 'CHANNEL', currency: 'EUR', isActive: true };
const bank = { id: 'b', name: 'Bank', kind: 'BANK', currency: 'EUR', isActive: true };
const payout = { kind: 'TRANSFER' as const, amount: 85, purpose: 'CHANNEL_PAYOUT' };
const lines = [{ reservationId: 'r', amount: 100, fee: 15 }];
type Setup = Parameters<typeof decideTransfer>[0];
const decide = ({ payment, ...more }: { payment?: Partial<Setup['payment']> } & Partial<Omit<Setup, 'payment'>> = {}) =>
  decideTransfer({ from: channel, to: bank, entriesOf: new Map(), ...more, payment: { ...payout, ...payment } });

test.each<[string, Parameters<typeof decide>[0], string | undefined]>([
  ['no account', { from: undefined }, 'accountFromId payment.noAccount'],
  ['no other account', { to: undefined }, 'accountToId payment.noAccount'],
  ['the same', { to: channel }, 'accountToId payment.sameAccount'],
  ['a passive one', { to: { ...bank, isActive: false } }, 'accountToId payment.passiveAccount'],
  ['another currency', { payment: { currency: 'TRY' } }, 'accountFromId payment.accountCurrency'],
  ['currencies that differ', { to: { ...bank, currency: 'TRY' } }, 'accountToId payment.accountCurrency'],
  ['a payout of no channel', { from: { ...bank, id: 'd' } }, 'accountFromId payment.notChannel'],
  ['lines of no payout', { payment: { purpose: 'INTERNAL', lines } }, 'lines payment.linesOfPayout'],
  [
    'more kept than sold',
    { payment: { lines: [...lines, { reservationId: 'q', amount: 1, fee: 2 }] } },
    'lines.1.fee payment.feeTooMuch',
  ],
  ['PA6 another sum than arrives', { payment: { amount: 84, lines } }, 'amount payment.notNet'],
  ['PA6 what arrives', { payment: { lines } }, undefined],
  ['PA3 without lines', {}, undefined],
])('%s', (_, more, refused) => {
  const decision = decide(more);
  expect('refused' in decision ? `${decision.refused.field} ${decision.refused.key}` : undefined).toBe(refused);
});

test('PA3 the currency of the account it leaves, and no guest’s', () => {
  expect(decide({ payment: { lines, reservationId: 'r', method: 'CASH' } })).toMatchObject({
    set: { currency: 'EUR', lines: [{ ...lines[0], receivedInBank: 85 }], reservationId: null, method: null },
    makes: [],
  });
});

const entry = (account: StayEntry['account'], debit: number, isPayout: boolean, currency = 'EUR'): StayEntry => ({
  account,
  debit,
  credit: 0,
  currency,
  isPayout,
  reservationId: 'r',
});
test.each<[string, readonly StayEntry[], number, number]>([
  ['nothing was posted with the stay', [], 100, 15],
  ['SC2 the fee was', [entry('CHANNEL_FEE', 15, false)], 85, 0],
  ['in another currency', [entry('CHANNEL_FEE', 15, false, 'TRY')], 100, 15],
  ['a payout kept it', [entry('CHANNEL_FEE', 15, true)], 100, 15],
  ['a payout has settled the stay', [entry('CHANNEL_FEE', 15, false), entry('CHANNEL', 85, true)], 100, 15],
])('%s', (_, entries, settled, fee) => {
  const decision = decide({ payment: { lines }, entriesOf: new Map([['r', entries]]) });
  const postings = 'postings' in decision ? decision.postings : [];
  const sumOf = (account: string) =>
    postings.filter((each) => each.account === account).reduce((sum, { debit, credit }) => sum + debit + credit, 0);
  expect([sumOf('CHANNEL'), sumOf('CHANNEL_FEE')]).toEqual([settled, fee]);
});
