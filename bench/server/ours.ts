import { resolve } from 'node:path';
import type { Row } from '../../src/config/types.ts';
import { ask } from '../lib/ask.ts';
import type { Conversation, Request } from '../lib/load.ts';
import { freePort, sleep, startServer, type Running } from '../lib/process.ts';
import { asking, findWords, freeStays, note, ownedIds, type ListAsk } from './requests.ts';
import { CONNECTIONS, type Operation, type Side } from './side.ts';

export const ACCOUNT = { email: 'admin@demo.com', password: 'admin' };

function listPath({ q, status }: ListAsk): string {
  const search = new URLSearchParams({
    pageNumber: '0',
    pageSize: '10',
    sortBy: 'createdAt',
    sortDirection: 'DESC',
    q,
    status,
  });
  return `/api/reservations?${search.toString()}`;
}

/**
 * Starts the built server as in production, on working data of its own.
 * @param profile folder that gets a CPU profile when the server stops
 */
export async function startOurs(options: {
  /** Folder of the product: dist, resources, locales, db.json. */
  readonly product: string;
  readonly file: string;
  /** Of a PostgreSQL that keeps the records instead of the file. */
  readonly databaseUrl?: string;
  readonly log: string;
  readonly profile?: string;
  /** What it tells of itself; as in production it logs every request. */
  readonly telling?: Readonly<Record<string, string>>;
}): Promise<Running> {
  const port = await freePort();
  const server = resolve(options.product, 'dist/server/server.js');
  const args = options.profile === undefined ? [server] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`, server];
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DB_FILE: options.file,
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    AUTH_SECRET: 'only-for-the-bench-0123456789abcdef0123456789abcdef',
    DEMO_LOGINS: '1',
    LOGIN_RATE_LIMIT: '1000',
    // One account does in a second what the product takes from a person in minutes.
    WRITE_RATE_LIMIT: '0',
    ...options.telling,
  };
  return startServer({ args, cwd: options.product, port, readyPath: '/api/health', log: options.log, env });
}

/** @returns headers that carry the access token */
export async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const { status, text } = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ACCOUNT),
  });
  if (status !== 201) throw new Error(`sign-in: ${status} ${text}`);
  const { accessToken } = JSON.parse(text) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

export async function etagOf({ url, headers }: { url: string; headers: Record<string, string> }): Promise<string> {
  const answer = await ask(url, { headers });
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || etag === null) throw new Error(`${url}: ${answer.status} without ETag`);
  return etag;
}

/** Patches its own records in turn, each with the ETag that the last answer gave. */
function patching({
  ids,
  etags,
  headers,
}: {
  ids: readonly string[];
  etags: string[];
  headers: Record<string, string>;
}): Conversation {
  let turn = 0;
  let asked = 0;
  return {
    next() {
      asked = turn % ids.length;
      turn += 1;
      return {
        method: 'PATCH',
        path: `/api/reservations/${ids[asked]}`,
        headers: { ...headers, 'if-match': etags[asked]! },
        body: JSON.stringify(note(turn + Math.floor(performance.now() * 1000))),
      };
    },
    heard({ headers: { etag } }) {
      if (etag !== undefined) etags[asked] = etag;
    },
  };
}

export function oursSide({
  name,
  server,
  rows,
  asks,
}: {
  name: string;
  server: Running;
  rows: readonly Row[];
  asks: readonly ListAsk[];
}): Side {
  const nextStay = freeStays(rows);
  const everyAsk = asking({ asks, connection: 'all' });
  const prepareAs = async (operation: Operation): Promise<(connection: number) => Conversation> => {
    const token = await signIn(server.url);
    const headers = { ...token, 'content-type': 'application/json' };
    const list = (next: () => ListAsk) => (): Request => ({ method: 'GET', path: listPath(next()), headers: token });
    const post = (): Request => ({
      method: 'POST',
      path: '/api/reservations',
      headers,
      body: JSON.stringify(nextStay()),
    });
    if (operation === 'list') return (connection) => ({ next: list(asking({ asks, connection })) });
    if (operation === 'search') return () => ({ next: list(everyAsk) });
    if (operation === 'find') {
      const words = findWords(asks);
      const find = (): Request => ({
        method: 'GET',
        path: `/api/search?${new URLSearchParams({ q: words() }).toString()}`,
        headers: token,
      });
      return () => ({ next: find });
    }
    if (operation === 'POST') return () => ({ next: post });
    const owned = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, connection) => {
        const ids = ownedIds({ rows, connection, connections: CONNECTIONS });
        const etags = await Promise.all(
          ids.map((id) => etagOf({ url: `${server.url}/api/reservations/${id}`, headers: token })),
        );
        return { ids, etags, headers };
      }),
    );
    return (connection) => patching(owned[connection]!);
  };
  return {
    name,
    server,
    prepare: prepareAs,
    total: async (query) => {
      const { status, text } = await ask(server.url + listPath(asks[query]!), { headers: await signIn(server.url) });
      if (status !== 200) throw new Error(`list: ${status} ${text}`);
      return (JSON.parse(text) as { total: number }).total;
    },
    // Writes are answered when they are on disk; what may go on is a snapshot in the background.
    idle: () => sleep(300),
  };
}
