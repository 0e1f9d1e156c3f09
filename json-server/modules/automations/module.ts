import type { Module } from '../module.ts';
import { automationCalls } from './calls.ts';
import { SEEN } from './names.ts';
import { runAutomations } from './observe.ts';
import { automationJobs } from './time-job.ts';

/** When … then …: the rules of the files (`automations`), run in the transaction that triggers them. */
export const automations: Module = {
  name: 'automations',
  observers: [runAutomations],
  jobs: automationJobs,
  define: (define) => define(SEEN, { unique: [], ordered: {}, search: [] }),
  calls: automationCalls,
};
