import type { Row } from '../../src/config/types.ts';
import { Behind } from '../../json-server/store/engine.ts';
import type {
  DeclaredTable,
  Engine,
  CommitGroup,
  HeldGroup,
  KeptRow,
  KeptStep,
  LoadAsked,
  News,
  Numbers,
  OldRowsEngine,
  TakeRows,
} from '../../json-server/store/engine.ts';
import { rowOfText } from '../../json-server/store/row-text.ts';
import { ONE_SERVER } from '../../json-server/store/one-server.ts';
import { AlreadyThere, GLOBAL, GuardViolation, OutcomeUnknown } from '../../json-server/store/types.ts';
import type { OccupiedSpan } from '../../json-server/store/types.ts';

const BATCH = 500;

/** How the next commit goes wrong. `behind`: another server is first, with these steps; they count for their companies. */
export type Failure = 'refused' | 'unknownKept' | 'unknownNotKept' | { readonly behind: readonly KeptStep[] };

type KeptHere = { readonly id: string; readonly tenant: string; readonly row: KeptRow };
/** Rows of a collection in the order of creation, by `placeOf`. */
type Kept = Map<string, KeptHere>;
type State = { readonly rows: Map<string, Kept>; readonly numbers: Map<string, number>; readonly log: Logged[] };
type Logged = { readonly tenant: string; readonly number: number; readonly collection: string; readonly id: string };

const placeOf = (tenant: string, id: string): string => `${tenant}\0${id}`;
const companiesOf = (numbers: Numbers): string[] => [...numbers.keys()];

/** What several servers share. `engine` connects one more; of its own commits no engine hears. */
export class MemoryDatabase {
  /** While it is away nothing can be written or asked for. */
  isAway = false;
  #state: State = { rows: new Map(), numbers: new Map(), log: [] };
  readonly #tables = new Map<string, DeclaredTable>();
  readonly #kept = new Set<string>();
  readonly #given = new Set<string>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #listeners = new Map<MemoryEngine, Set<() => void>>();

  engine(): MemoryEngine {
    // Like the database that several servers share.
    const engine = new MemoryEngine(this, 'postgres');
    this.#listeners.set(engine, new Set());
    return engine;
  }

  get state(): State {
    return this.#state;
  }

  specOf = (collection: string) => this.#tables.get(collection)?.spec;

  declare(tables: readonly DeclaredTable[]): void {
    this.#tables.clear();
    for (const table of tables) this.#tables.set(table.collection, table);
  }

  listenersOf = (engine: MemoryEngine): Set<() => void> => this.#listeners.get(engine) ?? new Set();

  forget(engine: MemoryEngine): void {
    this.#listeners.delete(engine);
  }

  tell(from: MemoryEngine | undefined): void {
    for (const [engine, listeners] of this.#listeners)
      if (engine !== from) for (const listener of listeners) listener();
  }

  /** @throws as `Engine.commit`; then nothing has changed */
  commit(group: CommitGroup): void {
    this.requireThere();
    if (this.#given.has(group.id)) throw new Error('The group was given up');
    const { rows, numbers, log } = this.#state;
    for (const [tenant, number] of group.decidedAt) if ((numbers.get(tenant) ?? 0) !== number) throw new Behind();
    const changed = new Set(group.steps.map(({ collection }) => collection));
    const next: State = {
      rows: new Map([...rows].map(([name, kept]) => [name, changed.has(name) ? new Map(kept) : kept])),
      numbers: new Map(numbers),
      log: [],
    };
    for (const tenant of group.decidedAt.keys()) next.numbers.set(tenant, (numbers.get(tenant) ?? 0) + 1);
    for (const step of group.steps) this.#apply(next, step, group.decidedAt);
    this.#guard(next, group.steps);
    log.push(...next.log);
    this.#state = { ...next, log };
    this.#kept.add(group.id);
  }

  #apply({ rows, numbers, log }: State, { collection, tenant, id, row }: KeptStep, decidedAt: Numbers): void {
    const kept = rows.get(collection) ?? new Map<string, KeptHere>();
    rows.set(collection, kept);
    const place = placeOf(tenant, id);
    const second = row?.old && kept.has(place) ? this.specOf(collection)?.old?.second : undefined;
    if (second === 'isRefused') throw new AlreadyThere(id);
    if (second === 'isDropped') return;
    if (row) kept.set(place, { id, tenant, row: withGuarded(row, kept.get(place)?.row) });
    else kept.delete(place);
    if (row?.old || this.specOf(collection)?.old || !decidedAt.has(tenant)) return;
    log.push({ tenant, number: numbers.get(tenant) ?? 0, collection, id });
  }

  /** Asked when all steps are done: within a group two rows may change places. */
  #guard({ rows }: State, steps: readonly KeptStep[]): void {
    const now = new Date().toISOString();
    const takes = (span: OccupiedSpan | null | undefined): span is OccupiedSpan =>
      Boolean(span && (span.until ?? '9') > now);
    for (const { collection, tenant, id } of steps) {
      const spec = this.specOf(collection);
      const kept = rows.get(collection) ?? new Map<string, KeptHere>();
      const own = kept.get(placeOf(tenant, id))?.row;
      if (!own || !(spec?.span?.isExclusive || own.unique)) continue;
      for (const other of kept.values()) {
        if (other.tenant !== tenant || other.id === id) continue;
        const { span } = other.row;
        if (spec?.span?.isExclusive && takes(own.span) && takes(span) && isShared(own.span, span))
          throw new GuardViolation('span', `${collection}/${id}, ${other.id}`);
        const twice = own.unique?.find(([key, value]) =>
          other.row.unique?.some((pair) => pair[0] === key && pair[1] === value && value !== null),
        );
        if (twice) throw new GuardViolation('unique', `${collection}/${id}, ${other.id}: ${twice[0]}`);
      }
    }
  }

  newsSince(numbers: Numbers, only?: readonly string[]): News[] {
    this.requireThere();
    const found: News[] = [];
    for (const [tenant, number] of this.#state.numbers) {
      const since = numbers.get(tenant) ?? 0;
      if (number <= since || (only && !only.includes(tenant))) continue;
      const steps = new Map<string, KeptStep>();
      for (const { collection, id, ...each } of this.#state.log) {
        if (each.tenant !== tenant || each.number <= since) continue;
        const row = this.#state.rows.get(collection)?.get(placeOf(tenant, id))?.row;
        // The last change of a row says where it stands among the others.
        steps.delete(placeOf(collection, id));
        steps.set(placeOf(collection, id), { collection, tenant, id, ...(row && { row }) });
      }
      found.push({ tenant, number, steps: [...steps.values()] });
    }
    return found;
  }

  /** Waits until nobody holds these companies. */
  async free(tenants: readonly string[]): Promise<void> {
    for (;;) {
      const held = tenants.map((tenant) => this.#held.get(tenant)).filter((each) => each !== undefined);
      if (held.length === 0) return;
      await Promise.all(held);
    }
  }

  /** @returns what ends the hold */
  async hold(tenants: readonly string[]): Promise<() => void> {
    await this.free(tenants);
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    for (const tenant of tenants) this.#held.set(tenant, held);
    return () => {
      for (const tenant of tenants) if (this.#held.get(tenant) === held) this.#held.delete(tenant);
      end();
    };
  }

  settle(groupId: string): boolean {
    this.requireThere();
    const isKept = this.#kept.has(groupId);
    if (!isKept) this.#given.add(groupId);
    return isKept;
  }

  drop(collection: string, before: string): number {
    this.requireThere();
    const kept = this.#state.rows.get(collection) ?? new Map<string, KeptHere>();
    const due = [...kept].filter(([, { row }]) => row.old && row.old.at < before);
    for (const [place] of due) kept.delete(place);
    return due.length;
  }

  requireThere(): void {
    if (this.isAway) throw new Error('The database is away');
  }
}

/** A step tells what has changed of the guarded values; the others are as they were. */
function withGuarded(row: KeptRow, before: KeptRow | undefined): KeptRow {
  const unique = new Map([...(before?.unique ?? []), ...(row.unique ?? [])]);
  const span = row.span === undefined ? before?.span : row.span;
  return { ...row, ...(unique.size > 0 && { unique: [...unique] }), ...(span !== undefined && { span }) };
}

const isShared = (a: OccupiedSpan, b: OccupiedSpan): boolean => a.of === b.of && a.from < b.to && b.from < a.to;

/** An engine that forgets everything at the end; for tests, which can let each commit go wrong. */
export class MemoryEngine implements Engine {
  readonly kind: Engine['kind'];
  readonly leading = ONE_SERVER;
  readonly old: OldRowsEngine;
  /** Groups that were given to `commit`, also those that failed. */
  readonly given: CommitGroup[] = [];
  readonly #database: MemoryDatabase;
  readonly #failures: Failure[] = [];

  constructor(database = new MemoryDatabase(), kind: Engine['kind'] = 'sqlite') {
    this.kind = kind;
    this.#database = database;
    this.old = oldRowsOf(database);
  }

  get isEmpty(): boolean {
    return [...this.#database.state.rows.values()].every(({ size }) => size === 0);
  }

  /** The next commits go wrong in these ways, one each. */
  fail(...failures: readonly Failure[]): void {
    this.#failures.push(...failures);
  }

  async load({ recent, only }: LoadAsked, take: TakeRows): Promise<Numbers> {
    await nextTick();
    this.#database.requireThere();
    const { rows, numbers } = this.#database.state;
    const isAsked = (collection: string, tenant: string): boolean => {
      if (only === undefined) return true;
      return 'tenant' in only ? tenant === only.tenant : tenant === GLOBAL || only.collections.has(collection);
    };
    for (const [collection, kept] of rows) {
      const asked = [...kept.values()].filter(({ tenant }) => isAsked(collection, tenant));
      const all = newest(asked, recent.get(collection));
      for (let from = 0; from < all.length; from += BATCH)
        take(
          collection,
          all.slice(from, from + BATCH).map(({ row }) => rowOfText(row.body)),
        );
    }
    return new Map(numbers);
  }

  async declare(tables: readonly DeclaredTable[]): Promise<void> {
    await nextTick();
    this.#database.declare(tables);
  }

  async commit(group: CommitGroup): Promise<void> {
    await this.#database.free(companiesOf(group.decidedAt));
    await this.#commit(group);
  }

  async hold(decidedAt: Numbers): Promise<HeldGroup> {
    const tenants = companiesOf(decidedAt);
    const release = await this.#database.hold(tenants);
    try {
      const news = this.#database.newsSince(decidedAt, tenants);
      return {
        news,
        commit: (group) => this.#commit(group).finally(release),
        release: async () => {
          await nextTick();
          release();
        },
      };
    } catch (error) {
      release();
      throw error;
    }
  }

  async newsSince(numbers: Numbers): Promise<readonly News[]> {
    await nextTick();
    return this.#database.newsSince(numbers);
  }

  onNews(listener: () => void): () => void {
    const listeners = this.#database.listenersOf(this);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  async settle(groupId: string): Promise<boolean> {
    await nextTick();
    return this.#database.settle(groupId);
  }

  async probe(): Promise<void> {
    await nextTick();
    this.#database.requireThere();
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('Memory has no file'));
  }

  async close(): Promise<void> {
    await nextTick();
    this.#database.forget(this);
  }

  async #commit(group: CommitGroup): Promise<void> {
    await nextTick();
    this.given.push(group);
    const failure = this.#failures.shift();
    if (failure === 'refused') throw new Error('The medium is full');
    if (failure === 'unknownNotKept') throw new OutcomeUnknown('The line broke');
    if (typeof failure === 'object') this.#asAnother(failure.behind);
    this.#database.commit(group);
    this.#database.tell(this);
    if (failure === 'unknownKept') throw new OutcomeUnknown('The line broke');
  }

  #asAnother(steps: readonly KeptStep[]): void {
    const { numbers } = this.#database.state;
    const decidedAt = new Map(steps.map(({ tenant }) => [tenant, numbers.get(tenant) ?? 0]));
    this.#database.commit({ id: `another ${this.given.length}`, decidedAt, steps });
    this.#database.tell(undefined);
  }
}

const nextTick = (): Promise<void> => Promise.resolve();

/** The newest so many of each company, in the order of creation. */
function newest(kept: readonly KeptHere[], many: number | undefined): readonly KeptHere[] {
  if (many === undefined) return kept;
  const left = new Map<string, number>();
  const chosen = new Set<KeptHere>();
  for (const each of [...kept].reverse().sort((a, b) => compare(b.row.old?.at, a.row.old?.at))) {
    const taken = left.get(each.tenant) ?? 0;
    if (taken < many) chosen.add(each);
    left.set(each.tenant, taken + 1);
  }
  return kept.filter((each) => chosen.has(each));
}

const compare = (a = '', b = ''): number => (a < b ? -1 : Number(a > b));

const rowOf = ({ row }: KeptHere): Row => JSON.parse(row.body) as Row;

function oldRowsOf(database: MemoryDatabase): OldRowsEngine {
  const oldestFirst = async (collection: string, tenant: string): Promise<KeptHere[]> => {
    await nextTick();
    database.requireThere();
    const kept = database.state.rows.get(collection) ?? new Map<string, KeptHere>();
    return [...kept.values()]
      .filter((each) => each.tenant === tenant)
      .sort((a, b) => compare(a.row.old?.at, b.row.old?.at));
  };
  return {
    get: async (collection, tenant, id) =>
      (await oldestFirst(collection, tenant)).filter((each) => each.id === id).map(rowOf)[0],
    latest: async (collection, tenant, { by, limit = Infinity }) =>
      (await oldestFirst(collection, tenant))
        .reverse()
        .filter(({ row }) => by === undefined || row.old?.by === by)
        .slice(0, limit)
        .map(rowOf),
    before: async (collection, tenant, { at, limit }) =>
      (await oldestFirst(collection, tenant))
        .filter(({ row }) => (row.old?.at ?? '') < at)
        .slice(0, limit)
        .map(rowOf),
    async *batches(collection, tenant) {
      const rows = await oldestFirst(collection, tenant);
      for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH).map(rowOf);
    },
    tenants: async (collection) => {
      await nextTick();
      return [...new Set([...(database.state.rows.get(collection)?.values() ?? [])].map(({ tenant }) => tenant))];
    },
    drop: async (collection, before) => {
      await nextTick();
      return database.drop(collection, before);
    },
  };
}
