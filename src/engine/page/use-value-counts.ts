import { useInvalidate, useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ChartBlock } from '../../config/page-types.ts';
import { dataProvider } from '../../providers/data.ts';

type ValueCounts = Pick<ChartBlock, 'resource' | 'view' | 'by'> & { readonly values: readonly string[] };

/** How many records have each value, in the order of the values: one call each, all at once. */
export function useValueCounts({ resource, view, by, values }: ValueCounts) {
  const invalidate = useInvalidate();
  // Named as Refine names its lists, so that whatever makes those ask again makes this ask again.
  const query = useQuery({
    queryKey: ['data', 'default', resource, 'list', { countedBy: by, view, values }],
    queryFn: (queryContext) =>
      Promise.all(
        values.map(async (value) => {
          const { total } = await dataProvider.getList({
            resource,
            pagination: { currentPage: 1, pageSize: 1 },
            filters: [
              { field: by, operator: 'eq', value },
              ...(view === undefined ? [] : [{ field: 'view', operator: 'eq' as const, value: view }]),
            ],
            meta: { queryContext },
          });
          return total;
        }),
      ),
  });
  useSubscription({
    channel: `resources/${resource}`,
    types: ['*'],
    onLiveEvent: () => void invalidate({ resource, invalidates: ['list'] }),
  });
  return {
    counts: query.data ?? [],
    isLoading: query.isLoading,
    error: query.isError && !query.data ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
