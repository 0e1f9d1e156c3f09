import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../engine/form/DraftNotice.tsx';
import { inputId } from '../../../engine/form/FormField.tsx';
import { LeaveGuard } from '../../../engine/form/LeaveGuard.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { BookingButtons } from './BookingButtons.tsx';
import { Errors } from './Errors.tsx';
import { OfferList } from './OfferList.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import type { BookingForm } from './use-booking-form.ts';

type PartProps = { readonly form: BookingForm };

/** Above a booking's fields: messages from the server, and errors that belong to no field. */
export function BookingNotices({ form }: PartProps) {
  const { store, restored, discard, isSaved, general } = form;
  return (
    <>
      <LeaveGuard store={store} isOff={isSaved} />
      {restored && !isSaved && <DraftNotice draft={restored} onDiscard={discard} />}
      <Errors texts={general} />
    </>
  );
}

/** The homes for the stay; once chosen, only the chosen one. */
export function BookingHome({ form, title }: PartProps & { readonly title: string }) {
  const { t } = useTranslation('booking');
  const { formId, store, offers, chosen, guests, choose } = form;
  return (
    <section className="k-panel" id={inputId(formId, 'estateId')} tabIndex={-1}>
      <h2>{title}</h2>
      <Errors texts={[...(store.errors()['estateId'] ?? []), ...(offers.failure ? [offers.failure.message] : [])]} />
      {offers.data ? (
        <OfferList
          searchId={homeSearchId(formId)}
          offers={offers.items}
          guests={guests}
          chosen={chosen}
          isCurrent={offers.isCurrent}
          onChoose={choose}
        />
      ) : (
        <p className="k-muted">{t(offers.isCurrent ? 'offers.first' : 'offers.asking')}</p>
      )}
    </section>
  );
}

/** The id of the search box for homes. */
export const homeSearchId = (formId: string): string => inputId(formId, 'home-search');

/** The summary, the price, and the buttons. */
export function BookingEnd({ form, isPage }: PartProps & { readonly isPage: boolean }) {
  const { resource } = useEngine();
  const { store, offer, quote, others, choose, isBusy, submit } = form;
  return (
    <>
      <BookingSummary store={store} offer={offer} answer={quote} alternatives={others} onChoose={choose} />
      <BookingButtons
        quote={quote.data?.quote}
        isBusy={isBusy}
        canConfirm={resource.can.includes('confirm')}
        onHold={() => void submit(false)}
        isPage={isPage}
      />
    </>
  );
}
