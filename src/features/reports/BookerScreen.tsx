import { useTranslation } from 'react-i18next';
import { startOfBusinessDay } from '../../domain/calendar/business-day.ts';
import type { BookerBy, BookerDate, BookerReport, BookerRow } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatDateRange, formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { bookerSheet } from './booker-sheet.ts';
import { BookerTable } from './BookerTable.tsx';
import { staysPath } from './drill-down.ts';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useReportAddress } from './use-report-address.ts';
import '../../ui/control.css';
import './reports.css';

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
  return (
    <section
      className="k-report"
      aria-label={t('booker.title')}
      aria-busy={report.data === undefined || !report.isCurrent}
    >
      <PageHead
        title={t('booker.title')}
        actions={
          <SheetMenu
            name={`${t('booker.file')}-${by}-${span.from}`}
            rows={() => bookerSheet({ rows: report.data?.rows ?? [], t, by, nameOf })}
          />
        }
      />
      <div className="k-report-tools k-controls" role="group" aria-label={t('filters')}>
        <SpanChoice today={address.today} span={span} onChange={address.change} />
        <label>
          {t('booker.by')}
          <select value={by} onChange={({ target }) => address.change({ by: target.value })}>
            {BY.map((name) => (
              <option key={name} value={name}>
                {t(`booker.bys.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('booker.date')}
          <select value={date} onChange={({ target }) => address.change({ date: target.value })}>
            {DATES.map((name) => (
              <option key={name} value={name}>
                {t(`booker.dates.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="k-report-paper">{spanText}</p>
      <ReportBody report={report} isEmpty={(body) => body.rows.length === 0}>
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
              {rows.length > SHOWN && <p className="k-report-note">{t('booker.first', { count: SHOWN })}</p>}
            </div>
            <BookerTable
              label={t('booker.table', { span: spanText })}
              by={by}
              rows={rows}
              totals={totals}
              nameOf={nameOf}
              pathOf={pathOf}
            />
            <p className="k-report-note">{t('booker.note')}</p>
          </>
        )}
      </ReportBody>
    </section>
  );
}
