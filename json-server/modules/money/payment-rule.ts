import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { decideGuestMoney, type GuestMoney } from '../../../src/domain/payment/guest-money.ts';
import type { PaymentDecision, PaymentValues } from '../../../src/domain/payment/payment.ts';
import { refusePaymentDate } from '../../../src/domain/payment/posting-date.ts';
import type { OnItsWay } from '../../../src/domain/payment/refundable.ts';
import { decideMirror, decideReversal } from '../../../src/domain/payment/reversal.ts';
import { decideTransfer, type StayEntry } from '../../../src/domain/payment/transfer.ts';
import type { DomainAnswer, DomainRule, DomainWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import { backdatingDays } from '../../records/settings/company-settings.ts';
import { asPaidStay, paymentsOf } from './money-rows.ts';
import { rateOn } from '../prices/rate-on.ts';
import { postEntries, usualPlace } from './post.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';

type Write = DomainWrite<PaymentsRow>;
type Table = DomainWrite['table'];
/** The values set by a decision; a key that is not a field does not compile. */
type Values = ValuesOf<Pick<PaymentsRow, keyof PaymentValues>>;

/**
 * PA1–PA6: a payment is posted when it is created, with its entries, and never changes (PA4). The balance of its stay
 * and the state of its deposit follow (`followers.ts`).
 */
export const paymentRule: DomainRule<PaymentsRow> = (write) => {
  const { record, before, table, now } = write;
  if (before) return carriedOut(write, decideReversal(reversalOf(write, before)), now);
  if (record.origin === 'REVERSAL') {
    const entries = table('ledger-entries').equal('docId', record.reversesId ?? '');
    return carriedOut(write, decideMirror(entries), now);
  }
  const refused = refusePaymentDate(dayOf(write));
  if (refused) return { refused };
  const decision =
    record.kind === 'TRANSFER' ? decideTransfer(transferOf(write)) : decideGuestMoney(guestMoneyOf(write));
  return carriedOut(write, decision, record.paidAt);
};

/** @param at ISO instant of the movement */
function carriedOut({ record, table }: Write, decision: PaymentDecision, at: string): DomainAnswer {
  if ('refused' in decision) return decision;
  const { set, postings, makes } = decision;
  const made = makes.map((create) => ({ collection: 'payments', create }));
  const posted = postEntries(table, { doc: { type: 'PAYMENT', id: record.id }, at, postings });
  return { set: set satisfies Values, writes: [...made, ...posted] };
}

/** The posting day, considering the statements of the stay's home. */
function dayOf({ record, table, now }: Write) {
  const estateId = (table('reservations').get(record.reservationId ?? '') ?? record).estateId ?? '';
  const statements = estateId === '' ? [] : table('statements').equal('estateId', estateId);
  return {
    origin: record.origin ?? null,
    date: todayIn(new Date(record.paidAt)),
    today: todayIn(new Date(now)),
    days: backdatingDays(table),
    statements: statements.map((row) => ({ period: row.period ?? '', status: row.status ?? '' })),
  };
}

function reversalOf({ record, table, now }: Write, before: PaymentsRow) {
  const reservationId = before.reservationId ?? '';
  return {
    before,
    asked: record,
    payments: paymentsOf(table, reservationId),
    onItsWay: onItsWayFrom(table, reservationId),
    stayCurrency: table('reservations').get(reservationId)?.currency ?? '',
    now,
  };
}

/** Card refunds of a stay that are still pending: this money cannot be given away meanwhile. */
const onItsWayFrom = (table: Table, reservationId: string): readonly OnItsWay[] =>
  reservationId === '' ? [] : onItsWayOf(table('card-payment-orders').equal('reservationId', reservationId));

function transferOf({ record, table }: Write) {
  return {
    payment: record,
    from: table('accounts').get(record.accountFromId ?? ''),
    to: table('accounts').get(record.accountToId ?? ''),
    entriesOf: new Map(
      (record.lines ?? []).map(({ reservationId }) => [reservationId, entriesOf(table, reservationId)]),
    ),
  };
}

const entriesOf = (table: Table, reservationId: string): readonly StayEntry[] =>
  table('ledger-entries')
    .equal('reservationId', reservationId)
    .map((row) => ({ ...row, isPayout: table('payments').get(row.docId)?.kind === 'TRANSFER' }));

function guestMoneyOf({ record, table }: Write): GuestMoney {
  const row = table('reservations').get(record.reservationId ?? '');
  const stay = row && asPaidStay(row);
  const own = stay?.currency ?? '';
  const id = stay?.id ?? '';
  const currency = record.currency || own;
  const date = todayIn(new Date(record.paidAt));
  const images = record.evidence;
  const hasEvidence = (Array.isArray(images) && images.length > 0) || (record.evidenceNote ?? '').trim() !== '';
  const usual = { method: record.method ?? '', currency, channelId: row?.salesChannelId ?? '' };
  return {
    payment: { ...record, currency, hasEvidence },
    date,
    stay,
    payments: paymentsOf(table, id),
    onItsWay: onItsWayFrom(table, id),
    rate: currency === own ? undefined : rateOn(table, { paid: currency, priced: own, date }),
    account: record.accountId
      ? { chosen: table('accounts').get(record.accountId) }
      : { usual: usualPlace(table, usual) },
  };
}
