import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { decimal } from '../../engine/report/decimal.ts';
import type { Extract as AccountExtract } from '../../wire/money.ts';
import { ExtractTable } from './ExtractTable.tsx';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import type { SheetLine } from '../../wire/workbooks.ts';
import { useAddress } from '../../engine/report/use-address.ts';
import { useReport } from '../../engine/report/use-report.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';
import { CURRENCIES } from '../../domain/money/currencies.ts';

type ExtractProps = {
  /** Whose account: the name of the parameter and its record; without a record nothing is asked. */
  readonly by: 'investorId' | 'estateId' | 'agencyId' | 'channelId';
  readonly id: string;
  /** Of the file. */
  readonly name: string;
};
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** The account of one party over a span, with what it can be taken away as. */
export function Extract({ by, id, name }: ExtractProps) {
  const { t } = useTranslation('statements');
  const { value, change } = useAddress();
  const [today] = useState(() => todayIn(new Date()));
  const from = DATE.test(value('from')) ? value('from') : `${today.slice(0, 4)}-01-01`;
  const to = DATE.test(value('to')) ? value('to') : today;
  const chosen = CURRENCIES.find((one) => one === value('currency'));
  const query = new URLSearchParams({ [by]: id, from, to, ...(chosen && { currency: chosen }) }).toString();
  const report = useReport<AccountExtract>(id === '' ? undefined : `/extracts?${query}`, 'ledger-entries');
  // Nobody chose one: the server takes one that the account has movements in.
  const currency = chosen ?? report.data?.currency ?? 'TRY';
  const others = report.data?.currencies.filter((one) => one !== report.data?.currency) ?? [];
  const sheet = (extract: AccountExtract) => (): readonly SheetLine[] => [
    ['date', 'document', 'number', 'debit', 'credit', 'balance', 'currency'].map((column) => t(`extract.${column}`)),
    [from, t('extract.opening'), '', null, null, decimal(extract.opening, extract.currency), extract.currency],
    ...extract.entries.map((entry) => [
      entry.date,
      t(`document.${entry.kind}`, { defaultValue: entry.kind }),
      entry.docName || entry.docId,
      ...[entry.debit, entry.credit, entry.balance].map((minor) => decimal(minor, extract.currency)),
      extract.currency,
    ]),
    [to, t('extract.closing'), '', null, null, decimal(extract.closing, extract.currency), extract.currency],
  ];
  return (
    <div className="k-st-extract">
      <div className="k-st-tools k-controls" role="group" aria-label={t('filters')}>
        <label>
          {t('extract.from')}
          <DateBox value={from} max={to} onChange={(day) => change({ from: day })} />
        </label>
        <label>
          {t('extract.to')}
          <DateBox value={to} min={from} onChange={(day) => change({ to: day })} />
        </label>
        <label>
          {t('income.currency')}
          <select value={currency} onChange={({ target }) => change({ currency: target.value })}>
            {CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <SheetMenu name={`${name}-${from}-${to}`} rows={id !== '' && report.data ? sheet(report.data) : undefined} />
      </div>
      {id === '' ? (
        <p className="k-st-hint">{t('extract.choose')}</p>
      ) : (
        <ReportBody report={report} isEmpty={() => false}>
          {(extract) => (
            <>
              {others.length > 0 && (
                <p className="k-st-hint">{t('extract.others', { currencies: others.join(', ') })}</p>
              )}
              <ExtractTable extract={extract} from={from} to={to} />
            </>
          )}
        </ReportBody>
      )}
    </div>
  );
}
