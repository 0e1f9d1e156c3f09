import { type CrudSort, useList } from '@refinedev/core';
import { useState } from 'react';
import type { Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { BoardControl } from './board-control.ts';

/** Cards of a column at first; each "more" brings as many again as there are, up to what one answer holds. */
const FIRST = 12;
const MAX_ROWS = 500;

/** The records of one value, by the list's own question. The same value is asked once, however many use it. */
export function useBoardColumn({ control, value }: { readonly control: BoardControl; readonly value: string }) {
  const { resource } = useEngine();
  const [size, setSize] = useState(FIRST);
  const { by = '', sort } = resource.list.board ?? {};
  const own: CrudSort | undefined = sort && { field: sort.key, order: sort.direction === 'DESC' ? 'desc' : 'asc' };
  const sorter = control.sorter ?? own;
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: size },
    ...(sorter && { sorters: [sorter] }),
    filters: [...control.filters.filter(({ field }) => field !== by), { field: by, operator: 'eq', value }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const rows = result.data;
  const total = result.total ?? 0;
  const next = Math.min(size * 2, MAX_ROWS);
  return {
    answer: {
      data: query.data?.data,
      failure: query.data ? undefined : (query.error ?? undefined),
      isCurrent: !query.isPlaceholderData,
      refresh: () => void query.refetch(),
    },
    total,
    /** How many the next step brings; 0 where there are no more, or no answer holds them. */
    more: Math.max(0, Math.min(next, total) - rows.length),
    showMore: () => setSize(next),
    isBeyond: rows.length >= MAX_ROWS && total > rows.length,
  };
}
