import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { groupWhere, otherWhere } from '../../../config/group-where.ts';
import type { ChartBlock, OwnChartBlock } from '../../../config/page-types.ts';
import type { ClientField } from '../../../config/types.ts';
import { minorDigits } from '../../../domain/money/money.ts';
import type { FiguresOfGroup, Stats } from '../../../config/figures.ts';
import { optionsOf } from '../../../config/options.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { type BarRow, Bars } from '../Bars.tsx';
import { BlockCard } from '../BlockCard.tsx';
import { drillPath } from '../../resource/drill.ts';
import { type MeasuredAmount, amountIn, measuredText } from '../measure.ts';
import { useMeasured } from '../use-measured.ts';
import { colorsOf, useGroupNames } from '../use-group-names.ts';
import { useStats } from '../use-stats.ts';
import type { CardProps } from '../card-props.ts';
import { ofRecords } from '../of-records.tsx';

// Loads a library: only for blocks with drawings other than bars.
const OwnChartCard = lazy(() => import('../drawings/OwnChartCard.tsx'));
const CountedDrawing = lazy(() => import('../drawings/CountedDrawing.tsx'));

/** Maximum unlisted values with their own bar; the others share one. */
const MAX_BARS = 8;
const NO_DATA: Stats = { count: 0, sums: [] };

/** Totals of each value, as a drawing or as bars; one per currency for amounts. */
function CountedChart({ block }: { readonly block: ChartBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const field = resource.fields[block.by];
  const { data = NO_DATA, ...state } = useStats({ ...block, by: [block.by] });
  const currencies = block.of === undefined ? [''] : data.sums.map(({ currency }) => currency);
  const rowsOf = useRows(block, field, data);
  const label = t('chartOf', { block: text(block.label), field: text(field?.label) });
  const what = useMeasured(block);
  return (
    <BlockCard
      block={block}
      total={currencies.length === 0 ? 0 : data.count}
      state={state}
      waiting={field?.type === 'enum' ? field.options.length : MAX_BARS}
      isFlush={block.as === 'bars'}
    >
      {currencies.map((currency) => {
        const shown = {
          label: currencies.length > 1 ? `${label} (${currency})` : label,
          of: text(field?.label),
          what: currency === '' ? what : `${what} (${currency})`,
          rows: rowsOf(currency),
        };
        const format = (value: number) => measuredText({ currency, value }, language);
        if (block.as === 'bars') return <Bars key={currency} {...shown} format={format} />;
        return (
          <Suspense key={currency} fallback={<Skeleton rows={6} label={t('loading', { block: text(block.label) })} />}>
            <CountedDrawing
              as={block.as}
              {...shown}
              {...(currency !== '' && { currency, unit: 10 ** minorDigits(currency) })}
            />
          </Suspense>
        );
      })}
    </BlockCard>
  );
}

/** The rows of one currency: listed values in their order, even those without records; others largest first. */
function useRows(
  block: ChartBlock,
  field: ClientField | undefined,
  data: Stats,
): (currency: MeasuredAmount['currency']) => readonly BarRow[] {
  const { t } = useTranslation('page');
  const { resource } = useEngine();
  const nameOf = useGroupNames();
  const { groups = [], names } = data;
  if (!field) return () => [];
  const grouping = { field, step: 'month' } as const;
  const byValue = new Map(groups.map((group) => [group.keys[0] ?? '', group]));
  const listed = field.type === 'boolean' ? ['true', 'false'] : optionsOf(field).map(({ value }) => value);
  const isListed = listed.length > 0;

  return (currency) => {
    const measured = (figures: FiguresOfGroup | undefined) => amountIn(figures, block, currency);
    const found = [...byValue.keys()].filter((value) => !listed.includes(value));
    const sorted = isListed
      ? [...listed, ...found]
      : found.sort((a, b) => measured(byValue.get(b)) - measured(byValue.get(a)));
    const shown = isListed ? sorted : sorted.slice(0, MAX_BARS);
    const colors = colorsOf(field, shown);
    const rows = shown.map((value, index): BarRow => {
      const isAsked = field.type !== 'enum' || value === '' || listed.includes(value);
      return {
        key: value,
        label: nameOf(grouping, value, names?.[0]),
        value: measured(byValue.get(value)),
        to: isAsked ? drillPath({ resource, view: block.view, wheres: [groupWhere(grouping, value)] }) : undefined,
        ...(colors && { color: colors[index] ?? 'none' }),
      };
    });
    const others = sorted.slice(shown.length);
    if (others.length === 0 || block.how === 'average') return rows;
    const left = others.reduce((sum, value) => sum + measured(byValue.get(value)), 0);
    const to = drillPath({ resource, view: block.view, wheres: [otherWhere(grouping, shown)] });
    return [...rows, { key: ' others', label: t('others'), value: left, isRest: true, to }];
  };
}

const OfRecords = ofRecords(CountedChart);

/** A chart of records, or of figures that stand in the file. */
export default function ChartCard({ block, ...around }: CardProps<ChartBlock | OwnChartBlock>) {
  return 'data' in block ? <OwnChartCard block={block} /> : <OfRecords block={block} {...around} />;
}
