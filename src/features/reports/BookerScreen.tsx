import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { startOfBusinessDay } from '../../domain/calendar/business-day.ts';
import type { BookerBy, BookerDate, BookerReport, BookerRow } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatDateRange, formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { staysPath } from './drill-down.ts';
import { Choice } from '../../ui/Choice.tsx';
import { sheetOf } from '../../engine/report/report-column.ts';
import { Report } from '../../engine/report/Report.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useBookerColumns } from './use-booker-columns.tsx';
import { currenciesOf } from './use-occupancy-columns.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useReportAddress } from './use-report-address.ts';

const BY: readonly BookerBy[] = ['channel', 'agency', 'booker'];
const DATES: readonly BookerDate[] = ['booking', 'stay'];
const FIELD: Readonly<Record<BookerBy, string>> = {
  booker: 'bookerUserId',
  agency: 'agencyId',
  channel: 'salesChannelId',
};
/** bars */
const SHOWN = 12;

/** Who booked how much: by channel, agency or user. */
export function BookerScreen() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const config = useClientConfig();
  const address = useReportAddress<'by' | 'date'>('thisYear');
  const by = BY.find((name) => name === address.value('by')) ?? 'channel';
  const date = DATES.find((name) => name === address.value('date')) ?? 'booking';
  const { span } = address;
  const query = new URLSearchParams({ ...span, by, date }).toString();
  const report = useReport<BookerReport>(`/reports/booker?${query}`);
  const spanText = formatDateRange({ from: span.from, to: span.to, language });
  const nameOf = ({ id, name }: BookerRow) => (id === '' ? t(`booker.none.${by}`) : name);
  const pathOf = ({ id }: BookerRow) =>
    staysPath(config, [
      id === ''
        ? { field: FIELD[by], operator: 'null', value: 'true' }
        : { field: FIELD[by], operator: 'eq', value: id },
      ...(date === 'stay'
        ? [
            { field: 'checkIn', operator: 'gte', value: span.from },
            { field: 'checkIn', operator: 'lt', value: span.to },
          ]
        : [
            { field: 'createdAt', operator: 'gte', value: startOfBusinessDay(span.from) },
            { field: 'createdAt', operator: 'lt', value: startOfBusinessDay(span.to) },
          ]),
    ]);
  const columns = useBookerColumns({ by, nameOf, pathOf });
  return (
    <Report
      title={t('booker.title')}
      isBusy={report.data === undefined || !report.isCurrent}
      paper={spanText}
      file={{
        name: `${t('booker.file')}-${by}-${span.from}`,
        rows: () => sheetOf({ columns, rows: report.data?.rows ?? [], linesOf: currenciesOf }),
      }}
      filters={
        <>
          <SpanChoice today={address.today} span={span} onChange={address.change} />
          <Choice
            label={t('booker.by')}
            value={by}
            options={BY.map((name) => ({ value: name, label: t(`booker.bys.${name}`) }))}
            onChange={(next) => address.change({ by: next })}
          />
          <Choice
            label={t('booker.date')}
            value={date}
            options={DATES.map((name) => ({ value: name, label: t(`booker.dates.${name}`) }))}
            onChange={(next) => address.change({ date: next })}
          />
        </>
      }
    >
      <Answered rows={8} answer={report} isEmpty={(body) => body.rows.length === 0}>
        {({ rows, totals }) => (
          <>
            <div className="k-panel">
              <h2>{t('booker.chart')}</h2>
              <BarChart
                label={t('booker.chartOf', { span: spanText })}
                series={[t('booker.bookings'), t('booker.cancelled')]}
                format={(value) => formatNumber({ value: Math.round(value * 10) / 10, language })}
                numbers={t('numbers')}
                of={t(`booker.bys.${by}`)}
                bars={rows.slice(0, SHOWN).map((row) => ({
                  key: row.id,
                  label: nameOf(row),
                  values: [row.bookings, row.cancelled],
                }))}
              />
              {rows.length > SHOWN && (
                <Typography.Paragraph type="secondary">{t('booker.first', { count: SHOWN })}</Typography.Paragraph>
              )}
            </div>
            <ReportTable
              label={t('booker.table', { span: spanText })}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              sums={[totals]}
            />
            <Typography.Text type="secondary">{t('booker.note')}</Typography.Text>
          </>
        )}
      </Answered>
    </Report>
  );
}
