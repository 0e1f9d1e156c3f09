import { actionValues } from '../../src/config/rules.ts';
import type { Action, Json, Row } from '../../src/config/types.ts';
import { type HttpError, notFound } from '../http/http-error.ts';
import { json, noContent, type Reply } from '../http/reply.ts';
import type { OwnTransaction } from '../store/types.ts';
import { createActing, noteAction, reasonTexts, takeAction, valuesAtCreate } from './at-create.ts';
import { tableOf } from './context.ts';
import { type SentRows, takeRows, writeRows } from './inline-rows.ts';
import { issue } from './issued.ts';
import { contextInside, type Reach, saveAndWarn } from './reach.ts';
import type { Repeatable } from './requests.ts';
import { type IfMatch, requireMatch } from './require-match.ts';
import { requireState } from './require-state.ts';
import { restoreRecord } from './restore.ts';
import { requireInScope } from './scope.ts';
import { secretsOf } from './secrets.ts';
import { withOld } from './with-old.ts';
import { removeRecord } from './write-path.ts';

/** Creates a record with the rows in its body and, if requested, with an action. */
export async function createRecord(reach: Reach, body: Json | undefined, request: Repeatable): Promise<Reply> {
  const { snapshot, caller, resource, language, answers } = reach;
  const { action, body: record } = takeAction(resource, body);
  const { input, rows } = takeRows({ snapshot, caller, resource, body: record });
  const issued = issue(reach);
  const secrets = new Map([...(await secretsOf({ ...reach, input })), ...issued.kept]);
  return reach.requests.once(request, (tx) => {
    const context = contextInside(reach, tx);
    const write = ({ acting, because }: { readonly acting?: Action; readonly because?: HttpError }): Reply => {
      const set = acting && valuesAtCreate(acting, context);
      const preparation = { tx, context, resource, operation: 'create' as const, input, before: undefined, secrets };
      const { row } = saveAndWarn(reach, { ...preparation, ...(set && { set }) }, 'create');
      if (acting) noteAction(acting, { tx, context, resource, row });
      const warnings = because && action && reasonTexts(snapshot, language, because, action.name);
      const whole = withRows(reach, tx, row, rows);
      const reply = answers.created(context, whole, warnings && { warnings });
      if (issued.kept.size === 0) return reply;
      // A repeated call gets everything except the issued texts, which are stored nowhere.
      return { ...answers.created(context, whole, { warnings, ...issued.texts }), repeated: reply.json ?? null };
    };
    return action ? createActing({ tx, context, resource, action }, write) : write({});
  });
}

/** Changes a record, and the rows in its body. */
export async function updateRecord(
  reach: Reach,
  operation: 'replace' | 'merge',
  id: string,
  { body, ifMatch }: { readonly body: Json | undefined; readonly ifMatch: IfMatch },
): Promise<Reply> {
  const { snapshot, caller, resource } = reach;
  const { input, rows } = takeRows({ snapshot, caller, resource, body });
  const secrets = await secretsOf({ ...reach, input, id });
  return withOld(reach.store, (tx) => {
    const context = contextInside(reach, tx);
    const before = requireInScope(context, resource, id);
    requireMatch({ tx, context, resource, row: before, ifMatch });
    const { row } = saveAndWarn(reach, { tx, context, resource, operation, input, before, secrets }, 'update');
    return reach.answers.read(context, withRows(reach, tx, row, rows));
  });
}

/** Writes the rows sent with a record. @returns the record afterwards */
function withRows(reach: Reach, tx: OwnTransaction, row: Row, rows: readonly SentRows[]): Row {
  if (rows.length === 0) return row;
  const { store, resource, answers } = reach;
  const context = contextInside(reach, tx);
  writeRows({ tx, store, context, parent: row, rows });
  const now = tableOf(context, resource).get(row.id) ?? row;
  answers.warn(now, answers.warningsOf(row));
  return now;
}

export function deleteRecord(reach: Reach, id: string, ifMatch: IfMatch): Promise<Reply> {
  const { store, resource } = reach;
  return withOld(store, (tx) => {
    const context = contextInside(reach, tx);
    const before = requireInScope(context, resource, id);
    requireMatch({ tx, context, resource, row: before, ifMatch });
    removeRecord({ tx, store, context, resource, before });
    return noContent;
  });
}

export type SentAction = {
  readonly input: Json | undefined;
  readonly ifMatch: IfMatch;
  readonly request: Repeatable;
  /** Ends a dry run with the answer the real run would have given. */
  readonly undo?: (reply: Reply) => never;
};
type Acted = Reply & { readonly refused?: HttpError };

/** Runs an action. If its rule stored something else instead, that is on disk before the refusal is sent. */
export async function runAction(reach: Reach, id: string, action: Action, sent: SentAction): Promise<Reply> {
  // A copy is made by creating it; the original does nothing.
  if (action.copy) throw notFound();
  const { caller, resource, answers } = reach;
  const { input, ifMatch, undo } = sent;
  const secrets = await secretsOf({ ...reach, input, id });
  const { refused, ...reply }: Acted = await reach.requests.once(sent.request, (tx): Acted => {
    const context = contextInside(reach, tx);
    const before = requireInScope(context, resource, id);
    if (ifMatch !== undefined || action.asSeen) requireMatch({ tx, context, resource, row: before, ifMatch });
    requireState({ context, resource, action, row: before });
    const { row, answerWith } = saveAndWarn(
      reach,
      {
        tx,
        context,
        resource,
        operation: 'action',
        input,
        before,
        secrets,
        set: actionValues({ action, values: caller.values }),
        asked: action.ask,
        anew: Object.keys(action.anew),
      },
      action.name,
    );
    if (answerWith === undefined) {
      const reply = answers.read(context, row);
      return undo ? undo(reply) : reply;
    }
    return { ...json(answerWith.status, answerWith.problem?.extra ?? {}), refused: answerWith };
  });
  if (refused) throw refused;
  return reply;
}

/** Restores a deleted record under its id. */
export function restoreFromTrash(reach: Reach, id: string, request: Repeatable): Promise<Reply> {
  const { resource, answers } = reach;
  return reach.requests.once(request, (tx) => {
    const context = contextInside(reach, tx);
    const { row, warnings } = restoreRecord({ tx, context, resource, id });
    answers.warn(row, warnings);
    return answers.read(context, row);
  });
}
