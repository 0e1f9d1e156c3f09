import type { Module } from '../module.ts';
import { contractCalls } from './contract-calls.ts';
import { contractsReplaced } from './contract-rule.ts';

/** Taxes and fees, contract texts, integrations, and what the configuration says of itself. */
export const setting: Module = {
  name: 'setting',
  calls: contractCalls,
  jobs: [{ name: 'contracts', due: contractsReplaced }],
};
