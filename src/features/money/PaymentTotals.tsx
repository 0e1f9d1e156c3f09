import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PaymentTotals as Totals } from '../../wire/money.ts';
import { useSpan } from './use-span.tsx';
import { optionOf } from '../../config/options.ts';
import '../../ui/control.css';
import './money.css';

type SumKey = 'in' | 'out' | 'net' | 'count';

const groupOf = (name: string): string =>
  name.includes('transfer') ? 'transfers' : name.includes('deposit') ? 'deposits' : 'collections';

/** What came and went in a span of days, by currency and method: amounts of different currencies have no sum. */
export function PaymentTotals({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const { from, to, head } = useSpan(t('totals.title'));
  const of = groupOf(resource.name);
  const { data, failure } = useAnswer<Totals>(`/payments/totals?${new URLSearchParams({ of, from, to }).toString()}`, {
    follows: [resource.name],
  });
  const field = resource.fields[of === 'transfers' ? 'purpose' : 'method'];
  const nameOf = (value: string) => text(optionOf(field, value)?.label) || value || '–';
  const currencies = [...new Set((data?.rows ?? []).map(({ currency }) => currency))];
  const sumOf = (currency: string, key: SumKey) =>
    (data?.rows ?? []).reduce((all, row) => all + (row.currency === currency ? row[key] : 0), 0);
  const money = (minor: number, currency: string) => formatMoney({ minor, currency, language });
  return (
    <section className="k-money-panel k-controls" aria-label={t('totals.title')}>
      {head}
      {failure ? (
        <Notice kind="error" title={t('totals.failed')} />
      ) : !data ? (
        <Skeleton rows={3} label={t('loading')} />
      ) : data.rows.length === 0 ? (
        <p className="k-money-none">{t('totals.none')}</p>
      ) : (
        <>
          <ul className="k-money-tiles">
            {currencies.map((currency) => (
              <li key={currency}>
                <span>
                  {currency} · {t('totals.net')}
                </span>
                <strong>{money(sumOf(currency, 'net'), currency)}</strong>
                <small>
                  {t('totals.count')}: {sumOf(currency, 'count')}
                </small>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t('totals.byMethod')}</summary>
            <div className="k-money-table" tabIndex={0} role="region" aria-label={t('totals.title')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('totals.method')}</th>
                    <th scope="col">{t('totals.count')}</th>
                    <th scope="col">{t('totals.in')}</th>
                    <th scope="col">{t('totals.out')}</th>
                    <th scope="col">{t('totals.net')}</th>
                  </tr>
                </thead>
                {currencies.map((currency) => {
                  const rows = data.rows.filter((row) => row.currency === currency);
                  const sum = (key: SumKey) => sumOf(currency, key);
                  return (
                    <tbody key={currency}>
                      {rows.map((row) => (
                        <tr key={row.method}>
                          <th scope="row">{nameOf(row.method)}</th>
                          <td>{row.count}</td>
                          <td>{money(row.in, currency)}</td>
                          <td>{money(row.out, currency)}</td>
                          <td>{money(row.net, currency)}</td>
                        </tr>
                      ))}
                      <tr className="k-money-sum">
                        <th scope="row">{currency}</th>
                        <td>{sum('count')}</td>
                        <td>{money(sum('in'), currency)}</td>
                        <td>{money(sum('out'), currency)}</td>
                        <td>{money(sum('net'), currency)}</td>
                      </tr>
                    </tbody>
                  );
                })}
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
