import { useTranslation } from 'react-i18next';
import { daysBetween, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';
import { formatDate, formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { Rate } from './rates.ts';

const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 20;
/** Units of the drawing; as many as a phone has pixels, so that what is written there is as large as elsewhere. */
const WIDE = 640;
const NARROW = 330;

type RateLinesProps = { readonly rates: readonly Rate[]; readonly from: IsoDate; readonly to: IsoDate };

/** The rates of each currency as a line. */
export function RateLines({ rates, from, to }: RateLinesProps) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const span = daysBetween(from, to);
  const values = rates.map(({ buying }) => buying);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = useMedia(PHONE) ? NARROW : WIDE;
  const x = (date: string) => LEFT + ((width - LEFT - 8) * daysBetween(from, date)) / span;
  const y = (value: number) => 8 + ((HEIGHT - BOTTOM - 8) * (high - value)) / Math.max(high - low, 0.01);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('rates.chart', { days: span })}>
      {[high, low].map((value) => (
        <text key={value} x={0} y={y(value) + 4}>
          {formatNumber({ value, language })}
        </text>
      ))}
      {FOREIGN_CURRENCIES.map((currency, line) => (
        <path
          key={currency}
          data-line={line}
          d={rates
            .filter((rate) => rate.currency === currency)
            .map(({ date, buying }, index) => `${index === 0 ? 'M' : 'L'}${x(date)} ${y(buying)}`)
            .join(' ')}
        />
      ))}
      <text x={LEFT} y={HEIGHT - 4}>
        {formatDate({ value: from, language })}
      </text>
      <text x={width - 8} y={HEIGHT - 4} textAnchor="end">
        {formatDate({ value: to, language })}
      </text>
    </svg>
  );
}
