import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../config/page-types.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { formatNumber } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { AllLink } from './AllLink.tsx';
import { CardFrame } from './CardFrame.tsx';

type BlockCardProps = {
  readonly block: Pick<RowsBlock, 'id' | 'label' | 'view'>;
  readonly total: number;
  readonly state: {
    readonly isLoading: boolean;
    readonly error: { message: string } | undefined;
    readonly retry: () => void;
  };
  /** Rows of the place that the content will take. */
  readonly waiting: number;
  /** Where all of them are; absent = the list with the block's view. */
  readonly to?: string | undefined;
  /** The content stands there even when there is nothing: one can leaf to where there is something. */
  readonly isAlways?: boolean;
  /** It is a table. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
};

/** The frame of a block: its name, how many there are, the way to all, and what stands there until they are here. */
export function BlockCard(props: BlockCardProps) {
  const { block, total, state, waiting, to, isAlways = false, isFlush = false, children } = props;
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const isReady = !state.isLoading && !state.error;
  const head = (
    <Flex gap={8} align="center">
      {isReady && total > 0 && <Tag>{formatNumber({ value: total, language })}</Tag>}
      <AllLink block={block} to={to} />
    </Flex>
  );
  return (
    <CardFrame
      id={block.id}
      title={text(block.label)}
      head={head}
      isFlush={isFlush && isReady && (total > 0 || isAlways)}
    >
      <Answered
        answer={{ data: state.isLoading ? undefined : total, failure: state.error, refresh: state.retry }}
        rows={waiting}
        isEmpty={() => total === 0 && !isAlways}
        empty={<p className="k-muted">{t('none')}</p>}
      >
        {() => children}
      </Answered>
    </CardFrame>
  );
}
