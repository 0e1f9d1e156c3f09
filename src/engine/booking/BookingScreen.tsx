import { useNotification } from '@refinedev/core';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { defaultValues } from '../../config/record.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useFormValue } from '../fields/inputs/form-store.ts';
import { addressValues } from '../form/address-values.ts';
import { DraftNotice } from '../form/DraftNotice.tsx';
import { focusField } from '../form/focus-error.ts';
import { inputId } from '../form/FormField.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { useDraftedStore } from '../form/use-draft.ts';
import { useEngine, whereValues } from '../resource/EngineContext.tsx';
import { bestPath } from '../resource/paths.ts';
import { BookingWays } from './BookingWays.tsx';
import { Fields } from './Fields.tsx';
import { GuestPick } from './GuestPick.tsx';
import { Held } from './Held.tsx';
import { arrangeOffers, NO_FILTERS } from './offers.ts';
import { OfferList } from './OfferList.tsx';
import { Summary } from './Summary.tsx';
import { type Booked, codeOf, useBook } from './use-book.ts';
import { useBooking, useChannels, useHasRates } from './use-booking.ts';
import './booking.css';
import '../form/form.css';

/** Steps in order, with the fields that stand in each; an error opens nothing, all are in sight. */
const STAY = ['stay', 'adults', 'children', 'infants', 'rentalMode'];
const TERMS = [
  ...['salesChannelId', 'agencyId', 'channelRef', 'couponCode', 'paymentMethod', 'payCurrency'],
  'changeReason',
];
const REST = ['plannedArrival', 'plannedDeparture', 'notes', 'tags'];
const OTHERS = 3; // homes offered when the chosen one is gone

/** A reservation on one page: stay → home with its price → guest → terms → saved. Needs the reservations' `EngineProvider`. */
export default function BookingScreen() {
  const { t } = useTranslation(['booking', 'form']);
  const { resource } = useEngine();
  const navigate = useNavigate();
  const { open } = useNotification();
  const [search] = useSearchParams();
  const formId = useId();
  const copiedFromId = search.get('copiedFromId');
  const { store, restored, discard, finish } = useDraftedStore({
    id: undefined,
    fresh: () => ({
      ...defaultValues({ resource, values: whereValues() }),
      ...addressValues(resource, search),
      ...(copiedFromId !== null && resource.fields['copiedFromId']?.writable ? { copiedFromId } : {}),
    }),
  });
  const { offers, quote } = useBooking(store);
  const kinds = useChannels(store);
  const hasRates = useHasRates();
  const { book, confirm, isBusy } = useBook(store);
  const [isSaved, setIsSaved] = useState(false);
  const [held, setHeld] = useState<Extract<Booked, { kind: 'held' }>>();
  const [general, setGeneral] = useState<readonly string[]>([]);
  const estateId = useFormValue(store, 'estateId');
  const chosen = typeof estateId === 'string' ? estateId : '';
  const channel = useFormValue(store, 'salesChannelId');
  const isAgency = typeof channel === 'string' && kinds.get(channel) === 'AGENCY';
  const guests = Number(useFormValue(store, 'adults') ?? 0) + Number(useFormValue(store, 'children') ?? 0);
  const offer = offers.items.find((item) => item.estateId === chosen);
  const others = arrangeOffers(offers.items, { sort: 'price', filters: NO_FILTERS, guests })
    .filter(({ isFree, quote: { currency } }) => isFree && (!offer || currency === offer.quote.currency))
    .slice(0, OTHERS);
  const needsReason = (quote.data?.policy.length ?? 0) > 0 || store.errors()['changeReason'] !== undefined;
  const hidden = [
    ...(isAgency ? [] : ['agencyId']),
    ...(needsReason ? [] : ['changeReason']),
    ...(hasRates ? [] : ['payCurrency']),
  ];

  const choose = (id: string) => {
    store.set('estateId', id);
    if (!store.get('guestId') && window.matchMedia('(pointer: fine)').matches) {
      document.getElementById(inputId(formId, 'guestId'))?.focus();
    }
  };
  const end = (booked: Booked) => {
    if (booked.kind === 'done') {
      finish();
      flushSync(() => setIsSaved(true));
      const done = booked.record['status'] === 'PENDING' ? 'held' : 'confirmed';
      open?.({ type: 'success', key: 'form', message: t(`done.${done}`, { code: codeOf(booked.record) }) });
      void navigate(bestPath({ resource, id: booked.record.id }) ?? resource.routes.list);
    } else if (booked.kind === 'held') {
      finish();
      setIsSaved(true);
      setHeld(booked);
    } else if (booked.kind === 'invalid') {
      store.setErrors(booked.errors);
      // What was shown is old: the nights may be taken, the price another.
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
  const submit = async (isSure: boolean) => {
    if (isBusy) return;
    setGeneral([]);
    // Who saves agrees to the price on the screen (S6); the server says so when it is another by now.
    const total = quote.isCurrent ? quote.data?.quote.total : undefined;
    store.set('expectedTotal', total ?? null);
    if (!isAgency) store.set('agencyId', null);
    end(await book(isSure));
  };

  const title = t(copiedFromId === null ? 'title' : 'titleCopy');
  if (held) return <Held held={held} isBusy={isBusy} onConfirm={async () => end(await confirm(held.record))} />;
  return (
    <form
      className="k-booking"
      noValidate
      aria-busy={isBusy}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(resource.can.includes('confirm'));
      }}
    >
      <PageHead title={title} />
      <LeaveGuard store={store} isOff={isSaved} />
      {restored && !isSaved && <DraftNotice draft={restored} onDiscard={discard} />}
      {general.length > 0 && (
        <div className="k-form-alert" role="alert">
          {general.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      <div className="k-booking-steps">
        <section className="k-panel">
          <h2>{t('step.stay')}</h2>
          <Fields names={STAY} store={store} formId={formId} />
        </section>
        <section className="k-panel" id={inputId(formId, 'estateId')} tabIndex={-1}>
          <h2>{t('step.home')}</h2>
          <StepErrors texts={store.errors()['estateId']} />
          {offers.failure && <StepErrors texts={[offers.failure.message]} />}
          {offers.data ? (
            <OfferList
              offers={offers.items}
              guests={guests}
              chosen={chosen}
              isCurrent={offers.isCurrent}
              onChoose={choose}
            />
          ) : (
            <p className="k-offers-none">{t('offers.first')}</p>
          )}
        </section>
        <section className="k-panel">
          <h2>{t('step.guest')}</h2>
          <GuestPick store={store} id={inputId(formId, 'guestId')} />
        </section>
        <section className="k-panel">
          <h2>{t('step.terms')}</h2>
          <Fields names={TERMS.filter((name) => !hidden.includes(name))} store={store} formId={formId} />
          <Fields names={REST} store={store} formId={formId} />
        </section>
      </div>
      <aside className="k-booking-summary k-panel" aria-label={t('summary.title')}>
        <h2>{t('summary.title')}</h2>
        <Summary store={store} offer={offer} answer={quote} alternatives={others} onChoose={choose} />
        <BookingWays
          quote={quote.data?.quote}
          isBusy={isBusy}
          canConfirm={resource.can.includes('confirm')}
          onHold={() => void submit(false)}
        />
      </aside>
    </form>
  );
}

function StepErrors({ texts }: { readonly texts: readonly string[] | undefined }) {
  if (!texts || texts.length === 0) return null;
  return (
    <div className="k-item-error" role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
