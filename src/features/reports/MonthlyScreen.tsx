import Typography from 'antd/es/typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OccupancyReport } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatDateRange, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { sheetOf } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { heatLines } from './heat.ts';
import { HeatMap } from './HeatMap.tsx';
import { monthName } from '../../engine/month-name.ts';
import { useOccupancyAddress } from './occupancy-address.ts';
import { currenciesOf, useOccupancyColumns } from './use-occupancy-columns.tsx';
import { OccupancyFilters } from './OccupancyFilters.tsx';
import { OccupancyHead } from './OccupancyHead.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import './heat.css';

/** OPS6 by month: the year at a glance, and each home's months as a heat map. */
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
  const columns = useOccupancyColumns({ currency: data?.currency, hasMonths: true });
  return (
    <ReportFrame
      title={t('monthly.title')}
      isBusy={data === undefined || !report.isCurrent}
      paper={spanText}
      file={{
        name: `${t('monthly.file')}-${span.from}`,
        rows: () => sheetOf({ columns, rows: data?.rows ?? [], linesOf: currenciesOf }),
      }}
      actions={whole && <Link to={`${whole.route}?${address.query}`}>{t('monthly.whole')}</Link>}
      filters={<OccupancyFilters address={address} />}
    >
      <Answered rows={8} answer={report} isEmpty={(body) => body.rows.length === 0}>
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
              <h2>{t('occupancy.homes', { count: totals.estates })}</h2>
              <HeatMap
                label={t('heat.title', { span: spanText })}
                months={months.map(({ month }) => month)}
                lines={lines}
                salesChannelId={address.value('salesChannelId')}
              />
              <Typography.Text type="secondary">{t('occupancy.note')}</Typography.Text>
            </>
          );
        }}
      </Answered>
    </ReportFrame>
  );
}
