import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { formatDateRange, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import type { IncomeRow, IncomeStays } from '../../wire/statements.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { documentPath } from './source-path.ts';
import { useReport } from '../../engine/report/use-report.ts';

type IncomeStaysDrawerProps = {
  readonly config: ClientConfig;
  readonly row: IncomeRow;
  readonly year: number;
  readonly month: number;
  /** Rule and currency, as the table was asked. */
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
      <ReportBody report={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows }) => (
          <ul className="k-st-stays">
            {rows.map((stay) => {
              const path = documentPath(config, 'RESERVATION', stay.id);
              return (
                <li key={stay.id}>
                  {path === undefined ? stay.code : <Link to={path}>{stay.code}</Link>}
                  <span>{formatDateRange({ from: stay.checkIn, to: stay.checkOut, language })}</span>
                  <span>{t('income.nights', { counted: stay.counted, nights: stay.nights })}</span>
                  <strong>{formatMoney({ minor: stay.amount, currency: stay.currency, language })}</strong>
                </li>
              );
            })}
          </ul>
        )}
      </ReportBody>
    </Drawer>
  );
}
