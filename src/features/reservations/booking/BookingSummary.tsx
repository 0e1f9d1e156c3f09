import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { type FormStore, useFormKeys } from '../../../engine/fields/inputs/form-store.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { rowTitle } from '../../../engine/resource/title.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { Offer } from './offers.ts';
import type { QuoteAnswer } from '../../../wire/quote.ts';
import { Errors } from './Errors.tsx';
import { QuoteView } from './QuoteView.tsx';
import { Turnovers } from './Turnovers.tsx';
import type { Answer } from '../../../engine/resource/use-answer.ts';

type BookingSummaryProps = {
  readonly store: FormStore;
  readonly offer: Offer | undefined;
  readonly answer: Answer<QuoteAnswer>;
  readonly alternatives: readonly Offer[];
  readonly onChoose: (estateId: string) => void;
};
const KEYS = ['estateId', 'checkIn', 'checkOut', 'plannedArrival', 'plannedDeparture', 'expectedTotal'] as const;

/** The booking before it is saved: home, nights, price with every line, and its obstacles. */
export function BookingSummary({ store, offer, answer, alternatives, onChoose }: BookingSummaryProps) {
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
    <Flex vertical gap={6}>
      {isSpan && (
        <span>
          {formatDateRange({ from: checkIn, to: checkOut, language })} ·{' '}
          {t('nights', { count: daysBetween(checkIn, checkOut) })}
        </span>
      )}
      <strong>{offer && estates ? rowTitle({ resource: estates, row: offer.estate }) : t('summary.noHome')}</strong>
      <Errors texts={[...reasons, ...priceErrors]} />
      {reasons.length > 0 && alternatives.length > 0 && (
        <Flex vertical gap={4} align="start">
          {t('summary.others')}
          {alternatives.map(({ estateId, estate, quote }) => (
            <Button key={estateId} type="link" size="small" onClick={() => onChoose(estateId)}>
              {estates ? rowTitle({ resource: estates, row: estate }) : estateId} ·{' '}
              {formatMoney({ minor: quote.total, currency: quote.currency, language })}
            </Button>
          ))}
        </Flex>
      )}
      <Errors texts={offer && answer.failure ? [answer.failure.message] : []} />
      {offer && data && <QuoteView quote={data.quote} isPart />}
      {data?.couponRefused && (
        <div role="status">
          <Alert role="presentation" type="warning" message={data.couponRefused.message} />
        </div>
      )}
      {offer && isSpan && <Turnovers query={turnoverQuery(values, checkIn, checkOut)} />}
    </Flex>
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
