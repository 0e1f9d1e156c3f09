import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/PageHead.tsx';
import { addressValues } from '../../../engine/form/address-values.ts';
import { inputId } from '../../../engine/form/FormField.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { BookingEnd, BookingHome, BookingNotices, homeSearchId } from './BookingParts.tsx';
import { Fields } from './Fields.tsx';
import { GuestPick } from './GuestPick.tsx';
import { Held } from './Held.tsx';
import { REST, STAY, TERMS, useBookingForm } from './use-booking-form.ts';
import { useFirstFocus } from './use-first-focus.ts';
import './booking.css';
import '../../../engine/form/form.css';

/** A reservation on one page: stay → home with its price → guest → terms → saved. Needs the reservations' `EngineProvider`. */
export default function BookingScreen() {
  const { t } = useTranslation('booking');
  const { resource } = useEngine();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const copiedFromId = search.get('copiedFromId');
  const form = useBookingForm({
    begin: {
      ...addressValues(resource, search),
      ...(copiedFromId !== null && resource.fields['copiedFromId']?.writable ? { copiedFromId } : {}),
    },
    onDone: ({ id }) => void navigate(bestPath({ resource, id }) ?? resource.routes.list),
  });
  const { formId, store, held, isBusy } = form;
  // The first that is still to be said.
  useFirstFocus(
    !store.get('checkIn')
      ? inputId(formId, 'stay')
      : !store.get('estateId')
        ? homeSearchId(formId)
        : inputId(formId, 'guestId'),
  );

  const title = t(copiedFromId === null ? 'title' : 'titleCopy');
  if (held) return <Held held={held} isBusy={isBusy} onConfirm={form.confirmHeld} />;
  return (
    <form
      className="k-booking"
      noValidate
      aria-busy={isBusy}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(resource.can.includes('confirm'));
      }}
    >
      <PageHead title={title} />
      <BookingNotices form={form} />
      <div className="k-booking-steps">
        <section className="k-panel">
          <h2>{t('step.stay')}</h2>
          <Fields names={STAY} store={store} formId={formId} />
        </section>
        <BookingHome form={form} title={t('step.home')} />
        <section className="k-panel">
          <h2>{t('step.guest')}</h2>
          <GuestPick store={store} id={inputId(formId, 'guestId')} />
        </section>
        <section className="k-panel">
          <h2>{t('step.terms')}</h2>
          <Fields names={form.asked(TERMS)} store={store} formId={formId} />
          <Fields names={REST} store={store} formId={formId} />
        </section>
      </div>
      <aside className="k-booking-summary k-panel" aria-label={t('summary.title')}>
        <h2>{t('summary.title')}</h2>
        <BookingEnd form={form} isPage />
      </aside>
    </form>
  );
}
