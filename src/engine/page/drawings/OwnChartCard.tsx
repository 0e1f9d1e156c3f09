import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnKind, OwnChartBlock } from '../../../config/page-types.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import { Bars } from '../Bars.tsx';
import { CardFrame } from '../CardFrame.tsx';
import { useNumberLook } from '../use-number-look.ts';
import { useReadableText } from '../use-readable-text.ts';

const Chart = lazy(() => import('../../../ui/chart/Chart.tsx'));

/** A chart of the file's own figures. */
export default function OwnChartCard({ block }: { readonly block: OwnChartBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { as } = block;
  return (
    <CardFrame id={block.id} title={text(block.label)} text={text(block.text)} isFlush={as === 'bars'}>
      {as === 'bars' ? (
        <OwnBars block={block} />
      ) : (
        <Suspense fallback={<Skeleton rows={6} label={t('loading', { block: text(block.label) })} />}>
          <OwnDrawing block={block} as={as} />
        </Suspense>
      )}
    </CardFrame>
  );
}

function OwnBars({ block: { label, data, ...look } }: { readonly block: OwnChartBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const readable = useReadableText();
  const { format } = useNumberLook(look);
  const [series] = data.series;
  const rows = data.labels.map((name, place) => {
    const value = series?.values[place];
    return { key: String(place), label: readable(name), value: typeof value === 'number' ? value : 0 };
  });
  return <Bars label={text(label)} of={t('of')} what={text(series?.label)} rows={rows} format={format} />;
}

function OwnDrawing({ block, as }: { readonly block: OwnChartBlock; readonly as: DrawnKind }) {
  const { t } = useTranslation('page');
  const text = useText();
  const readable = useReadableText();
  const look = useNumberLook(block);
  const { data, isStacked } = block;
  const figures = useMemo(
    () => ({
      as,
      labels: data.labels.map(readable),
      series: data.series.map((one) => ({ ...one, label: text(one.label) })),
      isStacked,
      ...look,
    }),
    [as, data, isStacked, look, readable, text],
  );
  return <Chart label={text(block.label)} figures={figures} numbers={t('asTable')} of={t('of')} />;
}
