import { DOMAIN_RULES } from '../src/config/domain-rules.ts';
import { ICON_NAMES } from '../src/config/icon-names.ts';

/** What a configuration may name that is code: icons and domain rules. Anything else is a finding. */
export const KNOWN = { icons: ICON_NAMES, domain: DOMAIN_RULES };
