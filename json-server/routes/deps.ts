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

/** Dependencies of the literal routes. */
export type RouteDeps = AuthDeps & {
  readonly events: EventStreams;
  readonly scratch: Scratch;
  readonly once: Once;
  readonly onceInSlices: OnceInSlices;
  readonly repository: Repositories;
  readonly blobs: Blobs;
  /** The base address of links in mails. */
  readonly publicUrl: string;
  readonly fileQuota: FileQuota;
  readonly calendarFetcher: CalendarFetcher;
  readonly live: LiveConfig;
  /** Acts in a person's name without their session. */
  readonly actingFor: ActingFor;
  readonly watch: JobWatch;
  /** The server's current status. */
  readonly statusOf: () => SystemStatus;
};
