import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { RECOGNITIONS } from '../../domain/statements/recognition.ts';
import { formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { IncomeRow, MonthlyIncome } from '../../wire/statements.ts';
import { IncomeTable } from './IncomeTable.tsx';
import { IncomeStaysDrawer } from './IncomeStaysDrawer.tsx';
import { monthName } from '../../engine/report/month-name.ts';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { decimal } from '../../engine/report/decimal.ts';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useAddress } from '../../engine/report/use-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { YearChoice } from './YearChoice.tsx';
import '../../ui/control.css';
import './statements.css';
import { CURRENCIES } from '../../domain/money/currencies.ts';
import { CurrencyTotals } from './CurrencyTotals.tsx';

const RULES = ['CONTRACT', ...RECOGNITIONS] as const;

/** AC4: what each home took in by month, by a rule that is said, down to the stays. */
export function MonthlyIncomeScreen() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const { value, change } = useAddress();
  const [today] = useState(() => todayIn(new Date()));
  const [open, setOpen] = useState<{ readonly row: IncomeRow; readonly month: number }>();
  const year = /^\d{4}$/u.test(value('year')) ? Number(value('year')) : Number(today.slice(0, 4));
  const rule = RULES.find((one) => one === value('rule')) ?? 'CONTRACT';
  const currency = CURRENCIES.find((one) => one === value('currency')) ?? '';
  const more = { ...(rule === 'CONTRACT' ? {} : { rule }), ...(currency === '' ? {} : { currency }) };
  const query = new URLSearchParams({ year: String(year), ...more }).toString();
  const report = useReport<MonthlyIncome>(`/reports/monthly-income?${query}`, 'statements');
  const months = Array.from({ length: 12 }, (_, index) => periodOf({ year, month: index + 1 }));
  const sheet = (body: MonthlyIncome) => () => [
    [
      t('income.code'),
      t('income.estate'),
      t('income.rule'),
      t('income.currency'),
      ...months.map((month) => monthName(month, language, 'bare')),
      t('income.total'),
    ],
    ...body.rows.map((row) => [
      row.code,
      row.estate,
      t(`rule.${row.rule}`),
      row.currency,
      ...[...row.months, row.total].map((minor) => decimal(minor, row.currency)),
    ]),
    ...body.totals.map((total) => [
      t('income.total'),
      '',
      '',
      total.currency,
      ...[...total.months, total.total].map((minor) => decimal(minor, total.currency)),
    ]),
  ];
  return (
    <section className="k-st" aria-label={t('income.title')}>
      <PageHead
        title={t('income.title')}
        actions={<SheetMenu name={`${t('income.file')}-${year}`} rows={report.data ? sheet(report.data) : undefined} />}
      />
      <div className="k-st-tools k-controls" role="group" aria-label={t('filters')}>
        <YearChoice year={year} onChange={(next) => change({ year: String(next) })} />
        <label>
          {t('income.rule')}
          <select value={rule} onChange={({ target }) => change({ rule: target.value })}>
            {RULES.map((one) => (
              <option key={one} value={one}>
                {t(`rule.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('income.currency')}
          <select value={currency} onChange={({ target }) => change({ currency: target.value })}>
            <option value="">{t('income.own')}</option>
            {CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="k-st-hint">{t(`income.hint.${rule}`)}</p>
      <ReportBody report={report} isEmpty={({ rows }) => rows.length === 0}>
        {(body) => (
          <>
            {body.noRate.length > 0 && (
              <p className="k-st-wrong">{t('income.noRate', { codes: body.noRate.join(', ') })}</p>
            )}
            <CurrencyTotals
              totals={body.totals.map(({ currency, total }) => ({
                currency,
                name: t('income.totalOf', { currency, year }),
                amount: formatMoney({ minor: total, currency, language }),
              }))}
            />
            <IncomeTable body={body} months={months} onOpen={(row, month) => setOpen({ row, month })} />
          </>
        )}
      </ReportBody>
      {open && (
        <IncomeStaysDrawer {...open} config={config} year={year} more={more} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
