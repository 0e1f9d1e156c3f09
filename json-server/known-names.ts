import { CODE_RIGHTS } from '../src/config/code-rights.ts';
import { ICON_NAMES } from '../src/config/icon-names.ts';
import { ROUTED_PATHS } from '../src/config/routed-paths.ts';
import { DOMAIN_RULES } from './domain-rules.ts';
import { HAND_WRITTEN } from './hand-written.ts';
import { NEEDED_FIELDS } from './needed-fields.ts';

/** Names of code that a configuration may use: icons, domain rules, screens; and of fields that code reads of it. */
export const KNOWN_NAMES = {
  icons: ICON_NAMES,
  domain: Object.keys(DOMAIN_RULES),
  screens: HAND_WRITTEN.screens,
  panels: HAND_WRITTEN.panels,
  routes: ROUTED_PATHS,
  needed: NEEDED_FIELDS,
  rights: CODE_RIGHTS,
};
