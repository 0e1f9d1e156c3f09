// antd has no charts.
import { lazy, Suspense } from 'react';

const Chart = lazy(() => import('./Chart.tsx'));

type SparklineProps = {
  /** A description in a sentence. */
  readonly label: string;
  readonly values: readonly number[];
};

/** The way of a number, drawn small. */
export function Sparkline({ label, values }: SparklineProps) {
  const figures = {
    as: 'area',
    labels: values.map(String),
    series: [{ label: '', values }],
    isStacked: false,
    isBare: true,
    format: String,
    formatShort: String,
  } as const;
  return (
    <Suspense fallback={<div style={{ height: 44 }} />}>
      <Chart label={label} figures={figures} />
    </Suspense>
  );
}
