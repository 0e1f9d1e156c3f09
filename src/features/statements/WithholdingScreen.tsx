import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { formatMoney } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { WithholdingReport, WithholdingRow } from '../../wire/statements.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useAddress } from '../../engine/report/use-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { WithholdingTable } from './WithholdingTable.tsx';
import { YearChoice } from './YearChoice.tsx';
import { CurrencyTotals } from './CurrencyTotals.tsx';
import '../../ui/control.css';
import './statements.css';

/** AC8: what was withheld per investor and month, for the accountant: base, rate of that time, amount, declared or not. */
export function WithholdingScreen() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const { value, change } = useAddress();
  const [today] = useState(() => todayIn(new Date()));
  const year = /^\d{4}$/u.test(value('year')) ? Number(value('year')) : Number(today.slice(0, 4));
  const report = useReport<WithholdingReport>(`/reports/withholding?year=${year}`, 'statements');
  const mayDeclare = config.resources['statements']?.can.includes('declareWithholding') ?? false;
  const money = (minor: number, currency: string) => formatMoney({ minor, currency, language });

  const declare = (row: WithholdingRow) =>
    send(async (call) => {
      for (const { id, declaredAt } of row.statements) {
        if (declaredAt !== null) continue;
        const path = `/statements/${encodeURIComponent(id)}/actions/declareWithholding`;
        await call({ path, method: 'POST', body: {} });
      }
    });
  const sheet = (body: WithholdingReport) => () => [
    ['month', 'investor', 'base', 'rate', 'tax', 'currency', 'declared'].map((name) => t(`tax.${name}`)),
    ...body.rows.map((row) => [
      periodOf(row),
      row.investor,
      decimal(row.base, row.currency),
      row.ratePct,
      decimal(row.tax, row.currency),
      row.currency,
      t(row.isDeclared ? 'tax.yes' : 'tax.no'),
    ]),
  ];
  return (
    <section className="k-st" aria-label={t('tax.title')}>
      <PageHead
        title={t('tax.title')}
        actions={<SheetMenu name={`${t('tax.file')}-${year}`} rows={report.data ? sheet(report.data) : undefined} />}
      />
      <div className="k-st-tools k-controls" role="group" aria-label={t('filters')}>
        <YearChoice year={year} onChange={(next) => change({ year: String(next) })} />
      </div>
      <p className="k-st-hint">{t('tax.hint')}</p>
      {failure && (
        <p className="k-st-wrong" role="alert">
          {failure.message}
        </p>
      )}
      <ReportBody report={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows, totals }) => (
          <>
            <CurrencyTotals
              totals={totals.map(({ currency, tax, declared }) => ({
                currency,
                name: t('tax.totalOf', { currency, year }),
                amount: money(tax, currency),
                more: t('tax.declaredOf', { amount: money(declared, currency) }),
              }))}
            />
            <WithholdingTable
              rows={rows}
              isSending={isSending}
              onDeclare={mayDeclare ? (row) => void declare(row) : undefined}
            />
          </>
        )}
      </ReportBody>
    </section>
  );
}
