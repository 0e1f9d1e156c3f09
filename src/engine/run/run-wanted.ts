import type { useInvalidate } from '@refinedev/core';
import type { Action, ClientConfig, ClientResource, Json, Row } from '../../config/types.ts';
import { holdNews } from '../../providers/live.ts';
import { actionCall } from '../resource/paths.ts';
import { newKey } from '../../providers/new-key.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';
import { rowTitle } from '../resource/title.ts';
import { type RestoreCall, tellDeleted } from '../trash/restore.ts';
import { tellDone } from './tell-done.ts';

const LEAVING = 5000; // ms; by then even a slow machine has gone on to where the record is

export type Run = {
  readonly record: Row;
  /** Absent: it is deleted. */
  readonly action?: Action;
  /** The record's current screen; by default the person's. */
  readonly at?: ClientResource | undefined;
  readonly answers: { readonly [key: string]: Json };
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  /** Refine's own ways. */
  readonly call: RestoreCall;
  readonly remove: (wanted: {
    readonly resource: string;
    readonly id: string;
    readonly meta: { readonly version: Json | undefined };
    readonly successNotification: false;
    readonly errorNotification: false;
  }) => Promise<unknown>;
  readonly invalidate: ReturnType<typeof useInvalidate>;
  readonly refreshRelatives: (id: string) => Promise<void>;
  /** Runs what takes an action back; absent where that is not offered. */
  readonly undo: ((back: Action, at: ClientResource, row: Row) => Promise<unknown>) | undefined;
};

/** Runs an action or a deletion and tells how it ended. @throws HttpError of the call */
export async function runWanted(setup: Run): Promise<Row | undefined> {
  const letNewsGo = setup.resource.of === undefined ? undefined : holdNews();
  try {
    return await (setup.action ? runAction(setup, setup.action) : deleted(setup));
  } finally {
    if (letNewsGo) setTimeout(letNewsGo, LEAVING);
  }
}

async function deleted(setup: Run): Promise<undefined> {
  const { resource, record, remove, refreshRelatives, call } = setup;
  const { id } = record;
  await remove({
    resource: resource.name,
    id,
    meta: { version: record['version'] },
    successNotification: false,
    errorNotification: false,
  });
  await refreshRelatives(id);
  const title = rowTitle({ resource, row: record });
  tellDeleted({ resource, id, title, call, refresh: () => refreshed(setup) });
}

/** The version of a record as it was seen, as calls name it. */
const seen = ({ version }: Row): string => (typeof version === 'number' ? `"${version}"` : '');

const refreshed = ({ invalidate, refreshRelatives, resource, record }: Run, hasLeft = false) =>
  Promise.all([
    // An open page would reload a record that no longer exists.
    invalidate({
      resource: resource.name,
      invalidates: hasLeft ? ['list', 'many'] : ['list', 'many', 'detail'],
      id: record.id,
    }),
    refreshRelatives(record.id),
  ]);

async function runAction(setup: Run, action: Action): Promise<Row> {
  const { config, resource, record, call, answers, undo } = setup;
  const standing = setup.at ?? resource;
  const { data } = await call({
    url: actionCall({ resource: standing, id: record.id, action: action.name }),
    method: 'post',
    values: answers,
    config: { headers: { 'Idempotency-Key': newKey(), ...(action.asSeen && { 'If-Match': seen(record) }) } },
    successNotification: false,
    errorNotification: false,
  });
  const row = data as Row;
  const hasLeft = row['_left'] === true;
  const done = refreshed(setup, hasLeft);
  if (!hasLeft) await done;
  tellWarnings(row);
  // An action on a record that has left its view is undone where it went: the view no longer finds it.
  const at = (hasLeft ? config.resources[resource.of ?? ''] : undefined) ?? standing;
  const outcome = { config, resource: at, record, action, answer: row };
  tellDone({ ...outcome, ...(undo && { undo: (back: Action) => undo(back, at, { ...record, ...row }) }) });
  return row;
}
