import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  cancelFeeOf,
  isEnded,
  isReleasedNoShow,
  isRevived,
  NO_END,
  refusePolicyFee,
} from '../../../src/domain/reservations/cancel.ts';
import { fateOfBooking, refuseBooking } from '../../../src/domain/reservations/judge-booking.ts';
import { lossOf } from '../../../src/domain/reservations/lost-nights.ts';
import { homeFoundBy, staySetOf } from '../../../src/domain/reservations/stay-state.ts';
import { joinedValues } from '../../../src/config/row-values.ts';
import { ownersOfStay } from '../estates/estate.ts';
import { addedCharge, NO_CHARGE } from './add-charge.ts';
import { NO_ARRIVAL, settledArrival } from './arrive.ts';
import { policyFeeOf } from './cancel.ts';
import { closeTurnovers } from './close-turnovers.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { asSold, permitOfStay } from './permit-of-stay.ts';
import { EARLY, LATE } from './agreed-edge.ts';
import { agreedHour } from './agreed-hour.ts';
import { NO_LEAVE, NO_REST, settledDeposit, takeRest } from './leave.ts';
import { besideAmount } from './record-payment.ts';
import { refusedRefund, warnToCards } from './refund.ts';
import { reservationRule } from './reservation.ts';
import { warnAgency } from './agency-credit.ts';
import { warnGuestNotified, warnRevived } from './guest-notified.ts';
import { notSoldThrough } from './sold-through.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** The channel's sale: the stay, and another one already sold under the same reference. */
function saleOf({ record, before, table }: DomainWrite<ReservationsRow>) {
  const { id, salesChannelId, channelRef } = record;
  const rows = channelRef ? table('reservations').equal('channelRef', channelRef) : [];
  const twin = rows.find((row) => row.id !== id && row.salesChannelId === salesChannelId);
  return { record, before, twin, channelKind: table('sales-channels').get(salesChannelId)?.kind };
}

/** The channel that owns the dates; undefined for a write by the channel itself. */
function channelOf({ record, table, source }: DomainWrite<ReservationsRow>) {
  if (source === 'CHANNEL') return undefined;
  const row = table('sales-channels').get(record.salesChannelId);
  return row && { name: row.name, kind: row.kind };
}

/** No-show guests whose nights are released are cancelled with that reason. */
function asNoShow(write: DomainWrite<ReservationsRow>): DomainWrite<ReservationsRow> {
  const { record, before } = write;
  if (!isReleasedNoShow(record, before)) return write;
  return { ...write, record: { ...record, status: 'CANCELLED', cancelReason: 'NO_SHOW' } };
}

/**
 * A reservation's write: whether it may be confirmed (ES3), the state of the stay (RS1, RS3), the home's owners (ES8),
 * then all rules of booking and pricing. The decisions are in `judge-booking.ts`.
 */
export const bookingRule: DomainRule<ReservationsRow> = (asked) => {
  const write = asNoShow(asSold(asked));
  const { before, now, table } = write;
  const stay = staySetOf(write.record, before, now);
  const over = isRevived(write.record, before)
    ? NO_END
    : isEnded(write.record, before)
      ? { endedFrom: before?.status ?? null }
      : {};
  const late = agreedHour(LATE, write);
  if ('refused' in late) return late;
  const early = agreedHour(EARLY, { ...write, record: late.record });
  if ('refused' in early) return early;
  const record: ReservationsRow = { ...early.record, ...stay, ...over, cancelFee: cancelFeeOf(write.record, before) };
  const whole = { ...write, record };
  const today = todayIn(new Date(now));
  const first = refuseBooking({ record, before, today, channel: channelOf(write), sale: () => saleOf(whole) });
  if ('refused' in first) return first;
  const outdated = refusePolicyFee(record, before, () => policyFeeOf(table, record, now)?.fee);
  if (outdated) return { refused: outdated };
  const estate = table('estates').get(record.estateId);
  const ownerIds = ownersOfStay(estate, record);
  const settled = settledDeposit(whole);
  if ('refused' in settled) return settled;
  const unpaid = refusedRefund(whole);
  if (unpaid) return { refused: unpaid };
  const charged = addedCharge(whole);
  if ('refused' in charged) return charged;
  const arrived = settledArrival({ ...whole, record: charged.record });
  if ('refused' in arrived) return arrived;
  const left = takeRest({ ...whole, record: arrived.record });
  if ('refused' in left) return left;
  const answer = besideAmount(
    reservationRule({ ...whole, record: left.record }),
    left.amountField ?? arrived.amountField,
  );
  const fate = fateOfBooking({
    ...first,
    refused: 'refused' in answer ? answer.refused : undefined,
    lost: (refused) => lossOf(refused, { record, before, now }),
    unsold: () => notSoldThrough(whole),
    isFixed: write.source === 'CHANNEL' || write.isImport === true,
    permit: () => permitOfStay(whole),
  });
  if (fate.does === 'REFUSE') return { refused: fate.refused };
  if (fate.does === 'LOSE') return { set: fate.set, answerWith: fate.refused };
  if (!('set' in answer)) return answer;
  const { permit, unsold } = fate;
  const warnings = [
    ...permit.warnings,
    ...late.warnings,
    ...early.warnings,
    ...closeTurnovers(whole),
    ...warnGuestNotified(whole),
    ...warnRevived(whole),
    ...warnToCards(whole),
    ...(unsold ? [unsold] : []),
    ...warnAgency(whole, answer.set),
  ];
  const set = joinedValues(
    stay,
    over,
    homeFoundBy(record, before, () => (arrived.isCleaned ? 'CLEAN' : estate?.cleaningState)),
    { ownerIds, cancelFee: record.cancelFee ?? null },
    write === asked ? {} : { status: write.record.status ?? null, cancelReason: write.record.cancelReason ?? null },
    answer.set,
    permit.set,
    NO_CHARGE,
    late.set,
    early.set,
    charged.set ?? {},
    record.actualCheckInAt ? {} : NO_ARRIVAL,
    record.status === 'FINISHED' ? {} : NO_LEAVE,
    NO_REST,
  );
  return {
    ...answer,
    writes: [
      ...(('writes' in answer && answer.writes) || []),
      ...settled.writes,
      ...arrived.writes,
      ...late.writes,
      ...early.writes,
      ...charged.writes,
    ],
    warnings,
    set,
  };
};
