import type { ActingFor } from '../accounts/acting-for.ts';
import type { SystemStatus } from '../../src/wire/system.ts';
import type { JobWatch } from '../http/job-watch.ts';
import type { EventStreams } from './events.ts';
import type { Blobs } from '../records/files/blobs.ts';
import type { FileQuota } from '../records/files/quota.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { CalendarFetcher } from '../http/outside/fetch-calendar.ts';
import type { Once, OnceInSlices } from '../records/once.ts';
import type { Repositories } from '../records/repository.ts';
import type { Scratch } from './scratch/scratch.ts';
import type { AuthDeps } from './auth/deps.ts';

/** What the literal routes need. */
export type RouteDeps = AuthDeps & {
  readonly events: EventStreams;
  readonly scratch: Scratch;
  readonly once: Once;
  readonly onceInSlices: OnceInSlices;
  readonly repository: Repositories;
  readonly blobs: Blobs;
  /** The address that links in mails begin with. */
  readonly publicUrl: string;
  readonly fileQuota: FileQuota;
  readonly calendarFetcher: CalendarFetcher;
  readonly live: LiveConfig;
  /** Who acts in a person's name without a session. */
  readonly actingFor: ActingFor;
  readonly watch: JobWatch;
  /** How the server is, now. */
  readonly statusOf: () => SystemStatus;
};
