import { useTranslation } from 'react-i18next';
import { sumMinor } from '../../domain/money/money.ts';
import type { Quote, QuoteLine } from '../../domain/prices/quote.ts';
import { formatMoney, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { QuoteAnswer } from '../../wire/quote.ts';

const DISCOUNTS: readonly QuoteLine['kind'][] = ['LONG_STAY', 'FACILITY_DISCOUNT'];

const sumOf = (quote: Quote, kinds: readonly QuoteLine['kind'][]): number =>
  sumMinor(quote.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

export type SampleStay = {
  readonly nights: number;
  readonly answer: QuoteAnswer | { readonly refused: string };
};

/** The prices of stays of several lengths, line by line. @param isStale newer ones are on their way */
export function SampleStays({ stays, isStale }: { readonly stays: readonly SampleStay[]; readonly isStale: boolean }) {
  const { t } = useTranslation('prices');
  return (
    <div className="k-year-table" tabIndex={0} role="region" aria-label={t('preview.title')} aria-busy={isStale}>
      <table>
        <thead>
          <tr>
            {(['nights', 'before', 'longStay', 'fee', 'after'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`preview.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-live="polite">
          {stays.map(({ nights, answer }) => (
            <tr key={nights}>
              <th scope="row">{nights}</th>
              {'refused' in answer ? <td colSpan={4}>{answer.refused}</td> : <Prices quote={answer.quote} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Prices({ quote }: { readonly quote: Quote }) {
  const language = useLanguage();
  const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
  const tier = quote.lines.find(({ kind }) => kind === 'LONG_STAY');
  const percent = formatPercent({ value: tier?.percent ?? 0, language });
  const fee = sumOf(quote, ['FACILITY_FEE']);
  const less = sumOf(quote, ['FACILITY_DISCOUNT']);
  return (
    <>
      <td>{money(quote.total - sumOf(quote, DISCOUNTS))}</td>
      <td>
        {tier ? <span className="k-sample-amount">{money(tier.amount)}</span> : '–'}
        {tier && <small>{[tier.name, percent].filter(Boolean).join(' ')}</small>}
      </td>
      <td>
        <span className="k-sample-amount">{money(fee)}</span>
        {less !== 0 && <span className="k-sample-amount">{money(less)}</span>}
      </td>
      <td>
        <strong>{money(quote.total)}</strong>
      </td>
    </>
  );
}
