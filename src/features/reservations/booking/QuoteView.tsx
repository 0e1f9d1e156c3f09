import Button from 'antd/es/button';
import Table from 'antd/es/table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField } from '../../../config/types.ts';
import { optionOf } from '../../../config/options.ts';
import { decimalSeparator, formatDate, formatMoney, formatPercent } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import type { PaidQuote } from '../../../wire/quote.ts';
import { useTaxesText } from '../use-taxes-text.ts';
import { perNight } from './offers.ts';

type QuoteViewProps = {
  readonly quote: PaidQuote;
  /** The total is already shown beside it. */
  readonly isPart?: boolean;
};

/** A quote with every line; nights with their sources, and instalments, are collapsible (PR1, PR8). */
export function QuoteView({ quote, isPart = false }: QuoteViewProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
  const lines = quote.lines.map((line) => {
    const notes = [
      line.unitAmount != null && line.quantity > 1 && `${line.quantity} × ${money(line.unitAmount)}`,
      line.unitAmount == null &&
        line.kind === 'ACCOMMODATION' &&
        t('quote.average', { amount: money(perNight(quote)) }),
      line.percent != null && formatPercent({ value: line.percent, language }),
    ];
    return {
      name: [label('lines', 'kind', line.kind), line.name].filter(Boolean).join(' · '),
      note: notes.filter((note) => note !== false).join(' · '),
      amount: money(line.amount),
    };
  });
  const nights = quote.nights.map(({ date, source, name, amount }) => ({
    name: formatDate({ value: date, language }),
    note: [label('nights', 'source', source), name].filter(Boolean).join(' · '),
    amount: money(amount),
  }));
  const instalments = (quote.instalments ?? []).map(({ dueAt, amount }) => ({
    name: formatDate({ value: dueAt, language }),
    note: '',
    amount: money(amount),
  }));
  return (
    <>
      <Amounts lines={lines} sums={<Sums quote={quote} total={isPart ? undefined : money(quote.total)} />} />
      {nights.length > 0 && (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'quote.hideNights' : 'quote.showNights', { count: nights.length })}
        </Button>
      )}
      {isOpen && <Amounts lines={nights} />}
      {instalments.length > 0 && <Amounts title={t('quote.instalments')} lines={instalments} />}
    </>
  );
}

type AmountsProps = {
  readonly title?: string;
  readonly lines: readonly { readonly name: string; readonly note: string; readonly amount: string }[];
  /** Rows of the same table, below the lines. */
  readonly sums?: ReactNode;
};

function Amounts({ title, lines, sums }: AmountsProps) {
  return (
    <Table
      size="small"
      showHeader={false}
      pagination={false}
      rowKey={(line) => lines.indexOf(line)}
      dataSource={lines}
      columns={[
        {
          rowScope: 'row',
          render: (_, { name, note }) => (
            <>
              {name} {note !== '' && <small className="k-muted">{note}</small>}
            </>
          ),
        },
        { dataIndex: 'amount', align: 'right', width: '1%' },
      ]}
      {...(title !== undefined && { title: () => <strong>{title}</strong> })}
      {...(sums !== undefined && { summary: () => sums })}
    />
  );
}

/** The total, the amount in the guest's currency if it differs from the home's (PR7), and the included tax. */
function Sums({ quote, total }: { readonly quote: PaidQuote; readonly total: string | undefined }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const taxesText = useTaxesText();
  const { currency, exchangeRate, payCurrency, payTotal } = quote;
  const taxes = quote.taxes ?? [];
  const { Row, Cell } = Table.Summary;
  return (
    <>
      {total !== undefined && (
        <Row>
          <Cell index={0}>
            <strong>{t('quote.total')}</strong>
          </Cell>
          <Cell index={1} align="right">
            <strong>{total}</strong>
          </Cell>
        </Row>
      )}
      {payTotal != null && payCurrency && exchangeRate && (
        <Row>
          <Cell index={0}>
            <strong>{t('quote.toPay')}</strong>{' '}
            <small>
              {t('quote.rate', {
                from: exchangeRate.from,
                to: exchangeRate.to,
                rate: exchangeRate.rate.replace('.', decimalSeparator(language)),
                date: formatDate({ value: exchangeRate.date, language }),
              })}
            </small>
          </Cell>
          <Cell index={1} align="right">
            <strong>{formatMoney({ minor: payTotal, currency: payCurrency, language })}</strong>
          </Cell>
        </Row>
      )}
      {taxes.length > 0 && (
        <Row>
          <Cell index={0} colSpan={2}>
            {t('taxes.included', { taxes: taxesText(taxes, currency) })}
          </Cell>
        </Row>
      )}
    </>
  );
}

/** The labels for codes in the reservation's frozen quote, from its configuration. */
function useLabel() {
  const text = useText();
  const { resource } = useEngine();
  return (list: string, part: string, code: string): string => {
    const quote = resource.fields['quote'];
    const lines = partOf(quote, list);
    return text(optionOf(partOf(lines, part), code)?.label) || code;
  };
}

function partOf(field: ClientField | undefined, name: string): ClientField | undefined {
  if (field?.type !== 'object' && field?.type !== 'repeater') return undefined;
  const part = field.fields[name];
  return part && { ...part, writable: false };
}
