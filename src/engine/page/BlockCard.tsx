import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../config/page-types.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { formatNumber } from '../format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { AllLink } from './AllLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import { useFolding } from './folding.ts';

type BlockCardProps = {
  readonly block: Pick<RowsBlock, 'id' | 'label' | 'view'>;
  readonly total: number;
  readonly state: {
    readonly isLoading: boolean;
    readonly error: { message: string } | undefined;
    readonly retry: () => void;
  };
  /** Rows of the placeholder. */
  readonly waiting: number;
  /** Where all of them are; absent = the list with the block's view. */
  readonly to?: string | undefined;
  /** The content is shown even when it is empty: one can move on to other days. */
  readonly isAlways?: boolean;
  /** It is a table. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
};

/** The frame of a block: its name, the number of records, the link to all, and a placeholder until they are here. */
export function BlockCard(props: BlockCardProps) {
  const { block, total, state, waiting, to, isAlways = false, isFlush = false, children } = props;
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const isReady = !state.isLoading && !state.error;
  const all = to ?? viewPath({ resource, view: block.view });
  const isFolding = useFolding({ id: block.id, to: all, isEmpty: isReady && total === 0 && !isAlways });
  const head = (
    <Flex gap={8} align="center">
      {isReady && total > 0 && <Tag>{formatNumber({ value: total, language })}</Tag>}
      <AllLink block={block} to={all} />
    </Flex>
  );
  const isPhone = useMedia(PHONE);
  const content = (
    <Answered
      answer={{ data: state.isLoading ? undefined : total, failure: state.error, refresh: state.retry }}
      rows={waiting}
      isEmpty={() => total === 0 && !isAlways}
      empty={<p className="k-muted">{t('none')}</p>}
    >
      {() => children}
    </Answered>
  );
  const isFilling = isFlush && isReady && (total > 0 || isAlways);
  // On a phone with many blocks, names and numbers are seen first, and one is opened.
  if (isFolding && isPhone && isReady) {
    const label = <strong id={`block-${block.id}`}>{text(block.label)}</strong>;
    const panel = { key: block.id, label, extra: head, children: content };
    return (
      <section aria-labelledby={`block-${block.id}`}>
        <Collapse
          size="small"
          collapsible="header"
          items={[{ ...panel, ...(isFilling && { styles: { body: { padding: 0 } } }) }]}
        />
      </section>
    );
  }
  return (
    <CardFrame id={block.id} title={text(block.label)} head={head} isFlush={isFilling}>
      {content}
    </CardFrame>
  );
}
