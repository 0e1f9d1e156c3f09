import { useList } from '@refinedev/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { addDays, todayIn } from '../../domain/calendar/iso-date.ts';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';
import { formatDate, formatNumber } from '../../engine/format.ts';
import { answerOf } from '../../engine/resource/answer-of.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RateImport } from './RateImport.tsx';
import { type Rate, rateOf } from './rates.ts';
import './money.css';

const Chart = lazy(() => import('../../ui/chart/Chart.tsx'));

const DAYS = 90;

/** The buying rates of three months as lines and as a table, and the import of the bank's bulletin. */
export function RateChart({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const [today] = useState(() => todayIn(new Date()));
  const from = addDays(today, -DAYS);
  const { query } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { mode: 'server', currentPage: 1, pageSize: 500 },
    sorters: [{ field: 'date', order: 'asc' }],
    filters: [{ field: 'date', operator: 'gte', value: from }],
    errorNotification: false,
  });
  return (
    <section className="k-panel k-below" aria-label={t('rates.title')}>
      <h2>{t('rates.title')}</h2>
      <Answered
        answer={answerOf(query)}
        failed={t('rates.failed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="k-muted">{t('rates.none')}</p>}
      >
        {({ data }) => <RateLines rates={data.map(rateOf)} />}
      </Answered>
      {resource.can.includes('create') && <RateImport name={resource.name} />}
    </section>
  );
}

/** A line per currency, and a table of all days. */
function RateLines({ rates }: { readonly rates: readonly Rate[] }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const days = [...new Set(rates.map(({ date }) => date))];
  const format = (value: number) => formatNumber({ value, language });
  const ratesOf = (currency: string) => {
    const byDay = new Map(rates.flatMap((rate) => (rate.currency === currency ? [[rate.date, rate.buying]] : [])));
    return days.map((date) => byDay.get(date) ?? null);
  };
  return (
    <Suspense fallback={<Skeleton rows={6} label={t('loading')} />}>
      <Chart
        label={t('rates.chart', { days: DAYS })}
        figures={{
          as: 'line',
          labels: days.map((date) => formatDate({ value: date, language })),
          series: FOREIGN_CURRENCIES.map((currency) => ({
            label: `${currency} · ${t('rates.buying')}`,
            values: ratesOf(currency),
          })),
          isStacked: false,
          isCut: true,
          format,
          formatShort: format,
        }}
        numbers={t('rates.table')}
        of={t('rates.day')}
      />
    </Suspense>
  );
}
