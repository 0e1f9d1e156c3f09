import type { Module } from '../module.ts';
import { companyRoutes } from './company-call.ts';
import { contractCalls } from './contract-calls.ts';
import { contractsReplaced } from './contract-job.ts';
import { resourceCalls } from './resource-calls.ts';
import { systemCall } from './system-call.ts';
import { settingsRoutes } from './settings-calls.ts';
import { settingsJob } from './settings-job.ts';
import { DATED_RATES } from '../../records/settings/dated-rates.ts';
import { refuseContractRemoval } from '../../../src/domain/setting/contract-change.ts';
import { contractTextRule } from './contract-rule.ts';
import { settingsRule } from './settings-rule.ts';
import { datedRateRule, nextRate } from './rate-rule.ts';

/** Taxes and fees, contract texts, integrations, and the state of the configuration. */
export const setting: Module = {
  name: 'setting',
  rules: { settings: settingsRule, 'dated-rate': datedRateRule, 'contract-text': contractTextRule },
  followers: { [DATED_RATES]: [nextRate] },
  removalRefusal: {
    'dated-rate': () => ({ status: 409, field: 'validFrom', key: 'setting.rateKept', params: {} }),
    'contract-text': ({ before }) => refuseContractRemoval(before),
  },
  calls: (deps) => [
    ...companyRoutes(deps),
    ...settingsRoutes(deps),
    ...contractCalls(deps),
    ...resourceCalls(deps),
    systemCall(deps),
  ],
  jobs: [settingsJob, { name: 'contracts', due: contractsReplaced }],
};
