import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DrawnKind } from '../../../config/page-types.ts';
import Chart from '../../../ui/chart/Chart.tsx';
import type { BarsProps } from '../Bars.tsx';
import { useNumberLook } from '../use-number-look.ts';

type CountedProps = BarsProps & {
  readonly as: DrawnKind;
  readonly currency?: string;
  /** Minor units in one unit of the currency. */
  readonly unit?: number;
};

/** Totals of each value, drawn otherwise than as bars. */
export default function CountedDrawing({ as, label, of, what, rows, currency, unit = 1 }: CountedProps) {
  const { t } = useTranslation('page');
  const navigate = useNavigate();
  const look = useNumberLook(currency === undefined ? {} : { currency });
  // Each rendering makes new rows; their content seldom changes.
  const json = JSON.stringify(rows.map(({ label: name, value, color }) => ({ name, value, color })));
  const figures = useMemo(() => {
    const parsed = JSON.parse(json) as readonly { name: string; value: number; color?: string }[];
    const values = parsed.map(({ value }) => value / unit);
    const colors = parsed.some(({ color }) => color !== undefined) ? parsed.map(({ color }) => color) : undefined;
    return {
      as,
      labels: parsed.map(({ name }) => name),
      series: [{ label: what, values }],
      ...(colors && { colors }),
      isStacked: false,
      ...look,
    };
  }, [as, json, what, unit, look]);
  const pick = (place: number) => {
    const to = rows[place]?.to;
    if (to !== undefined) void navigate(to);
  };
  return (
    <Chart
      label={label}
      figures={figures}
      of={of}
      numbers={t('asTable')}
      links={rows.map(({ to }) => to)}
      onPick={rows.some(({ to }) => to !== undefined) ? pick : undefined}
    />
  );
}
