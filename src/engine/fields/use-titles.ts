import { useMany } from '@refinedev/core';
import type { Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { rowTitle } from '../resource/title.ts';

const ON_ITS_WAY = '…';

/** Titles of records that only their ids are known of (from an address); one call for all, none for none. */
export function useTitles({ resource, ids }: { resource: string; ids: readonly string[] }) {
  const { config } = useEngine();
  const target = config.resources[resource];
  const { result, query } = useMany<Row & { id: string }>({
    resource,
    ids: [...ids],
    queryOptions: { enabled: ids.length > 0 && target !== undefined },
    errorNotification: false,
  });
  // Nobody is shown an id for as long as a call takes.
  if (ids.length > 0 && query.isLoading) return ids.map((value) => ({ value, label: ON_ITS_WAY }));
  const rows = ids.length > 0 ? result.data : [];
  return target ? rows.map((row) => ({ value: row.id, label: rowTitle({ resource: target, row }) })) : [];
}
