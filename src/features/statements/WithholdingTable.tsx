import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { periodOf } from '../../domain/statements/period.ts';
import { formatDateTime, formatMoney, formatPercent } from '../../engine/format.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { WithholdingRow } from '../../wire/statements.ts';
import { documentPath } from './source-path.ts';
import { WideTable } from './WideTable.tsx';

type WithholdingTableProps = {
  readonly rows: readonly WithholdingRow[];
  readonly isSending: boolean;
  /** Absent where the role may not declare. */
  readonly onDeclare: ((row: WithholdingRow) => void) | undefined;
};

const keyOf = (row: WithholdingRow): string => [row.investorId, row.month, row.currency, row.ratePct].join(' ');

/** What was withheld of each investor in each month, with the statements that it was withheld in. */
export function WithholdingTable({ rows, isSending, onDeclare }: WithholdingTableProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const money = (minor: number, currency: string) => formatMoney({ minor, currency, language });
  return (
    <WideTable
      label={t('tax.title')}
      columns={[
        [t('tax.month')],
        [t('tax.investor')],
        [t('tax.statements')],
        [t('tax.base'), 'amount'],
        [t('tax.rate'), 'amount'],
        [t('tax.tax'), 'amount'],
        [t('tax.declared')],
      ]}
    >
      <tbody>
        {rows.map((row) => {
          const investor = documentPath(config, 'INVESTOR', row.investorId);
          const at =
            row.statements
              .map(({ declaredAt }) => declaredAt ?? '')
              .toSorted()
              .at(-1) ?? '';
          return (
            <tr key={keyOf(row)}>
              <td>{monthName(periodOf(row), language)}</td>
              <th scope="row">{investor === undefined ? row.investor : <Link to={investor}>{row.investor}</Link>}</th>
              <td>
                {row.statements.map(({ id, estate }) => {
                  const path = documentPath(config, 'STATEMENT', id);
                  return (
                    <span key={id} className="k-st-block">
                      {path === undefined ? estate : <Link to={path}>{estate}</Link>}
                    </span>
                  );
                })}
              </td>
              <td className="k-st-amount">{money(row.base, row.currency)}</td>
              <td className="k-st-amount">{formatPercent({ value: row.ratePct, language })}</td>
              <td className="k-st-amount">{money(row.tax, row.currency)}</td>
              <td>
                <Tag color={row.isDeclared ? 'green' : 'orange'}>{t(row.isDeclared ? 'tax.yes' : 'tax.no')}</Tag>
                {row.isDeclared && <small>{formatDateTime({ value: at, language })}</small>}
                {!row.isDeclared && onDeclare && (
                  <button type="button" className="k-control" disabled={isSending} onClick={() => onDeclare(row)}>
                    {t('tax.declare')}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
