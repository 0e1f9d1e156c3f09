import { CODE_RIGHTS } from '../../src/config/code-rights.ts';
import { ICON_NAMES } from '../../src/config/icon-names.ts';
import { ROUTED_PATHS } from '../../src/config/routed-paths.ts';
import { READ_CALLS } from '../http/read-calls.ts';
import { SCHEMAS } from '../http/wire-schemas.ts';
import { RULES } from '../app.ts';
import { HAND_WRITTEN } from '../live/hand-written.ts';
import { NEEDED_FIELDS } from '../live/needed-fields.ts';

/** What a configuration may name of code (icons, rules, screens), the rules themselves, and the fields that code reads. */
export const KNOWN_NAMES = {
  icons: ICON_NAMES,
  domain: RULES.names,
  screens: HAND_WRITTEN.screens,
  panels: HAND_WRITTEN.panels,
  routes: ROUTED_PATHS,
  needed: NEEDED_FIELDS,
  rights: CODE_RIGHTS,
  calls: READ_CALLS,
  answers: SCHEMAS,
  templates: Object.fromEntries(
    Object.entries(RULES.outgoing.letters?.templates ?? {}).map(([name, { of }]) => [name, of]),
  ),
  rules: RULES,
};
