import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type ListenOptions, Server as NetServer } from 'node:net';
import { dirname } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { Express, RequestHandler } from 'express';
import { createApp } from '../app.ts';
import { createActingFor } from '../accounts/acting-for.ts';
import { createPackages } from '../accounts/packages.ts';
import { createVault } from '../accounts/vault.ts';
import { statSync } from 'node:fs';
import { createJobWatch, JOB_RUNNER, type JobWatch } from '../http/job-watch.ts';
import { type Metrics, metricsServer } from '../http/metrics.ts';
import { quietTelemetry, type Telemetry } from '../http/telemetry.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { demoLogins, oneOfEachRole } from '../seed/demo-logins.ts';
import { type Environment, SettingError } from '../http/environment.ts';
import type { Blobs } from '../records/files/blobs.ts';
import { openBlobs } from '../records/files/open-blobs.ts';
import { createFileQuota } from '../records/files/quota.ts';
import { createSweep } from '../records/files/sweep.ts';
import { createCalendarFetcher } from '../http/outside/fetch-calendar.ts';
import type { LiveConfig } from '../live/live-config.ts';
import { MODULES } from '../app.ts';
import { tellFindings } from '../live/tell-findings.ts';
import { readBackupNote } from './data/backup-note.ts';
import { memoryWarning } from './memory-warning.ts';
import { openData } from './open-data.ts';
import type { DataOnDisk } from '../routes/system-status.ts';
import { storeLog, storeWatch } from './open-telemetry.ts';
import type { WorkerContext } from '../modules/module.ts';
import { asSystemOf } from '../records/as-system.ts';
import { shownToOf } from '../records/shown-to.ts';
import { createRequestsSweep } from '../records/requests.ts';
import { createTrashSweep } from '../records/trash.ts';
import { openScratch } from '../routes/scratch/scratch-file.ts';
import type { ScratchState } from '../routes/scratch/scratch.ts';
import { migrateRenames } from '../records/renames/rename-migration.ts';
import type { Store } from '../store/types.ts';
import { createWeb, type FramesOf } from '../routes/web.ts';
import { warmRights } from '../live/warm-rights.ts';
import { type Records, recordsOf } from '../records/records.ts';
import { type SealedText, textsNotOpenedBy } from '../accounts/server-secret.ts';

/** The given secret, or the one generated at the first start and stored next to the data. */
export async function serverSecret({ secret, secretFile }: Environment): Promise<string> {
  if (secret !== undefined) return secret;
  const stored = await readFile(secretFile, 'utf8').catch(() => '');
  if (stored.trim().length >= 32) return stored.trim();
  const made = randomBytes(32).toString('hex');
  await mkdir(dirname(secretFile), { recursive: true });
  await writeFile(secretFile, made, { mode: 0o600 });
  return made;
}

/** Starts the background workers of the areas. @returns a function that stops them */
async function startModules(running: WorkerContext): Promise<() => Promise<void>> {
  const ends: (() => void | Promise<void>)[] = [];
  for (const { start } of MODULES) if (start) ends.push(await start(running));
  return async () => {
    for (const end of ends) await end();
  };
}

/** The foreign origin whose frames a page of some area contains; undefined = none. */
export const framesIn =
  (records: Records): FramesOf =>
  (page) =>
    MODULES.map(({ frames }) => frames?.(records, page)).find((origin) => origin !== undefined);

export type StartedServer = {
  readonly app: Express;
  readonly store: Store;
  readonly live: LiveConfig;
  /** What lies sealed in the data and opens with another AUTH_SECRET only. */
  readonly unopened: readonly SealedText[];
  readonly close: () => Promise<void>;
};

/** The file with what SQLite keeps beside it, and its last backup; nothing with a database elsewhere. */
function dataOnDisk({ dbFile, databaseUrl }: Environment): DataOnDisk {
  if (databaseUrl !== undefined) return {};
  const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { bytes: bytesOf(dbFile) + bytesOf(`${dbFile}-wal`), backup: readBackupNote(dbFile) };
}

/** The pages of the product, as they were built. */
function pagesOf(
  { webRoot, allowsDemoLogins }: Environment,
  { live, records, store }: { readonly live: LiveConfig; readonly records: Records; readonly store: Store },
): RequestHandler {
  return createWeb({
    root: webRoot,
    current: live.current,
    framesOf: framesIn(records),
    // In production demo logins stay off unless the environment says that this is a demonstration.
    ...(allowsDemoLogins && { demoLogins: oneOfEachRole(demoLogins(store)) }),
  });
}

type Opening = { readonly web?: RequestHandler; readonly telemetry?: Telemetry };

/**
 * Opens everything except the port: configuration, working data (see `openData`), secret, app. Development passes its
 * own `web`.
 * @throws StoreFileError, SettingError with a message for the terminal
 */
export async function openServer(
  environment: Environment,
  { web, telemetry = quietTelemetry() }: Opening = {},
): Promise<StartedServer> {
  const { dbFile } = environment;
  const {
    live,
    store: opened,
    seeded,
  } = await openData(environment, {
    isWatching: true,
    log: storeLog(telemetry),
    watch: storeWatch(telemetry),
  });
  const { log, metrics, traces } = telemetry;
  const watch = createJobWatch(telemetry);
  try {
    await live.heed(opened);
    const tooLarge = memoryWarning({
      used: process.memoryUsage().heapUsed,
      limit: getHeapStatistics().heap_size_limit,
    });
    if (tooLarge !== undefined) log.warn({}, tooLarge);
    const records = recordsOf(opened);
    // The seed is JSON of our own: rows of collections without a configuration can have any shape.
    const scratch = await openScratch(
      environment.scratchFile,
      () => seeded().scratch as unknown as ScratchState,
      (message) => log.warn({}, message),
    );
    const blobs = openBlobs(environment);
    const fileQuota = createFileQuota(opened);
    const calendarFetcher = createCalendarFetcher();
    const secret = await serverSecret(environment);
    const app = createApp({
      store: opened,
      blobs,
      fileQuota,
      config: live,
      secret,
      defaultTenant: environment.defaultTenant,
      loginRateLimit: environment.loginRateLimit,
      trustedProxies: environment.trustedProxies,
      publicUrl: environment.publicUrl,
      hasTls: environment.publicUrl.startsWith('https:'),
      writeRateLimit: environment.writeRateLimit,
      apiRateLimit: environment.apiRateLimit,
      allowsDemoLogins: environment.allowsDemoLogins,
      scratch,
      calendarFetcher,
      telemetry,
      watch,
      dataOnDisk: () => dataOnDisk(environment),
      web: web ?? pagesOf(environment, { live, records, store: opened }),
    });
    const unopened = await textsNotOpenedBy(secret, { store: opened, config: live.current().config });
    const stopWarming = warmRights(live);
    const renames = migrateRenames({
      store: opened,
      live,
      onMistake: (error) => watch.mistake('rename-migration', error),
    });
    const jobRunner = jobRunnerOf(environment, { store: opened, live, blobs, watch });
    // A read-only store still serves reads; whatever is due stays due.
    await jobRunner.run().catch((error: unknown) => watch.mistake(JOB_RUNNER, error));
    const running = { records, config: live, clock: Date.now, watch };
    const packages = createPackages({ companies: records, live });
    const actingFor = createActingFor({ companies: records, live, packages, clock: Date.now });
    const stopModules = await startModules({
      ...running,
      asSystem: asSystemOf({ store: opened, ...running }),
      actingFor,
      shownTo: shownToOf({ store: opened, actingFor }),
      dataDir: dirname(dbFile),
      env: process.env,
      vault: createVault(secret),
      publicUrl: environment.publicUrl,
      fetcher: calendarFetcher,
      blobs,
      fileQuota,
    });
    const stopTelling = tellFindings(live, log);
    const closeMetrics = metrics && (await listenForScrapes(metrics, environment));
    const close = async (): Promise<void> => {
      stopTelling();
      await closeMetrics?.();
      await stopModules();
      await jobRunner.stop();
      stopWarming();
      renames.stop();
      (app.locals['close'] as () => void)();
      await live.close();
      await opened.close();
      await blobs.close();
      await traces?.close();
    };
    return { app, store: opened, live, unopened, close };
  } catch (error) {
    await live.close();
    await opened.close();
    throw error;
  }
}

type Running = {
  readonly store: Store;
  readonly live: LiveConfig;
  readonly blobs: Blobs;
  readonly watch: JobWatch;
};

/** The jobs of all areas, and what sweeps away what is no longer needed. */
function jobRunnerOf({ companySilence }: Environment, { store, live, blobs, watch }: Running) {
  const sweeps = [createTrashSweep(store), createRequestsSweep(store), createSweep({ store, blobs })];
  return createJobRunner({
    modules: MODULES,
    store,
    config: live,
    watch,
    ...(companySilence !== undefined && { silence: companySilence }),
    sweep: async (now) => {
      let swept = 0;
      for (const sweep of sweeps) swept += await sweep(now);
      return swept;
    },
  });
}

/** @returns a function that ends it */
async function listenForScrapes(
  metrics: Metrics,
  { host, metricsPort = 0 }: Environment,
): Promise<() => Promise<void>> {
  const server = metricsServer(metrics);
  await opens(server, { host, port: metricsPort }, `METRICS_PORT=${metricsPort} is in use. Choose another.`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    metrics.close();
  };
}

/**
 * Length of the queue for incoming connections. When a thousand arrive at once, clients that find the queue full retry
 * only a second later (R8); Node's default of 511 is too short. The operating system may impose a lower limit.
 */
const BACKLOG = 4096;
/**
 * ms that a connection stays open without a call. Proxies keep theirs for a minute; one that they use at the moment in which it is
 * closed here is a 502 for somebody.
 */
const KEEP_ALIVE = 75_000;

/** Listens, or fails with a message that says what to do. */
export async function listen(app: Express, where: { port: number; host: string }): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, app);
  await listenAt(server, where, 'npm start');
  return server;
}

/** @throws SettingError when the port is in use; it names the command that takes another port */
export function listenAt(
  server: Server,
  { port, host }: { port: number; host: string },
  command: string,
): Promise<void> {
  const taken = `Port ${port} is in use. Stop the other server, or choose another: PORT=3001 ${command}`;
  return opens(server, { port, host, backlog: BACKLOG }, taken);
}

/** @throws SettingError with the words for a port that is taken */
function opens(server: Server, where: ListenOptions, taken: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new SettingError(taken) : error),
    );
    server.listen(where, () => resolve());
  });
}

/** ms that running requests get to finish */
const DRAIN = 5000;
/** ms within which a busy client reuses its connection, and is told that it will be closed */
const GRACE = 1000;
/** ms between checks for connections that have become idle */
const IDLE_LOOK = 50;

/**
 * Stops accepting connections and lets running requests finish; requests that still arrive on open connections are
 * answered with `Connection: close`, so a busy client loses nothing. Then idle connections are closed, and finally all
 * others.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The HTTP server's own `close` cuts idle connections at once, even while a client is about to send on one.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    server.closeIdleConnections();
    idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK);
  }, GRACE);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN);
  await closed;
  clearTimeout(grace);
  clearInterval(idle);
  clearTimeout(cut);
}
