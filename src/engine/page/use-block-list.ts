import { useList } from '@refinedev/core';
import type { RowsBlock } from '../../config/page-types.ts';
import type { Row } from '../../config/types.ts';

type BlockList = Pick<RowsBlock, 'resource' | 'view' | 'sort'> & { readonly limit: number };

/**
 * The first records of a block and how many there are, by the ordinary list call; asked again when the server tells of
 * a change.
 */
export function useBlockList({ resource, view, sort, limit }: BlockList) {
  const { query, result } = useList<Row & { id: string }>({
    resource,
    pagination: { currentPage: 1, pageSize: limit },
    ...(sort && { sorters: [{ field: sort.key, order: sort.direction === 'DESC' ? 'desc' : 'asc' }] }),
    filters: view === undefined ? [] : [{ field: 'view', operator: 'eq', value: view }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  return {
    rows: result.data,
    total: result.total ?? 0,
    isLoading: query.isLoading,
    // Numbers that are shown stay when asking again fails: the banner says that the server is away.
    error: query.isError && !query.data ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
