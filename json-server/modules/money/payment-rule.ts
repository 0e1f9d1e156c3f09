import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  type Place,
  postDeposit,
  postGuestMoney,
  postTransfer,
  reversed,
  sumsOf,
  type Posting,
} from '../../../src/domain/ledger/posting.ts';
import { toPay } from '../../../src/domain/money/exchange.ts';
import { depositSums, refuseDeposit } from '../../../src/domain/payment/deposit.ts';
import {
  isDeposit,
  mirrorOf,
  paidOf,
  type PaidStay,
  type Payment,
  refuseCollection,
  refuseRefund,
  refuseTransfer,
} from '../../../src/domain/payment/payment.ts';
import { heldOf } from '../../../src/domain/payment/deposit.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { backToCardOf, type OnItsWay } from '../../../src/domain/payment/refundable.ts';
import { refusePaymentDate } from '../../../src/domain/payment/posting-date.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { RecordWrite, DomainAnswer, DomainRule, DomainWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import { backdatingDays } from '../../records/settings/company-settings.ts';
import { firstId } from './followers.ts';
import { asAccount, asEntry, asPaidStay, paymentsOf } from './money-rows.ts';
import { rateOn } from '../prices/rate-on.ts';
import { placeOf, post, usualPlace } from './post.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { LedgerEntriesRow } from '../../live/rows/stored/ledger-entries.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';

type Values = ValuesOf<PaymentsRow>;

const refuse = (field: string, key: string, params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key: `payment.${key}`, params },
});

/**
 * PA1–PA6: a payment is posted when it is made, with its entries, and never changes (PA4). The balance of its stay and the
 * state of its deposit follow it (`followers.ts`).
 */
export const paymentRule: DomainRule<PaymentsRow> = (write) => {
  const { record, before } = write;
  if (before) return reversal(write, before);
  if (record.origin === 'REVERSAL') return mirrored(write);
  const refused = refuseDate(write);
  if (refused) return { refused };
  return record.kind === 'TRANSFER' ? transfer(write) : guestMoney(write);
};

/** What a stay was paid before there were payments is dated as it was. */
function refuseDate({ record, table, now }: DomainWrite<PaymentsRow>): Refusal | undefined {
  if (record.origin === 'OPENING') return undefined;
  const estateId = (table('reservations').get(record.reservationId ?? '') ?? record).estateId ?? '';
  const statements = estateId === '' ? [] : table('statements').equal('estateId', estateId);
  return refusePaymentDate({
    date: todayIn(new Date(record.paidAt)),
    today: todayIn(new Date(now)),
    days: backdatingDays(table),
    statements: statements.map((row) => ({ period: row.period ?? '', status: row.status ?? '' })),
  });
}

/** What a reversal has in common with the payment it takes back. */
const COPIED = [
  'reservationId',
  'estateId',
  'method',
  'amount',
  'currency',
  'rate',
  'rateDate',
  'baseCurrency',
  'baseAmount',
  'accountId',
  'purpose',
  'lines',
] as const satisfies readonly (keyof PaymentsRow)[];

/**
 * Nothing of a posted payment changes but that it is reversed, once. The reason that is asked for is the reversal's; a
 * refund keeps its own.
 */
function reversal({ record, table, now }: DomainWrite<PaymentsRow>, before: PaymentsRow): DomainAnswer {
  const isReversed = before.status === 'SUCCESSFUL' && record.status === 'REVERSED';
  if (!isReversed) {
    const no = before.no ?? '';
    return { refused: { status: 409, field: 'amount', key: 'payment.posted', params: { no } } };
  }
  const missing = refuseGap(table, before);
  if (missing) return { refused: missing };
  const kind = mirrorOf(before.kind);
  const isTransfer = kind === 'TRANSFER';
  const create = {
    id: `${before.id}-r`,
    ...Object.fromEntries(COPIED.map((key) => [key, before[key] ?? null])),
    ...(isTransfer &&
      ({
        accountFromId: before.accountToId ?? null,
        accountToId: before.accountFromId ?? null,
      } satisfies Values)),
    kind,
    status: 'REVERSED',
    origin: 'REVERSAL',
    reversesId: before.id,
    paidAt: now,
    reason: record.reason ?? null,
  } satisfies Values;
  const set = {
    reason: before.reason ?? null,
    reverseReason: record.reason ?? null,
  } satisfies Values;
  return { set, writes: [{ collection: 'payments', create }] };
}

/** What was given back or used already cannot be taken back from below it. */
function refuseGap(table: DomainWrite['table'], before: PaymentsRow): Refusal | undefined {
  const reservationId = before.reservationId ?? '';
  const payments = paymentsOf(table, reservationId);
  const others = payments.filter(({ id }) => id !== before.id);
  const stay = table('reservations').get(reservationId);
  const currency = stay?.currency ?? '';
  const onItsWay = onItsWayFrom(table, reservationId);
  const short = before.kind === 'COLLECTION' ? paidOf(others) - sumOf(onItsWay) : 0;
  const held = before.kind === 'DEPOSIT_IN' ? heldOf(depositSums(others)) : 0;
  const gap = Math.min(short, held, -backToCardOf(before.id, { payments, onItsWay }));
  if (gap >= 0) return undefined;
  const params = { no: before.no ?? '', amount: amountText(-gap, currency) };
  return { status: 422, field: 'reason', key: 'payment.givenBack', params };
}

/** What cards are getting back of a stay and have not yet: nobody may give it away meanwhile. */
const onItsWayFrom = (table: DomainWrite['table'], reservationId: string): readonly OnItsWay[] =>
  reservationId === '' ? [] : onItsWayOf(table('card-payment-orders').equal('reservationId', reservationId));
const sumOf = (amounts: readonly OnItsWay[]): number => amounts.reduce((sum, { amount }) => sum + amount, 0);

function mirrored({ record, table, now }: DomainWrite<PaymentsRow>): DomainAnswer {
  const entries = table('ledger-entries')
    .equal('docId', record.reversesId ?? '')
    .map(asEntry);
  const postings = reversed(entries).map(
    ({ account, accountId = null, reservationId = null, currency, debit, credit }): Posting => ({
      account,
      accountId,
      reservationId,
      currency,
      debit,
      credit,
    }),
  );
  return { set: {}, writes: post(table, { doc: { type: 'PAYMENT', id: record.id }, at: now, postings }) };
}

function transfer({ record, table }: DomainWrite<PaymentsRow>): DomainAnswer {
  const from = asAccount(table('accounts').get(record.accountFromId ?? ''));
  const to = asAccount(table('accounts').get(record.accountToId ?? ''));
  const currency = record.currency || (from?.currency ?? '');
  const payment: Payment = { ...record, currency };
  const lines = payment.lines ?? [];
  const refused = refuseTransfer({ payment, purpose: record.purpose ?? '', from, to });
  if (refused || !from || !to) return refused ? { refused } : refuse('accountFromId', 'noAccount');
  const postings = postTransfer({
    paid: { amount: payment.amount, currency },
    from: placeOf(from),
    to: placeOf(to),
    lines: lines.map((line) => ({ ...line, accrued: accruedFor(table, line.reservationId, currency) })),
  });
  const shown = lines.map((line) => ({ ...line, receivedInBank: line.amount - line.fee }));
  return {
    set: { currency, lines: shown, reservationId: null, method: null } satisfies Values,
    writes: post(table, { doc: { type: 'PAYMENT', id: record.id }, at: record.paidAt, postings }),
  };
}

/** What of a channel's part is posted with the stay, as long as no payout has settled it. */
function accruedFor(table: DomainWrite['table'], reservationId: string, currency: string): number {
  const entries = table('ledger-entries')
    .equal('reservationId', reservationId)
    .filter((entry) => entry.currency === currency);
  const isPayout = (entry: LedgerEntriesRow) => table('payments').get(entry.docId ?? '')?.kind === 'TRANSFER';
  const settled = entries.filter((entry) => entry.account === 'CHANNEL' && isPayout(entry)).map(asEntry);
  if ((sumsOf(settled).get(currency) ?? 0) !== 0) return 0;
  const accrued = entries.filter((entry) => entry.account === 'CHANNEL_FEE' && !isPayout(entry)).map(asEntry);
  return sumsOf(accrued).get(currency) ?? 0;
}

function guestMoney(write: DomainWrite<PaymentsRow>): DomainAnswer {
  const { record, table } = write;
  const row = table('reservations').get(record.reservationId ?? '');
  if (!row) return refuse('reservationId', 'noStay');
  const stay = asPaidStay(row);
  if (stay.currency === '') return refuse('reservationId', 'noCurrency', { code: stay.code });
  const currency = record.currency || stay.currency;
  const payment: Payment = { ...record, currency };
  const at = record.paidAt;
  const counted = countIn(write, { payment, currency, stay });
  if ('refused' in counted) return counted;
  const refused = isDeposit(payment.kind)
    ? refuseOfDeposit(write, payment, stay)
    : refuseOfStay(write, payment, { stay, amount: counted.baseAmount });
  if (refused) return { refused };
  const place = placeFor(write, { currency, method: payment.method ?? '', channelId: row.salesChannelId });
  if ('refused' in place) return place;
  const paid = { amount: payment.amount, currency };
  const { kind } = payment;
  const postings = isDeposit(kind)
    ? postDeposit({ kind, paid, place, reservationId: stay.id })
    : postGuestMoney({
        isIn: kind === 'COLLECTION',
        paid,
        place,
        reservationId: stay.id,
        counts: { amount: counted.baseAmount, currency: stay.currency },
      });
  return {
    set: {
      ...counted,
      currency,
      estateId: row.estateId,
      accountId: place.accountId,
      expectedRemaining: null,
    } satisfies Values,
    writes: [...opening(table, row, record), ...post(table, { doc: { type: 'PAYMENT', id: record.id }, at, postings })],
  };
}

/**
 * What a stay was paid before there were payments becomes one of its own, so that what stands on it stays the sum of them.
 */
function opening(table: DomainWrite['table'], stay: ReservationsRow, record: PaymentsRow): readonly RecordWrite[] {
  // A new reservation says already what its first collection brings.
  if (record.origin === 'OPENING' || record.id === firstId(stay.id)) return [];
  const missing = stayMoney(stay).paid - paidOf(paymentsOf(table, stay.id));
  if (missing === 0) return [];
  const create = {
    id: `opening-${stay.id}`,
    origin: 'OPENING',
    kind: missing > 0 ? 'COLLECTION' : 'REFUND',
    reservationId: stay.id,
    amount: Math.abs(missing),
    currency: stay.currency ?? null,
    method: stay.paymentMethod || 'CASH',
    paidAt: stay.createdAt ?? '',
  } satisfies Values;
  return [{ collection: 'payments', create }];
}

/** PA5: the amount in the currency of the stay, with the rate of that day; without a rate nobody guesses one. */
function countIn(
  { record, table }: DomainWrite<PaymentsRow>,
  { payment, currency, stay }: { payment: Payment; currency: string; stay: PaidStay },
): { refused: Refusal } | { rate: string | null; rateDate: string | null; baseCurrency: string; baseAmount: number } {
  const own = { baseCurrency: stay.currency, baseAmount: payment.amount };
  if (currency === stay.currency) return { rate: null, rateDate: null, ...own };
  const date = todayIn(new Date(record.paidAt));
  const rate = rateOn(table, { paid: currency, priced: stay.currency, date });
  if (!rate) return refuse('currency', 'noRate', { currency, own: stay.currency, date });
  const baseAmount = toPay(payment.amount, currency, rate);
  if (baseAmount <= 0) return refuse('amount', 'tooSmall', { amount: amountText(payment.amount, currency) });
  return { rate: rate.rate, rateDate: rate.date, baseCurrency: stay.currency, baseAmount };
}

function refuseOfStay(
  { record, table }: DomainWrite<PaymentsRow>,
  payment: Payment,
  { stay, amount }: { stay: PaidStay; amount: number },
): Refusal | undefined {
  const origin = record.origin ?? '';
  // What a card was charged, or given back, has happened already: refusing it would only lose it from the books.
  if (origin === 'OPENING' || origin === 'CARD') return undefined;
  if (payment.kind === 'COLLECTION') {
    const expected = record.expectedRemaining;
    // What a reservation brings along stands on it already.
    const owing = origin === 'RESERVATION' ? { ...stay, paidAmount: (stay.paidAmount ?? 0) - amount } : stay;
    const isBrought = origin === 'RESERVATION' && stayMoney(owing).collectable <= 0;
    return refuseCollection({
      stay: owing,
      amount,
      isOverMeant: isBrought || record.isOverpaymentMeant === true,
      expected: typeof expected === 'number' ? expected : undefined,
    });
  }
  const payments = paymentsOf(table, stay.id);
  const onItsWay = sumOf(onItsWayFrom(table, stay.id));
  return refuseRefund({ stay, amount, method: payment.method ?? '', payments, onItsWay });
}

function refuseOfDeposit(
  { record, table }: DomainWrite<PaymentsRow>,
  payment: Payment,
  stay: PaidStay,
): Refusal | undefined {
  if (record.origin === 'DEPOSIT') return undefined;
  const images = record.evidence;
  return refuseDeposit({
    kind: payment.kind,
    amount: payment.amount,
    currency: payment.currency ?? '',
    own: stay.currency,
    sums: depositSums(paymentsOf(table, stay.id)),
    reason: payment.reason ?? '',
    hasEvidence: (Array.isArray(images) && images.length > 0) || (record.evidenceNote ?? '').trim() !== '',
  });
}

/** The account somebody chose, or the usual one. */
function placeFor(
  { record, table }: DomainWrite<PaymentsRow>,
  asked: { currency: string; method: string; channelId: string },
): Place | { refused: Refusal } {
  const id = record.accountId ?? '';
  if (id === '') return usualPlace(table, asked);
  const account = asAccount(table('accounts').get(id));
  if (!account) return refuse('accountId', 'noAccount');
  const { name, currency } = account;
  if (!account.isActive) return refuse('accountId', 'passiveAccount', { name });
  if (currency !== asked.currency) {
    return refuse('accountId', 'accountCurrency', { name, own: currency, currency: asked.currency });
  }
  return placeOf(account);
}
