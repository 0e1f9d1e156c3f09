import { randomUUID } from 'node:crypto';
import type { Client, PoolClient } from 'pg';
import { Behind } from '../engine.ts';
import type {
  DeclaredTable,
  Engine,
  CommitGroup,
  HeldGroup,
  KeptStep,
  LoadAsked,
  News,
  Numbers,
  OldRowsEngine,
  TakeRows,
} from '../engine.ts';
import type { StoreLog } from '../log.ts';
import { OutcomeUnknown } from '../types.ts';
import type { Leading, OldSpec } from '../types.ts';
import { isAnswer, commitError } from './answers.ts';
import { Connections } from './connections.ts';
import { declareTables } from './declaring.ts';
import { groupColumns, type GroupColumns } from './group-columns.ts';
import { Listening } from './listening.ts';
import { oldRows } from './old-rows.ts';
import { loadRows, readNews } from './reading.ts';
import { IN_USE, migratePostgres } from './schema.ts';
import { requireSession } from './session.ts';
import { StoreFileError } from '../store-file-error.ts';

export type PostgresOptions = {
  /** `postgres://user:password@host:port/name` */
  readonly url: string;
  readonly log?: StoreLog;
  /** True for a server: it follows other servers, and deletes outdated data. */
  readonly isListening?: boolean;
  /** True for a command that fills the database: no server may use it meanwhile. */
  readonly isFilling?: boolean;
};

const PRUNE_MS = 5 * 60_000;
/** A server with a number from the last hour reads single changes; others read whole companies. */
const PRUNE = [
  `delete from konak_change where at < now() - interval '1 hour'`,
  // A lost answer is asked for once the database is back.
  `delete from konak_group where at < now() - interval '1 day'`,
];

const COMMIT = `select konak_commit(${Array.from({ length: 29 }, (_, at) => `$${at + 1}`).join(', ')})`;
const HOLD = [
  `insert into konak_number (tenant, number) select tenant, 0 from unnest($1::text[]) as t (tenant) order by tenant
   on conflict do nothing`,
  'select 1 from konak_number where tenant = any ($1::text[]) order by tenant for update',
];

/**
 * @throws StoreFileError when the database is older than Konak needs, newer than this version knows, behind a pooler
 * without sessions, being filled or in use
 */
export async function openPostgresEngine(options: PostgresOptions): Promise<Engine> {
  const { url, log = ({ level, message }) => console[level](message), isFilling = false } = options;
  const { isListening = !isFilling } = options;
  const connections = new Connections(url, log);
  const listening = new Listening(connections, randomUUID(), log);
  let client: Client | undefined;
  try {
    client = await connections.single();
    await requireSession(connections, client);
    // Before anything is read or changed.
    if (isFilling && !(await holdAlone(client))) throw inUse(connections.name);
    if (isListening && !(await listening.begin())) throw beingFilled(connections.name);
    await migratePostgres(client, connections.name);
    const { rows } = await client.query<{ holds: boolean }>('select exists (select 1 from konak_record) as holds');
    const isEmpty = rows[0]?.holds !== true;
    return new PostgresEngine({
      connections,
      listening,
      log,
      isListening,
      isEmpty,
      ...(isFilling && { alone: client }),
    });
  } catch (error) {
    if (isFilling) await client?.end();
    await listening.close();
    await connections.close();
    throw error;
  } finally {
    if (!isFilling) await client?.end();
  }
}

async function holdAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(`select pg_try_advisory_lock(${IN_USE}) as "isMine"`);
  return rows[0]?.isMine === true;
}

const inUse = (path: string): StoreFileError =>
  new StoreFileError({
    path,
    problem: 'the database is in use by a server, or another command fills it',
    hint: 'Stop every server that has it as DATABASE_URL. Nothing was changed.',
  });

const beingFilled = (path: string): StoreFileError =>
  new StoreFileError({
    path,
    problem: 'a command (restore, copy or import) fills the database',
    hint: 'Start once it is done. Nothing was changed.',
  });

type Parts = {
  readonly connections: Connections;
  readonly listening: Listening;
  /** The connection that locks servers out. */
  readonly alone?: Client;
  readonly log: StoreLog;
  readonly isListening: boolean;
  readonly isEmpty: boolean;
};

class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly old: OldRowsEngine;
  isEmpty: boolean;
  readonly #connections: Connections;
  readonly #log: StoreLog;
  readonly leading: Leading;
  readonly #listening: Listening;
  readonly #alone: Client | undefined;
  readonly #isListening: boolean;
  readonly #pruning: NodeJS.Timeout | undefined;
  /** Functions that release open locks. */
  readonly #held = new Set<() => Promise<void>>();
  #second: ReadonlyMap<string, OldSpec['second']> = new Map();

  constructor({ connections, listening, alone, log, isListening, isEmpty }: Parts) {
    this.#connections = connections;
    this.#log = log;
    this.#isListening = isListening;
    this.#listening = listening;
    this.#alone = alone;
    this.leading = listening;
    this.old = oldRows(connections);
    this.isEmpty = isEmpty;
    if (isListening) this.#pruning = setInterval(() => void this.#prune(), PRUNE_MS).unref();
  }

  load(asked: LoadAsked, take: TakeRows): Promise<Numbers> {
    return loadRows(this.#connections, asked, take);
  }

  async declare(tables: readonly DeclaredTable[]): Promise<void> {
    this.#second = new Map(tables.flatMap(({ collection, spec: { old } }) => (old ? [[collection, old.second]] : [])));
    await declareTables(this.#connections, tables, this.#log);
  }

  async commit(group: CommitGroup): Promise<void> {
    const columns = this.#columnsOf(group);
    const client = await this.#connections.take();
    try {
      await keep(client, columns);
    } catch (error) {
      this.#connections.give(client, error instanceof OutcomeUnknown);
      throw error;
    }
    this.#connections.give(client);
    this.#kept(group);
  }

  async hold(decidedAt: Numbers): Promise<HeldGroup> {
    const client = await this.#connections.take();
    let isOver = false;
    const end = async (statement: 'commit' | 'rollback'): Promise<void> => {
      isOver = true;
      this.#held.delete(giveUp);
      try {
        await client.query(statement);
      } catch (error) {
        this.#connections.give(client, true);
        throw error;
      }
      this.#connections.give(client);
    };
    const giveUp = async (): Promise<void> => {
      // If rolling back fails, the database does it when the connection ends.
      if (!isOver) await end('rollback').catch(() => undefined);
    };
    this.#held.add(giveUp);
    try {
      await client.query('begin');
      for (const statement of HOLD) await client.query(statement, [[...decidedAt.keys()]]);
      const news = await readNews(client, decidedAt, false);
      return {
        news,
        commit: async (group) => {
          let columns: GroupColumns | undefined;
          try {
            columns = this.#columnsOf(group);
            await keep(client, columns);
            await answered(end('commit'));
          } finally {
            await giveUp();
          }
          this.#kept(group);
        },
        release: giveUp,
      };
    } catch (error) {
      await giveUp();
      throw isAnswer(error) && error.code === '40P01' ? new Behind() : error;
    }
  }

  async newsSince(numbers: Numbers): Promise<readonly News[]> {
    try {
      return await this.#connections.lend((client) => readNews(client, numbers, true));
    } catch (error) {
      this.#listening.due();
      throw error;
    }
  }

  onNews(listener: () => void): () => void {
    return this.#isListening ? this.#listening.add(listener) : () => undefined;
  }

  /** Either the group has taken its id, or this takes it: the later one finds it taken. */
  async settle(groupId: string): Promise<boolean> {
    const client = await this.#connections.single({ query_timeout: 10_000, lock_timeout: 5000 });
    try {
      await client.query('insert into konak_group (id, is_given_up) values ($1, true) on conflict do nothing', [
        groupId,
      ]);
      const { rows } = await client.query<{ isGivenUp: boolean }>(
        'select is_given_up as "isGivenUp" from konak_group where id = $1',
        [groupId],
      );
      return rows[0]?.isGivenUp === false;
    } finally {
      await client.end();
    }
  }

  async probe(): Promise<void> {
    await this.#connections.lend(async (client) => {
      await client.query('begin');
      try {
        await client.query('insert into konak_group (id) values ($1)', [randomUUID()]);
      } finally {
        await client.query('rollback');
      }
    });
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('PostgreSQL has backups of its own: pg_dump, or a base backup and its log'));
  }

  async close(): Promise<void> {
    clearInterval(this.#pruning);
    await Promise.all([...this.#held].map((giveUp) => giveUp()));
    await this.#listening.close();
    await this.#alone?.end();
    await this.#connections.close();
  }

  #columnsOf(group: CommitGroup): GroupColumns {
    return groupColumns(group, new Date().toISOString(), (collection) => this.#second.get(collection) ?? 'replaces');
  }

  #kept({ decidedAt }: CommitGroup): void {
    this.isEmpty = false;
    if (decidedAt.size > 0) this.#listening.say();
  }

  async #prune(): Promise<void> {
    // Rows not deleted now are deleted next time, by this server or another.
    for (const statement of PRUNE) await this.#connections.rows(statement).catch(() => undefined);
  }
}

/** @throws like `Engine.commit` */
const keep = (client: PoolClient, { values, once }: GroupColumns): Promise<void> =>
  answered(client.query({ name: 'konak_commit', text: COMMIT, values: [...values] }), once);

async function answered(asked: Promise<unknown>, once: readonly KeptStep[] = []): Promise<void> {
  try {
    await asked;
  } catch (error) {
    throw commitError(error, once);
  }
}
