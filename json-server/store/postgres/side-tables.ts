import pg from 'pg';
import { errorText } from './disk.ts';
import { StoreUnavailable } from './types.ts';

/** Tables in the database that are no records, over a few connections of their own: a large upload never holds up a booking. */
export type SideTables = {
  /** @throws StoreUnavailable */
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** All of `work` or nothing. @throws StoreUnavailable whatever went wrong */
  readonly transact: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** Two servers that make the same table at once would get in each other's way. */
const SCHEMA_LOCK = 4_811_073;

/** @param statements make the tables unless they are there; run before the first question */
export function openSideTables(databaseUrl: string, statements: string): SideTables {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'konak',
    max: 3,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    query_timeout: 35_000, // for a line that is silent
  });
  // A connection ended while nobody used it; the next question opens another.
  pool.on('error', () => undefined);

  const inTransaction = async <Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // Between two statements nobody else hears of a line that breaks, and what nobody hears ends the process.
    const hear = (error: Error): void => {
      broken = error;
    };
    client.on('error', hear);
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // Where the line is broken, the database undoes it by itself.
      await client.query('rollback').catch((lost: unknown) => {
        broken = new Error(errorText(lost));
      });
      throw error;
    } finally {
      client.off('error', hear);
      client.release(broken);
    }
  };
  let made: Promise<void> | undefined;
  const makeTables = (): Promise<void> =>
    inTransaction(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(statements);
    });
  const asked = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    try {
      made ??= makeTables();
      await made.catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return await ask();
    } catch (error) {
      throw new StoreUnavailable(`The database refused: ${errorText(error)}`, { cause: error });
    }
  };
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await asked(() => pool.query<Row>(text, [...values]))).rows,
    transact: (work) => asked(() => inTransaction(work)),
    close: () => pool.end(),
  };
}
