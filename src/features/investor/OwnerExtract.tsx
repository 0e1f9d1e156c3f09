import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { formatDate } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayChoice } from '../../engine/report/DayChoice.tsx';
import { monthName } from '../../engine/month-name.ts';
import { amountColumn, type ReportColumn, sheetOf } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { InvestorEntry, InvestorExtract } from '../../wire/investor.ts';
import { OwnersOnly } from './OwnersOnly.tsx';
import { useStatementPath } from './use-statement-path.ts';

type ExtractQuestion = { readonly from: string; readonly to: string; readonly currency: string };
/** A movement, or the opening or closing balance. */
type Line = Pick<InvestorEntry, 'id' | 'date' | 'balance'> & {
  readonly currency: string;
  readonly entry?: InvestorEntry;
  readonly what: string;
};

/** The owner's account over some days: the company's debts and payments, with the running balance (AC6). */
export default function OwnerExtract() {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const [asked, setAsked] = useState<ExtractQuestion>(() => {
    const today = todayIn(new Date());
    return { from: `${today.slice(0, 4)}-01-01`, to: today, currency: '' };
  });
  const { from, to } = asked;
  const query = new URLSearchParams({ from, to });
  if (asked.currency !== '') query.set('currency', asked.currency);
  const answer = useReport<InvestorExtract>(`/investor-extract?${query.toString()}`, 'statements');
  const { data } = answer;
  const change = (part: Partial<ExtractQuestion>) => setAsked({ ...asked, ...part });
  const columns = useExtractColumns();
  const linesOf = ({ currency, opening, entries }: InvestorExtract): Line[] => [
    { id: 'opening', currency, date: from, what: t('extract.opening'), balance: opening },
    ...entries.map((entry) => ({
      ...entry,
      currency,
      entry,
      what: `${t(`extract.kind.${entry.kind}`)} · ${entry.estate} · ${monthName(entry.month, language)}`,
    })),
  ];
  const closingOf = ({ currency, closing }: InvestorExtract): Line => ({
    id: 'closing',
    currency,
    date: to,
    what: t('extract.closing'),
    balance: closing,
  });
  return (
    <ReportFrame
      title={t('extract.title')}
      file={{
        name: `${t('extract.title')}-${from}-${to}`,
        rows: data && (() => sheetOf({ columns, rows: [...linesOf(data), closingOf(data)] })),
      }}
      filters={
        <>
          <DayChoice
            required
            label={t('extract.from')}
            value={from}
            max={to}
            onChange={(day) => day !== '' && change({ from: day })}
          />
          <DayChoice
            required
            label={t('extract.to')}
            value={to}
            min={from}
            onChange={(day) => day !== '' && change({ to: day })}
          />
          {(data?.currencies.length ?? 0) > 1 && (
            <Choice
              label={t('extract.currency')}
              value={data?.currency}
              options={(data?.currencies ?? []).map((value) => ({ value, label: value }))}
              onChange={(currency) => change({ currency })}
            />
          )}
        </>
      }
    >
      <OwnersOnly report={answer}>
        {(extract) => (
          <>
            <ReportTable
              isBlocks
              label={t('extract.title')}
              caption={t('extract.caption', {
                from: formatDate({ value: from, language }),
                to: formatDate({ value: to, language }),
                currency: extract.currency,
              })}
              columns={columns}
              rows={linesOf(extract)}
              keyOf={({ id }) => id}
              isSum={({ entry }) => !entry}
              sums={[closingOf(extract)]}
            />
            {extract.entries.length === 0 && <Notice kind="empty" title={t('extract.none')} />}
          </>
        )}
      </OwnersOnly>
    </ReportFrame>
  );
}

/** The columns of the account; lines of a statement link to it. */
function useExtractColumns(): readonly ReportColumn<Line, Line>[] {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const pathOf = useStatementPath();
  const date = (value: string) => formatDate({ value, language });
  const amount = (key: 'debit' | 'credit' | 'balance') =>
    amountColumn<Line, Line>({
      key,
      title: t(`extract.${key}`),
      language,
      of: (line) => (key === 'balance' ? line.balance : line.entry?.[key] || null),
      ...(key === 'balance' && { sum: (line) => line.balance }),
    });
  return [
    {
      key: 'date',
      title: t('extract.date'),
      value: (line) => date(line.date),
      sum: (line) => date(line.date),
      sheet: (line) => line.date,
    },
    {
      key: 'what',
      title: t('extract.what'),
      isName: true,
      value: ({ entry, what }) => {
        const path = entry && pathOf(entry.statementId);
        return path === undefined ? what : <Link to={path}>{what}</Link>;
      },
      sum: ({ what }) => what,
      sheet: ({ what }) => what,
    },
    amount('debit'),
    amount('credit'),
    amount('balance'),
    { key: 'currency', title: t('extract.currency'), sheet: ({ currency }) => currency },
  ];
}
