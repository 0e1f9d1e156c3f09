import type { Client } from 'pg';
import type { StoreLog } from '../log.ts';
import type { Connections } from './connections.ts';
import { IN_USE } from './schema.ts';

const CHANNEL = 'konak';
const BEAT_MS = 1000;
const HEARTBEAT_TIMEOUT_MS = 5000;
/**
 * Pause between two calls of listeners: however much others write, this server reads at most about twenty times a
 * second.
 */
const PAUSE_MS = 50;

/** Held by the connection of the leading server: released with the connection, however the server ends. */
const LEAD = "select pg_try_advisory_lock(hashtext('konak'), hashtext('lead')) as \"isMine\"";

/** Held by the connections of all servers, so no command fills the database while they run. */
const USE = `select pg_try_advisory_lock_shared(${IN_USE}) as "isMine"`;

/** Grows with every group that any server stores. */
const TOTAL = 'select coalesce(sum(number), 0)::text as total from konak_number';

/**
 * Listens for other servers' messages, and also checks every second: a missed message costs a second. It rather
 * notifies too often; its listeners then read the news since the numbers they know.
 */
export class Listening {
  readonly #connections: Connections;
  readonly #log: StoreLog;
  /** Distinguishes this server's messages from those of others. */
  readonly #own: string;
  readonly #listeners = new Set<() => void>();
  readonly #leaders = new Set<() => void>();
  #isLeading = false;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #total: string | undefined;
  #isDue = false;
  #isClosed = false;
  #saying: Promise<void> | undefined;
  #pause: NodeJS.Timeout | undefined;
  #isToldAgain = false;
  #isSaidAgain = false;

  constructor(connections: Connections, own: string, log: StoreLog) {
    this.#connections = connections;
    this.#own = own;
    this.#log = log;
  }

  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#timer === undefined) this.#beat();
    return () => this.#listeners.delete(listener);
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** @returns a function that stops it */
  onLead(listener: () => void): () => void {
    this.#leaders.add(listener);
    return () => this.#leaders.delete(listener);
  }

  /** Opens the connection. @returns false while a command fills the database */
  async begin(): Promise<boolean> {
    const client = await this.#connections.single({ query_timeout: HEARTBEAT_TIMEOUT_MS });
    this.#client = client;
    client.on('notification', ({ payload }) => {
      if (payload !== this.#own) this.#tell();
    });
    client.on('end', () => this.#drop(client));
    await client.query(`listen ${CHANNEL}`);
    const { rows } = await client.query<{ isMine: boolean }>(USE);
    return rows[0]?.isMine === true;
  }

  /** The news could not be read: calls the listeners again. */
  due(): void {
    this.#isDue = true;
  }

  /**
   * Notifies the other servers outside the commit: inside it, all commits of the database would wait for each other's
   * sync. One message covers everything stored since the last one.
   */
  say(): void {
    if (this.#saying !== undefined) {
      this.#isSaidAgain = true;
      return;
    }
    this.#isSaidAgain = false;
    this.#saying = this.#connections
      .rows('select pg_notify($1, $2)', [CHANNEL, this.#own], 'konak_say')
      // They notice it a second later anyway.
      .catch(() => undefined)
      .then(() => {
        this.#saying = undefined;
        if (this.#isSaidAgain) this.say();
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
    await this.#beating;
    while (this.#saying !== undefined) await this.#saying;
    await this.#client?.end();
  }

  #beat(): void {
    this.#beating = this.#check()
      .catch(() => {
        // The database is away, or the connection broke: messages until reconnection are missed.
        this.#isDue = true;
      })
      .finally(() => {
        if (!this.#isClosed) this.#timer = setTimeout(() => this.#beat(), BEAT_MS).unref();
      });
  }

  async #check(): Promise<void> {
    await this.#listen();
    await this.#lead();
    const total = await this.#askTotal();
    if (total === this.#total && !this.#isDue) return;
    this.#total = total;
    this.#isDue = false;
    this.#tell();
  }

  async #lead(): Promise<void> {
    if (this.#isLeading || this.#client === undefined || this.#isClosed) return;
    const { rows } = await this.#client.query<{ isMine: boolean }>(LEAD);
    if (rows[0]?.isMine !== true) return;
    this.#isLeading = true;
    for (const listener of [...this.#leaders]) listener();
  }

  /** Over the listening connection, to notice a dead one; over another while there is none. */
  async #askTotal(): Promise<string | undefined> {
    const client = this.#client;
    if (client === undefined) return (await this.#connections.rows<{ total: string }>(TOTAL))[0]?.total;
    try {
      return (await client.query<{ total: string }>(TOTAL)).rows[0]?.total;
    } catch (error) {
      this.#drop(client);
      throw error;
    }
  }

  async #listen(): Promise<void> {
    if (this.#client !== undefined || this.#isClosed) return;
    await this.begin().catch(() => this.#client && this.#drop(this.#client));
  }

  #drop(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isLeading = false;
    this.#isDue = true;
    if (this.#isClosed) return;
    this.#log({ level: 'warn', message: 'The line on which other servers are heard broke; it is made anew' });
    void client.end().catch(() => undefined);
  }

  #tell(): void {
    this.#isToldAgain = this.#pause !== undefined;
    if (this.#isToldAgain || this.#isClosed) return;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#isToldAgain) this.#tell();
    }, PAUSE_MS).unref();
    for (const listener of [...this.#listeners]) listener();
  }
}
