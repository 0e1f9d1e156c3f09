import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { DepositTotals as Totals } from '../../wire/money.ts';
import { useSpan } from './use-span.tsx';
import { optionOf } from '../../config/options.ts';
import '../../ui/control.css';
import './money.css';

const SUMS = ['required', 'collected', 'held', 'withheld', 'refunded'] as const;

/** PA2: what is open and what was settled, by currency and state: amounts of different currencies have no sum. */
export function DepositTotals({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const title = t('deposits.title');
  const { from, to, head } = useSpan(title);
  const path = `/security-deposits/totals?${new URLSearchParams({ from, to }).toString()}`;
  const { data, failure } = useAnswer<Totals>(path, { follows: [resource.name] });
  const field = resource.fields['state'];
  const nameOf = (value: string) => text(optionOf(field, value)?.label) || value;
  const rows = data?.rows ?? [];
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const money = (minor: number, currency: string) => formatMoney({ minor, currency, language });
  const sumOf = (currency: string, key: (typeof SUMS)[number]) =>
    rows.reduce((all, row) => all + (row.currency === currency ? row[key] : 0), 0);
  return (
    <section className="k-money-panel k-controls" aria-label={title}>
      {head}
      <p className="k-money-none">{t('deposits.what')}</p>
      {failure ? (
        <Notice kind="error" title={t('totals.failed')} />
      ) : !data ? (
        <Skeleton rows={3} label={t('loading')} />
      ) : rows.length === 0 ? (
        <p className="k-money-none">{t('deposits.none')}</p>
      ) : (
        <>
          <ul className="k-money-tiles">
            {currencies.map((currency) => (
              <li key={currency}>
                <span>
                  {currency} · {t('deposits.held')}
                </span>
                <strong>{money(sumOf(currency, 'held'), currency)}</strong>
                <small>
                  {t('deposits.required')}: {money(sumOf(currency, 'required'), currency)}
                </small>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t('deposits.byState')}</summary>
            <div className="k-money-table" tabIndex={0} role="region" aria-label={title}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('deposits.state')}</th>
                    <th scope="col">{t('deposits.count')}</th>
                    {SUMS.map((key) => (
                      <th key={key} scope="col">
                        {t(`deposits.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={`${row.currency} ${row.state}`}>
                      <th scope="row">
                        {row.currency} · {nameOf(row.state)}
                      </th>
                      <td>{row.count}</td>
                      {SUMS.map((key) => (
                        <td key={key}>{money(row[key], row.currency)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
