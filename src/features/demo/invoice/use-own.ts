import { useList } from '@refinedev/core';
import type { Row } from '../../../config/types.ts';

/** Our own invoices with a number, or the one with the highest. */
export function useOwn(number?: string) {
  const { query, result } = useList<Row & { id: string }>({
    resource: 'demo-invoice-drafts',
    pagination: { currentPage: 1, pageSize: 1 },
    sorters: [{ field: 'number', order: 'desc' }],
    filters: number === undefined ? [] : [{ field: 'number', operator: 'eq', value: number }],
    errorNotification: false,
  });
  const [first] = result.data;
  const last = first?.['number'];
  return {
    isWaiting: query.isLoading,
    id: number !== undefined && last === number ? first?.id : undefined,
    lastNumber: typeof last === 'string' ? Number(last) : 0,
  };
}
