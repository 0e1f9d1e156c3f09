import type { Module } from '../module.ts';
import { companyRoutes } from './company-call.ts';
import { contractCalls } from './contract-calls.ts';
import { contractsReplaced } from './contract-job.ts';
import { resourceCalls } from './resource-calls.ts';
import { settingsRoutes } from './settings-calls.ts';
import { settingsJob } from './settings-job.ts';

/** Taxes and fees, contract texts, integrations, and what the configuration says of itself. */
export const setting: Module = {
  name: 'setting',
  calls: (deps) => [...companyRoutes(deps), ...settingsRoutes(deps), ...contractCalls(deps), ...resourceCalls(deps)],
  jobs: [settingsJob, { name: 'contracts', due: contractsReplaced }],
};
