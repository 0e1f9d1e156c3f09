import { useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { isAbort } from '../../providers/http-error.ts';
import type { KbsOverview } from '../../wire/kbs.ts';
import { overviewOf } from './calls.ts';

/** What is to report today, asked again whenever a notification or a stay's guest changes. */
export function useOverview() {
  const [overview, setOverview] = useState<KbsOverview>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // The lists themselves are not read: being told that they changed is what they are for.
  const latest = { pagination: { currentPage: 1, pageSize: 5 }, errorNotification: false as const };
  const notifications = useList({ resource: 'kbs-notifications', ...latest }).query.dataUpdatedAt;
  const guests = useList({ resource: 'stay-guests', ...latest }).query.dataUpdatedAt;
  useEffect(() => {
    const controller = new AbortController();
    overviewOf(controller.signal).then(
      (found) => {
        setOverview(found);
        setFailure(undefined);
      },
      (error: unknown) => {
        if (!isAbort(error)) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => controller.abort();
  }, [notifications, guests, turn]);
  return { overview, failure, refresh: () => setTurn((before) => before + 1) };
}
