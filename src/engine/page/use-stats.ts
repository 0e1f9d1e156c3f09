import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dateField, groupingName, STATS_AND, STATS_BY, STATS_OF } from '../../config/stats.ts';
import type { ClientResource } from '../../config/types.ts';
import type { Step } from '../../domain/calendar/steps.ts';
import type { Stats } from '../../config/figures.ts';
import { useClientConfig } from '../../providers/config.ts';
import { request } from '../../providers/http.ts';
import { resourcePath } from '../../providers/list-request.ts';
import { useLiveChanges } from '../resource/use-live-changes.ts';
import { routedRows, sumRows } from './routed-rows.ts';

/** A filter as an address says it. */
export type AddressFilter = readonly [string, string];
type StatsSetup = {
  readonly resource: string;
  readonly view?: string | undefined;
  readonly of?: string | undefined;
  /** The fields that group the records, at most two. */
  readonly by?: readonly string[];
  /** The step, if one of them is a date. */
  readonly step?: Step;
  readonly filters?: readonly AddressFilter[];
  /** Asks nothing. */
  readonly isOff?: boolean;
};

/** Totals of a block's records; asked again when the server reports a change. */
export function useStats({ resource, view, of, by = [], step = 'month', filters = [], isOff = false }: StatsSetup) {
  const config = useClientConfig();
  const queries = useQueryClient();
  const asked = config.resources[resource];
  const search = new URLSearchParams([
    ...(view === undefined ? [] : [['view', view]]),
    ...(of === undefined ? [] : [[STATS_OF, of]]),
    ...by.map((name, index) => [index === 0 ? STATS_BY : STATS_AND, groupingName(name, fieldOf(asked, name), step)]),
    ...filters.map(([name, value]) => [name, value]),
  ]).toString();
  const path = `${resourcePath(config, resource)}/_stats?${search}`;
  // Its key is like Refine's for lists, so whatever makes those ask again makes this ask again.
  const queryKey = ['data', 'default', resource, 'list', { path }];
  const query = useQuery({
    queryKey,
    queryFn: async (queryContext) => {
      if (!asked?.api.routed) return (await request<Stats>({ path, signal: queryContext.signal, isJoined: true })).data;
      const groupings = by.flatMap((name) => {
        const field = fieldOf(asked, name);
        return field ? [{ field, step }] : [];
      });
      const rows = await routedRows(resource, { queryContext });
      return sumRows({ rows, of: asked.fields[of ?? ''], groupings, filters });
    },
    enabled: !isOff,
  });
  useLiveChanges([resource], () => void queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));
  return {
    data: query.data,
    isLoading: query.isLoading,
    error: query.isError && !query.data ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}

const fieldOf = (resource: ClientResource | undefined, name: string) => resource && dateField(resource.fields, name);
