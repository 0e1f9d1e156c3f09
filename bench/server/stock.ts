import { resolve } from 'node:path';
import type { Row } from '../../src/config/types.ts';
import { ask } from '../lib/ask.ts';
import type { Request } from '../lib/load.ts';
import { freePort, sleep, startServer, type Running } from '../lib/process.ts';
import { asking, findWords, freeStays, note, ownedIds, type ListAsk } from './requests.ts';
import { CONNECTIONS, type Side } from './side.ts';

const JSON_BODY = { 'content-type': 'application/json' };
/** An answer quicker than this comes from a server without a queue, ms. */
const UNQUEUED = 400;

function listPath({ q, status }: ListAsk): string {
  const search = new URLSearchParams({ q, status, _sort: 'createdAt', _order: 'desc', _page: '1', _limit: '10' });
  return `/reservations?${search.toString()}`;
}

/** Starts json-server 0.17.4 as its own command does, on `file`, without its request log. */
export async function startStock({
  root,
  file,
  log,
  readyId,
}: {
  root: string;
  file: string;
  log: string;
  readyId: string;
}): Promise<Running> {
  const port = await freePort();
  const command = resolve(root, 'node_modules/json-server/lib/cli/bin.js');
  const args = [command, '--quiet', '--host', '127.0.0.1', '--port', String(port), file];
  return startServer({ args, cwd: root, port, readyPath: `/reservations/${readyId}`, log });
}

export function stockSide({
  server,
  rows,
  asks,
}: {
  server: Running;
  rows: readonly Row[];
  asks: readonly ListAsk[];
}): Side {
  const nextStay = freeStays(rows);
  const model = Object.fromEntries(Object.entries(rows[0]!).filter(([key]) => key !== 'id'));
  let count = 0;
  const everyAsk = asking({ asks, connection: 'all' });
  const list = (next: () => ListAsk) => (): Request => ({ method: 'GET', path: listPath(next()) });
  const words = findWords(asks);
  const find = (): Request => ({
    method: 'GET',
    path: `/reservations?${new URLSearchParams({ q: words(), _page: '1', _limit: '20' }).toString()}`,
  });
  const patch = (ids: readonly string[]) => (): Request => {
    const path = `/reservations/${ids[count % ids.length]}`;
    return { method: 'PATCH', path, headers: JSON_BODY, body: JSON.stringify(note(count++)) };
  };
  // It stores what it is given, so it gets the whole row that the product would have made of the input.
  const post = (): Request => {
    return {
      method: 'POST',
      path: '/reservations',
      headers: JSON_BODY,
      body: JSON.stringify({ ...model, ...nextStay() }),
    };
  };
  return {
    name: 'stock',
    server,
    total: async (query) => {
      const { headers } = await ask(server.url + listPath(asks[query]!));
      return Number(headers.get('x-total-count'));
    },
    prepare: (operation) =>
      Promise.resolve((connection) => {
        if (operation === 'list') return { next: list(asking({ asks, connection })) };
        if (operation === 'search') return { next: list(everyAsk) };
        if (operation === 'find') return { next: find };
        if (operation === 'POST') return { next: post };
        return { next: patch(ownedIds({ rows, connection, connections: CONNECTIONS })) };
      }),
    // It goes on working for connections that have hung up; its single queue is empty when an answer comes at once.
    idle: async () => {
      for (;;) {
        const asked = performance.now();
        await ask(`${server.url}/reservations/${rows[0]!.id}`);
        if (performance.now() - asked < UNQUEUED) return;
        await sleep(200);
      }
    },
  };
}
