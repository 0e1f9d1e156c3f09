import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartBlock } from '../../config/page-types.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { Bars } from './Bars.tsx';
import { BlockCard } from './BlockCard.tsx';
import { useValueCounts } from './use-value-counts.ts';

// Brings a library: only for blocks that ask for more than bars.
const CountedDrawing = lazy(() => import('./own/CountedDrawing.tsx'));

/** Values of a text that have a bar of their own; the others are one. */
const MOST = 8;

/** How many records have each value, as a drawing or as bars. */
export function ChartCard({ block }: { readonly block: ChartBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { resource } = useEngine();
  const field = resource.fields[block.by];
  const options = field?.type === 'enum' ? field.options : undefined;
  const counted = useValueCounts({ ...block, values: options?.map(({ value }) => value) });
  const all = counted.counts.map(({ value, count }) => {
    const option = options?.find((one) => one.value === value);
    return { key: value, label: option ? text(option.label) : value, value: count };
  });
  const others = options ? [] : all.slice(MOST);
  const rows = [
    ...all.slice(0, all.length - others.length),
    ...(others.length === 0 ? [] : [{ key: '', label: t('others'), value: sumOf(others) }]),
  ];
  const label = t('chartOf', { block: text(block.label), field: text(field?.label) });
  const shown = { label, of: text(field?.label), what: t('count'), rows };
  return (
    <BlockCard block={block} total={sumOf(all)} state={counted} waiting={options?.length ?? MOST}>
      {block.as === 'bars' ? (
        <Bars {...shown} />
      ) : (
        <Suspense fallback={<Skeleton rows={6} label={t('loading', { block: text(block.label) })} />}>
          <CountedDrawing as={block.as} {...shown} />
        </Suspense>
      )}
    </BlockCard>
  );
}

const sumOf = (rows: readonly { readonly value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);
