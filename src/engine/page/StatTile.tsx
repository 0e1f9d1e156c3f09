import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StatBlock } from '../../config/page-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney, formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { useStats } from './use-stats.ts';

/** A sum that leads to the records it is made of; amounts of several currencies stand below each other. */
export function StatTile({ block }: { readonly block: StatBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const { data, isLoading, error, retry } = useStats(block);
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
  const sums = data?.sums ?? [];
  const tone = sums.length === 0 ? 'neutral' : block.tone;
  return (
    <Link className={`k-tile k-tile-${tone}`} to={viewPath({ resource, view: block.view })} aria-busy={isLoading}>
      <span className="k-tile-icon">
        <Icon name={block.icon} />
      </span>
      <span className="k-tile-number k-tile-sum">
        {isLoading && <span className="k-tile-wait" role="status" aria-label={t('loading', { block: label })} />}
        {!isLoading && sums.length === 0 && <span>{formatNumber({ value: 0, language })}</span>}
        {sums.map(({ currency, sum }) => (
          <span key={currency}>
            {currency === '' ? formatNumber({ value: sum, language }) : formatMoney({ minor: sum, currency, language })}
          </span>
        ))}
      </span>
      <span className="k-tile-label">{label}</span>
    </Link>
  );
}
