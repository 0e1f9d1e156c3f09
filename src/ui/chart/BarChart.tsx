// antd has no charts.
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../Skeleton.tsx';

const Chart = lazy(() => import('./Chart.tsx'));

export type ChartBar = {
  readonly key: string;
  readonly label: string;
  /** One for each series; null = nothing to say. */
  readonly values: readonly (number | null)[];
  /** The page with the counted records. */
  readonly to?: string | undefined;
};
type BarChartProps = {
  /** A description in a sentence. */
  readonly label: string;
  readonly series: readonly string[];
  readonly bars: readonly ChartBar[];
  /** The value at the top; absent = the highest. */
  readonly most?: number;
  /** The least value at the top, where bars are low or none. */
  readonly least?: number;
  readonly format: (value: number) => string;
  /** Title of the numbers below, which say the same without a picture. */
  readonly numbers: string;
  /** Head of their first column. */
  readonly of: string;
  /** Called when the bar at this index is clicked. */
  readonly onPick?: ((place: number) => void) | undefined;
};

/** Bars side by side, one colour per series, with the same numbers as a table. */
export function BarChart({ label, series, bars, most, least = 1, format, numbers, of, onPick }: BarChartProps) {
  const { t } = useTranslation('common');
  return (
    <Suspense fallback={<Skeleton rows={6} label={t('answer.loading')} />}>
      <Chart
        label={label}
        figures={{
          as: 'column',
          labels: bars.map((bar) => bar.label),
          series: series.map((name, index) => ({
            label: name,
            values: bars.map(({ values }) => values[index] ?? null),
          })),
          isStacked: false,
          most,
          least,
          format,
          formatShort: format,
        }}
        numbers={numbers}
        of={of}
        isNamed
        links={bars.map(({ to }) => to)}
        onPick={onPick}
      />
    </Suspense>
  );
}
