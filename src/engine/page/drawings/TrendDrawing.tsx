import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnKind, TrendKind } from '../../../config/page-types.ts';
import { minorDigits } from '../../../domain/money/money.ts';
import type { ChartBar } from '../../../ui/chart/BarChart.tsx';
import Chart from '../../../ui/chart/Chart.tsx';
import { useNumberLook } from '../use-number-look.ts';

type TrendDrawingProps = {
  readonly as: DrawnKind & TrendKind;
  readonly label: string;
  readonly series: readonly string[];
  readonly bars: readonly ChartBar[];
  readonly of: string;
  /** The values are its minor units. */
  readonly currency: string | undefined;
  readonly onPick: ((place: number) => void) | undefined;
};

/** Months drawn otherwise than as bars. */
export default function TrendDrawing({ as, label, series, bars, of, currency, onPick }: TrendDrawingProps) {
  const { t } = useTranslation('page');
  const look = useNumberLook(currency === undefined ? {} : { currency });
  // Each rendering makes new bars; their content seldom changes.
  const json = JSON.stringify({ series, bars });
  const figures = useMemo(() => {
    const parsed = JSON.parse(json) as Pick<TrendDrawingProps, 'series' | 'bars'>;
    const unit = currency === undefined ? 1 : 10 ** minorDigits(currency);
    return {
      as,
      labels: parsed.bars.map((bar) => bar.label),
      series: parsed.series.map((name, index) => ({
        label: name,
        values: parsed.bars.map(({ values }) => (values[index] ?? 0) / unit),
      })),
      isStacked: false,
      ...look,
    };
  }, [as, json, currency, look]);
  return (
    <Chart
      label={label}
      figures={figures}
      of={of}
      onPick={onPick}
      numbers={t('asTable')}
      links={bars.map(({ to }) => to)}
    />
  );
}
