import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnKind } from '../../../config/page-types.ts';
import Chart from '../../../ui/chart/Chart.tsx';
import type { BarsProps } from '../Bars.tsx';
import { useNumberLook } from './use-number-look.ts';
import './own.css';

/** How many records have each value, drawn otherwise than as bars. */
export default function CountedDrawing({ as, label, of, what, rows }: BarsProps & { readonly as: DrawnKind }) {
  const { t } = useTranslation('page');
  const look = useNumberLook();
  // Rows are made anew with each rendering; what they say seldom changes.
  const said = JSON.stringify(rows);
  const figures = useMemo(() => {
    const told = JSON.parse(said) as BarsProps['rows'];
    const values = told.map(({ value }) => value);
    return { as, labels: told.map((row) => row.label), series: [{ label: what, values }], isStacked: false, ...look };
  }, [as, said, what, look]);
  return (
    <div className="k-block-room">
      <Chart label={label} figures={figures} numbers={t('asTable')} of={of} />
    </div>
  );
}
