import { ScrollTable } from '../../ui/ScrollTable.tsx';
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

/** The prices of stays of several lengths, line by line. @param isStale newer ones are loading */
export function SampleStays({ stays, isStale }: { readonly stays: readonly SampleStay[]; readonly isStale: boolean }) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  const rows = stays.map(({ nights, answer }) => {
    if ('refused' in answer) return { nights, refused: answer.refused };
    const { quote } = answer;
    const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
    const tier = quote.lines.find(({ kind }) => kind === 'LONG_STAY');
    const percent = formatPercent({ value: tier?.percent ?? 0, language });
    const less = sumOf(quote, ['FACILITY_DISCOUNT']);
    return {
      nights,
      before: money(quote.total - sumOf(quote, DISCOUNTS)),
      longStay: (
        <>
          <div>{tier ? money(tier.amount) : '–'}</div>
          {tier && <small className="k-muted">{[tier.name, percent].filter(Boolean).join(' ')}</small>}
        </>
      ),
      fee: (
        <>
          <div>{money(sumOf(quote, ['FACILITY_FEE']))}</div>
          {less !== 0 && <div className="k-muted">{money(less)}</div>}
        </>
      ),
      after: <strong>{money(quote.total)}</strong>,
    };
  });
  return (
    <div aria-busy={isStale} aria-live="polite">
      <ScrollTable
        label={t('preview.title')}
        loading={isStale}
        rowKey="nights"
        dataSource={rows}
        columns={(['nights', 'before', 'longStay', 'fee', 'after'] as const).map((name) => ({
          dataIndex: name,
          title: t(`preview.${name}`),
          ...(name === 'nights' && { rowScope: 'row' as const }),
          ...(name === 'before' && {
            render: (text: string | undefined, { refused }: { refused?: string }) => refused ?? text,
          }),
          // The reason of a missing price spans all columns.
          ...(name !== 'nights' && {
            onCell: ({ refused }: { refused?: string }) =>
              refused === undefined ? {} : { colSpan: name === 'before' ? 4 : 0 },
          }),
        }))}
      />
    </div>
  );
}
