import { useNotification } from '@refinedev/core';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { defaultValues } from '../../../config/record.ts';
import type { Json, Row } from '../../../config/types.ts';
import { type FormStore, useFormValue } from '../../../engine/fields/inputs/form-store.ts';
import { focusField } from '../../../engine/form/focus-error.ts';
import { inputId } from '../../../engine/form/FormField.tsx';
import { useDraftedStore } from '../../../engine/form/use-draft.ts';
import { useRecordTexts } from '../../../engine/run/use-record-texts.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { arrangeOffers, NO_FILTERS, type Offer } from './offers.ts';
import { type Booked, useBook } from './use-book.ts';
import { useBooking, useChannels, useHasRates } from './use-booking.ts';

/** Fields of a booking, by step. */
export const STAY = ['stay', 'adults', 'children', 'infants', 'rentalMode'];
export const TERMS = [
  'salesChannelId',
  'agencyId',
  'channelRef',
  'couponCode',
  'paymentMethod',
  'payCurrency',
  'changeReason',
];
export const REST = ['plannedArrival', 'plannedDeparture', 'notes', 'tags'];
const OTHERS = 3; // homes offered when the chosen one is gone

export type BookingForm = ReturnType<typeof useBookingForm>;

/** A new reservation being typed and saved, on the page or in the panel. Needs the reservations' `EngineProvider`. */
export function useBookingForm(setup: {
  /** Initial values besides the defaults. */
  readonly begin: Readonly<Record<string, Json>>;
  readonly onDone: (record: Row) => void;
}) {
  const { t } = useTranslation(['booking', 'form']);
  const { resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const { open } = useNotification();
  const formId = useId();
  const { store, restored, discard, finish } = useDraftedStore({
    id: undefined,
    fresh: () => ({ ...defaultValues({ resource, values: whereValues() }), ...setup.begin }),
  });
  const { offers, quote } = useBooking(store);
  const kinds = useChannels(store);
  const hasRates = useHasRates();
  const { book, confirm, isBusy } = useBook(store);
  const [isSaved, setIsSaved] = useState(false);
  const [held, setHeld] = useState<Extract<Booked, { kind: 'held' }>>();
  const [general, setGeneral] = useState<readonly string[]>([]);
  const channel = useFormValue(store, 'salesChannelId');
  const isAgency = typeof channel === 'string' && kinds.get(channel) === 'AGENCY';
  const { chosen, guests, offer, others } = useChosenHome(store, offers.items);
  const needsReason = (quote.data?.policy.length ?? 0) > 0 || store.errors()['changeReason'] !== undefined;
  const hidden = hiddenFields({ agencyId: isAgency, changeReason: needsReason, payCurrency: hasRates });

  const choose = (id: string) => {
    // Collapses the list first: otherwise the target would scroll away.
    flushSync(() => store.set('estateId', id));
    const next = document.getElementById(inputId(formId, store.get('guestId') ? 'estateId' : 'guestId'));
    if (!store.get('guestId')) next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
  };
  const end = (booked: Booked) => {
    if (booked.kind === 'done') {
      finish();
      flushSync(() => setIsSaved(true));
      const done = booked.record['status'] === 'PENDING' ? 'held' : 'confirmed';
      open?.({ type: 'success', key: 'form', message: t(`done.${done}`, { name: nameOf(booked.record) }) });
      setup.onDone(booked.record);
    } else if (booked.kind === 'held') {
      finish();
      setIsSaved(true);
      setHeld(booked);
    } else if (booked.kind === 'invalid') {
      store.setErrors(booked.errors);
      // The offers are outdated: nights may be taken and prices changed.
      offers.refresh();
      quote.refresh();
      showErrors(booked.errors);
      open?.({ type: 'error', key: 'form', message: booked.message ?? t('form:invalid') });
    } else if (booked.kind !== 'unchanged') {
      setGeneral([booked.error.message]);
      open?.({ type: 'error', key: 'form', message: booked.error.message });
    }
  };
  const showErrors = (errors: Readonly<Record<string, readonly string[]>>) => {
    const own = ['estateId', 'guestId', 'expectedTotal', ...STAY, ...TERMS, ...REST, 'checkIn', 'checkOut'];
    setGeneral(Object.entries(errors).flatMap(([field, texts]) => (own.includes(field) ? [] : texts)));
    const [first] = Object.keys(errors);
    const field = first === 'checkIn' || first === 'checkOut' ? 'stay' : first;
    if (field !== undefined) focusField({ formId, field });
  };
  /** @param isSure whether to confirm it at once */
  const submit = async (isSure: boolean) => {
    if (isBusy) return;
    setGeneral([]);
    // Saving accepts the visible price (S6); the server reports a different one.
    const total = quote.isCurrent ? quote.data?.quote.total : undefined;
    store.set('expectedTotal', total ?? null);
    if (!isAgency) store.set('agencyId', null);
    end(await book(isSure));
  };
  return {
    formId,
    store,
    restored,
    discard,
    finish,
    offers,
    quote,
    isBusy,
    isSaved,
    held,
    general,
    chosen,
    guests,
    offer,
    others,
    choose,
    submit,
    /** The given fields that are currently visible. */
    asked: (names: readonly string[]) => names.filter((name) => !hidden.includes(name)),
    confirmHeld: async () => held && end(await confirm(held.record)),
  };
}

/** The chosen home with its offer, and alternatives if it is taken. */
function useChosenHome(store: FormStore, offers: readonly Offer[]) {
  const estateId = useFormValue(store, 'estateId');
  const chosen = typeof estateId === 'string' ? estateId : '';
  const guests = Number(useFormValue(store, 'adults') ?? 0) + Number(useFormValue(store, 'children') ?? 0);
  const offer = offers.find((item) => item.estateId === chosen);
  const others = arrangeOffers(offers, { sort: 'price', filters: NO_FILTERS, guests })
    .filter(({ isFree, quote: { currency } }) => isFree && (!offer || currency === offer.quote.currency))
    .slice(0, OTHERS);
  return { chosen, guests, offer, others };
}

/** Conditional fields that are currently hidden. */
const hiddenFields = (asked: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(asked).filter((name) => asked[name] === false);
