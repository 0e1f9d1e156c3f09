import Flex from 'antd/es/flex';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { daysOfSteps, groupWhere, spanFilters, spanWhere } from '../../../config/group-where.ts';
import type { TrendBlock } from '../../../config/page-types.ts';
import { dateField } from '../../../config/stats.ts';
import { minorDigits } from '../../../domain/money/money.ts';
import { stepsAround } from '../../../domain/calendar/steps.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { currentDay } from '../../clock.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { BlockCard } from '../BlockCard.tsx';
import { drillPath } from '../../resource/drill.ts';
import { amountIn, measuredText } from '../measure.ts';
import { useGroupNames } from '../use-group-names.ts';
import { useMeasured } from '../use-measured.ts';
import { useStats } from '../use-stats.ts';
import { ofRecords } from '../of-records.tsx';

// Loads a library: only for blocks with drawings other than bars.
const TrendDrawing = lazy(() => import('../drawings/TrendDrawing.tsx'));

/** Days, weeks or months as bars, or drawn otherwise: how many records, or the total of a field; one drawing per currency, since amounts in different ones share no scale. */
function TrendCard({ block }: { readonly block: TrendBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const nameOf = useGroupNames();
  const { resource } = useEngine();
  const { step } = block;
  const steps = stepsAround(currentDay(), block);
  const field = dateField(resource.fields, block.by);
  const grouping = field && { field, step };
  const span = daysOfSteps(steps, step);
  const { data, ...state } = useStats({
    ...block,
    by: [block.by],
    filters: field ? spanFilters(field, span) : [],
  });
  const label = text(block.label);
  const byStep = new Map((data?.groups ?? []).map((group) => [group.keys[0], group]));
  const currencies = block.of === undefined ? [''] : (data?.sums ?? []).map(({ currency }) => currency);
  const summed = useMeasured(block);
  const toAll = field && drillPath({ resource, view: block.view, wheres: [spanWhere(field, span)] });
  return (
    <BlockCard
      block={block}
      total={currencies.length === 0 ? 0 : (data?.count ?? 0)}
      state={state}
      waiting={6}
      to={toAll}
    >
      <Flex vertical gap={16}>
        {currencies.map((currency) => {
          const isPlain = currency === '';
          const bars = steps.map((name) => ({
            key: name,
            label: grouping ? nameOf(grouping, name, undefined) : name,
            values: [amountIn(byStep.get(name), block, currency)],
            to: grouping && drillPath({ resource, view: block.view, wheres: [groupWhere(grouping, name)] }),
          }));
          const pick = (place: number) => {
            const to = bars[place]?.to;
            if (to !== undefined) void navigate(to);
          };
          const shown = {
            label: t(`trendOf.${step}`, { block: label, by: text(field?.label), of: summed }),
            series: [isPlain ? summed : `${summed} (${currency})`],
            format: (value: number) => measuredText({ currency, value }, language),
            of: t(`step.${step}`),
            bars,
            onPick: bars.some(({ to }) => to !== undefined) ? pick : undefined,
          };
          if (block.as === 'bars') {
            const least = isPlain ? 1 : 10 ** minorDigits(currency);
            return <BarChart key={currency} {...shown} numbers={t('numbers')} least={least} />;
          }
          return (
            <Suspense key={currency} fallback={<Skeleton rows={6} label={t('loading', { block: label })} />}>
              <TrendDrawing {...shown} as={block.as} currency={isPlain ? undefined : currency} />
            </Suspense>
          );
        })}
      </Flex>
    </BlockCard>
  );
}

export default ofRecords(TrendCard);
