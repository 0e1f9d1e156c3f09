import { actionValues } from '../../src/config/rules.ts';
import type { Steps } from '../../src/config/steps.ts';
import type { Action, Json, Row } from '../../src/config/types.ts';
import { forbidden } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import type { TableReader, OwnTransaction } from '../store/types.ts';
import type { RowOf } from '../live/rows/company.ts';
import type { Context } from './context.ts';
import type { Preparation } from './prepare.ts';
import { contextInside, type Reach, saveAndWarn } from './reach.ts';
import type { Repeatable } from './requests.ts';
import { requireMatch } from './require-match.ts';
import { requireState } from './require-state.ts';
import { requireInScope } from './scope.ts';
import { NO_SECRETS } from './secrets.ts';
import { writtenInSlices } from './staged-request.ts';
import { sameReading } from './with-old.ts';
import { removeRecord } from './write-path.ts';

/** A substitute for a table of the caller's company. */
export type Seen = <R extends Row>(collection: string, table: TableReader<R>) => TableReader<R>;

/** The writes of `writeTogether`, each checked like a single one. */
export type Writes<R extends Row = Row> = {
  /** Reads the results of earlier writes. */
  readonly context: Context;
  readonly find: (id: string) => R;
  readonly create: (input: Json) => R;
  /**
   * @param seen tables that the business rules see instead of the stored ones
   * @throws HttpError 412 when the record has another version
   */
  readonly merge: (row: R, version: number, setup: { input: Json; seen?: Seen | undefined }) => R;
  /** Runs an action without a dialog. @throws HttpError 403 without the right, 409 when the state does not allow it */
  readonly act: (row: R, action: Action) => R;
  /** The caller must compare its version. @throws HttpError 409 while others refer to it */
  readonly remove: (row: R) => void;
  /** The record's fields that the caller may read. */
  readonly shown: (row: R) => Readonly<Record<string, Json>>;
};

/** Runs a piece of work that sees the results of earlier pieces. */
export type RunPiece<R extends Row = Row> = <Result>(piece: (writes: Writes<R>) => Result) => Result;

export const writeTogether = <Name extends string>(
  reach: Reach<Name>,
  request: Repeatable,
  work: (writes: Writes<RowOf<Name>>) => Reply,
): Promise<Reply> => reach.requests.once(request, (tx) => work(writesIn(reach, tx)));

export const togetherInSlices = <Name extends string>(
  reach: Reach<Name>,
  request: Repeatable,
  work: (step: RunPiece<RowOf<Name>>) => Steps<Reply>,
): Promise<Reply> =>
  writtenInSlices(reach, request, (piece) => work((write) => piece((tx) => write(writesIn(reach, tx)))));

/** Not for resources with passwords: hashing is asynchronous, a transaction is not. */
function writesIn<Name extends string>(reach: Reach<Name>, tx: OwnTransaction): Writes<RowOf<Name>> {
  const { store, snapshot, caller, resource, answers, isImport } = reach;
  const context = contextInside(reach, tx);
  const write = { tx, context, resource, secrets: NO_SECRETS, ...(isImport && { isImport }) };
  // `prepare` checks that the values fit the resource.
  const saved = (preparation: Preparation, action: string) =>
    saveAndWarn(reach, preparation, action).row as RowOf<Name>;
  return {
    context,
    find: (id) => requireInScope(context, resource, id),
    create: (input) => saved({ ...write, operation: 'create', input, before: undefined }, 'create'),
    merge: (before, version, { input, seen }) => {
      requireMatch({ tx, context, resource, row: before, ifMatch: `"${version}"` });
      const through = seen ? seenThrough(tx, seen) : tx;
      return saved({ ...write, tx: through, operation: 'merge', input, before }, 'update');
    },
    act: (before, action) => {
      if (!snapshot.rightsOf({ role: caller.role, resource }).can.has(action.name)) throw forbidden();
      requireState({ context, resource, action, row: before });
      const set = actionValues({ action, values: caller.values });
      const anew = Object.keys(action.anew);
      const preparation = { ...write, operation: 'action' as const, input: undefined, before, set, asked: [], anew };
      return saved(preparation, action.name);
    },
    remove: (before) => removeRecord({ tx, store, context, resource, before }),
    shown: (row) => answers.shown(context, row),
  };
}

/** The transaction with other tables to read; writes go to its own. */
const seenThrough = (tx: OwnTransaction, seen: Seen): OwnTransaction =>
  sameReading(tx, { ...tx, table: (collection, tenant) => seen(collection, tx.table(collection, tenant)) });
