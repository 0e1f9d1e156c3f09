import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fold } from '../../../src/domain/text/fold.ts';

/** ms of delay for a guest called SIMDELAY. */
const DELAY = 4000;
/** bytes of a message */
const MAX_BODY = 16_384;

export type KbsSimulator = {
  readonly url: string;
  readonly port: number;
  /** How many notifications it has accepted. */
  readonly taken: () => number;
  readonly close: () => Promise<void>;
};

type Options = {
  /** 0 = a free port. */
  readonly port: number;
  /** Where it stores the accepted notifications, by our id: no personal data. Default: in memory only. */
  readonly file?: string;
  readonly delay?: number;
};

/** An answer; undefined = the connection breaks instead. */
type HttpAnswer = { readonly status: number; readonly body?: object };

function reply(response: ServerResponse, { status, body = {} }: HttpAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<{ lastName?: unknown }> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new Error('too long');
  }
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/**
 * Simulates the authority's service: `PUT /notifications/:id` accepts a notification once, however often it is sent;
 * `GET` returns its result. A guest's last name steers it: `SIMERROR` is an unknown person, `SIMDELAY` makes it slow,
 * `SIMDOWN` makes it fail, `SIMDROP` is accepted but the connection breaks before the answer.
 */
export async function startKbsSimulator({ port, file, delay = DELAY }: Options): Promise<KbsSimulator> {
  const taken = new Map<string, string>();
  const stored = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  for (const line of stored.split('\n')) {
    const [id, reference] = line.split(' ');
    if (id && reference) taken.set(id, reference);
  }
  if (file !== undefined) await mkdir(dirname(file), { recursive: true });

  const take = async (id: string): Promise<{ reference: string; isNew: boolean }> => {
    const known = taken.get(id);
    if (known !== undefined) return { reference: known, isNew: false };
    const reference = `SIM-${createHash('sha256').update(id).digest('hex').slice(0, 10).toUpperCase()}`;
    taken.set(id, reference);
    if (file !== undefined) await appendFile(file, `${id} ${reference}\n`);
    return { reference, isNew: true };
  };
  const answer = async (request: IncomingMessage): Promise<HttpAnswer | undefined> => {
    const id = /^\/notifications\/([A-Za-z0-9_-]{1,200})$/.exec(request.url ?? '')?.[1];
    if (id === undefined) return { status: 404 };
    if (request.method === 'GET') {
      const reference = taken.get(id);
      return reference === undefined ? { status: 404 } : { status: 200, body: { reference } };
    }
    if (request.method !== 'PUT') return { status: 405 };
    const { lastName } = await bodyOf(request);
    const steer = fold(typeof lastName === 'string' ? lastName : '');
    if (steer === 'simdown') return { status: 503 };
    if (steer === 'simerror') return { status: 422, body: { error: 'IDENTITY_UNKNOWN' } };
    if (steer === 'simdelay') await new Promise((resolve) => setTimeout(resolve, delay).unref());
    const { reference, isNew } = await take(id);
    return steer === 'simdrop' && isNew ? undefined : { status: isNew ? 201 : 200, body: { reference } };
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((): HttpAnswer => ({ status: 400 }))
      .then((answered) => {
        if (answered) reply(response, answered);
        else request.socket.destroy();
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Only on our own machine, because it accepts everything.
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    taken: () => taken.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
