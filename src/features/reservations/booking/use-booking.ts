import { useList } from '@refinedev/core';
import { useEffect } from 'react';
import type { Row } from '../../../config/types.ts';
import { type FormStore, useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { offersQuestion, quoteRequest, STAY_KEYS } from './stay-question.ts';
import type { PricedAvailability } from '../../../wire/availability.ts';
import type { QuoteAnswer } from '../../../wire/quote.ts';
import { TYPING, useAnswer } from '../../../engine/resource/use-answer.ts';

/** Fields of a home the list may show, as far as the role may read them. */
const SHOWN = ['code', 'propertyName', 'type', 'roomCount', 'maxGuests', 'district', 'address', 'location'];
const QUOTED = [...STAY_KEYS, 'estateId'];

/** The server's answers about the stay being typed: every home with its price, and the chosen one's full quote. */
export function useBooking(store: FormStore) {
  const { config } = useEngine();
  useFormKeys(store, QUOTED);
  const asked = offersQuestion(store.values());
  const fields = SHOWN.filter((name) => config.resources['estates']?.fields[name]).join(',');
  const offers = useAnswer<PricedAvailability>(
    asked && `/availability?${new URLSearchParams({ ...asked, quote: 'true', fields }).toString()}`,
    { pause: TYPING },
  );
  const estateId = store.get('estateId');
  const body = typeof estateId === 'string' && estateId !== '' ? quoteRequest(store, estateId) : undefined;
  const quote = useAnswer<QuoteAnswer>(body && { path: '/quotes', body }, { pause: TYPING });
  const items = (offers.data?.items ?? []).map((offer) => ({
    ...offer,
    estate: { ...offer.estate, id: offer.estateId },
  }));
  return { offers: { ...offers, items }, quote };
}

/** Whether a guest can pay in another currency than the home's: true if the role can see any published rate. */
export function useHasRates(): boolean {
  const { config } = useEngine();
  const { result } = useList({
    resource: 'exchange-rates',
    pagination: { pageSize: 1 },
    queryOptions: { enabled: config.resources['exchange-rates']?.can.includes('list') ?? false },
    errorNotification: false,
  });
  return result.data.length > 0;
}

/** Types of the active channels by id; a new booking starts with the telephone channel. */
export function useChannels(store: FormStore): ReadonlyMap<string, string> {
  const { config } = useEngine();
  const { result } = useList<Row & { id: string }>({
    resource: 'sales-channels',
    pagination: { pageSize: 100 },
    filters: [{ field: 'isActive', operator: 'eq', value: true }],
    queryOptions: { enabled: config.resources['sales-channels']?.can.includes('list') ?? false },
    errorNotification: false,
  });
  const phone = result.data.find((row) => row['kind'] === 'DIRECT_PHONE');
  const id = phone?.id;
  const name = phone?.['name'];
  useEffect(() => {
    if (id === undefined || store.get('salesChannelId')) return;
    // Nobody typed it, so leaving causes no question.
    const known = { salesChannelId: id, _refs: { salesChannelId: name ?? id } };
    store.rebase({ ...store.base(), ...known }, { ...store.values(), ...known });
  }, [id, name, store]);
  return new Map(result.data.map((row) => [row.id, typeof row['kind'] === 'string' ? row['kind'] : '']));
}
