import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { formatDateRange } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import { amountColumn } from '../../engine/report/report-column.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import type { IncomeRow, IncomeStays } from '../../wire/statements.ts';
import { documentPath } from './source-path.ts';

type IncomeStaysDrawerProps = {
  readonly config: ClientConfig;
  readonly row: IncomeRow;
  readonly year: number;
  readonly month: number;
  /** Rule and currency of the table's query. */
  readonly more: Readonly<Record<string, string>>;
  readonly onClose: () => void;
};

/** The stays behind one figure of the table. */
export function IncomeStaysDrawer({ config, row, year, month, more, onClose }: IncomeStaysDrawerProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const query = new URLSearchParams({ estateId: row.estateId, year: String(year), month: String(month), ...more });
  const report = useReport<IncomeStays>(`/reports/monthly-income-stays?${query.toString()}`, 'statements');
  const title = `${row.code} · ${monthName(periodOf({ year, month }), language)}`;
  return (
    <Drawer title={title} onClose={onClose}>
      <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows }) => (
          <ReportTable
            label={title}
            columns={[
              {
                key: 'stay',
                title: t('kind.STAY'),
                isName: true,
                value: ({ id, code, checkIn, checkOut, counted, nights }) => {
                  const path = documentPath(config, 'RESERVATION', id);
                  return (
                    <>
                      {path === undefined ? code : <Link to={path}>{code}</Link>}
                      <br />
                      {formatDateRange({ from: checkIn, to: checkOut, language })}
                      <br />
                      {t('income.nights', { counted, nights })}
                    </>
                  );
                },
              },
              amountColumn<IncomeStays['rows'][number]>({
                key: 'amount',
                title: t('figures.amount'),
                language,
                of: ({ amount }) => amount,
              }),
            ]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Answered>
    </Drawer>
  );
}
