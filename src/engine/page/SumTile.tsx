import { useInvalidate, useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SumBlock } from '../../config/page-types.ts';
import { request } from '../../providers/http.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney, formatNumber } from '../fields/format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

type Sums = {
  readonly items: readonly { readonly currency: string; readonly value: number }[];
  readonly total: number;
};

/** An amount that leads to the records it comes from; amounts in different currencies stand below each other. */
export function SumTile({ block }: { readonly block: SumBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const invalidate = useInvalidate();
  const { field, view } = block;
  // Named as Refine names its lists, so that whatever makes those ask again makes this ask again.
  const query = useQuery<Sums>({
    queryKey: ['data', 'default', resource.name, 'list', { sumOf: field, view }],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ resource: resource.name, field, ...(view !== undefined && { view }) });
      return (await request<Sums>({ path: `/_meta/sums?${asked.toString()}`, signal })).data;
    },
  });
  useSubscription({
    channel: `resources/${resource.name}`,
    types: ['*'],
    onLiveEvent: () => void invalidate({ resource: resource.name, invalidates: ['list'] }),
  });
  const label = text(block.label);
  if (query.isError && !query.data) {
    return (
      <div className="k-tile k-tile-danger" role="alert">
        <span className="k-tile-label">{label}</span>
        <button
          type="button"
          className="k-block-button"
          aria-label={t('retryOf', { block: label })}
          onClick={() => void query.refetch()}
        >
          {t('retry')}
        </button>
      </div>
    );
  }
  const sums = (query.data?.items ?? []).filter(({ value }) => value !== 0);
  const said = ({ currency, value }: Sums['items'][number]): string =>
    currency === '' ? formatNumber({ value, language }) : formatMoney({ minor: value, currency, language });
  return (
    <Link
      className={`k-tile k-tile-${sums.length === 0 ? 'neutral' : block.tone}`}
      to={viewPath({ resource, view })}
      aria-busy={query.isLoading}
    >
      <span className="k-tile-icon">
        <Icon name={block.icon} />
      </span>
      <span className="k-tile-number k-tile-sums">
        {query.isLoading ? (
          <span className="k-tile-wait" role="status" aria-label={t('loading', { block: label })} />
        ) : (
          (sums.length === 0 ? ['0'] : sums.map(said)).map((sum) => <span key={sum}>{sum}</span>)
        )}
      </span>
      <span className="k-tile-label">{label}</span>
    </Link>
  );
}
