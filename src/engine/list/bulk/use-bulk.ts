import { useDataProvider, useInvalidate, useWarnAboutChange } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isShownOnly } from '../../../config/normalize.ts';
import type { Action, Json, Row } from '../../../config/types.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { holdNews } from '../../../providers/live.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { newKey } from '../../../providers/new-key.ts';
import { fetchProposal } from '../../actions/proposal.ts';
import { actionCall, restoreCall } from '../../resource/paths.ts';
import { relativesOf } from '../../resource/use-invalidate-views.ts';
import type { BringBack, BulkAction } from './bulk-actions.ts';
import { type BulkOutcome, runBulk } from './run-bulk.ts';
import type { Selection } from './selection.ts';

/** Records asked for in one call: their ids must fit into an address. */
const IN_ONE_CALL = 100;

export type BulkAnswers = { readonly [key: string]: Json };
type Stage =
  /** How do the ticked records stand now? They may have been ticked minutes ago, on another page. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'lost'; readonly error: HttpError }
  | { readonly kind: 'asking'; readonly rows: readonly Row[]; readonly missing: number }
  | {
      readonly kind: 'running';
      readonly bulkAction: BulkAction | BringBack;
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: 'over'; readonly bulkAction: BulkAction | BringBack; readonly outcomes: readonly BulkOutcome[] };

/** What is done to one record; resolves with the record as it is then, if it is. */
function usePerform() {
  const { resource } = useEngine();
  const { update, deleteOne, custom } = useDataProvider()();
  /** The facts of each record are not shown, so its question cannot be answered. */
  const proposedFor = async (action: Action, record: Row): Promise<BulkAnswers> => {
    const { values } = await fetchProposal({ resource, record, action });
    return Object.fromEntries(Object.entries(values).filter(([name]) => !isShownOnly(action, name)));
  };
  return async (bulkAction: BulkAction | BringBack, row: Row, answers: BulkAnswers): Promise<Row | undefined> => {
    const one = { resource: resource.name, id: row.id, meta: { version: row['version'] } };
    if (bulkAction.kind === 'delete') {
      await deleteOne<Row & { id: string }>(one);
      return undefined;
    }
    if (bulkAction.kind === 'edit')
      return (await update<Row & { id: string }, BulkAnswers>({ ...one, variables: answers })).data;
    const proposed = bulkAction.kind === 'action' ? await proposedFor(bulkAction.action, row) : {};
    const answer = await custom?.<Row & { id: string }>({
      url:
        bulkAction.kind === 'restore'
          ? restoreCall({ resource, id: row.id })
          : actionCall({ resource, id: row.id, action: bulkAction.name }),
      method: 'post',
      payload: { ...answers, ...proposed },
      headers: { 'Idempotency-Key': newKey() },
    });
    return answer?.data;
  };
}

/** From the question to the results of an action on everything that is ticked. */
export function useBulk({ selection }: { selection: Selection }) {
  const engine = useEngine();
  const { resource } = engine;
  const { getMany } = useDataProvider()();
  const perform = usePerform();
  const invalidate = useInvalidate();
  const { setWarnWhen } = useWarnAboutChange();
  const [stage, setStage] = useState<Stage>({ kind: 'looking' });
  const running = useRef<AbortController>(null);

  const look = async (): Promise<Stage> => {
    const picked = [...selection.picked().values()];
    const found = new Map<string, Row>();
    try {
      for (let from = 0; from < picked.length; from += IN_ONE_CALL) {
        const ids = picked.slice(from, from + IN_ONE_CALL).map(({ id }) => id);
        const { data = [] } = (await getMany?.<Row & { id: string }>({ resource: resource.name, ids })) ?? {};
        for (const row of data) found.set(row.id, row);
      }
    } catch (error) {
      return { kind: 'lost', error: asHttpError(error) };
    }
    const missing = picked.filter(({ id }) => !found.has(id));
    if (missing.length > 0) selection.put(missing, false);
    return { kind: 'asking', rows: picked.flatMap(({ id }) => found.get(id) ?? []), missing: missing.length };
  };
  const begin = useEffectEvent(look);
  useEffect(() => {
    void begin().then(setStage);
    return () => running.current?.abort();
  }, []);

  const isRunning = stage.kind === 'running';
  useEffect(() => {
    setWarnWhen(isRunning);
    return () => setWarnWhen(false);
  }, [isRunning, setWarnWhen]);

  const run = async (
    bulkAction: BulkAction | BringBack,
    rows: readonly Row[],
    answersOf: (row: Row) => BulkAnswers,
  ) => {
    const controller = new AbortController();
    running.current = controller;
    setStage({ kind: 'running', bulkAction, done: 0, total: rows.length });
    // The list is asked again at the end, not after each record.
    const letNewsGo = holdNews();
    try {
      const outcomes = await runBulk({
        rows,
        perform: (row) => perform(bulkAction, row, answersOf(row)),
        asError: asHttpError,
        onStep: (done) => setStage({ kind: 'running', bulkAction, done, total: rows.length }),
        signal: controller.signal,
        pause: (ms) => pause(ms, controller.signal),
      });
      const done = outcomes.flatMap(({ state, row }) => (state === 'done' ? [row] : []));
      selection.put(done, false);
      setStage({ kind: 'over', bulkAction, outcomes });
      for (const { name } of [resource, ...relativesOf(engine)])
        void invalidate({ resource: name, invalidates: ['resourceAll'] });
    } finally {
      letNewsGo();
    }
  };
  const lookAgain = () => {
    setStage({ kind: 'looking' });
    void look().then(setStage);
  };
  return { stage, look: lookAgain, run, stop: () => running.current?.abort() };
}

/** Until it is over, or stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
