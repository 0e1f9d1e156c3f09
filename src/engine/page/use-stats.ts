import { useInvalidate, useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { STATS_BY, STATS_OF } from '../../config/stats.ts';
import type { Stats } from '../../wire/stats.ts';
import { useClientConfig } from '../../providers/config.ts';
import { request } from '../../providers/http.ts';
import { resourcePath } from '../../providers/list-request.ts';
import { routedRows, sumRows } from './routed-rows.ts';

type Asked = {
  readonly resource: string;
  readonly view?: string | undefined;
  readonly of?: string | undefined;
  readonly by?: string | undefined;
  /** Filters as an address says them. */
  readonly filters?: readonly (readonly [string, string])[];
};

/** What the records of a block come to; asked again when the server tells of a change. */
export function useStats({ resource, view, of, by, filters = [] }: Asked) {
  const config = useClientConfig();
  const invalidate = useInvalidate();
  const search = new URLSearchParams([
    ...(view === undefined ? [] : [['view', view]]),
    ...(of === undefined ? [] : [[STATS_OF, of]]),
    ...(by === undefined ? [] : [[STATS_BY, by]]),
    ...filters.map(([name, value]) => [name, value]),
  ]).toString();
  const path = `${resourcePath(config, resource)}/_stats?${search}`;
  // Named as Refine names its lists, so that whatever makes those ask again makes this ask again.
  const query = useQuery({
    queryKey: ['data', 'default', resource, 'list', { path }],
    queryFn: async (queryContext) => {
      const asked = config.resources[resource];
      if (!asked?.api.routed) return (await request<Stats>({ path, signal: queryContext.signal })).data;
      return sumRows({ rows: await routedRows(resource, { queryContext }), of: asked.fields[of ?? ''], by, filters });
    },
  });
  useSubscription({
    channel: `resources/${resource}`,
    types: ['*'],
    onLiveEvent: () => void invalidate({ resource, invalidates: ['list'] }),
  });
  return {
    data: query.data,
    isLoading: query.isLoading,
    error: query.isError && !query.data ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
