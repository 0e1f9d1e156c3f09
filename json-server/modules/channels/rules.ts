import type { AreaRules } from '../../rules/area-rules.ts';
import { commissionDefinitionRule } from './commission-definition.ts';
import { icalFeedRule } from './ical-feed.ts';

export const channelsRules = {
  rules: { 'commission-definition': commissionDefinitionRule, 'ical-feed': icalFeedRule },
} satisfies AreaRules;
