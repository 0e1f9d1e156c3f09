import type { Module } from '../module.ts';
import { bulkEstateRoutes } from './bulk-calls.ts';
import { estatesJobs } from './jobs.ts';

/** Homes: their owners, their permits and papers. */
export const estates: Module = {
  name: 'estates',
  calls: bulkEstateRoutes,
  jobs: estatesJobs,
  jobCollections: ['estates'],
};
