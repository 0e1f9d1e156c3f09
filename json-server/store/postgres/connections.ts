import pg from 'pg';
import { errorCode, errorText } from '../disk.ts';
import type { StoreLog } from '../log.ts';
import { isAnswer } from './answers.ts';

/** Connections of one server, for commits, locks, old rows and news; plus one for listening. */
const MAX_CONNECTIONS = 4;
const CONNECT_MS = 3000;
/**
 * Defaults that the address may override. In ms; `idle_…` ends the transaction of a server that died with its
 * connection open. Statements are short, so compiling them would take longer than running them (`jit`).
 */
const SETTINGS = {
  statement_timeout: 30_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 20_000,
  jit: 'off',
};
/** After this a silent connection is given up; longer than the database lets a statement run. */
const CONNECTION_TIMEOUT_MS = 35_000;
const IDLE_MS = 60_000;

/**
 * TLS as configured in the address (`sslmode`): `require`, `verify-ca` and `verify-full` all encrypt, and verify the
 * host name and the certificate against Node's authorities, or `sslrootcert`; `no-verify` encrypts without
 * verification; without it nothing is encrypted.
 */
const common = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'konak',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** The pool and single connections to one database. */
export class Connections {
  readonly #url: string;
  readonly #pool: pg.Pool;

  constructor(url: string, log: StoreLog) {
    this.#url = url;
    const { searchParams } = new URL(url);
    const settings = Object.entries(SETTINGS)
      .filter(([name]) => !searchParams.has(name))
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; ');
    this.#pool = new pg.Pool({
      ...common(url),
      max: MAX_CONNECTIONS,
      min: 1,
      idleTimeoutMillis: IDLE_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
      // As statements: PgBouncer refuses them as startup parameters.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, although its types do not say so
      onConnect: (client) => client.query(settings),
    });
    this.#pool.on('error', (error) => {
      log({ level: 'warn', message: `A line to the database broke: ${error.message}` });
    });
  }

  /** The database's address for messages, without user and password. */
  get name(): string {
    const { host, port, database } = new pg.Client({ connectionString: this.#url });
    return `postgres://${host}:${port}/${database ?? ''}`;
  }

  /** Takes a connection from the pool; if it throws, nothing was sent. */
  async take(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect().catch(sayTrust);
    // Between two statements nothing else notices a broken connection.
    client.on('error', ignore);
    return client;
  }

  /** Returns it to the pool, or closes it when it is broken or its state is unknown. */
  give(client: pg.PoolClient, isBroken = false): void {
    client.off('error', ignore);
    client.release(isBroken);
  }

  /** Lends a pooled connection for statements that are each their own transaction. */
  async lend<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.take();
    let isBroken = false;
    try {
      return await use(client);
    } catch (error) {
      isBroken = !isAnswer(error);
      throw error;
    } finally {
      this.give(client, isBroken);
    }
  }

  /** All of `work` or nothing. */
  async transact<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.take();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // If the connection broke, the database rolls back by itself.
      await client.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      this.give(client, isBroken);
    }
  }

  /** @param name one per statement: the database caches its plan */
  async rows<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<Row[]> {
    return this.lend(async (client) => {
      const { rows } = await client.query<Row>({ text, values: [...values], ...(name !== undefined && { name }) });
      return rows;
    });
  }

  /** A connection outside the pool, e.g. for long statements. The caller closes it. */
  async single(limits: { readonly query_timeout?: number; readonly lock_timeout?: number } = {}): Promise<pg.Client> {
    const client = new pg.Client({ ...common(this.#url), ...limits });
    client.on('error', ignore);
    await client.connect().catch(sayTrust);
    return client;
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** The running statement gets the error, and the next one is refused. */
const ignore = (): void => undefined;

/** Errors of Node's certificate verification. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/;

function sayTrust(error: unknown): never {
  if (!UNTRUSTED.test(errorCode(error))) throw error;
  const problem = `The certificate of the database is not trusted: ${errorText(error)}`;
  throw new Error(`${problem}. Name its authority in DATABASE_URL: sslmode=verify-full&sslrootcert=FILE`, {
    cause: error,
  });
}
