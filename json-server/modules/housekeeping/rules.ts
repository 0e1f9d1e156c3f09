import type { AreaRules } from '../../rules/area-rules.ts';

export const housekeepingRules = { rules: {} } satisfies AreaRules;
