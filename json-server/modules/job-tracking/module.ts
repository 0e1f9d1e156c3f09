import type { Module } from '../module.ts';
import { overdue, recurring } from './jobs.ts';
import { publicDemandCalls } from './public-demands.ts';

export const jobTracking: Module = {
  name: 'job-tracking',
  jobs: [overdue, recurring],
  jobsResource: 'tasks',
  calls: (deps) => publicDemandCalls(deps),
};
