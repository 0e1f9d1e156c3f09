import { useTranslation } from 'react-i18next';
import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { type FormStore, useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../../engine/resource/title.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { Offer } from './offers.ts';
import type { QuoteAnswer } from '../../../wire/quote.ts';
import { QuoteView } from './QuoteView.tsx';
import { Turnovers } from './Turnovers.tsx';
import type { Answered } from '../../../engine/resource/use-answer.ts';

type SummaryProps = {
  readonly store: FormStore;
  readonly offer: Offer | undefined;
  readonly answer: Answered<QuoteAnswer>;
  readonly alternatives: readonly Offer[];
  readonly onChoose: (estateId: string) => void;
};
const KEYS = ['estateId', 'checkIn', 'checkOut', 'plannedArrival', 'plannedDeparture', 'expectedTotal'] as const;

/** What is about to be booked: home, nights, price with every line, and what speaks against it. */
export function Summary({ store, offer, answer, alternatives, onChoose }: SummaryProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { config } = useEngine();
  useFormKeys(store, KEYS);
  const values = store.values();
  const { checkIn, checkOut } = values;
  const isSpan = isIsoDate(checkIn) && isIsoDate(checkOut) && checkIn < checkOut;
  const estates = config.resources['estates'];
  const { data } = answer;
  const priceErrors = store.errors()['expectedTotal'] ?? [];
  const reasons = offer && !offer.isFree ? offer.reasons.map(({ message }) => message) : [];
  return (
    <div className="k-booking-facts">
      {isSpan && (
        <p>
          {formatDateRange({ from: checkIn, to: checkOut, language })} ·{' '}
          {t('nights', { count: daysBetween(checkIn, checkOut) })}
        </p>
      )}
      <p>
        <strong>{offer && estates ? rowTitle({ resource: estates, row: offer.estate }) : t('summary.noHome')}</strong>
      </p>
      {(reasons.length > 0 || priceErrors.length > 0) && (
        <div className="k-booking-blocked" role="alert">
          {[...reasons, ...priceErrors].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {reasons.length > 0 && alternatives.length > 0 && (
        <div className="k-booking-others">
          <p>{t('summary.others')}</p>
          {alternatives.map(({ estateId, estate, quote }) => (
            <button key={estateId} type="button" className="k-link-button" onClick={() => onChoose(estateId)}>
              {estates ? rowTitle({ resource: estates, row: estate }) : estateId} ·{' '}
              {formatMoney({ minor: quote.total, currency: quote.currency, language })}
            </button>
          ))}
        </div>
      )}
      {offer && answer.failure && (
        <p className="k-item-error" role="alert">
          {answer.failure.message}
        </p>
      )}
      {offer && data && <QuoteView quote={data.quote} isPart />}
      {data?.couponRefused && (
        <p className="k-booking-warning" role="status">
          {data.couponRefused.message}
        </p>
      )}
      {offer && isSpan && <Turnovers query={turnoverQuery(values, checkIn, checkOut)} />}
    </div>
  );
}

function turnoverQuery(values: ReturnType<FormStore['values']>, checkIn: string, checkOut: string) {
  const planned = (['plannedArrival', 'plannedDeparture'] as const).flatMap((key) => {
    const value = values[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  const estateId = typeof values['estateId'] === 'string' ? values['estateId'] : '';
  return { estateId, checkIn, checkOut, ...Object.fromEntries(planned) };
}
