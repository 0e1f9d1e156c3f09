import { postCost, postSale } from '../../../src/domain/ledger/posting.ts';
import { accruedCosts } from '../../../src/domain/ledger/stay-costs.ts';
import { firstId } from '../../../src/domain/payment/guest-money.ts';
import { isDeposit, paidOf, refundedOf } from '../../../src/domain/payment/payment.ts';
import { type DueInstalment, nextDue, paidInstalments } from '../../../src/domain/prices/monthly.ts';
import { balance, keptFee } from '../../../src/domain/reservations/balance.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { RecordWrite, Followed, Follower, ValuesOf } from '../../live/rules/domain-write.ts';
import { bookedOn, cardFeeOn } from '../../records/settings/dated-rates.ts';
import { paymentsOf } from './money-rows.ts';
import { postEntries, usualPlace } from './post.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { ReservationChargesRow } from '../../live/rows/stored/reservation-charges.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';

/**
 * Updates the stay's balance and its deposit's state after each payment. The writer of the payment has updated its own
 * part already.
 */
export const updateBalance: Follower<PaymentsRow> = ({ before, after, table }) => {
  if (!after) return [];
  const isMakers = !before && ['RESERVATION', 'DEPOSIT', 'OPENING'].includes(after.origin ?? '');
  const stay = table('reservations').get(after.reservationId ?? '');
  if (!stay || isMakers) return [];
  return isDeposit(after.kind) ? depositAfter(table, stay, after) : rebalanceStay(table, stay);
};

/** PA1: the paid amount is the sum of the payments; instalments are filled in their order (PR8). */
function rebalanceStay(table: Followed['table'], stay: ReservationsRow): readonly RecordWrite[] {
  const payments = paymentsOf(table, stay.id);
  const paidAmount = paidOf(payments);
  const refundedAmount = refundedOf(payments);
  const isSame = paidAmount === (stay.paidAmount ?? 0) && refundedAmount === (stay.refundedAmount ?? 0);
  if (isSame) return [];
  const plan = stay.instalments;
  const row: ReservationsRow = {
    ...stay,
    ...balance({ ...stay, paidAmount, refundedAmount }),
    ...(plan?.length ? instalmentsSet(paidInstalments(plan, paidAmount)) : {}),
  };
  return [{ collection: 'reservations', row, isEdit: true }];
}

const instalmentsSet = (plan: readonly DueInstalment[]) => ({
  instalments: plan,
  nextDueAt: nextDue(plan),
});

function depositAfter(table: Followed['table'], stay: ReservationsRow, payment: PaymentsRow): readonly RecordWrite[] {
  const deposit = table('security-deposits').findUnique('reservationId', stay.id);
  if (deposit) return [{ collection: 'security-deposits', id: deposit.id, set: {} }];
  const create = {
    id: `dep-${stay.id}`,
    reservationId: stay.id,
    required: payment.amount,
    currency: stay.currency ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  return [{ collection: 'security-deposits', create }];
}

/** The amount paid when a reservation is created becomes its first collection. */
export const firstCollection: Follower<ReservationsRow> = ({ before, after }) => {
  const amount = after && (after.paidAmount ?? 0);
  if (before || !after || !amount || amount <= 0) return [];
  const create = {
    id: firstId(after.id),
    kind: 'COLLECTION',
    reservationId: after.id,
    amount,
    origin: 'RESERVATION',
    currency: after.currency ?? null,
    method: after.paymentMethod || 'CASH',
  } satisfies ValuesOf<PaymentsRow>;
  return [{ collection: 'payments', create }];
};

/**
 * PA2: a confirmed stay in a home that requires a deposit gets one, once; its state follows the guest's arrival and the
 * end of the stay.
 */
export const updateDeposit: Follower<ReservationsRow> = ({ before, after, table }) => {
  if (!after) return [];
  const deposit = table('security-deposits').findUnique('reservationId', after.id);
  const changed = (['status', 'actualCheckInAt', 'estateId', 'checkOut'] as const).some(
    (key) => before?.[key] !== after[key],
  );
  if (!changed) return [];
  if (deposit) return [{ collection: 'security-deposits', id: deposit.id, set: {} }];
  const isConfirmed = after.status === 'SUCCESSFUL' && before?.status !== 'SUCCESSFUL';
  const estate = table('estates').get(after.estateId);
  const required = estate?.securityDeposit ?? 0;
  // An amount in another currency than the stay's is not its deposit.
  if (!isConfirmed || required <= 0 || estate?.currency !== after.currency) return [];
  const create = {
    id: `dep-${after.id}`,
    reservationId: after.id,
    required,
    currency: after.currency ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  return [{ collection: 'security-deposits', create }];
};

type Sold = {
  readonly docId: string;
  readonly reservationId: string;
  readonly currency: string;
  readonly amount: number;
};

/** Posts the difference between the revenue a document has posted and its revenue now, in each currency. */
function postRevenue(
  { table, now }: Pick<Followed, 'table' | 'now'>,
  type: 'RESERVATION' | 'CHARGE',
  { docId, reservationId, currency, amount }: Sold,
): readonly RecordWrite[] {
  const missing = new Map([[currency, amount]]);
  for (const entry of table('ledger-entries').equal('docId', docId)) {
    if (entry.account !== 'REVENUE') continue;
    missing.set(entry.currency, (missing.get(entry.currency) ?? 0) - entry.credit + entry.debit);
  }
  const postings = [...missing].flatMap(([of, rest]) => postSale({ amount: rest, currency: of, reservationId }));
  return postEntries(table, { doc: { type, id: docId }, at: now, postings });
}

/**
 * A stay's revenue besides its charges, which are posted separately: its price; for a cancelled stay the kept fee less
 * its charges, because then the guest owes nothing else, not even the charges.
 */
function soldOf(row: ReservationsRow | undefined): number {
  if (!row) return 0;
  if (isReleased(row.status ?? '')) return keptFee(row) - (row.chargesTotal ?? 0);
  return row.status === 'FINISHED' ? (row.totalPrice ?? 0) : 0;
}

/**
 * Posts the revenue of a stay when its guests leave, and the fee of a cancelled one when it is cancelled; if it is
 * reopened or its price changes later, only the difference.
 */
export const postStayRevenue: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  const isSame = soldOf(before) === soldOf(after) && before?.currency === after?.currency;
  if (isSame || !after || (soldOf(before) === 0 && soldOf(after) === 0)) return [];
  const sold = { docId: after.id, reservationId: after.id, currency: after.currency ?? '', amount: soldOf(after) };
  return postRevenue({ table, now }, 'RESERVATION', sold);
};

const costsOf = (table: Followed['table'], row: ReservationsRow | undefined) =>
  row ? accruedCosts(row, cardFeeOn(table, bookedOn(row))) : NO_COSTS;
const NO_COSTS = { commission: 0, cardFee: 0 };

/**
 * SC1, PR5: the commission of the channel and of the card's bank is a cost from the confirmation of a stay on; it
 * follows the price, and ends if the stay is cancelled. Statements deduct the same amounts from the owner's share
 * (AC1), from the revenue.
 */
export const postStayCosts: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  const currency = after && (after.currency ?? '');
  if (!after || !currency) return [];
  const was = costsOf(table, before);
  const is = costsOf(table, after);
  const changed = (['commission', 'cardFee'] as const).filter(
    (key) => was[key] !== is[key] || (before?.currency !== currency && is[key] !== 0),
  );
  const own = table('ledger-entries').equal('docId', after.id);
  const postings = changed.flatMap((key) => {
    const account = key === 'commission' ? ('CHANNEL_FEE' as const) : ('CARD_FEE' as const);
    const method = key === 'commission' ? 'CHANNEL_COLLECT' : 'CREDIT_CARD';
    const missing = new Map<string, number>([[currency, is[key]]]);
    for (const entry of own) {
      if (entry.account !== account) continue;
      missing.set(entry.currency, (missing.get(entry.currency) ?? 0) - entry.debit + entry.credit);
    }
    return [...missing].flatMap(([of, amount]) => {
      const place = usualPlace(table, { method, currency: of, channelId: after.salesChannelId });
      return postCost({ amount, currency: of, reservationId: after.id, account, place });
    });
  });
  return postEntries(table, { doc: { type: 'RESERVATION', id: after.id }, at: now, postings });
};

const chargedOf = (row: ReservationChargesRow | undefined): number => (row?.bornBy === 'GUEST' ? (row.amount ?? 0) : 0);

/** The guest's part of an extra charge is owed and posted with it, and reversed when it is deleted. */
export const postChargeRevenue: Follower<ReservationChargesRow> = ({ before, after, table, now }) => {
  const row = after ?? before;
  if (!row || chargedOf(before) === chargedOf(after)) return [];
  const reservationId = row.reservationId;
  const sold = { docId: row.id, reservationId, currency: row.currency ?? '', amount: chargedOf(after) };
  return postRevenue({ table, now }, 'CHARGE', sold);
};
