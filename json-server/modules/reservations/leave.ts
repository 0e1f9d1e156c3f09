import { depositTakenBy } from '../../../src/domain/payment/payment.ts';
import { depositBack } from '../../../src/domain/reservations/leave.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';

type Table = DomainWrite['table'];

const depositOf = (table: Table, reservationId: string): SecurityDepositsRow | undefined =>
  table('security-deposits').findUnique('reservationId', reservationId);

/** What a check-out begins with: the deposit that is still held, and how it was taken. */
export function leaveProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const held = depositOf(table, record.id)?.held ?? 0;
  if (held <= 0) return { values: {} };
  const method = depositTakenBy(table('payments').equal('reservationId', record.id));
  return { values: { depositHeld: held, depositMethod: method ?? 'CASH' } };
}

/** What was asked about the deposit goes with the check-out. */
export const NO_LEAVE = { depositHeld: null, settlesDeposit: null } satisfies ValuesOf<ReservationsRow>;

/** PA2: the deposit of guests who leave goes back in the transaction of their check-out. */
export function settledDeposit({
  record,
  before,
  table,
}: DomainWrite<ReservationsRow>): { readonly refused: Refusal } | { readonly writes: readonly RecordWrite[] } {
  const isLeaving = before?.status === 'SUCCESSFUL' && record.status === 'FINISHED';
  const deposit = isLeaving ? depositOf(table, record.id) : undefined;
  if (!deposit) return { writes: [] };
  const back = depositBack({ asked: record, held: deposit.held ?? 0, currency: record.currency ?? '' });
  if (typeof back !== 'number') return back;
  if (back === 0) return { writes: [] };
  const set = {
    ...{ deed: 'DEPOSIT_OUT', amount: back },
    method: record.depositMethod ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  return { writes: [{ collection: 'security-deposits', id: deposit.id, set, action: 'giveBack' }] };
}
