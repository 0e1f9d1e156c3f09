import { type CrudFilter, useList } from '@refinedev/core';
import type { CalendarBlock } from '../../../config/page-types.ts';
import { dateField, groupKey } from '../../../config/stats.ts';
import type { Row } from '../../../config/types.ts';
import { MAX_ROWS_PER_PAGE } from '../../../config/query.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { type AddressFilter, useStats } from '../use-stats.ts';

/** The records of some days, and the number of each day: the answer may hold fewer. */
export function useDayRows(block: CalendarBlock, filters: readonly AddressFilter[]) {
  const { resource } = useEngine();
  const field = dateField(resource.fields, block.by);
  const stats = useStats({ resource: block.resource, view: block.view, by: [block.by], step: 'day', filters });
  const asked: CrudFilter[] = filters.map(([name, value]) => {
    const [key = '', operator] = name.split('.');
    return { field: key, operator: operator === 'lt' ? 'lt' : 'gte', value };
  });
  const { query, result } = useList<Row & { id: string }>({
    resource: block.resource,
    pagination: { currentPage: 1, pageSize: MAX_ROWS_PER_PAGE },
    sorters: field ? [{ field: groupKey(field), order: 'asc' }] : [],
    filters: block.view === undefined ? asked : [...asked, { field: 'view', operator: 'eq', value: block.view }],
    errorNotification: false,
  });
  const failed = stats.error ?? (query.isError && !query.data ? query.error : undefined);
  return {
    rows: result.data,
    groups: stats.data?.groups ?? [],
    total: stats.data?.count ?? 0,
    state: {
      isLoading: stats.isLoading || query.isLoading,
      error: failed ?? undefined,
      retry: () => {
        stats.retry();
        void query.refetch();
      },
    },
  };
}
