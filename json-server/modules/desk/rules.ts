import type { AreaRules } from '../../rules/area-rules.ts';

export const deskRules = { rules: {} } satisfies AreaRules;
