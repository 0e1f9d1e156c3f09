import { type GetListResponse, useDataProvider } from '@refinedev/core';
import { type QueryFunctionContext, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientResource, Row } from '../../config/types.ts';
import { WINDOW } from '../../providers/list-request.ts';
import type { RowSource } from './row-source.ts';
import type { ListControl } from './use-list-state.ts';

/** Up to here everything is fetched, seen or not, so that sums are of all rows. */
const WHOLE = 1000;
/** Rows before and after the visible ones that are asked for with them. */
const AHEAD = 40;

type Windows = {
  readonly resource: ClientResource;
  readonly control: ListControl;
  /** The first window, which the list has asked for already. */
  readonly first: readonly Row[];
  readonly total: number;
  readonly isOn: boolean;
};

/**
 * All rows of a list, however many: in windows by ordinal, each asked for when it comes near the screen and dropped
 * from the network when it left before its answer came. The order on the server is total, so windows fit together.
 */
export function useRowWindows({ resource, control, first, total, isOn }: Windows): RowSource {
  const { getList } = useDataProvider()();
  const { sorter, filters } = control;
  const [near, setNear] = useState({ from: 0, to: 0 });
  const last = Math.max(0, Math.ceil(total / WINDOW) - 1);
  const span = total <= WHOLE ? { from: 1, to: last } : { from: Math.max(1, near.from), to: Math.min(last, near.to) };
  const windows = isOn ? range(span) : [];
  const start = windows[0] ?? 0;
  const answers = useQueries({
    queries: windows.map((index) => {
      const params = {
        pagination: { currentPage: index + 1, pageSize: WINDOW },
        filters: [...filters],
        ...(sorter && { sorters: [sorter] }),
      };
      return {
        // Refine's own key of lists, so a changed record reloads these too.
        queryKey: ['data', 'default', resource.name, 'list', params],
        queryFn: (queryContext: QueryFunctionContext) =>
          getList<Row & { id: string }>({ resource: resource.name, ...params, meta: { queryContext } }),
        placeholderData: (previous: GetListResponse<Row & { id: string }> | undefined) => previous,
      };
    }),
    combine: (results) => results.map(({ data }) => data?.data),
  });
  return {
    count: total,
    at: (index) => {
      const place = Math.floor(index / WINDOW);
      const rows = place === 0 ? first : answers[place - start];
      return rows?.[index % WINDOW];
    },
    want: (from, to) => {
      const wanted = { from: Math.floor((from - AHEAD) / WINDOW), to: Math.floor((to + AHEAD) / WINDOW) };
      setNear((now) => (now.from === wanted.from && now.to === wanted.to ? now : wanted));
    },
  };
}

function range({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
