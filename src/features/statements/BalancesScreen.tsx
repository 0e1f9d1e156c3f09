import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../engine/format.ts';
import { amountColumn, type ReportColumn, sheetOf } from '../../engine/report/report-column.ts';
import { Report } from '../../engine/report/Report.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { homeName } from '../../domain/estates/home-name.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { NameText } from '../../ui/NameText.tsx';
import type { BalanceRow, BalanceTotal, EstateBalances } from '../../wire/statements.ts';

/** AC6: what each home's owners are owed, or owe, with the sums of each currency at the foot. */
export function BalancesScreen() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const resource = useClientConfig().resources['estate-balances'];
  const report = useReport<EstateBalances>('/reports/estate-balances', 'ledger-entries');
  const amount = (key: 'credit' | 'debit' | 'balance') =>
    amountColumn<BalanceRow, BalanceTotal>({
      key,
      title: t(`balance.${key}`),
      language,
      of: (row) => row[key],
      sum: (total) => total[key],
    });
  const columns: readonly ReportColumn<BalanceRow, BalanceTotal>[] = [
    { key: 'code', title: t('balance.code'), sheet: ({ code }) => code },
    {
      key: 'estate',
      title: t('balance.estate'),
      isName: true,
      value: ({ estateId, code, estate, currency }) => {
        const name = <NameText name={homeName({ id: estateId, code, name: estate })} />;
        if (!resource) return name;
        return <Link to={`${recordPath({ resource, to: 'show', id: estateId })}?currency=${currency}`}>{name}</Link>;
      },
      sum: ({ currency }) => t('balance.totalOf', { currency }),
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
      title={t('balance.title')}
      hint={t('balance.hint')}
      file={{
        name: t('balance.file'),
        rows:
          report.data && (() => sheetOf({ columns, rows: report.data?.rows ?? [], sums: report.data?.totals ?? [] })),
      }}
    >
      <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows, totals }) => (
          <ReportTable
            isBlocks
            label={t('balance.title')}
            columns={columns}
            rows={rows}
            keyOf={({ estateId, currency }) => `${estateId} ${currency}`}
            sums={totals}
          />
        )}
      </Answered>
    </Report>
  );
}
