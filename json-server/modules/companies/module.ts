import type { Module } from '../module.ts';
import { pricingCalls } from './pricing.ts';
import { beginCompany } from './begin.ts';
import { companyRule } from './company-rule.ts';
import { countEstates, countUsers } from './usage.ts';

export const companies: Module = {
  name: 'companies',
  rules: { company: companyRule },
  followers: { tenants: [beginCompany], users: [countUsers], estates: [countEstates] },
  calls: pricingCalls,
};
