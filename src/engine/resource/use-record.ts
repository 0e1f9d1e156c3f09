import { useOne } from '@refinedev/core';
import type { Row } from '../../config/types.ts';
import { useEngine } from './EngineContext.tsx';

/** One record with its version; a failure is the caller's to show, not a passing message. */
export function useRecord(id: string) {
  const { resource } = useEngine();
  const { query, result } = useOne<Row & { id: string }>({
    resource: resource.name,
    id,
    errorNotification: false,
    queryOptions: { retry: false },
  });
  return {
    record: result,
    /** Asked for by this screen, not left over from an earlier one. */
    isFresh: query.isFetchedAfterMount,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
