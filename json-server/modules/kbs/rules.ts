import type { AreaRules } from '../../rules/area-rules.ts';

export const kbsRules = { rules: {} } satisfies AreaRules;
