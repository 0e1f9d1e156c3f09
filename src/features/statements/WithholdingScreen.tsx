import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Popconfirm from 'antd/es/popconfirm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { periodOf } from '../../domain/statements/period.ts';
import { formatDateTime, formatMoney, formatPercent } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import { amountColumn, type ReportColumn, sheetOf } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { useFilterAddress } from '../../engine/report/use-filter-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { YearChoice } from '../../engine/report/YearChoice.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { WithholdingReport, WithholdingRow } from '../../wire/statements.ts';
import { documentPath } from './source-path.ts';

/**
 * AC8: the tax withheld per investor and month, for the accountant: base, rate at that time, amount, declared or not.
 */
export function WithholdingScreen() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const { value, change } = useFilterAddress();
  const [today] = useState(() => todayIn(new Date()));
  const year = /^\d{4}$/u.test(value('year')) ? Number(value('year')) : Number(today.slice(0, 4));
  const report = useReport<WithholdingReport>(`/reports/withholding?year=${year}`, 'statements');
  const { data } = report;
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
  const documentLink = (type: string, id: string, name: string) => {
    const path = documentPath(config, type, id);
    return path === undefined ? name : <Link to={path}>{name}</Link>;
  };
  const amount = (key: 'base' | 'tax') =>
    amountColumn<WithholdingRow>({ key, title: t(`tax.${key}`), language, of: (row) => row[key] });
  const columns: readonly ReportColumn<WithholdingRow>[] = [
    {
      key: 'month',
      title: t('tax.month'),
      value: (row) => monthName(periodOf(row), language),
      sheet: (row) => periodOf(row),
    },
    {
      key: 'investor',
      title: t('tax.investor'),
      isName: true,
      value: ({ investorId, investor }) => documentLink('INVESTOR', investorId, investor),
      sheet: ({ investor }) => investor,
    },
    {
      key: 'statements',
      title: t('tax.statements'),
      value: ({ statements }) =>
        statements.map(({ id, estate }) => <div key={id}>{documentLink('STATEMENT', id, estate)}</div>),
    },
    amount('base'),
    {
      key: 'rate',
      title: t('tax.rate'),
      align: 'end',
      value: ({ ratePct }) => formatPercent({ value: ratePct, language }),
      sheet: ({ ratePct }) => ratePct,
    },
    amount('tax'),
    { key: 'currency', title: t('tax.currency'), sheet: ({ currency }) => currency },
    {
      key: 'declared',
      title: t('tax.declared'),
      value: (row) => <Declared row={row} {...(mayDeclare && { isSending, onDeclare: () => void declare(row) })} />,
      sheet: ({ isDeclared }) => t(isDeclared ? 'tax.yes' : 'tax.no'),
    },
  ];
  return (
    <ReportFrame
      title={t('tax.title')}
      hint={t('tax.hint')}
      file={{ name: `${t('tax.file')}-${year}`, rows: data && (() => sheetOf({ columns, rows: data.rows })) }}
      filters={<YearChoice year={year} onChange={(next) => change({ year: String(next) })} />}
    >
      {failure && <Alert type="error" showIcon message={failure.message} />}
      <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
        {({ rows, totals }) => (
          <>
            <ReportTiles
              tiles={totals.map(({ currency, tax, declared }) => ({
                key: currency,
                title: t('tax.totalOf', { currency, year }),
                value: money(tax, currency),
                more: t('tax.declaredOf', { amount: money(declared, currency) }),
              }))}
            />
            <ReportTable
              isBlocks
              label={t('tax.title')}
              columns={columns}
              rows={rows}
              keyOf={({ investorId, month, currency, ratePct }) => [investorId, month, currency, ratePct].join(' ')}
            />
          </>
        )}
      </Answered>
    </ReportFrame>
  );
}

type DeclaredProps = { readonly row: WithholdingRow; readonly isSending?: boolean; readonly onDeclare?: () => void };

/** When it was declared, or a button to mark it as declared. */
function Declared({ row, isSending = false, onDeclare }: DeclaredProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { isDeclared, statements, investor, currency, tax } = row;
  const amount = formatMoney({ minor: tax, currency, language });
  const at = statements.map(({ declaredAt }) => declaredAt ?? '').toSorted();
  return (
    <>
      <Tag color={isDeclared ? 'green' : 'orange'}>{t(isDeclared ? 'tax.yes' : 'tax.no')}</Tag>{' '}
      {isDeclared && <small>{formatDateTime({ value: at.at(-1) ?? '', language })}</small>}
      {!isDeclared && onDeclare && (
        <Popconfirm
          title={t('tax.ask', { amount, investor })}
          description={t('tax.askText')}
          okText={t('tax.declare')}
          cancelText={t('tax.cancel')}
          onConfirm={onDeclare}
        >
          <Button size="small" disabled={isSending}>
            {t('tax.declare')}
          </Button>
        </Popconfirm>
      )}
    </>
  );
}
