import type pg from 'pg';
import { errorText } from '../disk.ts';
import { StoreUnavailable } from '../types.ts';
import { Connections } from './connections.ts';

/**
 * Tables in the database that are not records, over their own connections, so a large upload never holds up a booking.
 */
export type SideTables = {
  /** @throws StoreUnavailable */
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Runs `work` as a transaction. @throws StoreUnavailable on any error */
  readonly transact: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** Two servers that create the same table at once would block each other. */
const SCHEMA_LOCK = 4_811_073;

/** @param statements create the tables if missing; run before the first query */
export function openSideTables(databaseUrl: string, statements: string): SideTables {
  // An unused connection may close; the next query opens another.
  const connections = new Connections(databaseUrl, () => undefined);
  let made: Promise<void> | undefined;
  const makeTables = (): Promise<void> =>
    connections.transact(async (client) => {
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
    query: (text, values = []) => asked(() => connections.rows(text, values)),
    transact: (work) => asked(() => connections.transact(work)),
    close: () => connections.close(),
  };
}
