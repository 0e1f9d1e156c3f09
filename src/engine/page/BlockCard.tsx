import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../config/page-types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
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
  readonly children: ReactNode;
};

/** The frame of a block: its name, how many there are, the way to all, and what stands there until they are here. */
export function BlockCard({ block, total, state, waiting, to, isAlways = false, children }: BlockCardProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const label = text(block.label);
  const isReady = !state.isLoading && !state.error;
  const body = () => {
    if (state.isLoading) return <Skeleton rows={waiting} label={t('loading', { block: label })} />;
    if (state.error) {
      return (
        <Notice kind="error" title={t('failed')} text={state.error.message}>
          <button type="button" className="k-block-button" onClick={state.retry}>
            {t('retry')}
          </button>
        </Notice>
      );
    }
    return total === 0 && !isAlways ? <p className="k-block-none">{t('none')}</p> : children;
  };
  const head = (
    <>
      {isReady && total > 0 && <span className="k-block-total">{formatNumber({ value: total, language })}</span>}
      <AllLink block={block} to={to} />
    </>
  );
  return (
    <CardFrame id={block.id} title={label} head={head}>
      {body()}
    </CardFrame>
  );
}
