import { collectionOf } from '../../src/config/collection.ts';
import { copiedValues } from '../../src/config/copied.ts';
import { defaultValues } from '../../src/config/record.ts';
import { joinedValues, withoutEmpty, withValues } from '../../src/config/row-values.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { HttpError } from '../http/http-error.ts';
import { translatedProblem } from '../http/errors.ts';
import { USERS } from '../accounts/authenticate.ts';
import { INVESTORS } from '../accounts/portal.ts';
import type {
  AttemptedSteps,
  RecordWrite,
  RecordChange,
  RecordCreation,
  RecordDeletion,
  HistoryNote,
  RowPut,
} from '../live/rules/domain-write.ts';
import { partitionIn } from '../live/rows/rows.ts';
import type { OwnTransaction } from '../store/types.ts';
import { companiesIn } from '../live/rows/company.ts';
import { askDomain } from './ask-domain.ts';
import { type Context, contextIn, partitionOfResource, unscopedResolver } from './context.ts';
import { holdFiles } from './held-files.ts';
import { appendHistory, type FieldChanges, changesBetween, HISTORY, appendHistoryOnce } from './history.ts';
import { putUnique } from './put-unique.ts';
import { refusal } from './refusal.ts';
import { removal } from './remove-record.ts';
import { withNextVersion } from './restamp.ts';
import { stampNew } from './stamp-new.ts';
import { appendStates, type WriteSource } from './state-history.ts';
import { settleOwner, settleUser } from './users.ts';
import { SYSTEM } from './system.ts';
import { oldInside } from './with-old.ts';
import { recordWriter } from '../live/rows/record-writer.ts';

type Inside = { readonly tx: OwnTransaction; readonly context: Context };

/**
 * Applies the writes returned by a rule, a follower, a job or a call, in the running transaction.
 * @throws HttpError 409, 422 when the rule of such a record refuses it; then the whole transaction is undone
 */
export function applyWrites({ tx, context, writes }: Inside & { readonly writes: readonly RecordWrite[] }): void {
  for (const each of writes) {
    if ('create' in each) create({ tx, context: inTenant({ tx, context }, each.tenant) }, each);
    else if ('set' in each) change({ tx, context }, each);
    else if ('note' in each) note({ tx, context }, each);
    else if ('remove' in each)
      recordWriter(tx).remove(each.collection, each.tenant ?? context.caller.tenant, each.remove);
    else if ('delete' in each) erase({ tx, context }, each);
    else if ('attempt' in each) attempt({ tx, context }, each);
    else putRow({ tx, context }, each);
  }
}

/** Runs the steps as their author; a refusal undoes them, and nothing before them. */
function attempt({ tx, context }: Inside, { attempt: steps, otherwise, language, author, because }: AttemptedSteps) {
  const { caller, snapshot } = context;
  const causes = [...(caller.causes ?? []), because];
  const acting = { ...context, caller: { ...caller, user: { ...SYSTEM, name: author }, causes } };
  try {
    tx.attempt(() => {
      for (const step of steps) applyWrites({ tx, context: acting, writes: step() });
    });
  } catch (error) {
    // Other errors are no refusals: the store wants the work to run again.
    if (!(error instanceof HttpError)) throw error;
    const request = { headers: { 'accept-language': language } };
    const problem = translatedProblem({ catalogues: snapshot.catalogues, request }, error);
    applyWrites({ tx, context: acting, writes: otherwise(reasonOf(problem) ?? error.message) });
  }
}

/** Why a write was refused: the errors by field, or the refusal itself. */
function reasonOf(problem: ReturnType<typeof translatedProblem>): string | undefined {
  const errors = Object.entries(problem?.errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
  return errors.length > 0 ? errors.join('\n') : problem?.message;
}

const inTenant = ({ tx, context }: Inside, tenant = context.caller.tenant): Context =>
  tenant === context.caller.tenant
    ? context
    : contextIn(tx, { snapshot: context.snapshot, caller: { ...context.caller, tenant } });

type Happened = Inside & { readonly resource: Resource; readonly before: Row | undefined; readonly after?: Row };

/** Runs the followers of a record that was written or, without `after`, deleted; then the observers. */
export function runFollowers({
  tx,
  context,
  resource,
  before,
  after,
  action,
}: Happened & { readonly action: string }): void {
  const { tenant, values, user, causes = [] } = context.caller;
  const { rules, config } = context.snapshot;
  const companies = companiesIn(tx);
  const { table } = companies.company(tenant);
  const old = oldInside(tx, tenant);
  const { now, today } = values;
  const followed = { before: before && withoutEmpty(before), after, table, companies, old, now, today };
  for (const follower of rules.followersOf(collectionOf(resource))) {
    applyWrites({ tx, context, writes: follower(followed) });
  }
  for (const observer of rules.observers) {
    const observed = { ...followed, resource, config, action, userId: user.id, causes, outgoing: rules.outgoing };
    applyWrites({ tx, context, writes: observer(observed) });
  }
}

type Put = Inside & {
  readonly resource: Resource;
  readonly before: Row | undefined;
  readonly after: Row;
  /** The name of the action in the history. */
  readonly action: string;
  readonly source?: WriteSource | undefined;
  /** The changes between the two, if already known; not needed for a new record. */
  readonly changes?: FieldChanges;
};

/**
 * The last step of every write of a record, whoever makes it: a person, an action, a bulk change, an import or a job.
 * Stores the row if its unique values are free, records history and states, attaches files, and runs the followers.
 * @throws HttpError 409 when another record has one of its unique values
 */
export function putRecord({ tx, context, resource, before, after, action, source, changes }: Put): void {
  putUnique(tx, { resource, partition: partitionOfResource(resource, context.caller.tenant), row: after });
  const entry = before ? (changes ?? changesBetween(before, after)) : {};
  appendHistory({ tx, context, resource, row: after, action, changes: entry });
  holdFiles({ tx, context, resource, before, after });
  appendStates({ tx, context, resource, before, after, source });
  if (collectionOf(resource) === INVESTORS) settleOwner({ tx, tenant: context.caller.tenant, after });
  runFollowers({ tx, context, resource, before, after, action });
}

function create({ tx, context }: Inside, { collection, create: values }: RecordCreation): void {
  const resource = context.snapshot.config.resources[collection];
  if (resource === undefined) return;
  const partition = partitionOfResource(resource, context.caller.tenant);
  if (values.id !== undefined && tx.table(collection, partition).get(values.id)) return;
  const whole = joinedValues(defaultValues({ resource, values: context.caller.values }), values);
  const copied = copiedValues({ resource, record: whole, resolve: unscopedResolver(context) });
  const record = stampNew({ tx, context, resource }, joinedValues(whole, copied));
  const after = obeyed({ tx, context }, { resource, record, before: undefined });
  save({ tx, context }, { resource, before: undefined, after, action: 'create' });
}

function change({ tx, context }: Inside, { collection, id, set, action = 'update' }: RecordChange): void {
  const resource = context.snapshot.config.resources[collection];
  const before = resource && tx.table(collection, partitionOfResource(resource, context.caller.tenant)).get(id);
  if (resource === undefined || before === undefined) return;
  const after = obeyed({ tx, context }, { resource, record: withNextVersion(context, before, set), before });
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  save({ tx, context }, { resource, before, after, action, changes });
}

type Obeying = { readonly resource: Resource; readonly record: Row; readonly before: Row | undefined };

function obeyed({ tx, context }: Inside, { resource, record, before }: Obeying): Row {
  const answer = askDomain({ tx, context, resource, record, before });
  if ('refused' in answer) throw refusal(answer.refused);
  if ('writes' in answer) applyWrites({ tx, context, writes: answer.writes ?? [] });
  return withValues(record, answer.set);
}

type Saved = Omit<Put, keyof Inside | 'source'>;

function save({ tx, context }: Inside, saved: Saved): void {
  const { resource, before, after } = saved;
  if (before && collectionOf(resource) === USERS) settleUser({ tx, tenant: context.caller.tenant, before, after });
  putRecord({ tx, context, ...saved });
}

/** Deletes a record for a caller. @throws HttpError 409 while a rule or a reference prevents it */
export const removeRecord = removal({ apply: applyWrites, follow: runFollowers });

function erase({ tx, context }: Inside, { collection, delete: id }: RecordDeletion): void {
  const { tenant } = context.caller;
  const resource = context.snapshot.config.resources[collection];
  const before = resource && tx.table(collection, partitionOfResource(resource, tenant)).get(id);
  if (resource && before) removeRecord({ tx, store: { tenants: () => [tenant] }, context, resource, before });
}

/** Stores a row as given. One marked as an edit also gets a new version, history and states (RS1). */
function putRow({ tx, context }: Inside, { collection, row, isEdit, isRewritten, action = 'update' }: RowPut): void {
  const partition = partitionIn(row);
  const resource = isEdit ? context.snapshot.config.resources[collection] : undefined;
  const before = resource && tx.table(collection, partition).get(row.id);
  if (resource === undefined || before === undefined) {
    if (isRewritten) recordWriter(tx).remove(collection, partition, row.id);
    recordWriter(tx).put(collection, partition, row);
    return;
  }
  save({ tx, context }, { resource, before, after: withNextVersion(context, before, row), action });
}

/** Adds an entry to the history of a record without changing it. */
function note({ tx, context }: Inside, { collection, id, note: action, once }: HistoryNote): void {
  const resource = context.snapshot.config.resources[collection];
  if (resource === undefined) return;
  const partition = partitionOfResource(resource, context.caller.tenant);
  const row = tx.table(collection, partition).get(id);
  if (row && oldInside(tx, partition)(HISTORY, { id: once }).length === 0) {
    appendHistoryOnce({ tx, context, resource, row, action, id: once });
  }
}
