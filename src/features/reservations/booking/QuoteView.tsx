import { useState } from 'react';
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
  /** The total stands beside it already. */
  readonly isPart?: boolean;
};

/** A quote with every line; nights with their sources, and instalments, unfold (PR1, PR8). */
export function QuoteView({ quote, isPart = false }: QuoteViewProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const money = (minor: number) => formatMoney({ minor, currency: quote.currency, language });
  return (
    <div className="k-quote">
      <table>
        <tbody>
          {quote.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                {label('lines', 'kind', line.kind)}
                {line.name !== undefined && ` · ${line.name}`}
                {line.unitAmount !== undefined && line.quantity > 1 && (
                  <small>
                    {line.quantity} × {money(line.unitAmount)}
                  </small>
                )}
                {line.unitAmount === undefined && line.kind === 'ACCOMMODATION' && (
                  <small>{t('quote.average', { amount: money(perNight(quote)) })}</small>
                )}
                {line.percent !== undefined && <small>{formatPercent({ value: line.percent, language })}</small>}
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {!isPart && (
            <tr>
              <th scope="row">{t('quote.total')}</th>
              <td>{money(quote.total)}</td>
            </tr>
          )}
          <ToPay quote={quote} />
          <Taxes quote={quote} />
        </tfoot>
      </table>
      {quote.nights.length > 0 && (
        <>
          <button type="button" className="k-link-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'quote.hideNights' : 'quote.showNights', { count: quote.nights.length })}
          </button>
          {isOpen && (
            <ul className="k-quote-nights">
              {quote.nights.map((night) => (
                <li key={night.date}>
                  <span>{formatDate({ value: night.date, language })}</span>
                  <span>
                    {label('nights', 'source', night.source)}
                    {night.name !== undefined && ` · ${night.name}`}
                  </span>
                  <span>{money(night.amount)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {quote.instalments && quote.instalments.length > 0 && (
        <div className="k-quote-instalments">
          <h3>{t('quote.instalments')}</h3>
          <ol>
            {quote.instalments.map(({ dueAt, amount }, index) => (
              <li key={index}>
                <span>{formatDate({ value: dueAt, language })}</span>
                <span>{money(amount)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** What of the total is tax, by the rates of the day of booking. */
function Taxes({ quote: { taxes = [], currency } }: { readonly quote: PaidQuote }) {
  const { t } = useTranslation('booking');
  const textOf = useTaxesText();
  if (taxes.length === 0) return null;
  return (
    <tr>
      <td colSpan={2} className="k-quote-taxes">
        {t('taxes.included', { taxes: textOf(taxes, currency) })}
      </td>
    </tr>
  );
}

/** PR7: what a guest pays in another currency than the home's, and by which rate. */
function ToPay({ quote: { exchangeRate, payCurrency, payTotal } }: { readonly quote: PaidQuote }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (payTotal == null || !payCurrency || !exchangeRate) return null;
  const { from, to, rate, date } = exchangeRate;
  const published = formatDate({ value: date, language });
  return (
    <tr>
      <th scope="row">
        {t('quote.toPay')}
        <small>
          {t('quote.rate', { from, to, rate: rate.replace('.', decimalSeparator(language)), date: published })}
        </small>
      </th>
      <td>{formatMoney({ minor: payTotal, currency: payCurrency, language })}</td>
    </tr>
  );
}

/** The words for a code inside the reservation's frozen quote, as its configuration has them. */
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
