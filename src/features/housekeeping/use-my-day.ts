import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { answerOf } from '../../engine/resource/answer-of.ts';
import { useLiveChanges } from '../../engine/resource/use-live-changes.ts';
import { useConnection } from '../../providers/connection.ts';
import { request } from '../../providers/http.ts';
import type { MyDay } from '../../wire/housekeeping.ts';
import { withChanges } from './task-changes.ts';
import { keepSending, ownOutbox } from './outbox.ts';

const FOLLOWED = ['housekeeping-tasks'];

/** The day's tasks including the person's own changes, whether or not the server has them. */
export function useMyDay() {
  const outbox = useMemo(() => ownOutbox(), []);
  const sent = useSyncExternalStore(outbox.subscribe, outbox.state);
  const connection = useConnection();
  const query = useQuery({
    // A Refine list key, so that everything that reloads those lists reloads this.
    queryKey: ['data', 'default', 'housekeeping-tasks', 'list', { own: 'my-day' }],
    queryFn: async ({ signal }) => (await request<MyDay>({ path: '/housekeeping-tasks/my-day', signal })).data,
  });
  const { refetch } = query;
  useLiveChanges(FOLLOWED, () => void refetch());
  useEffect(() => keepSending(outbox), [outbox]);
  const isSettling = sent.waiting.length === 0 && sent.arrived.length > 0;
  useEffect(() => {
    if (isSettling) void refetch().then(({ isSuccess }) => isSuccess && outbox.settle());
  }, [isSettling, outbox, refetch]);
  const changes = [...sent.arrived, ...sent.waiting];
  return {
    answer: answerOf(query),
    day: query.data && { ...query.data, items: query.data.items.map((task) => withChanges(task, changes)) },
    waiting: sent.waiting,
    refused: sent.refused,
    isOffline: connection !== 'up',
    dismiss: outbox.dismiss,
    add: (change: Parameters<typeof outbox.add>[0]): boolean => {
      const isStored = outbox.add(change);
      void outbox.flush();
      return isStored;
    },
  };
}
export type MyDayState = ReturnType<typeof useMyDay>;
