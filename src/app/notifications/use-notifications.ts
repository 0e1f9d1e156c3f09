import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Text } from '../../config/types.ts';
import { useLiveChanges } from '../../engine/resource/use-live-changes.ts';
import { request } from '../../providers/http.ts';
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
/** What happened once, or several times on one day. */
export type NotificationGroup = Notification & {
  /** Made by the reader, or about them. */
  readonly isMine: boolean;
  readonly count: number;
  /** The others of it, newest first, as far as they were sent. */
  readonly others: readonly Notification[];
  /** The view of the list where all of them stand. */
  readonly view: string | null;
};
/** What of it is shown. */
export type Only = 'all' | 'new' | 'mine';
type Page = {
  readonly items: readonly NotificationGroup[];
  readonly hasMore: boolean;
  readonly unread: number;
  /** Whose changes are worth asking again for. */
  readonly resources: readonly string[];
};

const NONE: readonly string[] = [];
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
      return asPage((await request<unknown>({ path, signal })).data);
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
