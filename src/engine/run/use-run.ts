import { useCustomMutation, useDelete, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import type { Action, ClientResource, Json, Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useInvalidateViews } from '../resource/use-invalidate-views.ts';

/** Actions on a record besides opening and editing it. */
export type Wanted =
  | { readonly kind: 'delete'; readonly record: Row }
  | {
      readonly kind: 'action';
      readonly record: Row;
      readonly action: Action;
      /** The record's current screen; by default the person's. */
      readonly at?: ClientResource | undefined;
    };

type Answers = { readonly [key: string]: Json };

/**
 * Runs actions and deletions and tells how they ended. @returns promises of the record as an action leaves it, that reject
 * with the call's HttpError
 */
export function useRun() {
  const { config, resource } = useEngine();
  const invalidate = useInvalidate();
  const refreshRelatives = useInvalidateViews();
  const { mutateAsync: call } = useCustomMutation();
  const { mutateAsync: remove } = useDelete();
  const [isRunning, setIsRunning] = useState(false);

  const run = async (wanted: Wanted, answers: Answers = {}, { offersUndo = false } = {}): Promise<Row | undefined> => {
    setIsRunning(true);
    const { record } = wanted;
    try {
      // Lists do not load it until somebody acts.
      const { runWanted } = await import('./run-wanted.ts');
      return await runWanted({
        record,
        answers,
        config,
        resource,
        call,
        remove,
        invalidate,
        refreshRelatives,
        ...(wanted.kind === 'action' && { action: wanted.action, at: wanted.at }),
        undo: offersUndo ? (back, at, row) => run({ kind: 'action', record: row, action: back, at }) : undefined,
      });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
