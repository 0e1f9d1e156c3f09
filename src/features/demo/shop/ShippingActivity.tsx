import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { recordText } from '../parts/record-text.ts';
import { EventTimeline } from '../parts/EventTimeline.tsx';

const STEPS = ['placed', 'packed', 'dispatched', 'arrived', 'onTheWay', 'delivered'] as const;
/** The number of completed steps by status. */
const DONE: Readonly<Record<string, number>> = {
  Dispatched: 3,
  'Ready to Pickup': 4,
  'Out for Delivery': 5,
  Delivered: 6,
};

/**
 * The progress of a delivery, by the order's status. The call only dates the first step, so no other one has a date.
 */
export function ShippingActivity({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const language = useLanguage();
  const done = DONE[recordText(record, 'status')] ?? 1;
  const placed = `${formatDate({ value: recordText(record, 'date'), language })} · ${recordText(record, 'time')}`;
  return (
    <section className="k-panel">
      <h2>{t('shipping.title')}</h2>
      <EventTimeline
        events={STEPS.map((step, index) => ({
          key: step,
          title: t(`shipping.${step}.title`, { order: recordText(record, 'order') }),
          text: t(`shipping.${step}.text`),
          when: index === 0 ? placed : t(`shipping.${index < done ? 'done' : index === done ? 'next' : 'later'}`),
          isDone: index < done,
        }))}
      />
    </section>
  );
}
