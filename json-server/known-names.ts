import { DOMAIN_RULES } from '../src/config/domain-rules.ts';
import { ICON_NAMES } from '../src/config/icon-names.ts';
import { ROUTED_PATHS } from '../src/config/routed-paths.ts';
import { PANEL_NAMES } from '../src/config/panel-names.ts';
import { SCREEN_NAMES } from '../src/config/screen-names.ts';

/** Names of code that a configuration may use: icons, domain rules, screens. Any other name is a finding. */
export const KNOWN_NAMES = {
  icons: ICON_NAMES,
  domain: DOMAIN_RULES,
  screens: SCREEN_NAMES,
  panels: PANEL_NAMES,
  routes: ROUTED_PATHS,
};
