import type { Language } from '../../src/config/types.ts';
import type { Warning } from '../rules/domain-write.ts';
import type { Snapshot } from '../snapshot.ts';
import { translate } from '../texts.ts';

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
