import { useList } from '@refinedev/core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ClientResource, Row } from '../../config/types.ts';
import { arrivedPage } from '../../providers/data.ts';
import { askedSize } from '../../providers/list-request.ts';
import { wholeSource } from './row-source.ts';
import type { ListControl } from './use-list-state.ts';
import { useRowWindows } from './use-row-windows.ts';

/** Rows from which only those on the screen are built. */
const LONG = 50;
/** ms; what was asked for before the screen was there is not asked for again at once */
const FRESH = 10_000;

/**
 * The rows that the address asks for. While others are on their way the old ones stay (`isStale`); an answer that a
 * newer question has overtaken is dropped, because each question has its own place in the cache.
 */
export function useListRows({ resource, control }: { resource: ClientResource; control: ListControl }) {
  const { pageSize, sorter, filters, setPage } = control;
  const page = pageSize === -1 ? 1 : control.page;
  const wanted = {
    resource: resource.name,
    pagination: { currentPage: page, pageSize: askedSize(resource, pageSize) },
    ...(sorter && { sorters: [sorter] }),
    filters: [...filters],
  };
  const { query, result } = useList<Row & { id: string }>({
    ...wanted,
    errorNotification: false,
    meta: { isAlone: true },
    queryOptions: {
      enabled: !control.isWaiting,
      placeholderData: (previous) => previous,
      // The first list's page is here before its screen; drawn with it, the screen is drawn once.
      initialData: () => arrivedPage(wanted),
      staleTime: ({ state }) => (state.dataUpdateCount === 0 ? FRESH : 0),
    },
  });
  const rows = result.data;
  const total = result.total ?? 0;
  const lastPage = pageSize === -1 ? 1 : Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = query.isSuccess && !query.isPlaceholderData && page > lastPage;

  // Rows were deleted, or the address is old: show the last page instead of none. Mock calls restart at the first page
  // (spec §5).
  const turnBack = useEffectEvent(() => setPage(resource.api.routed ? 1 : lastPage, 'replace'));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const isWindowed = pageSize === -1 && rows.length < total;
  const windows = useRowWindows({ resource, control, first: rows, total, isOn: isWindowed });
  const whole = useMemo(() => wholeSource(rows), [rows]);

  return {
    rows,
    /** The same rows, and for a whole list all following ones, for screens that build only visible rows. */
    source: isWindowed ? windows : whole,
    isLong: (isWindowed ? total : rows.length) >= LONG,
    /** Are these all the rows of the page, so that sums are right? */
    isWhole: !isWindowed,
    total,
    /** No record contains the search text: these are close matches. */
    isNear: Array.isArray(query.data?.['near']),
    lastPage,
    isLoading: control.isWaiting || query.isLoading || isBeyond,
    isStale: query.isPlaceholderData,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}

export type ListRows = ReturnType<typeof useListRows>;
