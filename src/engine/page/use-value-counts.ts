import { useInvalidate, useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ChartBlock } from '../../config/page-types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { dataProvider } from '../../providers/data.ts';
import { countValues, routedRows } from './routed-rows.ts';

type ValueCounts = Pick<ChartBlock, 'resource' | 'view' | 'by'> & {
  /** Absent = those that occur, the most frequent first; for what routes answer. */
  readonly values: readonly string[] | undefined;
};
type Counted = { readonly value: string; readonly count: number };
const NONE: readonly Counted[] = [];

/** How many records have each value, in the order of the values: one call each, all at once; of routes the list, once. */
export function useValueCounts({ resource, view, by, values }: ValueCounts) {
  const invalidate = useInvalidate();
  const isRouted = useClientConfig().resources[resource]?.api.routed !== undefined;
  // Named as Refine names its lists, so that whatever makes those ask again makes this ask again.
  const query = useQuery({
    queryKey: ['data', 'default', resource, 'list', { countedBy: by, view, values }],
    queryFn: async (queryContext): Promise<readonly Counted[]> => {
      if (isRouted) return countValues({ rows: await routedRows(resource, { queryContext }), by, values });
      return Promise.all(
        (values ?? []).map(async (value) => {
          const { total } = await dataProvider.getList({
            resource,
            pagination: { currentPage: 1, pageSize: 1 },
            filters: [
              { field: by, operator: 'eq', value },
              ...(view === undefined ? [] : [{ field: 'view', operator: 'eq' as const, value: view }]),
            ],
            meta: { queryContext },
          });
          return { value, count: total };
        }),
      );
    },
  });
  useSubscription({
    channel: `resources/${resource}`,
    types: ['*'],
    onLiveEvent: () => void invalidate({ resource, invalidates: ['list'] }),
  });
  return {
    counts: query.data ?? NONE,
    isLoading: query.isLoading,
    error: query.isError && !query.data ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
