import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LedgerLine } from '../../wire/money.ts';
import { optionOf } from '../../config/options.ts';
import './money.css';

/** What a payment posted: each side with its account. */
export function PaymentEntries({ config, record }: Pick<PanelProps, 'config'> & { readonly record: { id: string } }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const path = `/payments/entries?${new URLSearchParams({ paymentId: record.id }).toString()}`;
  const { data, failure } = useAnswer<{ readonly items: readonly LedgerLine[] }>(path, { follows: ['payments'] });
  const field = config.resources['ledger-entries']?.fields['account'];
  const nameOf = (line: LedgerLine) => line.accountName ?? (text(optionOf(field, line.account)?.label) || line.account);
  const side = (minor: number, currency: string) => (minor === 0 ? '' : formatMoney({ minor, currency, language }));
  if (failure) return <Notice kind="error" title={t('entries.failed')} />;
  if (!data) return <Skeleton rows={2} label={t('loading')} />;
  if (data.items.length === 0) return <p className="k-money-none">{t('entries.none')}</p>;
  return (
    <div className="k-money-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('entries.account')}</th>
            <th scope="col">{t('entries.debit')}</th>
            <th scope="col">{t('entries.credit')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((line) => (
            <tr key={line.id}>
              <th scope="row">{nameOf(line)}</th>
              <td>{side(line.debit, line.currency)}</td>
              <td>{side(line.credit, line.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
