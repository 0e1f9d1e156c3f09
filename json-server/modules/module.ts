import type { Route } from '../accounts/call.ts';
import type { Vault } from '../accounts/vault.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { CalendarFetcher } from '../http/outside/fetch-calendar.ts';
import type { ActingFor } from '../accounts/acting-for.ts';
import type { AsSystem } from '../records/as-system.ts';
import type { ShownTo } from '../records/shown-to.ts';
import type { RouteDeps } from '../routes/deps.ts';
import type { MayHear } from '../routes/heard-changes.ts';
import type { NamedScreens } from '../routes/screens/names.ts';
import type { AreaRules } from '../live/rules/area-rules.ts';
import type { JobArea } from '../jobs/job.ts';
import type { JobWatch } from '../http/job-watch.ts';
import type { Queue } from '../records/queues.ts';
import type { Blobs } from '../records/files/blobs.ts';
import type { FileQuota } from '../records/files/quota.ts';
import type { Records } from '../records/records.ts';
import type { DefineTable } from '../live/rows/company.ts';

/** Input of a background worker. */
export type WorkerContext = {
  readonly records: Records;
  readonly config: LiveConfig;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** Acts in a person's name without a session. */
  readonly actingFor: ActingFor;
  /** The record as the API answers it to whoever acts in the person's name. */
  readonly shownTo: ShownTo;
  /** Receives rounds and errors. */
  readonly watch: JobWatch;
  /** Folder next to the working data, for files of an area. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly vault: Vault;
  /** The product's public address, for links in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** Fetches external calendars. */
  readonly fetcher: CalendarFetcher;
  /** The bytes of files, and the room that companies have for them. */
  readonly blobs: Blobs;
  readonly fileQuota: FileQuota;
};

/** A business area on the server: its rules for writes, calls, jobs and background work. */
export type Module = AreaRules &
  JobArea & {
    readonly name: string;
    /** Calls beyond the generic ones, checked like all routes (S25). */
    readonly calls?: (deps: RouteDeps) => readonly Route[];
    /** Defines tables of its own that no resource describes. */
    readonly define?: (define: DefineTable) => void;
    /** Small tables kept in memory for every company, even one that is away: they find the company of a link. */
    readonly residents?: readonly string[];
    /** The foreign origin whose frames a page of the area contains; undefined = none. */
    readonly frames?: (records: Records, page: { readonly path: string; readonly host: string }) => string | undefined;
    /** Other names of the area's screens, besides their labels. */
    readonly screens?: readonly NamedScreens[];
    /** Decides who hears of changes in collections of the area that no resource shows. */
    readonly mayHear?: MayHear;
    /** The queues of items waiting to be sent, for those who run the server. */
    readonly queues?: readonly Queue[];
    /** Starts background work (mail, a simulator). @returns a function that stops it */
    readonly start?: (running: WorkerContext) => (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
  };
