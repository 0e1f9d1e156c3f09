import { depositTakenBy, refuseAccount } from '../../../src/domain/payment/payment.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { depositBack } from '../../../src/domain/reservations/leave.ts';
import { takenOfOwed } from '../../../src/domain/reservations/take-owed.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';
import type { PaidInStep } from './record-payment.ts';

type Table = DomainWrite['table'];

const depositOf = (table: Table, reservationId: string): SecurityDepositsRow | undefined =>
  table('security-deposits').findUnique('reservationId', reservationId);

/** The guest's remaining debt; null = none. */
function owedAtLeave(stay: ReservationsRow): number | null {
  const { remaining } = stayMoney(stay);
  return remaining > 0 ? remaining : null;
}

/** Initial values of a check-out: the guest's debt, the deposit still held, and their payment methods. */
export function leaveProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const owed = owedAtLeave(record);
  const held = depositOf(table, record.id)?.held ?? 0;
  const takenBy = depositTakenBy(table('payments').equal('reservationId', record.id));
  return {
    values: {
      ...(owed !== null && { restOwed: owed, restNow: owed, restMethod: record.paymentMethod ?? 'CASH' }),
      ...(held > 0 && { depositHeld: held, depositMethod: takenBy ?? 'CASH' }),
    },
  };
}

/** The check-out clears the dialog's questions about the deposit. */
export const NO_LEAVE = { depositHeld: null, settlesDeposit: null } satisfies ValuesOf<ReservationsRow>;
/** The dialog's questions about the debt become a payment, which keeps them. */
export const NO_REST = {
  restOwed: null,
  takesRest: null,
  restNow: null,
  restMethod: null,
  receivedInId: null,
} satisfies ValuesOf<ReservationsRow>;

const isLeaving = ({ record, before }: DomainWrite<ReservationsRow>): boolean =>
  before?.status === 'SUCCESSFUL' && record.status === 'FINISHED';

/**
 * PA1: takes the payment of leaving guests towards their debt in the transaction of their check-out. Undoing the
 * check-out keeps the payment: the guest has paid it.
 * @returns the record with the payment in the form of "Record payment"; unchanged if there is none
 */
export function takeRest(write: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | PaidInStep {
  const { record, before, table, now } = write;
  if (!before || !isLeaving(write)) return { record };
  const currency = before.currency ?? '';
  const pays = takenOfOwed({
    asked: { takes: record.takesRest === true, seen: record.restOwed, amount: record.restNow },
    owed: owedAtLeave(before),
    currency,
    fields: { seen: 'restOwed', amount: 'restNow' },
  });
  if (typeof pays !== 'number') return pays;
  if (pays === 0) return { record };
  const account = table('accounts').get(record.receivedInId ?? '');
  const refused = account && refuseAccount('receivedInId', account, currency);
  if (refused) return { refused };
  return {
    record: { ...record, receivedAt: now, paidAmount: pays, paymentMethod: record.restMethod ?? null },
    amountField: 'restNow',
  };
}

/** PA2: returns the deposit of leaving guests in the transaction of their check-out. */
export function settledDeposit(
  write: DomainWrite<ReservationsRow>,
): { readonly refused: Refusal } | { readonly writes: readonly RecordWrite[] } {
  const { record, table } = write;
  const deposit = isLeaving(write) ? depositOf(table, record.id) : undefined;
  if (!deposit) return { writes: [] };
  const back = depositBack({ asked: record, held: deposit.held ?? 0, currency: record.currency ?? '' });
  if (typeof back !== 'number') return back;
  if (back === 0) return { writes: [] };
  const set = {
    deed: 'DEPOSIT_OUT',
    amount: back,
    method: record.depositMethod ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  return { writes: [{ collection: 'security-deposits', id: deposit.id, set, action: 'giveBack' }] };
}
