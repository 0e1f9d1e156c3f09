import pg from 'pg';
import { StoreFileError } from '../store-file-error.ts';
import type { Connections } from './connections.ts';

/** Which process of the database answers. */
async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/**
 * Refuses a pooler that gives the process of a client to others after each transaction. What belongs to a session
 * would be lost there, or another's: messages are not heard, and two servers hold one lock and both lead.
 * @param client one of `connections.single`
 * @throws StoreFileError
 */
export async function requireSession(connections: Connections, client: pg.Client): Promise<void> {
  const own = await processOf(client);
  // A pooler makes a number of its own; its types leave out that a client knows it.
  if ((client as pg.Client & { readonly processID?: number }).processID === own) return;
  if (await hasSession(connections, client, own)) return;
  throw new StoreFileError({
    path: connections.name,
    problem: 'a pooler gives its connections away after each transaction',
    hint: 'Konak needs sessions: use session pooling (PgBouncer: pool_mode = session), or the address of the database itself.',
  });
}

/** While another has a process for its transaction, a client without a session meets another process than before. */
async function hasSession(connections: Connections, client: pg.Client, own: number): Promise<boolean> {
  const other = await connections.single();
  try {
    await other.query('begin');
    return (await processOf(other)) !== own && (await processOf(client)) === own;
  } catch (error) {
    // There are poolers that know no transactions either.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  } finally {
    await other.end();
  }
}
