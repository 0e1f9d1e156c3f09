import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Text } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import { liveProvider } from '../../providers/live.ts';
import { sessionKey } from '../../providers/session.ts';

/** One entry of `GET /api/notifications`. */
export type Notification = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly resource: string;
  readonly title: string;
  readonly action: string;
  /** Of a named action. */
  readonly label: Text | null;
  /** null = the record is gone */
  readonly link: string | null;
  readonly isUnread: boolean;
};
type Page = {
  readonly items: readonly Notification[];
  readonly hasMore: boolean;
  readonly unread: number;
  /** Whose changes are worth asking again for. */
  readonly resources: readonly string[];
};

const QUIET = 1500; // ms without a further change before the count is asked for again

/** A bell must not take the screen down with it. @throws TypeError for anything but a page */
function asPage(data: unknown): Page {
  const page = data as Partial<Page> | null | undefined;
  if (!Array.isArray(page?.items) || !Array.isArray(page.resources)) throw new TypeError('Not a page of notifications');
  return page as Page;
}

/** What others did, page by page; the count follows what the server tells open tabs, nothing is asked for by the clock. */
export function useNotifications() {
  const queries = useQueryClient();
  // Another tenant has other news.
  const person = sessionKey();
  const key = useMemo(() => ['notifications', person], [person]);
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) => {
      const path = pageParam === '' ? '/notifications' : `/notifications?before=${encodeURIComponent(pageParam)}`;
      return asPage((await request<unknown>({ path, signal })).data);
    },
    initialPageParam: '',
    getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1)?.id : undefined),
  });
  const first = query.data?.pages[0];
  const told = first?.resources.join(' ') ?? '';

  useEffect(() => {
    if (told === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callback = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: key }), QUIET);
    };
    const subscriptions: unknown[] = told
      .split(' ')
      .map((name): unknown => liveProvider.subscribe({ channel: `resources/${name}`, callback, types: ['*'] }));
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) liveProvider.unsubscribe(subscription);
    };
  }, [told, queries, key]);

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    items,
    unread: first?.unread ?? 0,
    query,
    /** Marks as read what is on the screen, and nothing that came since. */
    markRead: async (): Promise<void> => {
      await request({ path: '/notifications/read', method: 'POST', body: { upTo: items[0]?.at } });
      await queries.invalidateQueries({ queryKey: key });
    },
  };
}
