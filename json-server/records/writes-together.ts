import { actionValues } from '../../src/config/rules.ts';
import type { Steps } from '../../src/config/steps.ts';
import type { Action, Json, Row } from '../../src/config/types.ts';
import { forbidden } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import type { TableReader, Transaction } from '../store/types.ts';
import type { Context } from './context.ts';
import { inside, type Reach, save } from './reach.ts';
import { removeRecord } from './remove-record.ts';
import type { Repeatable } from './requests.ts';
import { requireMatch } from './require-match.ts';
import { requireState } from './require-state.ts';
import { requireInScope } from './scope.ts';
import { NO_SECRETS } from './secrets.ts';
import { writtenInSlices } from './staged-request.ts';

/** A table of the caller's company as it is shown instead. */
export type Seen = <R extends Row>(collection: string, table: TableReader<R>) => TableReader<R>;

/** The writes of `together`, each checked as the single one is. */
export type Writes = {
  /** Reads what the writes before it have left. */
  readonly context: Context;
  readonly find: (id: string) => Row;
  readonly create: (input: Json) => Row;
  /**
   * @param seen how the rules of the business see a table, where it is otherwise than it stands
   * @throws HttpError 412 when the record has another version
   */
  readonly merge: (row: Row, version: number, setup: { input: Json; seen?: Seen | undefined }) => Row;
  /** Runs an action that asks nothing. @throws HttpError 403 when the role may not, 409 when the state does not allow it */
  readonly act: (row: Row, action: Action) => Row;
  /** Its version is the caller's to compare. @throws HttpError 409 while others refer to it */
  readonly remove: (row: Row) => void;
  /** As the caller may read it. */
  readonly shown: (row: Row) => Readonly<Record<string, Json>>;
};

/** Does a piece of work on what the pieces before it have left. */
export type Step = <Result>(piece: (writes: Writes) => Result) => Result;

export const together = (reach: Reach, request: Repeatable, work: (writes: Writes) => Reply): Promise<Reply> =>
  reach.requests.once(request, (tx) => work(writesIn(reach, tx)));

export const togetherInSlices = (
  reach: Reach,
  request: Repeatable,
  work: (step: Step) => Steps<Reply>,
): Promise<Reply> =>
  writtenInSlices(reach, request, (piece) => work((write) => piece((tx) => write(writesIn(reach, tx)))));

/** Resources with passwords are not written this way: hashing waits, a transaction does not. */
function writesIn(reach: Reach, tx: Transaction): Writes {
  const { store, snapshot, caller, resource, answers, isImport } = reach;
  const context = inside(reach, tx);
  const write = { tx, context, resource, secrets: NO_SECRETS, ...(isImport && { isImport }) };
  return {
    context,
    find: (id) => requireInScope(context, resource, id),
    create: (input) => save(reach, { ...write, operation: 'create', input, before: undefined }, 'create').row,
    merge: (before, version, { input, seen }) => {
      requireMatch({ context, resource, row: before, ifMatch: `"${version}"` });
      const through = seen ? seenThrough(tx, seen) : tx;
      return save(reach, { ...write, tx: through, operation: 'merge', input, before }, 'update').row;
    },
    act: (before, action) => {
      if (!snapshot.rightsOf({ role: caller.role, resource }).can.has(action.name)) throw forbidden();
      requireState({ context, resource, action, row: before });
      const set = actionValues({ action, values: caller.values });
      const anew = Object.keys(action.anew);
      const preparation = { ...write, operation: 'action' as const, input: undefined, before, set, asked: [], anew };
      return save(reach, preparation, action.name).row;
    },
    remove: (before) => removeRecord({ tx, store, context, resource, before }),
    shown: (row) => answers.shown(context, row),
  };
}

/** The transaction with other tables to read; what is written goes to its own. */
const seenThrough = (tx: Transaction, seen: Seen): Transaction => ({
  ...tx,
  table: (collection, tenant) => seen(collection, tx.table(collection, tenant)),
});
