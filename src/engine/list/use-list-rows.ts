import { useList } from '@refinedev/core';
import { useEffect, useEffectEvent } from 'react';
import type { ClientResource, Row } from '../../config/types.ts';
import type { ListControl } from './use-list-state.ts';

/**
 * The rows that the address asks for. While others are on their way the old ones stay (`isStale`); an answer that a
 * newer question has overtaken is dropped, because each question has its own place in the cache.
 */
export function useListRows({ resource, control }: { resource: ClientResource; control: ListControl }) {
  const { page, pageSize, sorter, filters, setPage } = control;
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: page, pageSize },
    ...(sorter && { sorters: [sorter] }),
    filters: [...filters],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const total = result.total ?? 0;
  const lastPage = pageSize === -1 ? 1 : Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = query.isSuccess && !query.isPlaceholderData && page > lastPage;

  // Rows were deleted, or the address is an old one: show the last page rather than none.
  const turnBack = useEffectEvent(() => setPage(lastPage, 'replace'));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  return {
    rows: result.data,
    total,
    lastPage,
    isLoading: query.isLoading || isBeyond,
    isStale: query.isPlaceholderData,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
