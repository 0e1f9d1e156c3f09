import { lazy, Suspense, useState } from 'react';
import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import type { Row } from '../../../config/types.ts';
import type { FormStore } from '../../../engine/fields/inputs/form-store.ts';
import { EditScreen } from '../../../engine/form/EditScreen.tsx';
import type { BeforeSave } from '../../../engine/form/use-submit.ts';
import { quoteRequest, STAY_KEYS } from './stay-question.ts';
import type { PriceDecision } from './PriceQuestion.tsx';
import { Turnovers } from './Turnovers.tsx';

const PriceQuestion = lazy(() => import('./PriceQuestion.tsx'));

type AskedUpdate = {
  readonly record: Row;
  readonly body: object;
  readonly decide: (decision: PriceDecision | undefined) => void;
};
/** Inputs of a quote that do not change the price: the guest and the payment. */
const UNPRICED = ['guestId', 'paymentMethod', 'payCurrency'];
const PRICED = ['estateId', ...STAY_KEYS.filter((key) => !UNPRICED.includes(key))];

/** The generic form of a reservation, which asks for the price before it saves a changed stay (RS2, PR7). */
export default function UpdateScreen({ id }: { readonly id: string }) {
  const [asked, setAsked] = useState<AskedUpdate>();

  const askPrice: BeforeSave = async ({ record, store }) => {
    const isChanged = store.changedKeys().some((key) => PRICED.includes(key));
    const body = isChanged && isOpen(record) ? changedQuote(store, record.id) : undefined;
    if (!body) return true;
    const decision = await new Promise<PriceDecision | undefined>((resolve) => {
      setAsked({ record, body, decide: resolve });
    });
    setAsked(undefined);
    if (!decision) return false;
    store.set('keepPrice', decision.keepPrice);
    store.set('changeReason', decision.changeReason === '' ? null : decision.changeReason);
    return true;
  };
  return (
    <>
      <EditScreen id={id} beforeSave={askPrice}>
        {(record) => (isOpen(record) ? <Turnovers query={{ reservationId: record.id }} /> : null)}
      </EditScreen>
      {asked && (
        <Suspense>
          <PriceQuestion
            record={asked.record}
            body={asked.body}
            isChannels={typeof asked.record['channelRef'] === 'string' && asked.record['channelRef'] !== ''}
            isAsLong={isAsLong(asked)}
            onDecide={asked.decide}
          />
        </Suspense>
      )}
    </>
  );
}

const nightsOf = ({ checkIn, checkOut }: Readonly<Record<string, unknown>>): number | undefined =>
  isIsoDate(checkIn) && isIsoDate(checkOut) ? daysBetween(checkIn, checkOut) : undefined;
const isAsLong = ({ record, body }: AskedUpdate): boolean => nightsOf(record) === nightsOf({ ...body });

/** Dates and price of a past stay cannot change. */
const isOpen = (record: Row): boolean => record['status'] === 'PENDING' || record['status'] === 'SUCCESSFUL';

function changedQuote(store: FormStore, reservationId: string): object | undefined {
  const estateId = store.get('estateId');
  const body = typeof estateId === 'string' ? quoteRequest(store, estateId) : undefined;
  return body && { ...body, reservationId };
}
