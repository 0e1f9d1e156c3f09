import type { AreaRules } from '../../rules/area-rules.ts';

export const moneyRules = { rules: {} } satisfies AreaRules;
