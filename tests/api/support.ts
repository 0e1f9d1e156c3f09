import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { type Blobs, memoryBlobs } from '../../json-server/records/files/blobs.ts';
import { createApp, type AppOptions } from '../../json-server/app.ts';
import { createSessions } from '../../json-server/accounts/sessions.ts';
import type { Route } from '../../json-server/accounts/call.ts';
import { createTokens } from '../../json-server/accounts/tokens.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { strictStore } from '../store/strict-store.ts';
import { createAnswerCheck } from './answer-check.ts';
import { NOW, ROWS, USERS } from './rows.ts';
import { storeOf } from './test-store.ts';

export const SECRET = 'a secret for tests, long enough to be one';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; tests look at it freely. */
  readonly body: Body;
};
type RecordBody = {
  readonly id: string;
  readonly version: number;
  readonly code: string;
  readonly status: unknown;
  readonly _refs: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
};
/** What bodies may have; a test that reads a member which is not there fails by its value. */
export type Body = RecordBody & {
  readonly items: readonly RecordBody[];
  readonly total: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
};

export type CallOptions = {
  /** Key of `USERS`; absent = nobody. */
  readonly as?: string;
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** If-Match, as a version. */
  readonly version?: number | string;
  /** The address of this machine that calls, e.g. `127.0.0.2`. */
  readonly from?: string;
};

export type TestApp = {
  readonly app: Express;
  readonly store: Store;
  /** The one that the app has been given: the same data, read strictly. */
  readonly served: Store;
  readonly live: LiveConfig;
  readonly port: number;
  readonly clock: { now: number };
  readonly blobs: Blobs;
  readonly resources: readonly Resource[];
  /** A request exactly as written: the path is not normalised. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly token: (who: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export type TestOptions = Partial<Omit<AppOptions, 'store'>> & {
  readonly store?: Store;
  /** What the app is given instead of it: another server's, on the same database. */
  readonly served?: Store;
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
  readonly resourcesDir?: string;
  readonly localesDir?: string;
  readonly isWatching?: boolean;
  /** A configuration that the test has opened, and closes: several apps may use it. */
  readonly live?: LiveConfig;
  /** Where the last good configuration outlives the app. */
  readonly lastGoodFile?: string;
};

/** What is asked for with the product's own files, which nothing changes: read and checked once a test file. */
let shipped: Promise<LiveConfig> | undefined;
async function shippedConfig(): Promise<LiveConfig> {
  return (shipped ??= openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  }));
}
/** For an app that is not the last one to need it. */
const keptOpen = (live: LiveConfig): LiveConfig => ({ ...live, close: () => Promise.resolve() });

/** The real app on a memory store that is read as strictly as a database would be, on a port of its own, at a fixed moment. */
export async function startApp(options: TestOptions = {}): Promise<TestApp> {
  const { rows = ROWS, resourcesDir = 'resources', localesDir = 'locales', isWatching = false, lastGoodFile } = options;
  const isShipped = resourcesDir === 'resources' && localesDir === 'locales' && !isWatching;
  const clock = { now: NOW };
  const opened = options.store ? { store: options.store, served: options.served } : await storeOf(rows);
  const { store } = opened;
  // A store that a test brings along is what it is about, and with very many rows a test is about time.
  const isLarge = Object.values(rows).some((list) => list.length >= 1000);
  // An engine is as strict by itself.
  const isStrict = process.env['TEST_STORE'] !== undefined;
  const read = opened.served ?? (options.store || isLarge || isStrict ? store : strictStore(store));
  const live = options.live
    ? keptOpen(options.live)
    : isShipped
      ? keptOpen(await shippedConfig())
      : await openLiveConfig({
          source: folderSource({ resourcesDir, localesDir }),
          known: KNOWN_NAMES,
          isWatching,
          lastGoodFile,
        });
  const blobs = options.blobs ?? memoryBlobs();
  const app = createApp({
    clock: () => clock.now,
    blobs,
    secret: SECRET,
    ...options,
    store: read,
    config: live,
  });
  const server: Server = createServer(app);
  // On a busy machine seconds pass between two calls; the agent must not meet a connection that has just been closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });

  const checkAnswer = createAnswerCheck({ live, routes: app.locals['routes'] as readonly Route[] });
  const roleOf = (who: string): string => USERS[who]?.['role'] as string;
  const sessions = createSessions({ store, clock: () => clock.now });
  const tokens = createTokens({ secret: SECRET, clock: () => clock.now });
  const issued = new Map<string, Promise<string>>();
  const issue = async (who: string): Promise<string> => {
    const user = USERS[who];
    if (user === undefined) throw new Error(`No test user "${who}"`);
    const { session } = await sessions.open({ userId: user.id, tenantId: user['tenantId'] as string });
    return tokens.issueAccess({ userId: user.id, sessionId: session.id });
  };
  const token = (who: string): Promise<string> => {
    const known = issued.get(who) ?? issue(who);
    issued.set(who, known);
    return known;
  };

  const call: TestApp['call'] = async (method, path, { as, body, raw, headers = {}, version, from } = {}) => {
    // Whatever a call asks of a company, it has to bring it in.
    for (const tenant of read.companies.silentSince(Infinity)) await read.companies.leave(tenant);
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent: Record<string, string | readonly string[]> = {
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      ...(as === undefined ? {} : { authorization: `Bearer ${await token(as)}` }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, host: '127.0.0.1', method, path, agent, headers: sent as never, ...(from && { localAddress: from }) },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            let parsed: unknown;
            try {
              parsed = text === '' ? undefined : JSON.parse(text);
            } catch {
              parsed = undefined;
            }
            const { statusCode: status = 0, headers: answered } = response;
            // What is thrown here is thrown where the call is awaited.
            try {
              // Who looks with another's eyes is answered as they are.
              if (as !== undefined && headers['x-view-as'] === undefined)
                checkAnswer(roleOf(as), method, path, { status, headers: answered, body: parsed });
              resolve({ status, headers: answered, text, body: parsed as Body });
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          });
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  };

  return {
    app,
    store,
    served: read,
    live,
    port,
    clock,
    blobs,
    resources: Object.values(live.current().config.resources),
    call,
    token,
    close: async () => {
      agent.destroy();
      (app.locals['close'] as () => void)();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await live.close();
      await store.close();
    },
  };
}
