import { missingAtArrival, type MissingAtArrival, settleArrival } from '../../../src/domain/reservations/arrive.ts';
import { isInHouse } from '../../../src/domain/reservations/cancel.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';
import type { PaidInStep } from './record-payment.ts';

type Table = DomainWrite['table'];

function missingOf(table: Table, stay: ReservationsRow): MissingAtArrival {
  const beside = table('reservations').equal('estateId', stay.estateId);
  return missingAtArrival({
    stay,
    deposit: table('security-deposits').findUnique('reservationId', stay.id),
    home: table('estates').get(stay.estateId)?.cleaningState ?? null,
    isOccupied: beside.some((row) => row.id !== stay.id && isInHouse(row)),
  });
}

/** Initial values of a check-in: missing data, and the payment method the guest announced. */
export function arriveProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const missing = missingOf(table, record);
  const method = record.paymentMethod ?? 'CASH';
  return {
    values: {
      ...missing,
      payNow: missing.owedNow,
      payMethod: missing.owedNow === null ? null : method,
      depositMethod: missing.depositDue === null ? null : method,
    },
  };
}

/** The check-in clears the dialog's questions about missing data. */
export const NO_ARRIVAL = {
  owedNow: null,
  takesPayment: null,
  payNow: null,
  payMethod: null,
  depositDue: null,
  takesDeposit: null,
  homeIs: null,
  marksClean: null,
  checkInReason: null,
} satisfies ValuesOf<ReservationsRow>;

/** The record has the payment in the form of "Record payment". */
type Arrived = PaidInStep & {
  readonly writes: readonly RecordWrite[];
  readonly isCleaned: boolean;
};

/** OPS1: completes missing data in the transaction of the check-in. */
export function settledArrival({
  record: sent,
  before,
  table,
  now,
}: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | Arrived {
  if (!before || before.actualCheckInAt || !sent.actualCheckInAt) return { record: sent, writes: [], isCleaned: false };
  const settled = settleArrival({ asked: sent, missing: missingOf(table, before), currency: before.currency ?? '' });
  if ('refused' in settled) return settled;
  const { pays, takes, isCleaned } = settled;
  const deposit = takes > 0 ? table('security-deposits').findUnique('reservationId', before.id) : undefined;
  const taken = {
    deed: 'DEPOSIT_IN',
    amount: takes,
    method: sent.depositMethod ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  const clean = { cleaningState: 'CLEAN' } satisfies ValuesOf<EstatesRow>;
  return {
    record: pays > 0 ? { ...sent, receivedAt: now, paidAmount: pays, paymentMethod: sent.payMethod ?? null } : sent,
    ...(pays > 0 && { amountField: 'payNow' }),
    writes: [
      ...(deposit ? [{ collection: 'security-deposits', id: deposit.id, set: taken, action: 'collect' }] : []),
      ...(isCleaned ? [{ collection: 'estates', id: before.estateId, set: clean, action: 'reportCleaning' }] : []),
    ],
    isCleaned,
  };
}
