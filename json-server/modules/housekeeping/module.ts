import type { Module } from '../module.ts';
import { assignRoute } from './assign.ts';
import { housekeepingJobs } from './jobs.ts';
import { myDayRoute } from './my-day.ts';

/** Cleaning: tasks that stays ask for, and the people who do them. */
export const housekeeping: Module = {
  name: 'housekeeping',
  calls: (deps) => [myDayRoute(deps.records), assignRoute(deps)],
  jobs: housekeepingJobs,
  jobsResource: 'housekeeping-tasks',
};
