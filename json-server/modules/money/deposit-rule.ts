import { depositState, depositSums, heldOf, refuseDeposit } from '../../../src/domain/payment/deposit.ts';
import type { Payment } from '../../../src/domain/payment/payment.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { DomainAnswer, DomainRule, DomainWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import { paymentsOf } from './money-rows.ts';
import type { Json } from '../../../src/config/types.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';

const refuse = (field: string, key: string, params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key: `deposit.${key}`, params },
});
/** Inputs of an action; not stored. */
const ASKED = { deed: null, amount: null, method: null } satisfies ValuesOf<SecurityDepositsRow>;

/** PA2: a deposit follows from its payments; its actions make them. */
export const depositRule: DomainRule<SecurityDepositsRow> = (write) => {
  const { record, before, table } = write;
  const stay = table('reservations').get(record.reservationId);
  if (!stay) return refuse('reservationId', 'noStay');
  if (!before && isReleased(stay.status ?? '')) {
    return refuse('reservationId', 'closed', { code: stay.code ?? '' });
  }
  const deed = record.deed ?? '';
  if (deed === 'WAIVE') return waiveDeposit(write, stay);
  return deed === '' ? refreshDeposit(write, stay) : moveMoney(write, { stay, deed });
};

function waiveDeposit({ record, table, now }: DomainWrite<SecurityDepositsRow>, stay: ReservationsRow): DomainAnswer {
  if ((record.waiveReason ?? '').trim() === '') return refuse('waiveReason', 'waiveReason');
  return { set: { ...ASKED, waivedAt: now, ...stateSet({ ...record, waivedAt: now }, stay, moneyOf(table, stay)) } };
}

const refreshDeposit = ({ record, table }: DomainWrite<SecurityDepositsRow>, stay: ReservationsRow): DomainAnswer => ({
  set: { ...ASKED, ...stateSet(record, stay, moneyOf(table, stay)) },
});

type Moved = { readonly stay: ReservationsRow; readonly deed: string };

/** Money in, money out, or money kept: a payment of its own, in this transaction. */
function moveMoney({ record, table }: DomainWrite<SecurityDepositsRow>, { stay, deed }: Moved): DomainAnswer {
  const amount = record.amount ?? 0;
  if (amount <= 0) return refuse('amount', 'amountNeeded');
  const payments = moneyOf(table, stay);
  const currency = stay.currency ?? '';
  const images = record.evidence;
  const refused = refuseDeposit({
    kind: deed,
    amount,
    currency,
    own: currency,
    sums: depositSums(payments),
    reason: record.reason ?? '',
    hasEvidence: (Array.isArray(images) && images.length > 0) || (record.evidenceNote ?? '').trim() !== '',
  });
  if (refused) return { refused };
  const kind = deed as 'DEPOSIT_IN' | 'DEPOSIT_OUT' | 'DEPOSIT_WITHHELD';
  const made = { kind, reservationId: stay.id, amount, currency, origin: 'DEPOSIT' } satisfies ValuesOf<PaymentsRow>;
  const kept = {
    reason: record.reason ?? null,
    evidenceNote: record.evidenceNote ?? null,
    method: null,
  } satisfies ValuesOf<PaymentsRow>;
  const paid = { method: record.method || 'CASH' } satisfies ValuesOf<PaymentsRow>;
  const create = { ...made, ...(kind === 'DEPOSIT_WITHHELD' ? kept : paid) };
  const after: Payment[] = [...payments, { kind, amount, status: 'SUCCESSFUL' }];
  return { set: { ...ASKED, ...stateSet(record, stay, after) }, writes: [{ collection: 'payments', create }] };
}

const moneyOf = (table: DomainWrite['table'], stay: ReservationsRow): readonly Payment[] => paymentsOf(table, stay.id);

function stateSet(
  record: SecurityDepositsRow,
  stay: ReservationsRow,
  payments: readonly Payment[],
): Record<string, Json> {
  const sums = depositSums(payments);
  const isOver = isReleased(stay.status ?? '');
  return {
    estateId: stay.estateId,
    checkOut: stay.checkOut,
    currency: stay.currency ?? null,
    ...sums,
    held: heldOf(sums),
    state: depositState({
      required: record.required,
      sums,
      // No deposit is due for a stay that does not take place.
      isWaived: (record.waivedAt ?? '') !== '' || isOver,
      isInHouse: (stay.actualCheckInAt ?? '') !== '',
    }),
  } satisfies ValuesOf<SecurityDepositsRow>;
}
