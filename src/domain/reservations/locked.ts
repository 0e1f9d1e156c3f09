import type { IsoDate } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';

/** The facts that decide whether a stay may still move. */
export type LockedStay = {
  readonly code?: string | null;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly actualCheckInAt?: string | null;
  readonly channelRef?: string | null;
  /** RS3: the reason for changing a channel's dates here. */
  readonly changeReason?: string | null;
};

/**
 * TC4, RS3: guests in the house keep their home and arrival date, whatever the calendar allows; dates sold by an online
 * channel change there, or here with a reason.
 * @param channel the channel of the reservation
 * @returns the refusal (409), or undefined
 */
export function refuseLocked({
  record,
  before,
  channel,
}: {
  readonly record: LockedStay;
  readonly before: LockedStay;
  readonly channel: { readonly name: string; readonly kind: string } | undefined;
}): Refusal | undefined {
  const code = before.code ?? '';
  const refuse = (field: string, key: Refusal['key'], params: Refusal['params']): Refusal => {
    return { status: 409, field, key, params };
  };
  const movesHome = record.estateId !== before.estateId;
  const movesArrival = record.checkIn !== before.checkIn;
  if (before.actualCheckInAt && record.actualCheckInAt && (movesHome || movesArrival)) {
    return refuse(movesHome ? 'estateId' : 'checkIn', 'reservation.inHouse', { code });
  }
  const movesDates = movesArrival || record.checkOut !== before.checkOut;
  const isSoldThere = channel?.kind === 'OTA' && Boolean(before.channelRef);
  if (isSoldThere && movesDates && !record.changeReason?.trim()) {
    return refuse('changeReason', 'reservation.channelLocked', { code, channel: channel.name });
  }
  return undefined;
}
