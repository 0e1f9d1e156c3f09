import { ICON_NAMES } from '../src/config/icon-names.ts';
import { ROUTED_PATHS } from '../src/config/routed-paths.ts';
import { DOMAIN_RULES } from './domain-rules.ts';
import { HAND_WRITTEN } from './hand-written.ts';

/** What a configuration may name that is code: icons, domain rules, screens. Anything else is a finding. */
export const KNOWN = {
  icons: ICON_NAMES,
  domain: Object.keys(DOMAIN_RULES),
  screens: HAND_WRITTEN.screens,
  panels: HAND_WRITTEN.panels,
  routes: ROUTED_PATHS,
};
