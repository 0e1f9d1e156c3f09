import { collectionOf } from '../../../src/config/collection.ts';
import { fieldKind } from '../../../src/config/fields/registry.ts';
import { FORMER } from '../../../src/config/check/codes.ts';
import { pointerOf, readJsonFile } from '../../../src/config/check/json-file.ts';
import { type BilingualText, said } from '../../../src/config/check/said.ts';
import { findingAt } from '../../../src/config/check/shared-files.ts';
import type { Issue } from '../../../src/config/issue.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import { currentValue } from '../../../src/config/misfit.ts';
import type { Field, Finding, Json, Resource, Row } from '../../../src/config/types.ts';
import type { LiveConfig } from '../../live/live-config.ts';
import { systemCaller } from '../system.ts';
import { contextIn } from '../context.ts';
import { appendHistory, changesBetween } from '../history.ts';
import { withNextVersion } from '../restamp.ts';
import { withOld } from '../with-old.ts';
import { formerCollection, idsIn, moveTrashAndCounters, moveRecords } from './renamed-resource.ts';
import { createSlices, visitAll } from '../../store/slices.ts';
import type { OwnStore } from '../../store/types.ts';
import { recordWriter } from '../../live/rows/record-writer.ts';

const PAUSE = 10; // ms between two resources, and between two transactions, so that requests get their turn
const AT_ONCE = 200; // records per transaction

const isSet = (value: Json | undefined): boolean => (value ?? null) !== null;

/** The record with its values under the current names; the same object when nothing uses an old name. */
export function withCurrentNames(resource: Resource, row: Row): Row {
  const now: Record<string, Json> = { ...row };
  const renamedKeys = new Set<string>();
  for (const field of Object.values(resource.fields)) {
    const { name, renamedFrom } = field;
    if (renamedFrom !== undefined && row[renamedFrom] !== undefined && fits(field, row[renamedFrom])) {
      if (!isSet(row[name])) now[name] = row[renamedFrom];
      renamedKeys.add(renamedFrom);
    }
    if (isSet(now[name])) now[name] = currentValue(field, now[name] ?? null);
  }
  const remaining = Object.entries(now).filter(([key]) => !renamedKeys.has(key));
  const renamed = { ...Object.fromEntries(remaining), id: row.id };
  return isSameJson(renamed, row) ? row : renamed;
}

/** Whether the field would accept the value today. Otherwise the value stays, and is counted. */
const fits = (field: Field, value: Json): boolean => issueWith(field, value) === undefined;

/** Why a field would not accept a value stored under another name; undefined = it would. */
export function issueWith(field: Field, value: Json): Issue | undefined {
  if (value === null) return undefined;
  const values = { user: {}, today: '0001-01-01', now: '0001-01-01T00:00:00.000Z' };
  const known = { ...field, ...(field.type === 'enum' && { notAbove: undefined }) } as Field;
  const input = { [field.name]: currentValue(field, value) };
  const parsed = fieldKind(field.type).parse({ field: known, input, values, isDraft: true });
  return 'issues' in parsed ? parsed.issues[0] : undefined;
}

type Unlisted = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Counts values that are no longer in the list of their field, by field and value, over the rows it sees. */
function unlistedCounter(resource: Resource): { readonly see: (row: Row) => void; readonly found: Unlisted } {
  const listed = Object.values(resource.fields).flatMap((field) =>
    field.type === 'enum' && field.options.length > 0
      ? [[field.name, new Set(field.options.map(({ value }) => value))] as const]
      : [],
  );
  const found = new Map<string, Map<string, number>>();
  const count = (name: string, value: string): void => {
    const counts = found.get(name) ?? new Map<string, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    found.set(name, counts);
  };
  const see = (row: Row): void => {
    for (const [name, values] of listed) {
      const value = row[name];
      for (const one of Array.isArray(value) ? (value as readonly Json[]) : [value]) {
        if (typeof one === 'string' && !values.has(one)) count(name, one);
      }
    }
  };
  return { see, found };
}

type Setup = {
  readonly store: OwnStore;
  readonly live: LiveConfig;
  readonly clock?: () => number;
  readonly onMistake?: (error: unknown) => void;
};

/**
 * Finds values stored under names that the configuration no longer has. With `renamedFrom` they are moved, as a change
 * by the system in the record's history; otherwise they are counted and reported. Runs in the background after the
 * start and after each new configuration.
 * @returns `stop`, and `settled`, which resolves once everything has been checked
 */
export function migrateRenames({ store, live, clock = Date.now, onMistake = () => undefined }: Setup): {
  stop: () => void;
  settled: () => Promise<void>;
} {
  let run = 0;
  let last = Promise.resolve();
  const found = new Map<string, readonly Finding[]>();
  const waiting = new Set<string>();
  const start = (names: readonly string[]): void => {
    run += 1;
    for (const name of names) waiting.add(name);
    const own = run;
    // After the previous run, which stops at its next resource: its findings about older files must not come last.
    last = last
      .then(() => look({ store, live, clock, onMistake }, { found, waiting, own, current: () => run }))
      .catch((error: unknown) => {
        // The store may be read-only for a while: the next configuration or start tries again.
        onMistake(error);
      });
  };
  const forget = live.onChange((change) => {
    if (change.kind === 'config' && (change.names.length > 0 || waiting.size > 0)) start(change.names);
  });
  start(Object.keys(live.current().config.resources));
  // A company loaded later may hold values under former names.
  const stopComing = store.companies.onMove((_tenant, isHere) => {
    const names = isHere ? renamed(live) : [];
    if (names.length > 0) start(names);
  });
  return {
    stop: () => {
      run += 1;
      forget();
      stopComing();
    },
    settled: () => last,
  };
}

/** Companies in memory that have records of a collection. */
const hereOf = (store: OwnStore, collection: string): readonly string[] =>
  store.tenants(collection).filter((tenant) => store.companies.isHere(tenant));

/** Resources whose records may be stored under other names. */
const renamed = (live: LiveConfig): readonly string[] =>
  Object.values(live.current().config.resources)
    .filter((resource) => resource.renamedFrom !== undefined || hasRenamed(resource))
    .map(({ name }) => name);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE).unref());

type Run = {
  readonly found: Map<string, readonly Finding[]>;
  /** Names of the resources still to check. */
  readonly waiting: Set<string>;
  readonly own: number;
  readonly current: () => number;
};

async function look(setup: Required<Setup>, { found, waiting, own, current }: Run): Promise<void> {
  const { store, live } = setup;
  for (const name of [...waiting]) {
    await pause();
    if (current() !== own) return;
    waiting.delete(name);
    const resource = live.current().config.resources[name];
    found.delete(name);
    if (resource === undefined || resource.of || resource.api.routed) continue;
    const collection = collectionOf(resource);
    // The file that owns the old name may be the broken one: check again after the next change.
    if (resource.renamedFrom !== undefined && hasErrors(live)) waiting.add(name);
    else await takeFromFormer(setup, resource);
    const tenants = hereOf(store, collection);
    if (hasRenamed(resource)) for (const tenant of tenants) await takeOver(setup, { resource, collection, tenant });
    found.set(name, await findingsOf(setup, { resource, collection, tenants }));
  }
  if (current() === own) live.note([...found.values()].flat());
}

const hasErrors = (live: LiveConfig): boolean => live.current().findings.some(({ level }) => level === 'error');

const hasRenamed = ({ fields }: Resource): boolean =>
  Object.values(fields).some(
    (field) =>
      field.renamedFrom !== undefined ||
      (field.type === 'enum' && field.options.some(({ renamedFrom }) => renamedFrom !== undefined)),
  );

/** Moves the records that are stored under the resource's former name. */
async function takeFromFormer({ store, live }: Required<Setup>, resource: Resource): Promise<void> {
  const from = formerCollection(resource, (name) => live.current().config.resources[name] !== undefined);
  for (const tenant of from === undefined ? [] : hereOf(store, from)) {
    const move = { resource, from: from ?? '', tenant };
    const ids = idsIn(store, move.from, tenant);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      await withOld(store, (tx) => moveRecords(tx, move, ids.slice(at, at + AT_ONCE)));
      await pause();
    }
    await withOld(store, (tx) => moveTrashAndCounters(tx, move));
  }
}

type Table = { readonly resource: Resource; readonly collection: string; readonly tenant: string };

async function takeOver(
  { store, live, clock }: Required<Setup>,
  { resource, collection, tenant }: Table,
): Promise<void> {
  const old = [...store.table(collection, tenant).all()].filter((row) => withCurrentNames(resource, row) !== row);
  for (let at = 0; at < old.length; at += AT_ONCE) {
    await store.transact((tx) => {
      const caller = systemCaller(tenant, new Date(clock()).toISOString());
      const context = contextIn(tx, { snapshot: live.current(), caller });
      for (const { id } of old.slice(at, at + AT_ONCE)) {
        const before = tx.table(collection, tenant).get(id);
        const renamed = before && withCurrentNames(resource, before);
        if (!before || !renamed || renamed === before) continue;
        const after = withNextVersion(context, renamed);
        recordWriter(tx).put(collection, tenant, after);
        appendHistory({ tx, context, resource, row: after, action: 'update', changes: changesBetween(before, after) });
      }
    });
    await pause();
  }
}

/** Codes RES911 – RES913. */
async function findingsOf(
  { store, live }: Required<Setup>,
  { resource, collection, tenants }: Omit<Table, 'tenant'> & { tenants: readonly string[] },
): Promise<Finding[]> {
  const text = live.current().sources.get(resource.file);
  if (text === undefined) return [];
  const json = readJsonFile({ path: resource.file, text });
  const former = live.former(resource.file);
  const lost = new Map(former?.fields.map((key) => [key, 0]));
  const unlisted = unlistedCounter(resource);
  const slices = createSlices();
  for (const tenant of tenants) {
    await visitAll(store.table(collection, tenant).all(), slices.pause, (row) => {
      unlisted.see(row);
      for (const key of lost.keys()) if (isSet(row[key])) lost.set(key, (lost.get(key) ?? 0) + 1);
    });
  }
  const warn = (
    code: string,
    pointer: string,
    message: BilingualText,
    subject: Omit<NonNullable<Finding['kept']>, 'resource'>,
  ) => ({
    ...findingAt({ json, code, level: 'warning', pointer, message }),
    kept: { resource: resource.name, ...subject },
  });
  const left = (former?.names ?? []).flatMap((name) => {
    const count = hereOf(store, name).reduce((sum, tenant) => sum + store.table(name, tenant).size, 0);
    const isTaken = live.current().config.resources[name] !== undefined;
    return count === 0 || isTaken ? [] : [{ name, count }];
  });
  return [
    ...left.map(({ name, count }) => {
      const message = said`Records that are kept under the old name "${name}": ${count}. They stay, and nobody sees them. Write "renamedFrom": "${name}" beside the name and they move here, with their history; exchange the two names and they move back.`;
      return warn(FORMER.name, '/name', message, { name });
    }),
    ...[...lost]
      .filter(([, count]) => count > 0)
      .map(([key, count]) => {
        const message = said`Records with a value of "${key}", a field that is no longer here: ${count}. They keep it, and nobody sees it. If it has another name now, write "renamedFrom": "${key}" there.`;
        return warn(FORMER.field, '/fields', message, { key });
      }),
    ...[...unlisted.found].flatMap(([name, counts]) =>
      [...counts].map(([value, count]) => {
        const message = said`Records with the value "${value}", which is not in the list: ${count}. It is shown as it is. If it has another name now, write "renamedFrom": "${value}" there.`;
        return warn(FORMER.value, pointerOf('/fields', name), message, { key: name, value });
      }),
    ),
  ];
}
