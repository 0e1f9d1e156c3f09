import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import type { Language } from '../../config/types.ts';
import type { Extract } from '../../wire/money.ts';
import { documentPath } from './source-path.ts';
import { WideTable } from './WideTable.tsx';

type ExtractTableProps = {
  readonly extract: Extract;
  readonly from: string;
  readonly to: string;
};

/** A balance with the side it stands on: owed to us is debit, owed by us is credit. */
export function sided(minor: number, setup: { currency: string; language: Language; debit: string; credit: string }) {
  const { currency, language, debit, credit } = setup;
  const text = formatMoney({ minor: Math.abs(minor), currency, language });
  return minor === 0 ? text : `${text} ${minor > 0 ? debit : credit}`;
}

/** AC6: opening, movements with the running balance, closing; each movement leads to its document. */
export function ExtractTable({ extract, from, to }: ExtractTableProps) {
  const { party, currency } = extract;
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const config = useClientConfig();
  const money = (minor: number) => (minor === 0 ? '' : formatMoney({ minor, currency, language }));
  const side = (minor: number) =>
    sided(minor, { currency, language, debit: t('extract.debitShort'), credit: t('extract.creditShort') });
  const date = (value: string) => formatDate({ value, language });
  return (
    <WideTable
      label={t('extract.title')}
      caption={t('extract.caption', { party, from: date(from), to: date(to), currency })}
      className="k-st-entries"
      columns={[
        [t('extract.date')],
        [t('extract.document')],
        [t('extract.debit'), 'amount'],
        [t('extract.credit'), 'amount'],
        [t('extract.balance'), 'amount'],
      ]}
    >
      <tbody>
        <tr className="k-st-sum">
          <td>{date(from)}</td>
          <th scope="row" colSpan={3}>
            {t('extract.opening')}
          </th>
          <td className="k-st-amount">{side(extract.opening)}</td>
        </tr>
        {extract.entries.map((entry, index) => {
          const path = documentPath(config, entry.docType, entry.docId);
          const kind = t(`document.${entry.kind}`, { defaultValue: entry.kind });
          const name = entry.docName === '' ? kind : `${kind} · ${entry.docName}`;
          return (
            <tr key={`${entry.docId} ${index}`}>
              <td>{date(entry.date)}</td>
              <td>{path === undefined ? name : <Link to={path}>{name}</Link>}</td>
              <td className="k-st-amount" data-label={t('extract.debit')}>
                {money(entry.debit)}
              </td>
              <td className="k-st-amount" data-label={t('extract.credit')}>
                {money(entry.credit)}
              </td>
              <td className="k-st-amount" data-label={t('extract.balance')}>
                {side(entry.balance)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="k-st-sum">
          <td>{date(to)}</td>
          <th scope="row" colSpan={3}>
            {t('extract.closing')}
          </th>
          <td className="k-st-amount">{side(extract.closing)}</td>
        </tr>
      </tfoot>
    </WideTable>
  );
}
