import type { AreaRules } from '../../rules/area-rules.ts';

export const jobTrackingRules = { rules: {} } satisfies AreaRules;
