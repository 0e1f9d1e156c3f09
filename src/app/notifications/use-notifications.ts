import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChanges } from '../../engine/resource/use-live-changes.ts';
import { request } from '../../providers/http.ts';
import { sessionKey } from '../../providers/session.ts';
import type { NotificationPage } from '../../wire/notifications.ts';

/** Which of them are shown. */
export type Only = 'all' | 'new' | 'mine';

const NONE: readonly string[] = [];
const QUIET = 1500; // ms without a further change before the count is asked for again

/** A bell must not take the screen down with it. @throws TypeError for anything but a page */
function asPage(data: NotificationPage | undefined): NotificationPage {
  const page: Partial<NotificationPage> | null | undefined = data;
  if (!Array.isArray(page?.items) || !Array.isArray(page.resources)) throw new TypeError('Not a page of notifications');
  return page as NotificationPage;
}

/** Other people's changes, page by page; the count follows server events, without polling. */
export function useNotifications() {
  const queries = useQueryClient();
  // Another tenant has other news.
  const person = sessionKey();
  const key = ['notifications', person];
  const [only, setOnly] = useState<Only>('all');
  const query = useInfiniteQuery({
    queryKey: [...key, only],
    queryFn: async ({ pageParam, signal }) => {
      const asked = new URLSearchParams({
        ...(pageParam !== '' && { before: pageParam }),
        ...(only !== 'all' && { only }),
      }).toString();
      const path = asked === '' ? '/notifications' : `/notifications?${asked}`;
      return asPage((await request<NotificationPage>({ path, signal })).data);
    },
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1)?.id : undefined),
  });
  const first = query.data?.pages[0];
  useLiveChanges(first?.resources ?? NONE, () => void queries.invalidateQueries({ queryKey: key }), QUIET);

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    items,
    unread: first?.unread ?? 0,
    query,
    only,
    setOnly,
    refresh: () => queries.invalidateQueries({ queryKey: key }),
  };
}
