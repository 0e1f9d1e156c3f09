import pg from 'pg';
import { StoreFileError } from '../store-file-error.ts';
import type { Connections } from './connections.ts';

/** The database process that answers. */
async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/**
 * Refuses a pooler that reassigns a client's process after each transaction. Session state would get lost or mixed up
 * there: messages would not arrive, and two servers would hold one lock and both lead.
 * @param client one of `connections.single`
 * @throws StoreFileError
 */
export async function requireSession(connections: Connections, client: pg.Client): Promise<void> {
  const own = await processOf(client);
  // A pooler invents its own number. The client knows it, although the types do not say so.
  if ((client as pg.Client & { readonly processID?: number }).processID === own) return;
  if (await hasSession(connections, client, own)) return;
  throw new StoreFileError({
    path: connections.name,
    problem: 'a pooler gives its connections away after each transaction',
    hint: 'Konak needs sessions: use session pooling (PgBouncer: pool_mode = session), or the address of the database itself.',
  });
}

/** While another client holds a process for its transaction, a client without a session gets a different one. */
async function hasSession(connections: Connections, client: pg.Client, own: number): Promise<boolean> {
  const other = await connections.single();
  try {
    await other.query('begin');
    return (await processOf(other)) !== own && (await processOf(client)) === own;
  } catch (error) {
    // Some poolers do not support transactions either.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  } finally {
    await other.end();
  }
}
