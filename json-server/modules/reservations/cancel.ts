import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { refundWays } from '../../../src/domain/payment/refund-ways.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { type PolicyFee, policyFee, policyOf } from '../../../src/domain/reservations/cancel-policy.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { Asking, DomainWrite, Proposal, Warning } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { settingsRow } from '../../records/settings/company-settings.ts';

type Table = DomainWrite['table'];
const CHANNEL = 'CHANNEL_COLLECT';

/**
 * The fee of the sales channel's policy, or of the home's contract, or of the company; undefined = there is no policy.
 */
export function policyFeeOf(table: Table, stay: ReservationsRow, now: string): PolicyFee | undefined {
  const policy = policyOf([
    table('sales-channels').get(stay.salesChannelId)?.cancellation,
    table('estates').get(stay.estateId)?.cancellation,
    settingsRow(table)?.cancellation,
  ]);
  return policy && policyFee(policy, stay, todayIn(new Date(now)));
}

const note = (key: string, params: Warning['params'] = {}, field = 'status'): Warning => ({
  field,
  key: `reservation.${key}`,
  params,
});

/**
 * Initial values of a cancellation: the policy's fee, a refund of the rest, and a mail to the guest if there is an
 * address.
 */
export function cancelProposal({ record, table, now }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const found = policyFeeOf(table, record, now);
  const { paid } = stayMoney(record);
  const fee = found?.fee ?? 0;
  const hasAddress = (table('guests').get(record.guestId)?.email ?? '') !== '';
  const isPaid = paid > 0;
  const held = heldOf(table, record.id);
  return {
    values: {
      policyFee: isPaid && found ? found.fee : null,
      cancelFee: isPaid ? fee : null,
      depositHeld: held > 0 ? held : null,
      refundNow: isPaid || held > 0,
      tellGuest: hasAddress,
    },
    notes: [
      ...policyNotes(found, record),
      ...(paid > fee ? wayNotes(table, record, paid - fee) : []),
      ...(held > 0 ? [note('depositBack', { held: amountText(held, record.currency ?? '') }, 'paidAmount')] : []),
      ...(hasAddress ? [] : [note('noAddress', {}, 'guestId')]),
    ],
  };
}

function policyNotes(found: PolicyFee | undefined, { currency }: ReservationsRow): readonly Warning[] {
  if (!found) return [note('noPolicy', {}, 'cancelFee')];
  const { asked, fee, freeUntil, isFree } = found;
  if (isFree) return [note('policyFree', { date: freeUntil }, 'cancelFee')];
  const params = { asked: amountText(asked, currency ?? ''), fee: amountText(fee, currency ?? ''), date: freeUntil };
  return [note(asked > fee ? 'policyUnpaid' : 'policyLate', params, 'cancelFee')];
}

/** Notes which part the provider refunds, and which part is only recorded, so that somebody has to hand it over. */
function wayNotes(table: Table, { id }: ReservationsRow, amount: number): readonly Warning[] {
  const { toCard, byHand } = refundWays({
    payments: table('payments').equal('reservationId', id),
    onItsWay: onItsWayOf(table('card-payment-orders').equal('reservationId', id)),
    amount,
  });
  // Guests of a channel that collects get their money back from the channel.
  const isByChannel = byHand.some(({ method }) => method === CHANNEL);
  const isByHand = byHand.some(({ method }) => method !== CHANNEL);
  return [
    ...(toCard > 0 ? [note('refundByCard', {}, 'paidAmount')] : []),
    ...(isByChannel ? [note('refundByChannel', {}, 'paidAmount')] : []),
    ...(isByHand ? [note('refundByHand', {}, 'paidAmount')] : []),
  ];
}

const heldOf = (table: Table, reservationId: string): number =>
  table('security-deposits').findUnique('reservationId', reservationId)?.held ?? 0;
