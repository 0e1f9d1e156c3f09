import type { i18n as I18n } from 'i18next';
import { type Issue, readableParams } from '../../config/issue.ts';
import type { Text } from '../../config/types.ts';
import type { FormErrors } from '../fields/inputs/form-store.ts';

/** Our own validation errors as texts, by key. */
export function issueTexts(i18n: I18n, issues: readonly Issue[], text: (text: Text) => string): FormErrors {
  const errors: Record<string, string[]> = {};
  const language = i18n.language === 'tr' ? 'tr' : 'en';
  for (const issue of issues) {
    const words = issue.text
      ? text(issue.text)
      : i18n.t(`errors:${issue.key}`, readableParams(issue.params ?? {}, language));
    errors[issue.field] = [...(errors[issue.field] ?? []), words];
  }
  return errors;
}

/** The server's errors: translated texts, or keys. */
export function serverTexts(i18n: I18n, errors: Readonly<Record<string, readonly string[]>>): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([key, texts]) => [
      key,
      texts.map((text) => (/^[\w.]+$/.test(text) && i18n.exists(`errors:${text}`) ? i18n.t(`errors:${text}`) : text)),
    ]),
  );
}
