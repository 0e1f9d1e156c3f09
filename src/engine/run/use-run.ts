import { useCustomMutation, useDelete, useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ClientResource, Json, Row } from '../../config/types.ts';
import { holdNews } from '../../providers/live.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { actionCall } from '../resource/paths.ts';
import { newKey } from '../resource/new-key.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';
import { useRelatives } from '../resource/use-relatives.ts';
import { rowTitle } from '../resource/title.ts';

const LEAVING = 5000; // ms; by then even a slow machine has gone on to where the record is

/** What a person wants to do with a record, beside opening and editing it. */
export type Wanted =
  | { readonly kind: 'delete'; readonly record: Row }
  | {
      readonly kind: 'action';
      readonly record: Row;
      readonly action: Action;
      /** Where the record stands now; left out, where the person is. */
      readonly at?: ClientResource;
    };

type Answers = { readonly [key: string]: Json };

/**
 * Runs actions and deletions and tells how they ended. @returns promises of the record as an action leaves it, that reject
 * with the call's HttpError
 */
export function useRun() {
  const { t } = useTranslation('show');
  const { config, resource } = useEngine();
  const { open } = useNotification();
  const invalidate = useInvalidate();
  const refreshRelatives = useRelatives();
  const { mutateAsync: call } = useCustomMutation();
  const { mutateAsync: remove } = useDelete();
  const [isRunning, setIsRunning] = useState(false);

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
        open?.({ type: 'success', message: t('delete.done', { title: rowTitle({ resource, row: wanted.record }) }) });
        return undefined;
      }
      const { data } = await call({
        url: actionCall({ resource: wanted.at ?? resource, id: wanted.record.id, action: wanted.action.name }),
        method: 'post',
        values: answers,
        config: { headers: { 'Idempotency-Key': newKey() } },
        successNotification: false,
        errorNotification: false,
      });
      const row = data as Row;
      const { id } = wanted.record;
      const hasLeft = row['_left'] === true;
      const refreshed = Promise.all([
        // A page that is still open would ask in vain for what is no longer here.
        invalidate({
          resource: resource.name,
          invalidates: hasLeft ? ['list', 'many'] : ['list', 'many', 'detail'],
          id,
        }),
        refreshRelatives(id),
      ]);
      if (!hasLeft) await refreshed;
      tellWarnings(row);
      const { tellDone } = await import('./tell-done.ts');
      // What has left a view is taken back where it went to: in the view it is not found any more.
      const at = (hasLeft ? config.resources[resource.of ?? ''] : undefined) ?? wanted.at ?? resource;
      tellDone({
        ...{ config, resource: at, record: wanted.record, action: wanted.action, answer: row },
        ...(offersUndo && { undo: (back: Action) => run({ kind: 'action', record: wanted.record, action: back, at }) }),
      });
      return row;
    } finally {
      setIsRunning(false);
      if (letNewsGo) setTimeout(letNewsGo, LEAVING);
    }
  };
  return { run, isRunning };
}
