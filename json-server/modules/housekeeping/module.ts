import type { Module } from '../module.ts';
import { assignRoute } from './assign.ts';
import { housekeepingJobs } from './jobs.ts';
import { myDayRoute } from './my-day.ts';
import { followOwnerStays, followStays } from './follow-stays.ts';
import { housekeepingTaskRule } from './task-rule.ts';
import { STAYS, BLOCKS } from '../reservations/names.ts';

/** Cleaning: the tasks of stays, and the people who do them. */
export const housekeeping: Module = {
  name: 'housekeeping',
  rules: { 'housekeeping-task': housekeepingTaskRule },
  followers: { [STAYS]: [followStays], [BLOCKS]: [followOwnerStays] },
  calls: (deps) => [myDayRoute(deps.records), assignRoute(deps)],
  jobs: housekeepingJobs,
  jobsResource: 'housekeeping-tasks',
};
