import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { feeOf, refuseEnd } from '../../../src/domain/reservations/cancel.ts';
import { refuseLocked } from '../../../src/domain/reservations/locked.ts';
import { lossOf } from '../../../src/domain/reservations/lost-nights.ts';
import { refuseSale } from '../../../src/domain/reservations/sold-by.ts';
import { staySetOf, takesCheckOutBack } from '../../../src/domain/reservations/stay-state.ts';
import { ownersOfStay } from '../estates/estate.ts';
import { closeTurnovers } from './close-turnovers.ts';
import type { DomainAnswer, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { asSold, permitOfStay } from './permit-of-stay.ts';
import { reservationRule } from './reservation.ts';
import { warnAgency } from './agency-credit.ts';
import { warnGuestNotified } from './guest-notified.ts';
import { notSoldThrough } from './sold-through.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

function lose({ record, before, now }: DomainWrite<ReservationsRow>, answer: DomainAnswer): DomainAnswer {
  const set = 'refused' in answer && lossOf(answer.refused, { record, before, now });
  return set ? { set, answerWith: answer.refused } : answer;
}

/** Through whom the stay was sold, beside what was sold there already. */
function saleOf({ record, before, table }: DomainWrite<ReservationsRow>) {
  const { id, salesChannelId, channelRef } = record;
  const rows = channelRef ? table('reservations').equal('channelRef', channelRef) : [];
  const twin = rows.find((row) => row.id !== id && row.salesChannelId === salesChannelId);
  return { record, before, twin, channelKind: table('sales-channels').get(salesChannelId)?.kind };
}

/** Whose dates they are; of a write by the channel itself nobody else's. */
function channelOf({ record, table, source }: DomainWrite<ReservationsRow>) {
  if (source === 'CHANNEL') return undefined;
  const row = table('sales-channels').get(record.salesChannelId);
  return row && { name: row.name, kind: row.kind };
}

/** OPS3: guests make a home dirty by coming; what it was stays with the stay, in case they have not come after all. */
function homeFound({ record, before, table }: DomainWrite<ReservationsRow>): {
  readonly homeFoundAs?: ReservationsRow['homeFoundAs'];
} {
  const [came, wasThere] = [(record.actualCheckInAt ?? '') !== '', ((before ?? record).actualCheckInAt ?? '') !== ''];
  if (before === undefined || came === wasThere) return {};
  return { homeFoundAs: came ? (table('estates').get(record.estateId)?.cleaningState ?? null) : null };
}

/**
 * A reservation's write: whether it may be confirmed (ES3), where its guests are (RS1, RS3), whose home they sleep in
 * (ES8), then everything that booking and pricing say.
 */
export const bookingRule: DomainRule<ReservationsRow> = (asked) => {
  const write = asSold(asked);
  const { before, now } = write;
  const stay = staySetOf(write.record, before, now);
  const record: ReservationsRow = { ...write.record, ...stay, cancelFee: feeOf(write.record, before) };
  const isReopened = before?.status === 'FINISHED' && record.status === 'SUCCESSFUL';
  const isTakenBack = isReopened && takesCheckOutBack(record, before, todayIn(new Date(now)));
  if (isReopened && !isTakenBack && !record.reopenReason) {
    return { refused: { status: 422, field: 'reopenReason', key: 'reservation.reopenReason', params: {} } };
  }
  const locked = before && refuseLocked({ record, before, channel: channelOf(write) });
  if (locked && locked.field !== 'changeReason') return { refused: locked };
  const refused = refuseEnd(record, before) ?? refuseSale(saleOf({ ...write, record }));
  if (refused) return { refused };
  const ownerIds = ownersOfStay(write.table('estates').get(record.estateId), record);
  const answer = reservationRule({ ...write, record });
  // TC4: nights that somebody else has cannot be had for any reason; asking for one first would lead astray.
  if (locked) return 'refused' in answer && answer.refused.blockedBy ? answer : { refused: locked };
  if (!('set' in answer)) return lose({ ...write, record }, answer);
  const unsold = notSoldThrough({ ...write, record });
  if (unsold && (write.source === 'CHANNEL' || write.isImport)) return { refused: { status: 422, ...unsold } };
  const permit = permitOfStay({ ...write, record });
  if ('refused' in permit) return permit;
  const waits = write !== asked && { status: 'PENDING' };
  const whole = { ...write, record };
  const warnings = [
    ...(('warnings' in permit && permit.warnings) || []),
    ...closeTurnovers(whole),
    ...warnGuestNotified(whole),
    ...(unsold ? [unsold] : []),
    ...warnAgency({ ...whole, record: { ...record, ...answer.set } }),
  ];
  return {
    ...answer,
    ...permit,
    warnings,
    set: {
      ...stay,
      ...homeFound(whole),
      ownerIds,
      cancelFee: record.cancelFee ?? null,
      ...waits,
      ...answer.set,
      ...permit.set,
    },
  };
};
