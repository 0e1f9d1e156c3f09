import { useCustomMutation, useDelete, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import type { Action, Json, Row } from '../../config/types.ts';
import { holdNews } from '../../providers/live.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { newKey } from '../resource/new-key.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';
import { useRelatives } from '../resource/use-relatives.ts';
import { rowTitle } from '../resource/title.ts';

const LEAVING = 5000; // ms; by then even a slow machine has gone on to where the record is

/** What a person wants to do with a record, beside opening and editing it. */
export type Wanted =
  | { readonly kind: 'delete'; readonly record: Row }
  | { readonly kind: 'action'; readonly record: Row; readonly action: Action };

type Answers = { readonly [key: string]: Json };

/**
 * Runs actions and deletions and tells how they ended. @returns promises of the record as an action leaves it, that reject
 * with the call's HttpError
 */
export function useRun() {
  const { config, resource } = useEngine();
  const invalidate = useInvalidate();
  const refreshRelatives = useRelatives();
  const { mutateAsync: call } = useCustomMutation();
  const { mutateAsync: remove } = useDelete();
  const [isRunning, setIsRunning] = useState(false);

  const refresh = (id: string) =>
    Promise.all([
      invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'], id }),
      refreshRelatives(id),
    ]);

  const run = async (wanted: Wanted, answers: Answers = {}, { offersUndo = false } = {}): Promise<Row | undefined> => {
    setIsRunning(true);
    const letNewsGo = resource.of === undefined ? undefined : holdNews();
    try {
      if (wanted.kind === 'delete') {
        await remove({
          resource: resource.name,
          id: wanted.record.id,
          meta: { version: wanted.record['version'] },
          successNotification: false,
          errorNotification: false,
        });
        await refreshRelatives(wanted.record.id);
        const { tellDeleted } = await import('../trash/restore.ts');
        const { id } = wanted.record;
        tellDeleted({ resource, id, title: rowTitle({ resource, row: wanted.record }), call, refresh });
        return undefined;
      }
      const { data } = await call({
        url: `/${resource.api.path.replace(/^\//, '')}/${encodeURIComponent(wanted.record.id)}/actions/${wanted.action.name}`,
        method: 'post',
        values: answers,
        config: { headers: { 'Idempotency-Key': newKey() } },
        successNotification: false,
        errorNotification: false,
      });
      const row = data as Row;
      const { id } = wanted.record;
      const hasLeft = row['_left'] === true;
      // A page that is still open would ask in vain for what is no longer here.
      if (hasLeft)
        void Promise.all([
          invalidate({ resource: resource.name, invalidates: ['list', 'many'], id }),
          refreshRelatives(id),
        ]);
      else await refresh(id);
      tellWarnings(row);
      const { tellDone } = await import('./tell-done.ts');
      tellDone({
        ...{ config, resource, record: wanted.record, action: wanted.action, answer: row },
        ...(offersUndo && { undo: (back: Action) => run({ kind: 'action', record: wanted.record, action: back }) }),
      });
      return row;
    } finally {
      setIsRunning(false);
      if (letNewsGo) setTimeout(letNewsGo, LEAVING);
    }
  };
  return { run, isRunning };
}
