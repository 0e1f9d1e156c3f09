import { type CrudFilter, useList } from '@refinedev/core';
import type { ClientConfig, Row } from '../../config/types.ts';

/** All records of a resource that a filter finds, kept fresh; undefined while they come, and for roles that may not list them. */
export function useRows(config: ClientConfig, name: string, filters: CrudFilter[] = []): readonly Row[] | undefined {
  const isOpen = config.resources[name]?.can.includes('list') === true;
  const { result, query } = useList<Row & { id: string }>({
    resource: name,
    filters,
    pagination: { mode: 'off' },
    errorNotification: false,
    queryOptions: { enabled: isOpen },
  });
  return query.isSuccess ? result.data : undefined;
}
