import { useList } from '@refinedev/core';
import { answerOf } from '../../engine/resource/answer-of.ts';
import type { Row } from '../../config/types.ts';

/** All records of a small collection, kept current like lists. */
export function useAllRows(resource: string, isAsked: boolean) {
  const { query, result } = useList<Row & { id: string }>({
    resource,
    pagination: { currentPage: 1, pageSize: 500 },
    errorNotification: false,
    queryOptions: { enabled: isAsked, placeholderData: (previous) => previous },
  });
  return { rows: result.data as readonly Row[], answer: answerOf(query) };
}
