import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { amountColumn, type ReportColumn, sheetOf } from '../../engine/report/report-column.ts';
import { Report } from '../../engine/report/Report.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { Tiles } from '../../engine/report/Tiles.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { NameText } from '../../ui/NameText.tsx';
import type { BalanceRow, EstateBalances } from '../../wire/statements.ts';

/** AC6: what each home's owners are owed, or owe, with all together per currency. */
export function Balances({ resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const report = useReport<EstateBalances>('/reports/estate-balances', 'ledger-entries');
  const amount = (key: 'credit' | 'debit' | 'balance') =>
    amountColumn<BalanceRow>({ key, title: t(`balance.${key}`), language, of: (row) => row[key] });
  const columns: readonly ReportColumn<BalanceRow>[] = [
    { key: 'code', title: t('balance.code'), sheet: ({ code }) => code },
    {
      key: 'estate',
      title: t('balance.estate'),
      isName: true,
      value: ({ estateId, code, estate, currency }) => (
        <Link to={`${recordPath({ resource, to: 'show', id: estateId })}?currency=${currency}`}>
          <NameText name={`${estate} · ${code}`} />
        </Link>
      ),
      sheet: ({ estate }) => estate,
    },
    {
      key: 'owners',
      title: t('balance.owners'),
      value: ({ owners }) => owners.join(', '),
      sheet: ({ owners }) => owners.join(', '),
    },
    amount('credit'),
    amount('debit'),
    amount('balance'),
    { key: 'currency', title: t('balance.currency'), sheet: ({ currency }) => currency },
    {
      key: 'who',
      title: t('balance.who'),
      value: ({ balance }) => (
        <Tag color={balance < 0 ? 'volcano' : balance > 0 ? 'blue' : 'green'}>
          {t(balance < 0 ? 'balance.owes' : balance > 0 ? 'balance.owed' : 'balance.even')}
        </Tag>
      ),
    },
    {
      key: 'lastOn',
      title: t('balance.lastOn'),
      value: ({ lastOn }) => formatDate({ value: lastOn, language }),
      sheet: ({ lastOn }) => lastOn,
    },
  ];
  return (
    <Report
      isPart
      title={t('balance.title')}
      hint={t('balance.hint')}
      file={{
        name: t('balance.file'),
        rows: report.data && (() => sheetOf({ columns, rows: report.data?.rows ?? [] })),
      }}
    >
      <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows, totals }) => (
          <>
            <Tiles
              tiles={totals.map(({ currency, balance }) => ({
                key: currency,
                title: t('balance.totalOf', { currency }),
                value: formatMoney({ minor: balance, currency, language }),
              }))}
            />
            <ReportTable
              isShort
              label={t('balance.title')}
              columns={columns}
              rows={rows}
              keyOf={({ estateId, currency }) => `${estateId} ${currency}`}
            />
          </>
        )}
      </Answered>
    </Report>
  );
}
