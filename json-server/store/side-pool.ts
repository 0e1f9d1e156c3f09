import pg from 'pg';

/** A few connections of their own for what lies in the database beside the records: a large upload never holds up a booking. */
export function openSidePool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    query_timeout: 35_000, // for a line that is silent
  });
  // A connection ended while nobody used it; the next call opens another.
  pool.on('error', () => undefined);
  return pool;
}

/** All of `work` or nothing, on one connection. Whatever it throws undoes it and is thrown on. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the line is broken, the database undoes it by itself.
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost instanceof Error ? lost : new Error(String(lost));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Two servers that make the same table at once would get in each other's way. */
const SCHEMA_LOCK = 4_811_073;

/** @returns what makes the tables unless they are there, once; after a failure the next call tries again */
export function tablesOnce(pool: pg.Pool, statements: string): () => Promise<void> {
  let made: Promise<void> | undefined;
  const make = (): Promise<void> =>
    inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(statements);
    });
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
