import type { AreaRules } from '../../rules/area-rules.ts';
import { followOwnerStays, followStays } from './follow-stays.ts';
import { BLOCKS, STAYS } from './names.ts';
import { housekeepingTaskRule } from './task-rule.ts';

export const housekeepingRules = {
  rules: { 'housekeeping-task': housekeepingTaskRule },
  followers: { [STAYS]: [followStays], [BLOCKS]: [followOwnerStays] },
} satisfies AreaRules;
