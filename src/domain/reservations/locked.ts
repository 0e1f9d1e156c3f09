import type { IsoDate } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';

/** What decides whether a stay may still change its place. */
export type LockedStay = {
  readonly code: string | null;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly actualCheckInAt?: string | null;
  readonly channelRef?: string | null;
  /** RS3: why dates that a channel sold are changed here. */
  readonly changeReason?: string | null;
};

/**
 * TC4, RS3: guests who are in the house keep their home and their arrival, whatever the calendar would allow; dates that
 * an online channel sold change there, or here with a reason.
 * @param channel the channel of the reservation
 * @returns why not (409), or undefined
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
