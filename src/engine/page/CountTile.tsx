import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CountBlock } from '../../config/page-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { useBlockList } from './use-block-list.ts';

/** A number that leads to the records it counts. Nothing to count is quiet, whatever tone it would have. */
export function CountTile({ block }: { readonly block: CountBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const { total, isLoading, error, retry } = useBlockList({ ...block, limit: 1 });
  const label = text(block.label);
  if (error) {
    return (
      <div className="k-tile k-tile-danger" role="alert">
        <span className="k-tile-label">{label}</span>
        <button type="button" className="k-block-button" aria-label={t('retryOf', { block: label })} onClick={retry}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const tone = total === 0 ? 'neutral' : block.tone;
  return (
    <Link className={`k-tile k-tile-${tone}`} to={viewPath({ resource, view: block.view })} aria-busy={isLoading}>
      <span className="k-tile-icon">
        <Icon name={block.icon} />
      </span>
      <span className="k-tile-number">
        {isLoading ? (
          <span className="k-tile-wait" role="status" aria-label={t('loading', { block: label })} />
        ) : (
          formatNumber({ value: total, language })
        )}
      </span>
      <span className="k-tile-label">{label}</span>
    </Link>
  );
}
