import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendBlock } from '../../config/page-types.ts';
import { dateField } from '../../config/stats.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { monthsAround } from '../../domain/calendar/spans.ts';
import { minorDigits } from '../../domain/money/money.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dateFormat, formatMoney, formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useLanguage, useText } from '../resource/use-text.ts';
import { BlockCard } from './BlockCard.tsx';
import { useStats } from './use-stats.ts';

// Brings a library: only for blocks that ask for more than bars.
const TrendDrawing = lazy(() => import('./own/TrendDrawing.tsx'));

/** Months as bars, or drawn otherwise: how many records, or the sum of a field; one drawing a currency, for their amounts have no common height. */
export function TrendCard({ block }: { readonly block: TrendBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const months = monthsAround(todayIn(new Date()), block);
  const field = dateField(resource.fields, block.by);
  const key = field?.type === 'dateRange' ? field.start : block.by;
  const { data, ...state } = useStats({ ...block, filters: boundsOf(key, field?.type === 'dateTime', months) });
  const label = text(block.label);
  const byMonth = new Map((data?.months ?? []).map((month) => [month.month, month]));
  const name = dateFormat(language, { timeZone: 'UTC', month: 'short', year: '2-digit' });
  const series = block.of === undefined ? [undefined] : (data?.sums ?? []).map(({ currency }) => currency);
  const summed = block.of === undefined ? t('count') : text(resource.fields[block.of]?.label);
  return (
    <BlockCard block={block} total={data?.count ?? 0} state={state} waiting={6}>
      <div className="k-trend-room">
        {series.map((currency) => {
          const isPlain = currency === undefined || currency === '';
          const shown = {
            label: t('trendOf', { block: label, by: text(field?.label), of: summed }),
            series: [isPlain ? summed : `${summed} (${currency})`],
            format: (value: number) =>
              isPlain
                ? formatNumber({ value: Math.round(value), language })
                : formatMoney({ minor: Math.round(value), currency, language }),
            of: t('month'),
            bars: months.map((month) => {
              const found = byMonth.get(month);
              const sum = found?.sums.find((one) => one.currency === currency)?.sum;
              return {
                key: month,
                label: name.format(Date.parse(`${month}-01T00:00:00Z`)),
                values: [currency === undefined ? (found?.count ?? 0) : (sum ?? 0)],
              };
            }),
          };
          if (block.as === 'bars') {
            const least = isPlain ? 1 : 10 ** minorDigits(currency);
            return <BarChart key={currency ?? ''} {...shown} numbers={t('numbers')} least={least} />;
          }
          return (
            <Suspense key={currency ?? ''} fallback={<Skeleton rows={6} label={t('loading', { block: label })} />}>
              <TrendDrawing {...shown} as={block.as} currency={isPlain ? undefined : currency} />
            </Suspense>
          );
        })}
      </div>
    </BlockCard>
  );
}

/** Only records of the months that are drawn. A moment is of the day before while Istanbul is already in the month. */
function boundsOf(key: string, isMoment: boolean, months: readonly string[]): (readonly [string, string])[] {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const next = monthsAround(`${last}-01`, { months: 1, ahead: 1 })[1] ?? '';
  const startOf = (month: string) => (isMoment ? new Date(`${month}-01T00:00:00+03:00`).toISOString() : `${month}-01`);
  return [
    [`${key}.gte`, startOf(first)],
    [`${key}.lt`, startOf(next)],
  ];
}
