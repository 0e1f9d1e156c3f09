import type { Module } from '../module.ts';
import { availabilityRoutes } from './availability-calls.ts';
import { bulkBlockRoutes } from './block-calls.ts';
import { reservationsJobs } from './jobs.ts';
import { moveRoutes } from './move-calls.ts';
import { tapeRoutes } from './tape-calls.ts';
import { turnoverRoutes } from './turnover-calls.ts';

/** Stays and times out of order: what takes nights, what is free, the chart of both. */
export const reservations: Module = {
  name: 'reservations',
  calls: (deps) => [
    ...availabilityRoutes(deps),
    ...tapeRoutes(deps),
    ...moveRoutes(deps),
    ...bulkBlockRoutes(deps),
    ...turnoverRoutes(deps),
  ],
  jobs: reservationsJobs,
  jobCollections: ['reservations'],
};
