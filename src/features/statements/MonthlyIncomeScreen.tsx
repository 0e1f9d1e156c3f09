import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { CURRENCIES } from '../../domain/money/currencies.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { RECOGNITIONS } from '../../domain/statements/recognition.ts';
import { formatMoney } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { sheetOf } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { useFilterAddress } from '../../engine/report/use-filter-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { YearChoice } from '../../engine/report/YearChoice.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { IncomeRow, MonthlyIncome } from '../../wire/statements.ts';
import { IncomeStaysDrawer } from './IncomeStaysDrawer.tsx';
import { useIncomeColumns } from './use-income-columns.tsx';

const RULES = ['CONTRACT', ...RECOGNITIONS] as const;

/** AC4: the monthly income of each home, by a chosen rule, down to the stays. */
export function MonthlyIncomeScreen() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const { value, change } = useFilterAddress();
  const [today] = useState(() => todayIn(new Date()));
  const [open, setOpen] = useState<{ readonly row: IncomeRow; readonly month: number }>();
  const year = /^\d{4}$/u.test(value('year')) ? Number(value('year')) : Number(today.slice(0, 4));
  const rule = RULES.find((one) => one === value('rule')) ?? 'CONTRACT';
  const currency = CURRENCIES.find((one) => one === value('currency')) ?? '';
  const more = { ...(rule === 'CONTRACT' ? {} : { rule }), ...(currency === '' ? {} : { currency }) };
  const query = new URLSearchParams({ year: String(year), ...more }).toString();
  const report = useReport<MonthlyIncome>(`/reports/monthly-income?${query}`, 'statements');
  const { data } = report;
  const months = Array.from({ length: 12 }, (_, index) => periodOf({ year, month: index + 1 }));
  const columns = useIncomeColumns(data, months, (row, month) => setOpen({ row, month }));
  return (
    <ReportFrame
      title={t('income.title')}
      hint={t(`income.hint.${rule}`)}
      file={{
        name: `${t('income.file')}-${year}`,
        rows: data && (() => sheetOf({ columns, rows: data.rows, sums: data.totals })),
      }}
      filters={
        <>
          <YearChoice year={year} onChange={(next) => change({ year: String(next) })} />
          <Choice
            label={t('income.rule')}
            value={rule}
            options={RULES.map((one) => ({ value: one, label: t(`rule.${one}`) }))}
            onChange={(next) => change({ rule: next })}
          />
          <Choice
            label={t('income.currency')}
            value={currency}
            options={[{ value: '', label: t('income.own') }, ...CURRENCIES.map((one) => ({ value: one, label: one }))]}
            onChange={(next) => change({ currency: next })}
          />
        </>
      }
    >
      <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ noRate, rows, totals }) => (
          <>
            {noRate.length > 0 && (
              <Alert type="warning" showIcon message={t('income.noRate', { codes: noRate.join(', ') })} />
            )}
            <ReportTiles
              tiles={totals.map((of) => ({
                key: of.currency,
                title: t('income.totalOf', { currency: of.currency, year }),
                value: formatMoney({ minor: of.total, currency: of.currency, language }),
              }))}
            />
            <ReportTable
              label={t('income.title')}
              columns={columns}
              rows={rows}
              keyOf={({ estateId }) => estateId}
              sums={totals}
            />
          </>
        )}
      </Answered>
      {open && (
        <IncomeStaysDrawer {...open} config={config} year={year} more={more} onClose={() => setOpen(undefined)} />
      )}
    </ReportFrame>
  );
}
