import { useTranslation } from 'react-i18next';
import type { CallTable } from '../../config/call-table-types.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import { type CallRow, valuesAt } from './call-rows.ts';
import type { CallColumns } from './use-call-columns.tsx';

type TableBarsProps = {
  readonly label: string;
  readonly table: CallTable;
  readonly rows: readonly CallRow[];
  readonly written: CallColumns;
};
/** Rows that are drawn. */
const SHOWN = 12;

/** Columns of the first rows as bars. */
export function TableBars({ label, table: { bars = [], columns }, rows, written }: TableBarsProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const [first] = columns;
  const drawn = bars.flatMap((field) => columns.find((column) => column.field === field) ?? []);
  if (!first || drawn.length === 0) return null;
  return (
    <>
      <BarChart
        label={label}
        series={drawn.map(written.labelOf)}
        format={(value) => formatNumber({ value: Math.round(value * 10) / 10, language })}
        numbers={t('numbers')}
        of={written.labelOf(first)}
        bars={rows.slice(0, SHOWN).map((row, at) => ({
          key: String(at),
          label: written.textsOf(first, row).join(', '),
          values: drawn.map(({ field }) => Number(valuesAt(row, field)[0] ?? 0)),
        }))}
      />
      {rows.length > SHOWN && <p className="k-muted">{t('first', { count: SHOWN })}</p>}
    </>
  );
}
