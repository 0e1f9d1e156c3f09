import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Row } from '../../../src/config/types.ts';
import { errorText } from '../disk.ts';
import { Behind } from '../engine.ts';
import type {
  DeclaredTable,
  Engine,
  CommitGroup,
  HeldGroup,
  LoadAsked,
  News,
  Numbers,
  OldRowsEngine,
  TakeRows,
} from '../engine.ts';
import type { StoreLog } from '../log.ts';
import { ONE_SERVER } from '../one-server.ts';
import { AlreadyThere, GLOBAL, GuardViolation, OutcomeUnknown } from '../types.ts';
import { fileError, holdFile, makeFile, newerError } from './data-file.ts';
import type { HeldFile } from './data-file.ts';
import type { KeptTable } from './keep-group.ts';
import type { FoundRow, PageText, CollectionPart } from './old-rows.ts';
import { ENDED, ThreadError } from './thread.ts';
import { readers, writers } from './threads.ts';
import type { ReaderThread, Writer } from './threads.ts';
import { rowOfText } from '../row-text.ts';

export type SqliteOptions = {
  readonly file: string;
  readonly log?: StoreLog;
  /** ms, for what lapses. */
  readonly now?: () => number;
  /** Maximum pages of the file; tests use it to simulate a full disk. */
  readonly mostPages?: number;
};

/** Rows deleted at once, so no commit waits long. */
const DROPPED_AT_ONCE = 2_000;

/** Rows written between two checkpoints of the log: some 20 MB of pages. */
const ROWS_IN_LOG = 2_000;

/** Opens or creates a file, for this server only. @throws StoreFileError, leaving the file as it was */
export async function openSqliteEngine(options: SqliteOptions): Promise<Engine> {
  const held = await holdFile(options.file);
  const engine = new SqliteEngine(held, options);
  try {
    await engine.begin();
    return engine;
  } catch (error) {
    await engine.close();
    throw fileError(options.file, error);
  }
}

const rowOf = ([, , , body]: FoundRow): Row => rowOfText(body);

/** The definition of a collection's guards; when it changes, the guards of its rows are rebuilt. */
function guardText({ spec: { unique, span } }: DeclaredTable): string | undefined {
  const exclusive = span?.isExclusive ? span : undefined;
  return unique.length === 0 && exclusive === undefined ? undefined : JSON.stringify({ unique, span: exclusive });
}

class SqliteEngine implements Engine {
  readonly kind = 'sqlite';
  readonly leading = ONE_SERVER;
  readonly #held: HeldFile;
  readonly #log: StoreLog;
  readonly #now: () => number;
  readonly #mostPages: number | undefined;
  #isEmpty = true;
  #known: [string, KeptTable][] = [];
  #writer: Writer;
  #reader: ReaderThread;
  /** Rows written since the last checkpoint. */
  #inLog = 0;
  #emptying: Promise<void> | undefined;
  #closing: Promise<void> | undefined;

  constructor(held: HeldFile, { log = () => undefined, now = Date.now, mostPages }: SqliteOptions) {
    this.#held = held;
    this.#log = log;
    this.#now = now;
    this.#mostPages = mostPages;
    this.#writer = writers.take();
    this.#reader = this.#newReader();
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Prepares a thread for writing. */
  async begin(): Promise<void> {
    const opened = await this.#writer.ask('open', this.#held.path, this.#mostPages);
    if ('newer' in opened) throw newerError(this.#held.path, opened.newer);
    this.#isEmpty = opened.isEmpty;
    await this.#writer.ask('know', this.#known);
  }

  async load({ recent, only }: LoadAsked, take: TakeRows): Promise<Numbers> {
    const tenant = only && ('tenant' in only ? only.tenant : GLOBAL);
    const isWhole = (collection: string): boolean =>
      only !== undefined && 'collections' in only && only.collections.has(collection);
    try {
      const reader = this.#reading();
      // Before the rows: a load during writes then sees that the company has changed.
      const numbers = new Map(await reader.ask('numbers'));
      const collections = await reader.ask('collections');
      // All collections are requested at once, so the thread always has a next page to read.
      await Promise.all(
        collections.map(async (collection) => {
          const part = { collection, tenant: isWhole(collection) ? undefined : tenant };
          const newest = recent.get(collection);
          if (newest === undefined) await this.#loadAll(part, take);
          else if (newest > 0) await this.#loadNewest(part, newest, take);
        }),
      );
      return numbers;
    } catch (error) {
      throw fileError(this.#held.path, error);
    }
  }

  async #loadAll(part: CollectionPart, take: TakeRows): Promise<void> {
    const reader = this.#reading();
    let next: Promise<PageText> | undefined = reader.ask('live', part, 0);
    while (next !== undefined) {
      const { list, after }: PageText = await next;
      // Read while the previous rows are processed.
      next = after === undefined ? undefined : reader.ask('live', part, after);
      take(part.collection, JSON.parse(list) as Row[]);
    }
  }

  async #loadNewest({ collection, tenant: only }: CollectionPart, limit: number, take: TakeRows): Promise<void> {
    const tenants = only === undefined ? await this.#reading().ask('tenants', collection) : [only];
    for (const tenant of tenants) {
      const rows = await this.#reading().ask('newest', collection, tenant, { limit });
      take(collection, rows.reverse().map(rowOf));
    }
  }

  async declare(tables: readonly DeclaredTable[]): Promise<void> {
    this.#known = tables.map((table) => {
      const { collection, spec } = table;
      const isGuarded = guardText(table) !== undefined;
      return [collection, { isGuarded, ...(spec.old && { second: spec.old.second }) }];
    });
    await this.#writer.ask('know', this.#known);
    const views = tables.flatMap(({ collection, spec: { columns } }) => (columns ? [{ collection, columns }] : []));
    for (const message of await this.#writer.ask('makeViews', views)) this.#log({ level: 'warn', message });
    await this.#guard(tables);
  }

  async #guard(tables: readonly DeclaredTable[]): Promise<void> {
    const guards = new Map<string, string>();
    for (const table of tables) {
      const text = guardText(table);
      if (text !== undefined) guards.set(table.collection, text);
    }
    for (const collection of await this.#writer.ask('changedGuards', guards)) {
      const refused = await this.#writer.ask('fillGuards', collection, guards.get(collection) ?? '', this.#now());
      for (const detail of refused)
        this.#log({ level: 'error', message: `The data has a value or a night twice: ${detail}` });
    }
  }

  async commit(group: CommitGroup): Promise<void> {
    const outcome = await this.#kept(group);
    const { kind } = outcome;
    if (kind === 'behind') throw new Behind();
    if (kind === 'there') throw new AlreadyThere(outcome.id);
    if (kind === 'unknown') throw new OutcomeUnknown(`The disk could not confirm a write: ${outcome.detail}`);
    if (kind === 'span' || kind === 'unique') throw new GuardViolation(kind, outcome.detail);
    if (group.steps.length > 0) this.#isEmpty = false;
    this.#inLog += group.steps.length;
    if (this.#inLog >= ROWS_IN_LOG) this.#emptying ??= this.#emptyLog();
  }

  async #kept(group: CommitGroup) {
    const writer = this.#writer;
    if (writer.hasEnded) throw new Error('The thread that writes has ended');
    try {
      return await writer.ask('commit', group, this.#now());
    } catch (error) {
      const isUnknown = error instanceof ThreadError && error.code === ENDED;
      throw isUnknown ? new OutcomeUnknown(error.message, { cause: error }) : error;
    }
  }

  /**
   * A checkpoint sometimes waits for the disk for half a second, so a separate thread does it while writing and reading
   * go on.
   */
  async #emptyLog(): Promise<void> {
    this.#inLog = 0;
    const thread = this.#newReader();
    // If the file refuses this, the next commit gets the error.
    await thread.ask('emptyLog').catch(() => undefined);
    await readers.giveBack(thread);
    this.#emptying = undefined;
  }

  hold(): Promise<HeldGroup> {
    return Promise.resolve({ news: [], commit: (group) => this.commit(group), release: () => Promise.resolve() });
  }

  newsSince(): Promise<readonly News[]> {
    return Promise.resolve([]);
  }

  /** No other server writes. */
  onNews(): () => void {
    return () => undefined;
  }

  async settle(groupId: string): Promise<boolean> {
    await this.#reopen();
    const isKept = await this.#writer.ask('isKept', groupId);
    await this.#writer.ask('probe');
    return isKept;
  }

  async probe(): Promise<void> {
    if (this.#writer.hasEnded) await this.#reopen();
    await this.#writer.ask('probe');
  }

  async #reopen(): Promise<void> {
    if (this.#closing) throw new Error('The database is closed');
    if (this.#writer.hasEnded) this.#writer = writers.take();
    await this.begin();
  }

  #reading(): ReaderThread {
    if (this.#closing) throw new Error('The database is closed');
    if (this.#reader.hasEnded) this.#reader = this.#newReader();
    return this.#reader;
  }

  /** Calls are answered in order, so nobody has to wait until it is open. */
  #newReader(): ReaderThread {
    const reader = readers.take();
    reader
      .ask('open', this.#held.path)
      .catch((error: unknown) => this.#log({ level: 'error', message: errorText(error) }));
    return reader;
  }

  readonly old: OldRowsEngine = {
    get: async (collection, tenant, id) => {
      const found = await this.#reading().ask('get', collection, tenant, id);
      return found && rowOf(found);
    },
    latest: async (collection, tenant, asked) =>
      (await this.#reading().ask('newest', collection, tenant, asked)).map(rowOf),
    before: async (collection, tenant, { at, limit }) =>
      (await this.#reading().ask('before', collection, tenant, at, limit)).map(rowOf),
    batches: (collection, tenant) => this.#oldBatches(collection, tenant),
    tenants: async (collection) => this.#reading().ask('tenants', collection),
    drop: async (collection, before) => {
      let dropped = 0;
      for (;;) {
        const some = await this.#writer.ask('drop', collection, before, DROPPED_AT_ONCE);
        dropped += some;
        if (some < DROPPED_AT_ONCE) return dropped;
      }
    },
  };

  async *#oldBatches(collection: string, tenant: string): AsyncGenerator<Row[]> {
    let after = { at: '', place: 0 };
    for (;;) {
      const rows = await this.#reading().ask('after', collection, tenant, after);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = { at: last[5] ?? '', place: last[6] };
      yield rows.map(rowOf);
    }
  }

  /** In a separate thread, so reading goes on. */
  async backup(file: string): Promise<void> {
    const part = `${file}.${process.pid}.part`;
    await rm(part, { force: true });
    await makeFile(part);
    const thread = this.#newReader();
    try {
      await thread.ask('copy', part);
      await rename(part, file);
      const folder = await open(dirname(file));
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    } finally {
      await readers.giveBack(thread);
      await rm(part, { force: true });
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#emptying;
    await Promise.all([writers.giveBack(this.#writer), readers.giveBack(this.#reader)]);
    this.#held.release();
  }
}
