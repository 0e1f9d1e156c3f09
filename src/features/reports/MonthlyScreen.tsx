import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OccupancyReport } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatDateRange, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { heatLines } from './heat.ts';
import { HeatMap } from './HeatMap.tsx';
import { monthName } from '../../engine/report/month-name.ts';
import { useOccupancyAddress } from './occupancy-address.ts';
import { occupancySheet } from './occupancy-sheet.ts';
import { OccupancyFilters } from './OccupancyFilters.tsx';
import { OccupancyHead } from './OccupancyHead.tsx';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import '../../ui/control.css';
import './reports.css';
import './heat.css';

/** OPS6 month by month: the year at a glance, and each home's months as a heat map. */
export function MonthlyScreen() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const config = useClientConfig();
  const address = useOccupancyAddress('thisYear');
  const report = useReport<OccupancyReport>(`/reports/occupancy?${address.query}&by=month`);
  const { data } = report;
  const lines = useMemo(() => (data ? heatLines(data) : []), [data]);
  const { span } = address;
  const spanText = formatDateRange({ from: span.from, to: span.to, language });
  const whole = config.pages['estate-occupancy-rate'];
  return (
    <section className="k-report" aria-label={t('monthly.title')} aria-busy={data === undefined || !report.isCurrent}>
      <PageHead
        title={t('monthly.title')}
        actions={
          <>
            {whole && (
              <Link className="k-control k-report-link" to={`${whole.route}?${address.query}`}>
                {t('monthly.whole')}
              </Link>
            )}
            <SheetMenu
              name={`${t('monthly.file')}-${span.from}`}
              rows={() => occupancySheet({ rows: data?.rows ?? [], t, hasMonths: true, currency: data?.currency })}
            />
          </>
        }
      />
      <OccupancyFilters address={address} />
      <p className="k-report-paper">{spanText}</p>
      <ReportBody report={report} isEmpty={(body) => body.rows.length === 0}>
        {({ totals, currency, converted }) => {
          const months = totals.months ?? [];
          return (
            <>
              <OccupancyHead totals={totals} currency={currency} converted={converted} />
              <div className="k-panel">
                <h2>{t('monthly.chart')}</h2>
                <BarChart
                  label={t('monthly.chartOf', { span: spanText })}
                  series={[t('figure.occupancy'), t('figure.adjusted')]}
                  most={100}
                  format={(value) => formatPercent({ value, language })}
                  numbers={t('numbers')}
                  of={t('column.month')}
                  bars={months.map(({ month, occupancy, adjustedOccupancy }) => ({
                    key: month,
                    label: monthName(month, language, 'short'),
                    values: [occupancy, adjustedOccupancy],
                  }))}
                />
              </div>
              <h2 className="k-report-title">{t('occupancy.homes', { count: totals.estates })}</h2>
              <HeatMap
                label={t('heat.title', { span: spanText })}
                months={months.map(({ month }) => month)}
                lines={lines}
                salesChannelId={address.value('salesChannelId')}
              />
              <p className="k-report-note">{t('occupancy.note')}</p>
            </>
          );
        }}
      </ReportBody>
    </section>
  );
}
