import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowsBlock } from '../../config/page-types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
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
  readonly children: ReactNode;
};

/** The frame of a block: its name, how many there are, the way to all, and what stands there until they are here. */
export function BlockCard({ block, total, state, waiting, children }: BlockCardProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
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
    return total === 0 ? <p className="k-block-none">{t('none')}</p> : children;
  };
  const head = (
    <>
      {isReady && total > 0 && <span className="k-block-total">{formatNumber({ value: total, language })}</span>}
      <Link
        className="k-block-all"
        to={viewPath({ resource, view: block.view })}
        aria-label={t('allOf', { block: label })}
      >
        {t('all')}
      </Link>
    </>
  );
  return (
    <CardFrame id={block.id} title={label} head={head}>
      {body()}
    </CardFrame>
  );
}
