import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UNSTATED_REASONS } from '../../domain/statements/unstated.ts';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { UnstatedReport, UnstatedRow } from '../../wire/statements.ts';
import { sourcePath } from './source-path.ts';
import { WideTable } from './WideTable.tsx';
import './statements.css';

/** AC5: stays and costs of months that are over which no statement holds, by why, for who makes the statements. */
export function Unstated({ config, resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const isTheirs = resource.can.includes('publish');
  const report = useReport<UnstatedReport>(isTheirs ? '/reports/unstated' : undefined, 'statements');
  if (!isTheirs) return null;
  const count = report.data?.rows.length;
  const sheet = (body: UnstatedReport) => () => [
    ['month', 'estate', 'owner', 'code', 'date', 'amount', 'currency', 'reason'].map((name) => t(`unstated.${name}`)),
    ...body.rows.map((row) => [
      row.period,
      row.estateCode,
      row.investor,
      row.code,
      row.date,
      decimal(row.amount, row.currency),
      row.currency,
      t(`unstated.reasons.${row.reason}`),
    ]),
  ];
  const line = (row: UnstatedRow) => {
    const path = sourcePath(config, row);
    return (
      <tr key={`${row.period} ${row.estateId} ${row.investorId} ${row.refId}`}>
        <td>{monthName(row.period, language)}</td>
        <th scope="row">{path === undefined ? row.code : <Link to={path}>{row.code}</Link>}</th>
        <td>
          {row.estateCode} · {row.estate}
        </td>
        <td>{row.investor}</td>
        <td>{formatDate({ value: row.date, language })}</td>
        <td className="k-st-amount">{formatMoney({ minor: row.amount, currency: row.currency, language })}</td>
      </tr>
    );
  };
  return (
    <section className="k-st-generate k-panel" aria-label={t('unstated.title')}>
      <details className="k-st-skipped">
        <summary>{count === undefined ? t('unstated.title') : t('unstated.count', { count })}</summary>
        <p className="k-st-hint">{t('unstated.hint')}</p>
        <ReportBody report={report} isEmpty={({ rows }) => rows.length === 0}>
          {(body) => (
            <>
              <div className="k-st-tools">
                <SheetMenu name={t('unstated.file')} rows={sheet(body)} />
              </div>
              {UNSTATED_REASONS.map((reason) => ({ reason, rows: body.rows.filter((row) => row.reason === reason) }))
                .filter(({ rows }) => rows.length > 0)
                .map(({ reason, rows }) => (
                  <WideTable
                    key={reason}
                    label={t(`unstated.reasons.${reason}`)}
                    caption={t(`unstated.reasons.${reason}`)}
                    isTall
                    columns={[
                      ...['month', 'code', 'estate', 'owner', 'date'].map((name) => [t(`unstated.${name}`)] as const),
                      [t('unstated.amount'), 'amount'],
                    ]}
                  >
                    <tbody>{rows.map(line)}</tbody>
                  </WideTable>
                ))}
            </>
          )}
        </ReportBody>
      </details>
    </section>
  );
}
