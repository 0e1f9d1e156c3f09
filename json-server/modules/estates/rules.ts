import type { AreaRules } from '../../rules/area-rules.ts';
import { estateRule } from './estate.ts';
import { estatesOfPermit } from './estate-permits.ts';
import { legalPermitRule } from './legal-permit.ts';

export const estatesRules = {
  rules: { estate: estateRule, 'legal-permit': legalPermitRule },
  onRemoval: { 'legal-permit': (removal) => estatesOfPermit({ ...removal, after: undefined }) },
} satisfies AreaRules;
