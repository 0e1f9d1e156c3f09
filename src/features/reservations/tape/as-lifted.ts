import type { Home } from '../../../domain/estates/home-name.ts';
import type { Lifted, Target } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { Row } from '../../../config/types.ts';
import { request } from '../../../providers/http.ts';
import { homeAt } from './homes.ts';
import type { TapeStore } from './tape-store.ts';

/** A stay with a target. */
export type PlacedStay = Lifted & { readonly to: Target };
export type FoundStay = { readonly stay: TapeStay; readonly from: Home };

/** A stay and its home: from the chart if loaded, otherwise from the server. @throws HttpError */
export async function findStay(store: TapeStore, id: string): Promise<FoundStay> {
  const loaded = store.find(id);
  const from = loaded && homeAt(store, loaded.estate);
  if (from) return { stay: loaded.stay, from };
  const { data } = await request<Row>({ path: `/reservations/${encodeURIComponent(id)}` });
  return readStay(data);
}

/** Converts a record to the chart's form. */
function readStay(record: Row): FoundStay {
  const text = (key: string): string | null => (typeof record[key] === 'string' ? record[key] : null);
  const number = (key: string): number | null => (typeof record[key] === 'number' ? record[key] : null);
  const titles = (record['_refs'] ?? {}) as Readonly<Record<string, unknown>>;
  const title = (key: string): string | null => (typeof titles[key] === 'string' ? titles[key] : null);
  const estateId = text('estateId') ?? '';
  const stay: TapeStay = {
    id: record.id,
    code: text('code') ?? '',
    checkIn: text('checkIn') ?? '',
    checkOut: text('departedOn') ?? text('checkOut') ?? '',
    status: text('status') ?? '',
    version: number('version') ?? 0,
    holdExpiresAt: text('holdExpiresAt'),
    guest: title('guestId'),
    currency: text('currency'),
    total: number('totalPrice'),
    remaining: number('remainingPrice'),
    payment: text('paymentState'),
    channel: title('salesChannelId'),
    arrival: text('plannedArrival'),
    departure: text('plannedDeparture'),
  };
  // The code is the last part of a home's title.
  const parts = title('estateId')?.split(' · ') ?? [estateId];
  return { stay, from: { id: estateId, code: parts.at(-1) ?? estateId, name: parts.slice(0, -1).join(' · ') } };
}

/** A stay moving to a place, for the dialog. */
export const asLifted = ({ stay, from }: FoundStay, to?: Target): PlacedStay => ({
  stay,
  from,
  keepPrice: false,
  changeReason: '',
  to: to ?? { home: from, checkIn: stay.checkIn, checkOut: stay.checkOut },
});
