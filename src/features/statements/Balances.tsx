import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { EstateBalances } from '../../wire/statements.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { CurrencyTotals } from './CurrencyTotals.tsx';
import { WideTable } from './WideTable.tsx';
import '../../ui/control.css';
import './statements.css';

/** AC6: what each home's owners are owed, or owe, with all together per currency. */
export function Balances({ resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const report = useReport<EstateBalances>('/reports/estate-balances', 'ledger-entries');
  const money = (minor: number, currency: string) => formatMoney({ minor, currency, language });
  const sheet = (body: EstateBalances) => () => [
    ['code', 'estate', 'owners', 'credit', 'debit', 'balance', 'currency', 'lastOn'].map((name) =>
      t(`balance.${name}`),
    ),
    ...body.rows.map((row) => [
      row.code,
      row.estate,
      row.owners.join(', '),
      ...[row.credit, row.debit, row.balance].map((minor) => decimal(minor, row.currency)),
      row.currency,
      row.lastOn,
    ]),
  ];
  return (
    <section className="k-st k-st-balances" aria-label={t('balance.title')}>
      <div className="k-st-tools">
        <h2>{t('balance.title')}</h2>
        <SheetMenu name={t('balance.file')} rows={report.data ? sheet(report.data) : undefined} />
      </div>
      <p className="k-st-hint">{t('balance.hint')}</p>
      <ReportBody report={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows, totals }) => (
          <>
            <CurrencyTotals
              totals={totals.map(({ currency, balance }) => ({
                currency,
                name: t('balance.totalOf', { currency }),
                amount: money(balance, currency),
              }))}
            />
            <WideTable
              label={t('balance.title')}
              isTall
              columns={[
                [t('balance.estate')],
                [t('balance.owners')],
                [t('balance.credit'), 'amount'],
                [t('balance.debit'), 'amount'],
                [t('balance.balance'), 'amount'],
                [t('balance.who')],
                [t('balance.lastOn')],
              ]}
            >
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.estateId} ${row.currency}`}>
                    <th scope="row">
                      <Link to={`${recordPath({ resource, to: 'show', id: row.estateId })}?currency=${row.currency}`}>
                        {row.code} · {row.estate}
                      </Link>
                    </th>
                    <td>{row.owners.join(', ')}</td>
                    <td className="k-st-amount">{money(row.credit, row.currency)}</td>
                    <td className="k-st-amount">{money(row.debit, row.currency)}</td>
                    <td className="k-st-amount">{money(row.balance, row.currency)}</td>
                    <td>
                      <Tag color={row.balance < 0 ? 'volcano' : row.balance > 0 ? 'blue' : 'green'}>
                        {t(row.balance < 0 ? 'balance.owes' : row.balance > 0 ? 'balance.owed' : 'balance.even')}
                      </Tag>
                    </td>
                    <td>{formatDate({ value: row.lastOn, language })}</td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </>
        )}
      </ReportBody>
    </section>
  );
}
