import type { Resource, Row } from '../../src/config/types.ts';
import { type OpenSecret, secretOf } from '../accounts/sealed.ts';
import type { RecordWrite } from '../live/rules/domain-write.ts';
import { stage } from '../store/staged.ts';
import type { CompaniesInMemory, Leading, OwnStore, OwnTransaction } from '../store/types.ts';
import {
  type Companies,
  companiesIn,
  type PartitionWriter,
  partitionWriter,
  type CompanyWriter,
  companyWriter,
  type RowOf,
} from '../live/rows/company.ts';
import { applyWrites, putRecord, removeRecord } from './write-path.ts';
import { type Context, contextIn, type OnBehalf } from './context.ts';
import { type FieldChanges, appendHistory, appendHistoryOnce } from './history.ts';
import { withOwnRows } from './own-rows.ts';
import { type ExternalWriter, externalWriter } from './external-writer.ts';
import { withOld } from './with-old.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';

type Noted = { readonly resource: Resource; readonly row: Row; readonly action: string };

/** A running transaction for a caller: the company they work in, and the one write path. */
export type WriteTransaction = CompanyWriter & {
  readonly context: Context;
  /** Applies writes, subject to the rules of each record. @throws HttpError 409, 422; then nothing happens at all */
  readonly apply: (writes: readonly RecordWrite[]) => void;
  /**
   * Stores an edit that its call has already checked, with everything that follows a write (`putRecord`).
   * @throws HttpError 409 when another record has one of its unique values
   */
  readonly store: (edit: { resource: Resource; before: UsersRow; after: Row; action: string }) => void;
  /** Adds an entry to a record's history. */
  readonly addHistory: (happened: Noted & { readonly changes: FieldChanges }) => void;
  /** The same for an event recorded only once, identified by the entry's `id`. */
  readonly addHistoryOnce: (happened: Noted & { readonly id: string }) => void;
  /**
   * Moves a record of the caller's company, found by the call, to the trash, with everything that follows a deletion.
   * @throws HttpError 409 while something refers to it
   */
  readonly erase: (record: { resource: Resource; before: Row }) => void;
  /** Writes what an external system (a channel) reports. */
  readonly asExternal: () => ExternalWriter;
};

/** A running transaction without a caller: for opening a link, signing in or registering. */
export type OpenTransaction = {
  readonly company: (tenant: string) => CompanyWriter;
  readonly shared: PartitionWriter;
  readonly on: (behalf: OnBehalf) => WriteTransaction;
};

/** Listens to the writes of one collection; a removed row is undefined. */
export type OnWrite = <Collection extends string>(
  collection: Collection,
  listener: (rows: readonly (RowOf<Collection> | undefined)[]) => void,
) => () => void;

/** The rows are of their collection's type for the same reason as in `tablesIn`. */
const onWriteOf = (store: OwnStore): OnWrite =>
  ((collection: string, listener: (rows: readonly (Row | undefined)[]) => void) =>
    store.onCommit((changes) => {
      const own = changes.filter((change) => change.collection === collection);
      if (own.length > 0) listener(own.map(({ after }) => after));
    })) as OnWrite;

/**
 * The only access of routes and modules to records. Code with a caller uses `of` and `write`, and gets only the tables
 * of the company that the caller works in; `company`, `companies` and `transact` are for code without a caller.
 */
export type Records = Companies & {
  /** Without the rows of homes outside the caller's limits. */
  readonly of: (behalf: OnBehalf) => Context;
  /** Runs `work` synchronously, all or nothing, and resolves once it is durable. @throws StoreUnavailable */
  readonly write: <Result>(behalf: OnBehalf, work: (work: WriteTransaction) => Result) => Promise<Result>;
  /**
   * Writes beside the store, only to try them: each piece sees the earlier ones, and nothing is ever stored.
   * @throws NotStaged for a question that only the store itself can answer
   */
  readonly tried: (behalf: OnBehalf) => <Result>(work: (work: WriteTransaction) => Result) => Result;
  readonly transact: <Result>(work: (inside: OpenTransaction) => Result) => Promise<Result>;
  /** Companies with records of a collection, and those not in memory that may have some. */
  readonly companies: (collection: string) => readonly string[];
  /** Those of them in memory; background work keeps its company there (`JobArea.hasWaiting`). */
  readonly companiesHere: (collection: string) => readonly string[];
  readonly inMemory: CompaniesInMemory;
  /**
   * Calls `listener` after each durable write of a collection, with the rows as they are now.
   * @returns a function that stops it
   */
  readonly onWrite: OnWrite;
  /** A sealed secret, for the server's own use: never send, log or store it. */
  readonly secretOf: OpenSecret;
  readonly leading: Leading;
  /** For /api/health. */
  readonly kind: OwnStore['kind'];
  readonly isWritable: () => boolean;
  /** Rows in memory by collection, for operators. */
  readonly rowCounts: OwnStore['rowCounts'];
};

/** @internal A transaction of the store, bound to a caller. */
export function workIn(tx: OwnTransaction, behalf: OnBehalf): WriteTransaction {
  const context = contextIn(tx, behalf);
  return {
    ...companyWriter(tx, behalf.caller.tenant),
    context,
    apply: (writes) => applyWrites({ tx, context, writes }),
    store: (edit) => putRecord({ tx, context, ...edit }),
    addHistory: (happened) => appendHistory({ tx, context, ...happened }),
    addHistoryOnce: (happened) => appendHistoryOnce({ tx, context, ...happened }),
    erase: (record) => removeRecord({ tx, store: { tenants: () => [behalf.caller.tenant] }, context, ...record }),
    asExternal: () => externalWriter(tx, context),
  };
}

const opened = new WeakMap<OwnStore, Records>();

/** The records of a store: always the same object per store, so that other code can use it as a key. */
export function recordsOf(store: OwnStore): Records {
  const known = opened.get(store);
  if (known) return known;
  const records: Records = {
    ...companiesIn(store),
    of: (behalf) => withOwnRows(contextIn(store, behalf)),
    write: (behalf, work) => withOld(store, (tx) => work(workIn(tx, behalf))),
    tried: (behalf) => {
      const { transact } = stage(store);
      return (work) => transact((tx) => work(workIn(tx, behalf)));
    },
    transact: (work) =>
      withOld(store, (tx) =>
        work({
          company: (tenant) => companyWriter(tx, tenant),
          shared: partitionWriter(tx),
          on: (behalf) => workIn(tx, behalf),
        }),
      ),
    companies: (collection) => store.tenants(collection),
    companiesHere: (collection) => store.tenants(collection).filter((tenant) => store.companies.isHere(tenant)),
    inMemory: store.companies,
    onWrite: onWriteOf(store),
    secretOf: (place) => secretOf(store, place),
    leading: store,
    kind: store.kind,
    isWritable: () => store.writable,
    rowCounts: () => store.rowCounts(),
  };
  opened.set(store, records);
  return records;
}
