import { isInline, MAX_INLINE_ROWS } from '../../src/config/inline.ts';
import { type ChildrenField, type Json, type Resource, type Row } from '../../src/config/types.ts';
import { isJsonObject, omit } from '../../src/config/values.ts';
import type { Caller } from '../accounts/call.ts';
import { conflict, type FieldIssue, forbidden, HttpError, invalid, notFound } from '../http/http-error.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import type { Context } from './context.ts';
import { requireMatch } from './require-match.ts';
import { saveRecord } from './save-record.ts';
import { findInScope } from './scope.ts';
import { removeRecord } from './write-path.ts';

/**
 * One row in the body of a parent. With `id` and `version` it changes a record or, with `_remove`, deletes it; without
 * them it creates one. Values and records that are not mentioned stay as they are.
 */
type Entry = { readonly [key: string]: Json };

/** The rows of a body for one `children` field, in the order in which errors refer to them. */
export type SentRows = { readonly field: ChildrenField; readonly child: Resource; readonly entries: readonly Entry[] };

type TakeSetup = {
  readonly snapshot: Snapshot;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly body: Json | undefined;
};

/**
 * Splits a body into the rows of its `inline` children and the record's own values.
 * @throws HttpError 422 if it is not a list of objects, or too long
 */
export function takeRows({ snapshot, caller, resource, body }: TakeSetup): {
  readonly input: Json | undefined;
  readonly rows: readonly SentRows[];
} {
  if (!isJsonObject(body)) return { input: body, rows: [] };
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const rows = Object.values(resource.fields).flatMap((field): SentRows[] => {
    const child = isInline(field) ? snapshot.config.resources[field.resource] : undefined;
    if (!isInline(field) || !child || !readable.has(field.name) || body[field.name] === undefined) return [];
    return [{ field, child, entries: entriesOf(field.name, body[field.name]) }];
  });
  if (rows.length === 0) return { input: body, rows };
  return { input: omit(body, ...rows.map(({ field }) => field.name)), rows };
}

function entriesOf(name: string, value: Json | undefined): readonly Entry[] {
  if (!Array.isArray(value)) throw invalid([{ field: name, key: 'validation.list' }]);
  if (value.length > MAX_INLINE_ROWS) {
    throw invalid([{ field: name, key: 'validation.tooMany', params: { max: MAX_INLINE_ROWS } }]);
  }
  const entries = value as readonly Json[];
  const wrong = entries.flatMap((entry, index) => (isJsonObject(entry) ? [] : [index]));
  if (wrong.length > 0) throw invalid(wrong.map((index) => ({ field: `${name}.${index}`, key: 'validation.object' })));
  return entries as readonly Entry[];
}

type WriteSetup = {
  readonly tx: OwnTransaction;
  readonly store: OwnStore;
  readonly context: Context;
  /** The parent, already stored. */
  readonly parent: Row;
  readonly rows: readonly SentRows[];
};

type RowSetup = Omit<WriteSetup, 'rows'> & Pick<SentRows, 'field' | 'child'> & { readonly entry: Entry };

/**
 * Writes each row like a single write of its resource: rights, row scope, version, checks, rules, defaults, history.
 * Deletions come first, so that unique values and nights they free can be used by other rows.
 * @throws HttpError 409 or 422 with what is wrong with each row; then the whole write is undone
 */
export function writeRows({ rows, ...setup }: WriteSetup): void {
  const refused = rows.flatMap(({ field, child, entries }) => {
    const inOrder = entries
      .map((entry, index) => ({ entry, index }))
      .sort((a, b) => Number(isRemoval(b.entry)) - Number(isRemoval(a.entry)) || a.index - b.index);
    return inOrder.flatMap(({ entry, index }) => {
      const error = refusedBy(() => writeRow({ ...setup, field, child, entry }));
      return error ? [{ place: `${field.name}.${index}`, error }] : [];
    });
  });
  if (refused.length === 0) return;
  const issues = refused.flatMap(({ place, error }) => issuesAt(place, error));
  if (refused.every(({ error }) => error.status === 422)) throw invalid(issues);
  // The rows as they are now, so that the client can continue from there.
  const current = refused.flatMap(({ place, error }) => {
    const now = error.problem?.extra?.['current'];
    return now === undefined ? [] : [[place, now] as const];
  });
  throw conflict('conflict', { issues, extra: { rows: Object.fromEntries(current) } });
}

const isRemoval = (entry: Entry): boolean => entry['_remove'] === true;

function refusedBy(write: () => void): HttpError | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    if (error instanceof HttpError && error.problem) return error;
    throw error;
  }
}

function writeRow({ tx, store, context, parent, field, child, entry }: RowSetup): void {
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource: child });
  const requireRight = (action: string) => {
    if (!can.has(action)) throw forbidden();
  };
  const { id, version } = entry;
  const input = omit(entry, 'id', 'version', '_remove');
  const named = input[field.via];
  if (named !== undefined && named !== parent.id) throw invalid([{ field: field.via, key: 'validation.serverOwned' }]);
  const write = { tx, context, resource: child, secrets: new Map<string, string>() };
  if (id === undefined) {
    requireRight('create');
    const whole = { ...input, [field.via]: parent.id };
    throwAnswer(saveRecord({ ...write, operation: 'create', input: whole, before: undefined }, 'create').answerWith);
    return;
  }
  requireRight(isRemoval(entry) ? 'delete' : 'edit');
  const before = typeof id === 'string' ? findInScope(context, child, id) : undefined;
  if (before?.[field.via] !== parent.id) {
    // Somebody else has already deleted it.
    if (isRemoval(entry) && before === undefined) return;
    throw notFound();
  }
  requireMatch({ tx, context, resource: child, row: before, ifMatch: `"${Number(version)}"` });
  if (isRemoval(entry)) removeRecord({ tx, store, context, resource: child, before });
  else throwAnswer(saveRecord({ ...write, operation: 'merge', input, before }, 'update').answerWith);
}

/** An answer about a single row could not be given later, so a row not stored as requested fails the whole write. */
function throwAnswer(answerWith: HttpError | undefined): void {
  if (answerWith) throw answerWith;
}

/** The issues of a row by cell; those about the whole row are reported at the row. */
function issuesAt(place: string, { status, problem }: HttpError): FieldIssue[] {
  const issues = problem?.issues ?? [];
  if (issues.length > 0) {
    return issues.map((issue) => ({ ...issue, field: issue.field === '' ? place : `${place}.${issue.field}` }));
  }
  if (status === 404) return [{ field: place, key: 'validation.rowGone' }];
  if (status === 412) return [{ field: place, key: 'validation.rowChanged', params: problem?.params ?? {} }];
  const words = problem?.paramsIn;
  const params = problem?.params ?? {};
  return [{ field: place, key: `problem.${problem?.key ?? ''}.detail`, params, ...(words && { paramsIn: words }) }];
}
