import Col, { type ColProps } from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { BlockWidth } from '../../config/page-types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LinkButton } from '../resource/LinkButton.tsx';
import { useText } from '../resource/use-text.ts';
import type { CardProps } from './card-props.ts';
import { FoldingProvider } from './folding.ts';
import './page.css';

type Card = ComponentType<CardProps>;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

/** The card of each type of block, by the name of its file; those in `rare/` are loaded by the pages that have them. */
const CARDS: { readonly [type: string]: Card | undefined } = Object.fromEntries<Card>([
  ...Object.entries(import.meta.glob<Card>('./blocks/*.tsx', { eager: true, import: 'default' })).map(
    ([path, card]) => [nameOf(path), card] as const,
  ),
  ...Object.entries(import.meta.glob<{ default: Card }>('./blocks/rare/*.tsx')).map(
    ([path, load]) => [nameOf(path), lazy(load)] as const,
  ),
]);

/** The width of a block, of twelve parts of a line; antd has two for each. */
const WIDTHS: { readonly [Width in BlockWidth]: ColProps } = {
  quarter: { sm: 12, xl: 6 },
  third: { sm: 12, xl: 8 },
  half: { xl: 12 },
  'two-thirds': { xl: 16 },
  full: {},
};

type PageProps = Omit<CardProps, 'block'>;

/** A page of configured blocks. Each block loads, fails and retries independently. */
export default function PageScreen({ config, page }: PageProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const [folded, setFolded] = useState<FoldedBlocks>({});
  const tell = useCallback((id: string, to: string | undefined) => setFolded((now) => ({ ...now, [id]: to })), []);
  return (
    <FoldingProvider value={page.foldEmpty ? tell : undefined}>
      <PageHead title={text(page.label)} />
      {page.text && <p className="k-page-text">{text(page.text)}</p>}
      {page.tabs ? (
        <PageTabs tabs={page.tabs} config={config} page={page} />
      ) : page.blocks.length === 0 ? (
        <Notice kind="empty" title={t('nothing.title')} text={t('nothing.text')} />
      ) : (
        <Blocks config={config} page={page} blocks={page.blocks} folded={folded} />
      )}
      <Folded blocks={page.blocks} folded={folded} />
    </FoldingProvider>
  );
}

/** Block → the list of its records; undefined for blocks that show something. */
type FoldedBlocks = { readonly [block: string]: string | undefined };

type FoldedProps = {
  readonly blocks: PageProps['page']['blocks'];
  readonly folded: FoldedBlocks;
};

/** The blocks that have nothing to show, in one line. */
function Folded({ blocks, folded }: FoldedProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const empty = blocks.flatMap((block) => {
    const to = folded[block.id];
    return to === undefined || !('label' in block) ? [] : [{ id: block.id, label: text(block.label), to }];
  });
  if (empty.length === 0) return null;
  return (
    <Flex component="p" wrap gap="0 12px" align="center" className="k-muted">
      {t('folded')}
      {empty.map(({ id, label, to }) => (
        <LinkButton key={id} type="link" style={{ paddingInline: 0 }} to={to}>
          {label}
        </LinkButton>
      ))}
    </Flex>
  );
}

type BlocksProps = PageProps & { readonly blocks: PageProps['page']['blocks']; readonly folded?: FoldedBlocks };

function Blocks({ config, page, blocks, folded = {} }: BlocksProps) {
  return (
    <Row gutter={[16, page.foldEmpty ? 12 : 16]}>
      {blocks.map((block) => (
        <Col
          key={block.id}
          className={`k-block k-block-${block.width}`}
          xs={block.type === 'count' && !block.span ? 12 : 24}
          {...WIDTHS[block.width]}
          style={{
            // It keeps asking, and comes back once it has something to show.
            ...(folded[block.id] !== undefined && { display: 'none' }),
            ...(page.foldEmpty && block.type === 'count' && { alignSelf: 'start' }),
          }}
        >
          <Block config={config} page={page} block={block} />
        </Col>
      ))}
    </Row>
  );
}

type PageTabsProps = PageProps & { readonly tabs: NonNullable<PageProps['page']['tabs']> };

/** The tabs of a page; the address says which is open. */
function PageTabs({ tabs, config, page }: PageTabsProps) {
  const text = useText();
  const { tab } = useParams();
  const navigate = useNavigate();
  const active = tabs.find(({ id }) => id === tab)?.id;
  if (active === undefined) return <Navigate to={`${page.route}/${tabs[0]?.id ?? ''}`} replace />;
  const blocksOf = (id: string | undefined) => (
    <Blocks config={config} page={page} blocks={page.blocks.filter((block) => block.tab === id)} />
  );
  return (
    <>
      {blocksOf(undefined)}
      <Tabs
        label={text(page.label)}
        active={active}
        onChange={(id) => void navigate(`${page.route}/${id}`)}
        tabs={tabs.map(({ id, label }) => ({ key: id, label: text(label), content: blocksOf(id) }))}
      />
    </>
  );
}

function Block({ block, ...around }: CardProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const Card = CARDS[block.type];
  return (
    Card && (
      <Suspense
        fallback={
          <Skeleton rows={4} label={t('loading', { block: text('label' in block ? block.label : undefined) })} />
        }
      >
        <Card block={block} {...around} />
      </Suspense>
    )
  );
}
