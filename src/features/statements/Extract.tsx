import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { CURRENCIES } from '../../domain/money/currencies.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayChoice } from '../../engine/report/DayChoice.tsx';
import { Filters } from '../../engine/report/Filters.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { sheetOf } from '../../engine/report/report-column.ts';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useFilterAddress } from '../../engine/report/use-filter-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { formatDate } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { Extract as AccountExtract } from '../../wire/money.ts';
import { useExtractColumns } from './use-extract-columns.tsx';

type ExtractProps = {
  /** The parameter and id of the account's party; without an id nothing loads. */
  readonly by: 'investorId' | 'estateId' | 'agencyId' | 'channelId';
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
};
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** AC6: the account of one party over a span: opening, movements with the running balance, closing. */
export function Extract({ by, id, name }: ExtractProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { value, change } = useFilterAddress();
  const [today] = useState(() => todayIn(new Date()));
  const from = DATE.test(value('from')) ? value('from') : `${today.slice(0, 4)}-01-01`;
  const to = DATE.test(value('to')) ? value('to') : today;
  const chosen = CURRENCIES.find((one) => one === value('currency'));
  const query = new URLSearchParams({ [by]: id, from, to, ...(chosen && { currency: chosen }) }).toString();
  const report = useReport<AccountExtract>(id === '' ? undefined : `/extracts?${query}`, 'ledger-entries');
  // Without a choice the server takes a currency in which the account has movements.
  const currency = chosen ?? report.data?.currency ?? 'TRY';
  const others = report.data?.currencies.filter((one) => one !== report.data?.currency) ?? [];
  const { columns, linesOf } = useExtractColumns();
  const sheet = (extract: AccountExtract) => {
    const { opening, movements, closing } = linesOf(extract, { from, to });
    return sheetOf({ columns, rows: [opening, ...movements, closing] });
  };
  const date = (day: string) => formatDate({ value: day, language });
  return (
    <>
      <Filters>
        <DayChoice label={t('extract.from')} value={from} max={to} onChange={(day) => change({ from: day })} />
        <DayChoice label={t('extract.to')} value={to} min={from} onChange={(day) => change({ to: day })} />
        <Choice
          label={t('income.currency')}
          value={currency}
          options={CURRENCIES.map((one) => ({ value: one, label: one }))}
          onChange={(next) => change({ currency: next })}
        />
        <SheetMenu
          name={`${name}-${from}-${to}`}
          rows={id !== '' && report.data ? () => (report.data ? sheet(report.data) : []) : undefined}
        />
      </Filters>
      {id === '' ? (
        <Typography.Text type="secondary">{t('extract.choose')}</Typography.Text>
      ) : (
        <Answered rows={8} answer={report}>
          {(extract) => {
            const { opening, movements, closing } = linesOf(extract, { from, to });
            return (
              <>
                {others.length > 0 && (
                  <Typography.Paragraph type="secondary">
                    {t('extract.others', { currencies: others.join(', ') })}
                  </Typography.Paragraph>
                )}
                <ReportTable
                  isBlocks
                  label={t('extract.title')}
                  caption={t('extract.caption', {
                    party: extract.party,
                    from: date(from),
                    to: date(to),
                    currency: extract.currency,
                  })}
                  columns={columns}
                  rows={[opening, ...movements]}
                  keyOf={({ key }) => key}
                  isSum={({ isSum }) => isSum}
                  sums={[closing]}
                />
              </>
            );
          }}
        </Answered>
      )}
    </>
  );
}
