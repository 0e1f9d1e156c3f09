import type { Route } from '../call.ts';
import type { Vault } from '../auth/vault.ts';
import type { LiveConfig } from '../live-config.ts';
import type { CalendarFetcher } from '../outside/fetch-calendar.ts';
import type { AsSystem } from '../records/as-system.ts';
import type { RouteDeps } from '../routes/table.ts';
import type { RecordWrite } from '../rules/domain-write.ts';
import type { Records } from '../records/records.ts';
import type { DefineTable, Tables } from '../tenancy/company.ts';

/** What a job is given: one run, for one tenant. */
export type JobContext = {
  /** Tables of the tenant. */
  readonly table: Tables;
  /** ISO instant */
  readonly now: string;
  /** Calendar date of the business. */
  readonly today: string;
  /** Whether this is the first run of the day (or since the start). */
  readonly isNewDay: boolean;
};

/**
 * Scheduled work. `due` is called every half minute, and again inside the transaction that does the work. It returns
 * exactly what is due now: work that is done is no longer due, and work missed while the server was down still is.
 */
export type Job = { readonly name: string; readonly due: (context: JobContext) => readonly RecordWrite[] };

/** A job that runs once a day. */
export const daily = (name: string, due: Job['due']): Job => ({
  name,
  due: (context) => (context.isNewDay ? due(context) : []),
});

/** What a background worker is given. */
export type WorkerContext = {
  readonly records: Records;
  readonly config: LiveConfig;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** Folder next to the working data, for files of an area. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly vault: Vault;
  /** The product's public address, for links in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** Fetches external calendars. */
  readonly fetcher: CalendarFetcher;
};

/** A business area on the server; its rules for writes are in `rules.ts` next to it. */
export type Module = {
  readonly name: string;
  /** Calls beyond the generic ones, checked like all routes (S25). */
  readonly calls?: (deps: RouteDeps) => readonly Route[];
  readonly jobs?: readonly Job[];
  /** Jobs run for each company that has records in one of these collections. */
  readonly jobCollections?: readonly string[];
  /** Defines tables of its own that no resource describes. */
  readonly define?: (define: DefineTable) => void;
  /** The foreign origin whose frames a page of the area contains; undefined = none. */
  readonly frames?: (records: Records, page: { readonly path: string; readonly host: string }) => string | undefined;
  /** The resource that its jobs are about: they do not run for companies whose package lacks its module (TN2). */
  readonly jobsResource?: string;
  /** Starts background work (mail, a simulator). @returns a function that stops it */
  readonly start?: (running: WorkerContext) => (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
};
