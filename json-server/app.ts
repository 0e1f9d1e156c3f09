import type { Express, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { createActingFor } from './accounts/acting-for.ts';
import { createAttemptLimits, defineAttempts } from './accounts/attempts.ts';
import { createDevices } from './accounts/devices.ts';
import { defineOneTimeLinks } from './accounts/one-time-links.ts';
import { defineSecondFactors } from './accounts/second-factors.ts';
import { createSessions, defineSessions } from './accounts/sessions.ts';
import { ACCOUNT_TABLES } from './accounts/resident-tables.ts';
import { createKeyGuard } from './accounts/key-guard.ts';
import { createCallerOfKey, defineKeys } from './accounts/keys.ts';
import { createTokens } from './accounts/tokens.ts';
import { createVault } from './accounts/vault.ts';
import { clientAddresses } from './http/client-address.ts';
import { demo } from './demo/module.ts';
import { createEvents } from './routes/events.ts';
import { type Blobs, memoryBlobs } from './records/files/blobs.ts';
import { createFileQuota, type FileQuota } from './records/files/quota.ts';
import { defineFiles } from './records/files/stored-files.ts';
import { removeBlobsOfGoneRows } from './records/files/sweep.ts';
import { notFound } from './http/http-error.ts';
import { type CalendarFetcher, noFetcher } from './http/outside/fetch-calendar.ts';
import type { LiveConfig } from './live/live-config.ts';
import { createAuthenticate, USERS } from './accounts/authenticate.ts';
import { errorReplies, errors } from './http/errors.ts';
import { createJobWatch, type JobWatch } from './http/job-watch.ts';
import { createRequestWatch } from './http/request-watch.ts';
import { quietTelemetry, type Telemetry } from './http/telemetry.ts';
import { createGate } from './accounts/gate.ts';
import { securityHeaders } from './http/headers.ts';
import { createSessionCheck } from './accounts/session-check.ts';
import { createCatchUp } from './accounts/catching-up.ts';
import { createWriteRate } from './accounts/write-rate.ts';
import { importer } from './records/import/import-list.ts';
import { createPackages } from './accounts/packages.ts';
import { createKeyUses } from './records/key-uses.ts';
import { asSystemOf } from './records/as-system.ts';
import { defineListSettings } from './records/list-settings.ts';
import { defineOldTables } from './records/old-tables.ts';
import { onceInSlicesOf, onceOf } from './records/once.ts';
import { recordsOf } from './records/records.ts';
import { createRequests } from './records/requests.ts';
import { defineSecrets } from './accounts/sealed.ts';
import { defineSecretPrints } from './accounts/server-secret.ts';
import { createTableDefiner } from './records/tables.ts';
import { type Repositories, repositoryFor } from './records/repository.ts';
import { resourceRoutes } from './routes/resources.ts';
import { defineTurns } from './jobs/turns.ts';
import { defineNotifications } from './routes/notifications.ts';
import { findScreens } from './routes/screens/find-screens.ts';
import { PRODUCT_SCREENS } from './modules/product-screens.ts';
import { openApiRoute } from './routes/openapi/openapi-call.ts';
import { checkRoutes, routeTable } from './routes/table.ts';
import type { RouteDeps } from './routes/deps.ts';
import { type DataOnDisk, gatherMetrics, systemStatus } from './routes/system-status.ts';
import { createScratch, type ScratchStates } from './routes/scratch/scratch.ts';
import type { Route } from './accounts/call.ts';
import type { OwnStore } from './store/types.ts';
import type { DefineTable } from './live/rows/company.ts';
import { automations } from './modules/automations/module.ts';
import { channels } from './modules/channels/module.ts';
import { estates } from './modules/estates/module.ts';
import { prices } from './modules/prices/module.ts';
import { reservations } from './modules/reservations/module.ts';
import { cardPayment } from './modules/card-payment/module.ts';
import { accessRights } from './modules/access-rights/module.ts';
import { crm } from './modules/crm/module.ts';
import { companies } from './modules/companies/module.ts';
import { desk } from './modules/desk/module.ts';
import { apiKeys } from './modules/api-keys/module.ts';
import { feeds } from './modules/feeds/module.ts';
import { housekeeping } from './modules/housekeeping/module.ts';
import { investor } from './modules/investor/module.ts';
import { jobTracking } from './modules/job-tracking/module.ts';
import { kbs } from './modules/kbs/module.ts';
import { mail } from './modules/mail/module.ts';
import { collectRules } from './live/rules/rules.ts';
import type { Module } from './modules/module.ts';
import { money } from './modules/money/module.ts';
import { people } from './modules/people/module.ts';
import { reports } from './modules/reports/module.ts';
import { setting } from './modules/setting/module.ts';
import { statements } from './modules/statements/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { website } from './modules/website/module.ts';

/** The areas of the business, in the order in which their rules and followers are asked; nothing else in the server knows them. */
export const MODULES: readonly Module[] = [
  estates,
  prices,
  reservations,
  channels,
  desk,
  housekeeping,
  kbs,
  crm,
  mail,
  money,
  jobTracking,
  reports,
  statements,
  investor,
  cardPayment,
  accessRights,
  companies,
  people,
  setting,
  website,
  webhooks,
  feeds,
  apiKeys,
  automations,
  demo,
];

/** Their rules, as resources name them and records obey them. */
export const RULES = collectRules(MODULES);

/** What is in memory of every company, also of one that is away. */
export const RESIDENT_TABLES: ReadonlySet<string> = new Set([
  ...ACCOUNT_TABLES,
  ...MODULES.flatMap(({ residents }) => residents ?? []),
]);

export type AppOptions = {
  readonly store: OwnStore;
  readonly config: LiveConfig;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Signs access tokens; at least 32 characters. */
  readonly secret: string;
  /** Tenant of new registrations. */
  readonly defaultTenant?: string;
  /** Failed sign-ins allowed per minute and account. */
  readonly loginRateLimit?: number;
  /** Proxies whose `X-Forwarded-For` is believed; see `client-address.ts`. */
  readonly trustedProxies?: readonly string[];
  /** The address that links in mails begin with; never what a request says of itself. */
  readonly publicUrl?: string;
  /** The product is reached over https. */
  readonly hasTls?: boolean;
  /** Writes per minute and person; 0 (the default) means no limit. */
  readonly writeRateLimit?: number;
  /** Calls per minute of one API key. */
  readonly apiRateLimit?: number;
  /** Whether rows marked `demo` may sign in. */
  readonly allowsDemoLogins?: boolean;
  /** Collections without a configuration, and how they are saved. */
  readonly scratch?: { readonly states: ScratchStates; readonly save: (states: ScratchStates) => Promise<void> };
  /** Where uploads are stored; in memory by default. */
  readonly blobs?: Blobs;
  /** Shared with workers that keep files. */
  readonly fileQuota?: FileQuota;
  /** Fetches channel calendars; without it nothing is ever fetched. */
  readonly calendarFetcher?: CalendarFetcher;
  /** Serves everything outside the API: `createWeb` in production, Vite in development. */
  readonly web?: RequestHandler;
  /** What is told to those who run the server; nothing by default. */
  readonly telemetry?: Telemetry;
  /** Knows the rounds of the work beside the requests. */
  readonly watch?: JobWatch;
  readonly dataOnDisk?: () => DataOnDisk;
  /** Additional routes, checked like all others; for tests of that check. */
  readonly extraRoutes?: readonly Route[];
};

/** json-server's middleware without the parts we replace: static page, CORS, logger, error page for developers. */
function jsonServerDefaults(): RequestHandler[] {
  const unwanted = new Set(['serveStatic', 'errorHandler', 'corsMiddleware', 'logger']);
  return jsonServer
    .defaults({ noCors: true, logger: false, bodyParser: false })
    .filter((handler) => !unwanted.has(handler.name));
}

/**
 * Lets the gate see every request before Express prepares it, and the watch before the gate. The API needs none of that
 * preparation, and swapping the prototypes of each request costs more than most answers.
 */
function standBefore(app: Express, watch: ReturnType<typeof createRequestWatch>, gate: RequestHandler): void {
  // Express has this method, but its types do not export it.
  const inner = app as unknown as { handle: RequestHandler };
  const express = inner.handle.bind(app);
  inner.handle = (request, response, next) => {
    watch(request, response, () => {
      gate(request, response, () => {
        express(request, response, next);
      });
    });
  };
}

/**
 * Builds the server without listening: gate (the whole API) → headers → json-server's defaults → web → errors.
 * The gate comes before the defaults because it does its own compression, and only where it pays off.
 * @throws Error when a route has no entry in the policy (S25)
 */
export function createApp(options: AppOptions): Express {
  const { store, config, secret, clock = Date.now } = options;
  const { trustedProxies = [], hasTls = false, telemetry = quietTelemetry() } = options;
  const { watch = createJobWatch(telemetry, clock), dataOnDisk = () => ({}) } = options;
  const { loginRateLimit = 10, allowsDemoLogins = true, defaultTenant = 'demo', blobs = memoryBlobs() } = options;
  for (const define of [defineOldTables, defineFiles, defineListSettings]) define(store);
  const define: DefineTable = (collection, spec) => store.define(collection, spec);
  const own = [
    defineAttempts,
    defineKeys,
    defineSessions,
    defineNotifications,
    defineOneTimeLinks,
    defineSecondFactors,
    defineSecretPrints,
    defineTurns,
  ];
  for (const each of own) each(define);
  for (const module of MODULES) module.define?.(define);
  defineSecrets(store, secret);
  // Signing in must work even while the file that describes users is broken.
  store.define(USERS, { unique: ['email'], ordered: {}, search: [] });
  const defineTables = createTableDefiner(define);
  defineTables(config.current());
  const stopTables = config.onChange(() => defineTables(config.current()));

  const sessions = createSessions({ store, clock });
  const tokens = createTokens({ secret, clock });
  const records = recordsOf(store);
  const packages = createPackages({ companies: records, live: config });
  const events = createEvents({
    store,
    live: config,
    packages,
    mayHear: (collection, who) => MODULES.some(({ mayHear }) => mayHear?.(collection, who)),
    isStillIn: createSessionCheck({ companies: records, sessions }),
  });
  const actingFor = createActingFor({ companies: records, live: config, packages, clock });
  const asSystem = asSystemOf({ store, config, clock });
  const addressOf = clientAddresses(trustedProxies);
  const callerOfKey = createCallerOfKey({ companies: records, actingFor, clock });
  const keyUses = createKeyUses({ asSystem, clock, failed: (error) => watch.mistake('api-keys', error) });
  const scratch = createScratch(
    options.scratch ?? { states: { seed: {}, tenants: {} }, save: () => Promise.resolve() },
  );
  const requests = createRequests({ store, clock });
  const vault = createVault(secret);
  const repository: Repositories = (setup) => repositoryFor({ store, requests, ...setup });
  const fileQuota = options.fileQuota ?? createFileQuota(store);
  const sources = {
    records,
    live: config,
    events,
    watch,
    clock,
    dataOnDisk,
    times: telemetry.times,
    queues: MODULES.flatMap(({ queues }) => queues ?? []),
  };
  telemetry.metrics?.gatherFrom(() => gatherMetrics(sources));
  const deps: RouteDeps = {
    records,
    repository,
    once: onceOf(requests),
    onceInSlices: onceInSlicesOf({ store, requests }),
    sessions,
    tokens,
    vault,
    devices: createDevices({ vault, hasTls }),
    attempts: createAttemptLimits({ store, clock, perAccount: loginRateLimit }),
    clock,
    defaultTenant,
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    allowsDemoLogins,
    events,
    scratch,
    blobs,
    fileQuota,
    calendarFetcher: options.calendarFetcher ?? noFetcher,
    asSystem,
    live: config,
    actingFor,
    log: telemetry.log,
    watch,
    statusOf: systemStatus(sources),
  };
  const ofModules = MODULES.flatMap(({ calls }) => calls?.(deps) ?? []);
  const named = [...PRODUCT_SCREENS, ...MODULES.flatMap(({ screens }) => screens ?? [])];
  const routes: readonly Route[] = [
    openApiRoute(() => routes),
    ...routeTable(deps),
    findScreens(named.flatMap(({ children }) => children)),
    ...ofModules,
    ...(options.extraRoutes ?? []),
  ];
  checkRoutes(routes, config.current());

  const stopBlobs = removeBlobsOfGoneRows({ store, blobs });
  const app = jsonServer.create() as Express;
  app.disable('x-powered-by');
  app.disable('etag');
  // Each call parses its own query; the nested objects of the default parser are an attack surface.
  app.set('query parser', () => ({}));
  const refusal = errorReplies(() => config.current().catalogues, telemetry.log);
  const gate = createGate({
    live: config,
    routes,
    resourceRoutes: resourceRoutes({ records, repository, importList: importer({ store, requests }) }),
    authenticate: createAuthenticate({ companies: records, sessions, tokens, callerOfKey, clock }),
    packages,
    inMemory: store.companies,
    addressOf,
    keyGuard: createKeyGuard({ perMinute: options.apiRateLimit ?? 600, addressOf, onUse: keyUses }),
    hear: store.kind === 'database' ? createCatchUp(store) : undefined,
    writeRate: createWriteRate({ perMinute: options.writeRateLimit ?? 0, clock }),
    refusal,
  });
  standBefore(app, createRequestWatch(telemetry), gate);
  app.use(securityHeaders, ...jsonServerDefaults());
  if (options.web) app.use(options.web);
  app.use((_request, _response, next) => next(notFound()));
  app.use(errors(refusal));
  app.locals['close'] = () => {
    stopTables();
    stopBlobs();
    fileQuota.close();
    events.close();
  };
  app.locals['routes'] = routes;
  return app;
}
