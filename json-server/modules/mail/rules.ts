import type { AreaRules } from '../../rules/area-rules.ts';

export const mailRules = { rules: {} } satisfies AreaRules;
