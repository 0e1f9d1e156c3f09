import type { Route } from '../call.ts';
import type { Vault } from '../auth/vault.ts';
import type { LiveConfig } from '../live-config.ts';
import type { CalendarFetcher } from '../outside/fetch-calendar.ts';
import type { AsSystem } from '../records/as-system.ts';
import type { RouteDeps } from '../routes/table.ts';
import type { RecordWrite } from '../rules/domain-write.ts';
import type { Records } from '../records/records.ts';
import type { DefineTable, Tables } from '../tenancy/company.ts';

/** One look at the clock, for one tenant. */
export type JobContext = {
  /** Tables of the tenant. */
  readonly table: Tables;
  /** ISO instant */
  readonly now: string;
  /** Calendar date of the business. */
  readonly today: string;
  /** Whether this is the first look of this day (or since the start). */
  readonly isNewDay: boolean;
};

/**
 * What the clock does: asked every half minute, and once more inside the transaction that does it. It answers with
 * what is due now and nothing else, so what was done is not due again, and what was missed while the server was down is.
 */
export type Job = { readonly name: string; readonly due: (look: JobContext) => readonly RecordWrite[] };

/** A job of the turn of a day. */
export const daily = (name: string, due: Job['due']): Job => ({
  name,
  due: (look) => (look.isNewDay ? due(look) : []),
});

/** What a worker beside the requests is given. */
export type WorkerContext = {
  readonly records: Records;
  readonly config: LiveConfig;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** Folder beside the working data, for what an area keeps in files. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly vault: Vault;
  /** Where people reach the product, for links in mails; without a slash at the end. */
  readonly publicUrl: string;
  /** Fetches calendars of others. */
  readonly fetcher: CalendarFetcher;
};

/** A business area on the server; its rules for writes are in `rules.ts` beside it. */
export type Module = {
  readonly name: string;
  /** Calls that are not generic, checked as all routes are (S25). */
  readonly calls?: (deps: RouteDeps) => readonly Route[];
  readonly jobs?: readonly Job[];
  /** Collections of the area: the clock looks after the companies that have records in one of them. */
  readonly jobCollections?: readonly string[];
  /** Declares tables of its own, which no resource describes. */
  readonly define?: (define: DefineTable) => void;
  /** The origin whose frames a page of the area holds; undefined = none, as on all other pages. */
  readonly frames?: (records: Records, page: { readonly path: string; readonly host: string }) => string | undefined;
  /** The resource that its jobs are about: they rest for companies whose package lacks its module (TN2). */
  readonly jobsResource?: string;
  /** Begins what runs beside the requests (mail, a simulator); answers with what ends it. */
  readonly start?: (running: WorkerContext) => (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
};
