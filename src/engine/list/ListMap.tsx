import { useList } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { latLngOf } from '../../config/fields/location.ts';
import type { Row } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { MapPoint } from '../../ui/map/map-types.ts';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath } from '../resource/paths.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';
import './list-map.css';

/** Rows on the map at once: what one answer of the server brings. */
const MOST = 500;

/** The list as a map: the rows of the same filters as pins, and the same rows as a list for keyboard and reader. */
export default function ListMap({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { resource } = useEngine();
  const [chosen, setChosen] = useState<string>();
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: MOST },
    ...(control.sorter && { sorters: [control.sorter] }),
    filters: [...control.filters],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const rows = result.data;
  const points = useMemo(
    () =>
      rows.flatMap((row): MapPoint[] => {
        const place = latLngOf(row[resource.list.map ?? '']);
        return place ? [{ ...place, id: row.id, label: rowTitle({ resource, row }) }] : [];
      }),
    [rows, resource],
  );
  const pick = (id: string) => {
    setChosen(id);
    document.getElementById(`k-map-row-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  if (query.isError) return <Notice kind="error" title={t('failed')} text={query.error.message} />;
  if (query.isLoading) return <Skeleton rows={8} label={t('loading')} />;
  const total = result.total ?? 0;
  return (
    <div className={query.isPlaceholderData ? 'k-list-map k-stale' : 'k-list-map'}>
      <div className="k-map-rows">
        <p className="k-muted" role="status">
          {t('map.count', { count: points.length, total })}
        </p>
        <ul>
          {rows.map((row) => {
            const path = bestPath({ resource, id: addressId(row) });
            const title = rowTitle({ resource, row });
            const isPlaced = points.some(({ id }) => id === row.id);
            return (
              <li key={row.id} id={`k-map-row-${row.id}`} className={row.id === chosen ? 'k-chosen' : undefined}>
                <button
                  type="button"
                  aria-pressed={row.id === chosen}
                  disabled={!isPlaced}
                  onClick={() => setChosen(row.id)}
                >
                  {title}
                  {!isPlaced && <span className="k-muted"> · {t('map.noPlace')}</span>}
                </button>
                {path !== undefined && (
                  <Link to={path} aria-label={t('map.open', { title })}>
                    {t('map.go')}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <PlaceMap label={text(resource.label)} points={points} chosen={chosen} onPick={pick} />
    </div>
  );
}
