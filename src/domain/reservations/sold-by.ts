import type { Refusal } from '../rule/refusal.ts';

/** The channel that sold a stay. */
type SoldBy = {
  readonly salesChannelId: string;
  /** The channel's own number. */
  readonly channelRef?: string | null;
  readonly agencyId?: string | null;
};
type Sale = {
  readonly record: SoldBy;
  readonly before: SoldBy | undefined;
  /** Another stay of the channel with the same number. */
  readonly twin: { readonly code?: string | null } | undefined;
  readonly channelKind: string | undefined;
};

/**
 * RS4: a channel's number identifies one reservation, so importing it twice creates no second one; the agency is
 * recorded only for agency channels. Existing values are left alone.
 * @returns 409 `reservation.channelRef`, 422 `reservation.agencyChannel`, or undefined
 */
export function refuseSale({ record, before, twin, channelKind }: Sale): Refusal | undefined {
  const isSame = (key: 'channelRef' | 'agencyId'): boolean =>
    before?.salesChannelId === record.salesChannelId && (before[key] ?? '') === (record[key] ?? '');
  const reference = record.channelRef ?? '';
  const agency = record.agencyId ?? '';
  if (reference !== '' && twin && !isSame('channelRef')) {
    const params = { reference, code: twin.code ?? '' };
    return { status: 409, field: 'channelRef', key: 'reservation.channelRef', params };
  }
  if (agency === '' || channelKind === 'AGENCY' || isSame('agencyId')) return undefined;
  return { status: 422, field: 'agencyId', key: 'reservation.agencyChannel', params: {} };
}
