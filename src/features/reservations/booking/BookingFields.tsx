import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inputId } from '../../../engine/form/FormField.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { BookingEnd, BookingHome, BookingNotices } from './BookingParts.tsx';
import { ReservationFields } from './ReservationFields.tsx';
import { GuestPick } from './GuestPick.tsx';
import { type BookingForm, REST, STAY, TERMS } from './use-booking-form.ts';
import './booking.css';
import '../../../engine/form/form.css';

/** Fields the panel always shows; most bookings never need the others. */
const FIRST = ['stay', 'adults', 'children', 'salesChannelId', 'agencyId', 'changeReason'];
const MORE = ['infants', 'rentalMode', ...TERMS.filter((name) => !FIRST.includes(name)), ...REST];

type BookingFieldsProps = {
  readonly form: BookingForm;
  readonly title: string;
  /**
   * On its own page: stay → home → guest → terms. Beside the chart nights and home are known, so the guest comes first.
   */
  readonly isPage: boolean;
  /** Called on input. */
  readonly onInput?: () => void;
  /** The head of the page. */
  readonly children?: ReactNode;
};

/** The one form of a new reservation, for the page and the panel. Needs the reservations' `EngineProvider`. */
export function BookingFields({ form, title, isPage, onInput, children }: BookingFieldsProps) {
  const { t } = useTranslation('booking');
  const { resource } = useEngine();
  const { formId, store, isBusy } = form;
  const headingOf = (part: 'stay' | 'home' | 'guest') => t(isPage ? `step.${part}` : `panel.${part}`);
  const fields = (names: readonly string[]) => (
    <ReservationFields names={form.asked(names)} store={store} formId={formId} />
  );
  const guest = (
    <section className="k-panel">
      <h2>{headingOf('guest')}</h2>
      <GuestPick store={store} id={inputId(formId, 'guestId')} />
    </section>
  );
  const stay = (
    <section className="k-panel">
      <h2>{headingOf('stay')}</h2>
      {fields(isPage ? STAY : FIRST)}
    </section>
  );
  const home = <BookingHome form={form} title={headingOf('home')} />;
  return (
    <form
      className="k-booking"
      data-narrow={isPage ? undefined : ''}
      noValidate
      aria-busy={isBusy}
      aria-label={title}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(resource.can.includes('confirm'));
      }}
    >
      {isPage ? (
        <>
          {children}
          <BookingNotices form={form} />
          <div className="k-booking-steps">
            {stay}
            {home}
            {guest}
            <section className="k-panel">
              <h2>{t('step.terms')}</h2>
              {fields(TERMS)}
              {fields(REST)}
            </section>
          </div>
          <aside className="k-booking-summary k-panel" aria-label={t('summary.title')}>
            <h2>{t('summary.title')}</h2>
            <BookingEnd form={form} isPage />
          </aside>
        </>
      ) : (
        <>
          <BookingNotices form={form} />
          {guest}
          {stay}
          {home}
          <details>
            <summary>{t('panel.more')}</summary>
            {fields(MORE)}
          </details>
          <BookingEnd form={form} isPage={false} />
        </>
      )}
    </form>
  );
}
