import type { Module } from '../module.ts';
import { bulkEstateRoutes } from './bulk-calls.ts';
import { estatesJobs } from './jobs.ts';
import { estateRule } from './estate.ts';
import { estatesOfPermit } from './estate-permits.ts';
import { legalPermitRule } from './legal-permit.ts';

/** Homes: their owners, their permits and papers. */
export const estates: Module = {
  name: 'estates',
  rules: { estate: estateRule, 'legal-permit': legalPermitRule },
  onRemoval: { 'legal-permit': (removal) => estatesOfPermit({ ...removal, after: undefined }) },
  calls: bulkEstateRoutes,
  jobs: estatesJobs,
  jobCollections: ['estates'],
};
