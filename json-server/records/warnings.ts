import type { Language } from '../../src/config/types.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { translate } from '../../src/config/catalogues.ts';

/** Warnings for an answer, in the caller's language, by field. */
export function warningTexts(
  { catalogues }: Snapshot,
  language: Language,
  warnings: readonly Warning[],
): readonly { readonly field: string; readonly message: string }[] {
  return warnings.map(({ field, key, params }) => ({
    field,
    message: translate({ catalogues, language, namespace: 'errors', key, params }) ?? key,
  }));
}
