import { useMany } from '@refinedev/core';
import type { Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { rowTitle } from '../resource/title.ts';

/** Titles of records that only their ids are known of (from an address); one call for all, none for none. */
export function useTitles({ resource, ids }: { resource: string; ids: readonly string[] }) {
  const { config } = useEngine();
  const target = config.resources[resource];
  const { result } = useMany<Row & { id: string }>({
    resource,
    ids: [...ids],
    queryOptions: { enabled: ids.length > 0 && target !== undefined },
    errorNotification: false,
  });
  const rows = ids.length > 0 ? result.data : [];
  return target ? rows.map((row) => ({ value: row.id, label: rowTitle({ resource: target, row }) })) : [];
}
