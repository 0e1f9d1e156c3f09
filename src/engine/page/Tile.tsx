import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CountBlock, StatBlock } from '../../config/page-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../resource/use-text.ts';

type TileProps = {
  readonly block: Pick<CountBlock | StatBlock, 'label' | 'icon' | 'tone'>;
  readonly to: string;
  /** There is nothing to count: quiet, whatever tone it would have. */
  readonly isNothing: boolean;
  readonly state: { readonly isLoading: boolean; readonly error: unknown; readonly retry: () => void };
  /** Amounts, of which there may be several. */
  readonly isSum?: boolean;
  /** Below the label. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A figure that leads to the records it counts. */
export function Tile({ block, to, isNothing, state, isSum = false, more, children }: TileProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const label = text(block.label);
  if (state.error) {
    return (
      <div className="k-tile k-tile-danger" role="alert">
        <span className="k-tile-label">{label}</span>
        <button
          type="button"
          className="k-block-button"
          aria-label={t('retryOf', { block: label })}
          onClick={state.retry}
        >
          {t('retry')}
        </button>
      </div>
    );
  }
  return (
    <Link className={`k-tile k-tile-${isNothing ? 'neutral' : block.tone}`} to={to} aria-busy={state.isLoading}>
      <span className="k-tile-icon">
        <Icon name={block.icon} />
      </span>
      <span className={isSum ? 'k-tile-number k-tile-sum' : 'k-tile-number'}>
        {state.isLoading ? (
          <span className="k-tile-wait" role="status" aria-label={t('loading', { block: label })} />
        ) : (
          children
        )}
      </span>
      <span className="k-tile-label">{label}</span>
      {more}
    </Link>
  );
}
