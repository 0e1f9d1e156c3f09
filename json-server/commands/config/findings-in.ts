import { checkLocales } from '../../../src/config/check/locales-pass.ts';
import { checkAndMend, type MendSetup } from '../../../src/config/check/mend.ts';
import type { SourceFile } from '../../../src/config/check/source.ts';
import type { Finding } from '../../../src/config/types.ts';

/** What is wrong with a configuration: `check:resources` says it, and `config -- push` refuses it. */
export const findingsIn = (setup: MendSetup, locales: readonly SourceFile[]): readonly Finding[] => [
  ...checkAndMend(setup).findings,
  ...checkLocales(locales.filter(({ path }) => path.endsWith('.json'))),
];
