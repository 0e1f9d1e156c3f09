import { useTranslation } from 'react-i18next';
import { formatPercent } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';

type TrendProps = {
  /** per cent */
  readonly change: number;
  /** Whether a rise is good or bad. */
  readonly rising?: 'good' | 'bad';
};

/** How much something changed: an arrow and a colour, and the same in words. */
export function Trend({ change, rising = 'good' }: TrendProps) {
  const { t } = useTranslation('page');
  const language = useLanguage();
  const value = formatPercent({ value: Math.abs(change), language });
  if (change === 0) return <span className="k-muted">{t('trend.even')}</span>;
  const isDown = change < 0;
  const isBad = isDown === (rising === 'good');
  return (
    <strong className={isBad ? 'k-bad k-trend k-trend-down' : 'k-good k-trend'}>
      <span aria-hidden="true">{`${isDown ? '▼' : '▲'} ${value}`}</span>
      <span className="k-hidden">{t(isDown ? 'trend.down' : 'trend.up', { value })}</span>
    </strong>
  );
}
