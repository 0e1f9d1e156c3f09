import type { AreaRules } from '../../rules/area-rules.ts';
import { beginCompany } from './begin.ts';
import { companyRule } from './company-rule.ts';
import { countEstates, countUsers } from './usage.ts';

export const companiesRules = {
  rules: { company: companyRule },
  followers: { tenants: [beginCompany], users: [countUsers], estates: [countEstates] },
} satisfies AreaRules;
