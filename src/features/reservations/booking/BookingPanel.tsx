import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WantedStay, readWantedStay, writeWantedStay } from '../../../domain/tape/wanted-stay.ts';
import { type FormStore, useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { DiscardDialog } from '../../../engine/form/DiscardDialog.tsx';
import { inputId } from '../../../engine/form/FormField.tsx';
import { BookingFields } from './BookingFields.tsx';
import { HeldBooking } from './HeldBooking.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useFirstFocus } from './use-first-focus.ts';

const PLACE = ['estateId', 'checkIn', 'checkOut'] as const;

type BookingPanelProps = {
  /** The nights chosen on the chart; other nights chosen there move the booking. */
  readonly wanted: WantedStay;
  /** Called when other nights or another home are chosen here. */
  readonly onChange: (wanted: WantedStay) => void;
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
  /** Closes the nights instead of booking them; absent if the role may not. */
  readonly onBlock: ((wanted: WantedStay) => void) | undefined;
};

/** A new stay beside the chart: its nights and home are known, so the guest comes first. */
export default function BookingPanel({ wanted, onChange, onDone, onClose, onBlock }: BookingPanelProps) {
  const { t } = useTranslation('booking');
  const form = useBookingForm({ begin: wanted, onDone: ({ id }) => onDone(id) });
  const { formId, store, held, isBusy, isSaved, finish } = form;
  /** Where to go once the person has confirmed leaving the booking. */
  const [leaving, setLeaving] = useState<() => void>();
  const isTouched = useRef(false);
  useFirstFocus(inputId(formId, 'guestId'));
  useSamePlace(store, wanted, onChange);

  const leaveFor = (next: () => void) => {
    const leave = () => {
      finish();
      next();
    };
    if (!isSaved && (isTouched.current || store.get('guestId'))) setLeaving(() => leave);
    else leave();
  };
  const close = () => leaveFor(onClose);
  const title = t('title');
  return (
    <aside className="k-box k-chart-panel" aria-label={title}>
      <header className="k-row k-apart">
        <h2>{title}</h2>
        <Button type="text" aria-label={t('panel.close')} data-close="" onClick={close}>
          ×
        </Button>
      </header>
      {onBlock && !held && (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => leaveFor(() => onBlock(wanted))}>
          {t('panel.block')}
        </Button>
      )}
      {held ? (
        <HeldBooking held={held} isBusy={isBusy} onConfirm={form.confirmHeld} />
      ) : (
        <BookingFields form={form} title={title} isPage={false} onInput={() => (isTouched.current = true)} />
      )}
      {leaving && (
        <DiscardDialog
          title={t('panel.discardTitle')}
          keep={t('panel.keep')}
          discard={t('panel.discard')}
          onKeep={() => setLeaving(undefined)}
          onDiscard={leaving}
        />
      )}
    </aside>
  );
}

/** Keeps the nights and home equal in the form and on the chart, whichever changes. */
function useSamePlace(store: FormStore, wanted: WantedStay, onChange: (wanted: WantedStay) => void): void {
  useFormKeys(store, PLACE);
  const [estateId, checkIn, checkOut] = PLACE.map((key) => {
    const value = store.get(key);
    return typeof value === 'string' ? value : '';
  });
  const own = [checkIn, checkOut, estateId].join('_');
  const outside = writeWantedStay(wanted);
  const seen = useRef(outside);
  useEffect(() => {
    const isOutside = seen.current !== outside;
    seen.current = isOutside ? outside : own;
    const next = readWantedStay(isOutside ? outside : own);
    if (own === outside || !next) return;
    // The address stores it: it causes no question on leaving, and no draft restores it for other nights.
    store.rebase({ ...store.base(), ...next }, { ...store.values(), ...next });
    if (!isOutside) onChange(next);
  }, [store, own, outside, onChange]);
}
