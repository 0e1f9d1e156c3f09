import { collectionOf } from '../../src/config/collection.ts';
import { createActing, noteAction, reasonTexts, takeAction, valuesAtCreate } from './at-create.ts';
import { isJsonObject, isMissing } from '../../src/config/values.ts';
import { actionValues } from '../../src/config/rules.ts';
import { compileWhere } from '../../src/config/where.ts';
import { atOnce, type Steps } from '../../src/config/steps.ts';
import type { Action, Json, Language, Resource, Row, Text } from '../../src/config/types.ts';
import type { Caller } from '../accounts/call.ts';
import { conflict, forbidden, type HttpError, notFound } from '../http/http-error.ts';
import { USERS } from '../accounts/authenticate.ts';
import {
  type Context,
  contextIn,
  type OnBehalf,
  partitionOf,
  type ResourceNamed,
  resolver,
  tableOf,
} from './context.ts';
import { type HistoryEntry, readHistory } from './history.ts';
import { takeRows, writeRows } from './inline-rows.ts';
import { maskedIn } from '../../src/config/query.ts';
import { listPage, type Page } from './list.ts';
import { logAccess } from './masked.ts';
import { hashSecrets, type Preparation, type Secrets } from './prepare.ts';
import { project, unmaskedOf } from './projection.ts';
import { removeRecord } from './remove-record.ts';
import type { Repeatable, Requests } from './requests.ts';
import { etagOf, type IfMatch, requireMatch } from './require-match.ts';
import { restoreRecord } from './restore.ts';
import type { RowOf } from '../live/rows/company.ts';
import { rowTexts } from './row-texts.ts';
import { answered, commitStaged, ROUNDS, unlessNotStaged } from './staged-request.ts';
import { saveRecord } from './save-record.ts';
import { findInScope, hasLeft } from './scope.ts';
import { sealerOf } from '../accounts/sealed.ts';
import { type DeletedItem, listDeleted } from './trash.ts';
import { hashOfSibling } from './users.ts';
import { warningTexts } from './warnings.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import { json, noContent, type Reply } from '../http/reply.ts';
import { inSlices } from '../store/slices.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { stage } from '../store/staged.ts';
import type { Store, TableReader, Transaction } from '../store/types.ts';

type Listed = Page & { readonly textOf: (row: Row) => string };

export type Repository<R extends Row = Row> = {
  /** `textOf` makes the JSON text of one of its records. */
  readonly list: (search: string) => Listed | Promise<Listed>;
  /** @throws HttpError 404, as every call on one record */
  readonly get: (id: string) => Promise<Reply> | Reply;
  readonly create: (input: Json | undefined, request: Repeatable) => Promise<Reply>;
  readonly replace: (id: string, input: Json | undefined, ifMatch: IfMatch) => Promise<Reply>;
  readonly merge: (id: string, input: Json | undefined, ifMatch: IfMatch) => Promise<Reply>;
  readonly remove: (id: string, ifMatch: IfMatch) => Promise<Reply>;
  readonly act: (
    id: string,
    action: Action,
    sent: { input: Json | undefined; ifMatch: IfMatch; request: Repeatable },
  ) => Promise<Reply>;
  readonly history: (id: string) => readonly HistoryEntry[];
  /** What was deleted of it, and may come back. */
  readonly deleted: () => { readonly items: readonly DeletedItem[]; readonly hasMore: boolean };
  /** Brings a deleted record back under its id. */
  readonly restore: (id: string, request: Repeatable) => Promise<Reply>;
  /** Several writes as one: whatever `work` throws undoes them all. */
  readonly together: (request: Repeatable, work: (writes: Writes<R>) => Reply) => Promise<Reply>;
  /**
   * The same for very many: worked out a piece at a time beside the store, so that others are answered in between, and
   * then written as one. @throws HttpError 409 when others change the same records again and again
   */
  readonly togetherInSlices: (request: Repeatable, work: (step: Step<R>) => Steps<Reply>) => Promise<Reply>;
};

/** A table of the caller's company as it is shown instead. */
export type Seen = <R extends Row>(collection: string, table: TableReader<R>) => TableReader<R>;

/** The writes of `together`, each checked as the single one is. */
export type Writes<R extends Row = Row> = {
  /** Reads what the writes before it have left. */
  readonly context: Context;
  readonly find: (id: string) => R;
  readonly create: (input: Json) => R;
  /**
   * @param seen how the rules of the business see a table, where it is otherwise than it stands
   * @throws HttpError 412 when the record has another version
   */
  readonly merge: (row: R, version: number, setup: { input: Json; seen?: Seen | undefined }) => R;
  /** Runs an action that asks nothing. @throws HttpError 403 when the role may not, 409 when the state does not allow it */
  readonly act: (row: R, action: Action) => R;
  /** Its version is the caller's to compare. @throws HttpError 409 while others refer to it */
  readonly remove: (row: R) => void;
  /** As the caller may read it. */
  readonly shown: (row: R) => Readonly<Record<string, Json>>;
};

/** Does a piece of work on what the pieces before it have left. */
export type Step<R extends Row = Row> = <Result>(piece: (writes: Writes<R>) => Result) => Result;

/** The same, of a server: what a route or a module says of whose records it wants. */
export type Repositories = <Name extends string>(
  setup: OnBehalf & { readonly resource: ResourceNamed<Name>; readonly language?: Language },
) => Repository<RowOf<Name>>;

/**
 * The only way to a resource's records: tenant and row scope are part of every read and write, and a write is one
 * synchronous transaction, so nothing can come between its checks and its effect.
 */
export function repositoryFor<Name extends string>({
  store,
  requests,
  snapshot,
  caller,
  resource,
  language = 'en',
  isImport,
}: {
  store: Store;
  requests: Requests;
  snapshot: Snapshot;
  caller: Caller;
  resource: ResourceNamed<Name>;
  /** Of warnings, which stand in an answer that is no problem. */
  language?: Language;
  /** What is written are rows of a file. */
  isImport?: true;
}): Repository<RowOf<Name>> {
  const warned = new WeakMap<Row, readonly Warning[]>();
  const warningsOf = (row: Row) => {
    const warnings = warned.get(row) ?? [];
    return warnings.length > 0 ? { _warnings: warningTexts(snapshot, language, warnings) } : {};
  };
  const outside = contextIn(store, { snapshot, caller });
  const inside = (tx: Transaction): Context => contextIn(tx, { snapshot, caller });
  const partition = partitionOf(resource, caller.tenant);
  const seal = sealerOf(store, resource, partition);
  const secretsOf = (input: Json | undefined, id?: string): Promise<Secrets> => {
    if (collectionOf(resource) !== USERS) return hashSecrets(resource, input, seal);
    const before: Row | undefined = id === undefined ? undefined : tableOf(outside, resource).get(id);
    const email = isJsonObject(input) && input['email'] !== undefined ? input['email'] : before?.['email'];
    return hashSecrets(resource, input, seal, hashOfSibling(store, email, partition));
  };

  const find = (context: Context, id: string): RowOf<Name> => {
    const row = findInScope(context, resource, id);
    if (row === undefined) throw notFound();
    return row;
  };
  const answer = (context: Context, row: Row, status = 200, more: object = {}): Reply =>
    json(
      status,
      {
        ...project(context, resource, row),
        ...warningsOf(row),
        ...more,
        ...(hasLeft(context, resource, row) ? { _left: true } : {}),
      },
      {
        ETag: etagOf(row),
        ...(status === 201 ? { Location: `/api/${resource.api.path}/${row.id}` } : {}),
      },
    );

  const save = (preparation: Preparation, action: string, tell?: (error: HttpError) => void) => {
    const { row, warnings, answerWith } = saveRecord(preparation, action);
    if (warnings) warned.set(row, warnings);
    if (answerWith) tell?.(answerWith);
    // What is saved is what its resource says: `prepare` sees to it.
    return row as RowOf<Name>;
  };

  const drop = (tx: Transaction, context: Context, before: Row): void => {
    removeRecord({ tx, store, context, resource, before });
  };

  /** Writes the rows that came with a record. @returns it as it stands after them */
  const withRows = (tx: Transaction, row: Row, sent: ReturnType<typeof takeRows>): Row => {
    if (sent.rows.length === 0) return row;
    const context = inside(tx);
    writeRows({ tx, store, context, parent: row, rows: sent.rows });
    const now = tableOf(context, resource).get(row.id) ?? row;
    warned.set(now, warned.get(row) ?? []);
    return now;
  };

  const update = async (operation: 'replace' | 'merge', id: string, body: Json | undefined, ifMatch: IfMatch) => {
    const sent = takeRows({ snapshot, caller, resource, body });
    const { input } = sent;
    const secrets = await secretsOf(input, id);
    return store.transact((tx) => {
      const context = inside(tx);
      const before = find(context, id);
      requireMatch({ context, resource, row: before, ifMatch });
      const row = save({ tx, context, resource, operation, input, before, secrets }, 'update');
      return answer(context, withRows(tx, row, sent));
    });
  };

  const writesIn = (tx: Transaction): Writes<RowOf<Name>> => {
    const context = inside(tx);
    const write = { context, resource, secrets: NO_SECRETS, ...(isImport && { isImport }) };
    return {
      context,
      find: (id) => find(context, id),
      create: (input) => save({ ...write, tx, operation: 'create', input, before: undefined }, 'create'),
      merge: (before, version, { input, seen }) => {
        requireMatch({ context, resource, row: before, ifMatch: `"${version}"` });
        return save({ ...write, tx: seen ? seenThrough(tx, seen) : tx, operation: 'merge', input, before }, 'update');
      },
      act: (before, action) => {
        if (!snapshot.rightsOf({ role: caller.role, resource }).can.has(action.name)) throw forbidden();
        requireState({ context, resource, action, row: before });
        const set = actionValues({ action, values: caller.values });
        const preparation = { ...write, tx, operation: 'action' as const, input: undefined, before, set };
        return save({ ...preparation, asked: [], anew: Object.keys(action.anew) }, action.name);
      },
      remove: (row) => drop(tx, context, row),
      shown: (row) => ({ ...project(context, resource, row), ...warningsOf(row) }),
    };
  };
  return {
    list: (search) => {
      const page = listPage(outside, resource, search);
      const listed = { ...page, textOf: rowTexts(outside, resource, page.rows) };
      const lookedUp = maskedIn(resource, page.query);
      if (lookedUp.length === 0) return listed;
      const found = page.rows.length === 0 ? [undefined] : page.rows;
      return store
        .transact((tx) => {
          for (const row of found) logAccess({ tx, context: outside, resource, row }, lookedUp);
        })
        .then(() => listed);
    },
    get: (id) => {
      const row = find(outside, id);
      const whole = unmaskedOf(outside, resource, row);
      const fields = Object.keys(whole);
      if (fields.length === 0) return answer(outside, row);
      const shown = json(200, { ...project(outside, resource, row), ...whole }, { ETag: etagOf(row) });
      // Nobody is shown it before the log says so.
      return store.transact((tx) => logAccess({ tx, context: outside, resource, row }, fields)).then(() => shown);
    },
    history: (id) => readHistory({ context: outside, resource, id: find(outside, id).id }),
    deleted: () => listDeleted(outside, resource),
    restore: (id, request) =>
      requests.once(request, (tx) => {
        const context = inside(tx);
        const { row, warnings } = restoreRecord({ tx, context, resource, id });
        warned.set(row, warnings);
        return answer(context, row);
      }),
    create: async (body, request) => {
      const { action, body: record } = takeAction(resource, body);
      const sent = takeRows({ snapshot, caller, resource, body: record });
      const { input } = sent;
      const secrets = await secretsOf(input);
      const write = (way: { readonly acting?: Action; readonly because?: HttpError } = {}) =>
        requests.once(request, (tx) => {
          const context = inside(tx);
          const { acting, because } = way;
          const preparation = {
            tx,
            context,
            resource,
            operation: 'create' as const,
            input,
            before: undefined,
            secrets,
          };
          const set = acting && valuesAtCreate(acting, context);
          const row = save({ ...preparation, ...(set && { set }) }, 'create');
          if (acting) noteAction(acting, { tx, context, resource, row });
          const now = withRows(tx, row, sent);
          const warnings = because && action && reasonTexts(snapshot, language, because, action.name);
          return answer(context, now, 201, warnings && { warnings });
        });
      return action ? createActing({ snapshot, caller, resource, action }, write) : write();
    },
    replace: (id, input, ifMatch) => update('replace', id, input, ifMatch),
    merge: (id, input, ifMatch) => update('merge', id, input, ifMatch),
    remove: (id, ifMatch) =>
      store.transact((tx) => {
        const context = inside(tx);
        const before = find(context, id);
        requireMatch({ context, resource, row: before, ifMatch });
        drop(tx, context, before);
        return noContent;
      }),
    act: async (id, action, { input, ifMatch, request }) => {
      // A copy is made by creating it; this record has nothing to do.
      if (action.copy) throw notFound();
      const secrets: Secrets = await secretsOf(input, id);
      const refusals: HttpError[] = [];
      const reply = await requests.once(request, (tx) => {
        const context = inside(tx);
        const before = find(context, id);
        if (ifMatch !== undefined) requireMatch({ context, resource, row: before, ifMatch });
        requireState({ context, resource, action, row: before });
        const set = actionValues({ action, values: caller.values });
        const preparation = { tx, context, resource, operation: 'action' as const, input, before, secrets, set };
        const anew = Object.keys(action.anew);
        const row = save({ ...preparation, asked: action.ask, anew }, action.name, (error) => refusals.push(error));
        const [refused] = refusals;
        return refused ? json(refused.status, refused.problem?.extra ?? {}) : answer(context, row);
      });
      const [refused] = refusals;
      if (refused) throw refused;
      return reply;
    },
    together: (request, work) => requests.once(request, (tx) => work(writesIn(tx))),
    togetherInSlices: async (request, work) => {
      const known = await answered(requests, request);
      if (known) return known;
      for (let round = 0; round < ROUNDS; round += 1) {
        const staged = stage(store);
        const step: Step<RowOf<Name>> = (piece) => staged.transact((tx) => piece(writesIn(tx)));
        const reply = await unlessNotStaged(inSlices(work(step)));
        if (reply === undefined) return requests.once(request, (tx) => atOnce(work((piece) => piece(writesIn(tx)))));
        const done = await commitStaged(staged, (replay) => requests.once(request, replay), reply);
        if (done) return done;
      }
      throw conflict('busyRecords');
    },
  };
}
/** The transaction with other tables to read; what is written goes to its own. */
const seenThrough = (tx: Transaction, seen: Seen): Transaction => ({
  ...tx,
  table: (collection, tenant) => seen(collection, tx.table(collection, tenant)),
});

/** Resources with passwords are not written this way: hashing waits, a transaction does not. */
const NO_SECRETS: Secrets = new Map();

/** @throws HttpError 409 naming the actions that the record's state allows */
function requireState({
  context,
  resource,
  action,
  row,
}: {
  context: Context;
  resource: Resource;
  action: Action;
  row: Row;
}): void {
  const { resources } = context.snapshot.config;
  const { values } = context.caller;
  const state = resource.stateField === undefined ? undefined : row[resource.stateField];
  const isPossible = ({ from, when }: Action): boolean => {
    if (from.length > 0 && (typeof state !== 'string' || !from.includes(state))) return false;
    return (
      isMissing(when) || compileWhere({ where: when, resource, resources, values, resolve: resolver(context) })(row)
    );
  };
  if (isPossible(action)) return;
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const allowed = Object.values(resource.actions).filter((o) => !o.copy && can.has(o.name) && isPossible(o));
  throw conflict('state', {
    paramsIn: (language) => {
      const word = (text: Text): string => text[language] ?? text.en;
      return {
        action: word(action.label),
        state: stateLabel(resource, state, word),
        allowed: allowed.map(({ label }) => word(label)).join(', ') || '–',
      };
    },
    extra: { state: state ?? null, allowed: allowed.map(({ name }) => name) },
  });
}

function stateLabel(resource: Resource, state: Json | undefined, word: (text: Text) => string): string {
  const field = resource.stateField === undefined ? undefined : resource.fields[resource.stateField];
  const option = field?.type === 'enum' ? field.options.find(({ value }) => value === state) : undefined;
  return option ? word(option.label) : typeof state === 'string' ? state : '–';
}
