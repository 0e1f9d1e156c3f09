import { useList } from '@refinedev/core';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { addDays, daysBetween, todayIn } from '../../domain/calendar/iso-date.ts';
import { formatDate, formatNumber } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { RatesImported } from '../../wire/money.ts';
import '../../ui/control.css';
import './money.css';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const DAYS = 90;
const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 20;
/** Units of the drawing; as many as a phone has pixels, so that what is written there is as large as elsewhere. */
const WIDE = 640;
const NARROW = 330;

/** The buying rates of three months as lines and as a table, and the bank's bulletin to take in. */
export function RateChart({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const [today] = useState(() => todayIn(new Date()));
  const from = addDays(today, -DAYS);
  const { result, query } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { mode: 'server', currentPage: 1, pageSize: 500 },
    sorters: [{ field: 'date', order: 'asc' }],
    filters: [{ field: 'date', operator: 'gte', value: from }],
    errorNotification: false,
  });
  const rates = (result.data as readonly Row[]).map((row) => ({
    date: textOf(row['date']),
    currency: textOf(row['currency']),
    buying: Number(row['buying']),
  }));
  const values = rates.map(({ buying }) => buying);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = useMedia(PHONE) ? NARROW : WIDE;
  const x = (date: string) => LEFT + ((width - LEFT - 8) * daysBetween(from, date)) / DAYS;
  const y = (value: number) => 8 + ((HEIGHT - BOTTOM - 8) * (high - value)) / Math.max(high - low, 0.01);
  const days = [...new Set(rates.map(({ date }) => date))].reverse();
  const at = (date: string, currency: string) => {
    const rate = rates.find((one) => one.date === date && one.currency === currency);
    return rate ? formatNumber({ value: rate.buying, language }) : '–';
  };
  return (
    <section className="k-money-panel k-rates k-controls" aria-label={t('rates.title')}>
      <header>
        <h2>{t('rates.title')}</h2>
        <ul className="k-rates-lines">
          {FOREIGN_CURRENCIES.map((currency, line) => (
            <li key={currency} data-line={line}>
              {currency}
            </li>
          ))}
        </ul>
      </header>
      {query.isError ? (
        <Notice kind="error" title={t('rates.failed')} />
      ) : query.isLoading ? (
        <Skeleton rows={3} label={t('loading')} />
      ) : rates.length === 0 ? (
        <p className="k-money-none">{t('rates.none')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('rates.chart', { days: DAYS })}>
            {[high, low].map((value) => (
              <text key={value} x={0} y={y(value) + 4}>
                {formatNumber({ value, language })}
              </text>
            ))}
            {FOREIGN_CURRENCIES.map((currency, line) => (
              <path
                key={currency}
                data-line={line}
                d={rates
                  .filter((rate) => rate.currency === currency)
                  .map(({ date, buying }, index) => `${index === 0 ? 'M' : 'L'}${x(date)} ${y(buying)}`)
                  .join(' ')}
              />
            ))}
            <text x={LEFT} y={HEIGHT - 4}>
              {formatDate({ value: from, language })}
            </text>
            <text x={width - 8} y={HEIGHT - 4} textAnchor="end">
              {formatDate({ value: today, language })}
            </text>
          </svg>
          <details>
            <summary>{t('rates.table')}</summary>
            <div className="k-money-table" tabIndex={0} role="region" aria-label={t('rates.title')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('rates.day')}</th>
                    {FOREIGN_CURRENCIES.map((currency) => (
                      <th key={currency} scope="col">
                        {currency} · {t('rates.buying')}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {days.map((date) => (
                    <tr key={date}>
                      <th scope="row">{formatDate({ value: date, language })}</th>
                      {FOREIGN_CURRENCIES.map((currency) => (
                        <td key={currency}>{at(date, currency)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
      {resource.can.includes('create') && <RateImport name={resource.name} />}
    </section>
  );
}

/** Takes in a bulletin: a file, or the bank's address. */
function RateImport({ name }: { readonly name: string }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const { send, isSending, failure } = useSend({ refreshes: [name] });
  const [url, setUrl] = useState('https://www.tcmb.gov.tr/kurlar/today.xml');
  const [done, setDone] = useState<string>();
  const take = async (body: { readonly text: string } | { readonly url: string }) => {
    setDone(undefined);
    const path = '/exchange-rates/central-bank';
    const sent = await send<RatesImported>({ path, method: 'POST', body, isOnce: true, timeout: 40_000 });
    if (!sent.isDone) return;
    const { date, kept: unchanged } = sent.data;
    const taken = t('rates.done', { ...sent.data, date: formatDate({ value: date, language }) });
    setDone(unchanged.length > 0 ? `${taken} ${t('rates.kept', { currencies: unchanged.join(', ') })}` : taken);
  };
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    await take({ text });
  };
  return (
    <details>
      <summary>{t('rates.import')}</summary>
      <form
        className="k-money-import"
        onSubmit={(event) => {
          event.preventDefault();
          void take({ url });
        }}
      >
        <label>
          {t('rates.file')}
          <input
            type="file"
            accept=".xml,text/xml,application/xml"
            disabled={isSending}
            onChange={(event) => void pick(event)}
          />
        </label>
        <label>
          {t('rates.url')}
          <input type="url" value={url} onChange={({ target }) => setUrl(target.value)} />
        </label>
        <button type="submit" className="k-control" disabled={isSending}>
          {isSending ? t('rates.running') : t('rates.fetch')}
        </button>
      </form>
      {failure && <p role="alert">{Object.values(failure.errors ?? {}).flat()[0] ?? failure.message}</p>}
      {done !== undefined && <p role="status">{done}</p>}
    </details>
  );
}
