import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnBlock } from '../../config/own-blocks.ts';
import type {
  BoardBlock,
  CalendarBlock,
  ChartBlock,
  ClientPage,
  CountBlock,
  PageBlock,
  PivotBlock,
  RowsBlock,
  StatBlock,
  TrendBlock,
} from '../../config/page-types.ts';
import type { ClientConfig } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EngineProvider } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { ChartCard } from './ChartCard.tsx';
import { CountTile } from './CountTile.tsx';
import { RowsCard } from './RowsCard.tsx';
import { StatTile } from './StatTile.tsx';
import { TextCard } from './TextCard.tsx';
import { TrendCard } from './TrendCard.tsx';
import './page.css';

// Only pages that explain something have them.
const ExampleBlock = lazy(() => import('./example/ExampleBlock.tsx'));
const LinksBlock = lazy(() => import('./links/LinksBlock.tsx'));
// Only pages that have them.
const SpanTile = lazy(() => import('./figures/SpanTile.tsx'));
const PivotCard = lazy(() => import('./figures/PivotCard.tsx'));
const CalendarCard = lazy(() => import('./figures/CalendarCard.tsx'));
const BoardBlockCard = lazy(() => import('./figures/BoardBlockCard.tsx'));
const MarkdownCard = lazy(() => import('./figures/MarkdownCard.tsx'));
// Pages of records alone need neither.
const OwnCard = lazy(() => import('./own/OwnCard.tsx'));
const PanelBlockView = lazy(() => import('./own/PanelBlockView.tsx'));

type PageProps = { readonly config: ClientConfig; readonly page: ClientPage };

/** A page that the configuration arranges from blocks. Each block asks, fails and is tried again for itself. */
export default function PageScreen({ config, page }: PageProps) {
  const { t } = useTranslation('page');
  const text = useText();
  return (
    <>
      <PageHead title={text(page.label)} />
      {page.text && <p className="k-page-text">{text(page.text)}</p>}
      {page.blocks.length === 0 ? (
        <Notice kind="empty" title={t('nothing.title')} text={t('nothing.text')} />
      ) : (
        <div className="k-blocks">
          {page.blocks.map((block) => (
            <div
              key={block.id}
              className={`k-block k-block-${'span' in block ? 'span' : block.type} k-block-${block.width}`}
            >
              <Block config={config} page={page} block={block} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

type CountedBlock =
  CountBlock | StatBlock | RowsBlock | ChartBlock | TrendBlock | PivotBlock | CalendarBlock | BoardBlock;
type BlockProps = PageProps & { readonly block: PageBlock };

function Block({ config, page, block }: BlockProps) {
  const { t } = useTranslation('page');
  const text = useText();
  if (block.type === 'text') return <TextCard block={block} />;
  if (block.type === 'example' || block.type === 'links') {
    return (
      <Suspense fallback={<Skeleton rows={6} label={t('loading', { block: text(block.label) })} />}>
        {block.type === 'links' ? (
          <LinksBlock config={config} block={block} />
        ) : (
          <ExampleBlock config={config} page={page.name} block={block} />
        )}
      </Suspense>
    );
  }
  if (isOwnBlock(block) || block.type === 'panel' || block.type === 'markdown') {
    return (
      <Suspense fallback={<Skeleton rows={4} label={t('loading', { block: text(block.label) })} />}>
        {block.type === 'panel' && <PanelBlockView config={config} block={block} />}
        {block.type === 'markdown' && <MarkdownCard block={block} />}
        {isOwnBlock(block) && <OwnCard block={block} />}
      </Suspense>
    );
  }
  const resource = config.resources[block.resource];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <Suspense fallback={<Skeleton rows={3} label={t('loading', { block: text(block.label) })} />}>
        <Counted block={block} />
      </Suspense>
    </EngineProvider>
  );
}

/** A block of the records of a resource. */
function Counted({ block }: { readonly block: CountedBlock }) {
  switch (block.type) {
    case 'count':
      return block.span ? <SpanTile block={block} span={block.span} /> : <CountTile block={block} />;
    case 'stat':
      return block.span ? <SpanTile block={block} span={block.span} /> : <StatTile block={block} />;
    case 'list':
      return <RowsCard block={block} />;
    case 'chart':
      return <ChartCard block={block} />;
    case 'trend':
      return <TrendCard block={block} />;
    case 'pivot':
      return <PivotCard block={block} />;
    case 'calendar':
      return <CalendarCard block={block} />;
    case 'board':
      return <BoardBlockCard block={block} />;
  }
}
