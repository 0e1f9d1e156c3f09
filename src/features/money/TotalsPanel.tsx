import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { sumMinor } from '../../domain/money/money.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';
import { formatMoney } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import '../../ui/control.css';
import './money.css';

type Total<Key extends string> = { readonly currency: string; readonly count: number } & Readonly<Record<Key, number>>;

type TotalsPanelProps<Key extends string, By extends string> = {
  /** Where its words are below the namespace. */
  readonly texts: 'totals' | 'deposits';
  readonly hint?: string;
  /** The call that answers the totals of a span of days. */
  readonly path: string;
  readonly asked?: Readonly<Record<string, string>>;
  readonly follows: string;
  /** What the rows of a currency differ by, and the field that names it. */
  readonly by: By;
  readonly field: Field | undefined;
  readonly sums: readonly Key[];
  /** The large figure of a currency, and the small one. */
  readonly shown: Key;
  readonly beside: Key | 'count';
  /** Whether each currency of the table ends with its sums. */
  readonly isSummed?: boolean;
};

function summed<Key extends string>(
  rows: readonly Total<Key>[],
  currency: string,
  keys: readonly (Key | 'count')[],
): Total<Key> {
  const sums = keys.map((key) => [key, sumMinor(rows.map((row) => row[key]))]);
  return { ...(Object.fromEntries(sums) as Record<Key | 'count', number>), currency };
}

/**
 * Totals of a span of days, from the first of the month to today at first: a tile a currency, and a table behind. Amounts of
 * different currencies have no sum.
 */
export function TotalsPanel<Key extends string, By extends string>(props: TotalsPanelProps<Key, By>) {
  const { texts, hint, path, asked, follows, by, field, sums, shown, beside, isSummed = false } = props;
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const [today] = useState(() => todayIn(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  type Row = Total<Key> & Readonly<Record<By, string>>;
  const { data, failure } = useAnswer<{ readonly rows: readonly Row[] }>(
    `${path}?${new URLSearchParams({ ...asked, from, to }).toString()}`,
    { follows: [follows] },
  );
  const title = t(`${texts}.title`);
  const nameOf = (value: string) => text(optionOf(field, value)?.label) || value || '–';
  const shownAs = (of: Total<Key>, key: Key | 'count') =>
    key === 'count' ? of.count : formatMoney({ minor: of[key], currency: of.currency, language });
  const columns = ['count', ...sums] as const;
  const currencies = [...new Set(data?.rows.map(({ currency }) => currency))].map((currency) => {
    const rows = data?.rows.filter((row) => row.currency === currency) ?? [];
    return { currency, rows, sum: summed(rows, currency, columns) };
  });
  return (
    <section className="k-money-panel k-controls" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <label>
          {t('totals.from')}
          <DateBox required value={from} max={to} onChange={(day) => day !== '' && setFrom(day)} />
        </label>
        <label>
          {t('totals.to')}
          <DateBox required value={to} min={from} onChange={(day) => day !== '' && setTo(day)} />
        </label>
      </header>
      {hint !== undefined && <p className="k-money-none">{hint}</p>}
      {failure ? (
        <Notice kind="error" title={t('totals.failed')} />
      ) : !data ? (
        <Skeleton rows={3} label={t('loading')} />
      ) : data.rows.length === 0 ? (
        <p className="k-money-none">{t(`${texts}.none`)}</p>
      ) : (
        <>
          <ul className="k-money-tiles">
            {currencies.map(({ currency, sum }) => (
              <li key={currency}>
                <span>
                  {currency} · {t(`${texts}.${shown}`)}
                </span>
                <strong>{shownAs(sum, shown)}</strong>
                <small>
                  {t(`${texts}.${beside}`)}: {shownAs(sum, beside)}
                </small>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t(`${texts}.details`)}</summary>
            <div className="k-money-table" tabIndex={0} role="region" aria-label={title}>
              <table>
                <thead>
                  <tr>
                    {[by, ...columns].map((key) => (
                      <th key={key} scope="col">
                        {t(`${texts}.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                {currencies.map(({ currency, rows, sum }) => (
                  <tbody key={currency}>
                    {rows.map((row) => (
                      <tr key={row[by]}>
                        <th scope="row">{isSummed ? nameOf(row[by]) : `${currency} · ${nameOf(row[by])}`}</th>
                        {columns.map((key) => (
                          <td key={key}>{shownAs(row, key)}</td>
                        ))}
                      </tr>
                    ))}
                    {isSummed && (
                      <tr className="k-money-sum">
                        <th scope="row">{currency}</th>
                        {columns.map((key) => (
                          <td key={key}>{shownAs(sum, key)}</td>
                        ))}
                      </tr>
                    )}
                  </tbody>
                ))}
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
