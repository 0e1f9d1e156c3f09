import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/PageHead.tsx';
import { addressValues } from '../../../engine/form/address-values.ts';
import { inputId } from '../../../engine/form/FormField.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { BookingFields } from './BookingFields.tsx';
import { homeSearchId } from './BookingParts.tsx';
import { HeldBooking } from './HeldBooking.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useFirstFocus } from './use-first-focus.ts';

/**
 * A reservation on one page: stay → home with its price → guest → terms → saved. Needs the reservations'
 * `EngineProvider`.
 */
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
  // The first field still to fill in.
  useFirstFocus(
    !store.get('checkIn')
      ? inputId(formId, 'stay')
      : !store.get('estateId')
        ? homeSearchId(formId)
        : inputId(formId, 'guestId'),
  );

  const title = t(copiedFromId === null ? 'title' : 'titleCopy');
  if (held) return <HeldBooking held={held} isBusy={isBusy} onConfirm={form.confirmHeld} />;
  return (
    <BookingFields form={form} title={title} isPage>
      <PageHead title={title} />
    </BookingFields>
  );
}
