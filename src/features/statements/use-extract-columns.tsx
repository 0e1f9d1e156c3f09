import { withReadableDates } from '../../config/readable-date.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { decimal } from '../../engine/report/decimal.ts';
import { amountColumn, type ReportColumn } from '../../engine/report/report-column.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import type { Extract } from '../../wire/money.ts';
import { documentPath } from './source-path.ts';

/** A movement, or the opening or closing balance. */
type ExtractLine = {
  readonly key: string;
  readonly currency: string;
  readonly date: string;
  readonly what: string;
  readonly document: string;
  /** The path of the document. */
  readonly path: string | undefined;
  /** null = nothing, as for a balance. */
  readonly debit: number | null;
  readonly credit: number | null;
  readonly balance: number;
  readonly isSum: boolean;
};

/** The columns of an account, and its lines; each movement links to its document. */
export function useExtractColumns() {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  // A debt to us is debit, a debt of ours is credit.
  const debitOrCredit = ({ balance, currency }: ExtractLine) => {
    const text = formatMoney({ minor: Math.abs(balance), currency, language });
    return balance === 0 ? text : `${text} ${t(balance > 0 ? 'extract.debitShort' : 'extract.creditShort')}`;
  };
  const date = ({ date: value }: ExtractLine) => formatDate({ value, language });
  const amount = (key: 'debit' | 'credit') =>
    amountColumn<ExtractLine>({ key, title: t(`extract.${key}`), language, of: (line) => line[key] });
  const columns: readonly ReportColumn<ExtractLine, ExtractLine>[] = [
    { key: 'date', title: t('extract.date'), value: date, sheet: (line) => line.date, sum: date },
    {
      key: 'what',
      title: t('extract.document'),
      isName: true,
      value: ({ what, document, path }) => {
        const name = document === '' ? what : `${what} · ${document}`;
        return path === undefined ? name : <Link to={path}>{name}</Link>;
      },
      sheet: ({ what }) => what,
      sum: ({ what }) => what,
    },
    { key: 'number', title: t('extract.number'), sheet: ({ document }) => document },
    amount('debit'),
    amount('credit'),
    {
      key: 'balance',
      title: t('extract.balance'),
      align: 'end',
      value: debitOrCredit,
      sheet: ({ balance, currency }) => decimal(balance, currency),
      sum: debitOrCredit,
    },
    { key: 'currency', title: t('extract.currency'), sheet: ({ currency }) => currency },
  ];
  const linesOf = ({ currency, opening, entries, closing }: Extract, { from, to }: { from: string; to: string }) => {
    const balance = { currency, document: '', path: undefined, debit: null, credit: null, isSum: true };
    return {
      opening: { ...balance, key: 'opening', date: from, what: t('extract.opening'), balance: opening },
      movements: entries.map((entry, index): ExtractLine => ({
        ...entry,
        key: `${entry.docId} ${index}`,
        currency,
        what: t(`document.${entry.kind}`, { defaultValue: entry.kind }),
        document: withReadableDates(entry.docName, language),
        path: documentPath(config, entry.docType, entry.docId),
        debit: entry.debit || null,
        credit: entry.credit || null,
        isSum: false,
      })),
      closing: { ...balance, key: 'closing', date: to, what: t('extract.closing'), balance: closing },
    };
  };
  return { columns, linesOf };
}
