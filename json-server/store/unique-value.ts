import type { Json, Row } from '../../src/config/types.ts';
import { uniqueForm } from './collation.ts';

/** Separates keys whose values are unique together; no key contains it. */
const AND = '+';

/** One name for several keys whose values are unique together: `estateId+month`. */
export const keyTogether = (keys: readonly string[]): string => keys.join(AND);
export const keysOfTogether = (key: string): readonly string[] => key.split(AND);

/** A row's value for a unique key. Several keys are joined to one text, if each has a value. */
export function uniqueValueOf(row: Readonly<Record<string, Json | undefined>>, key: string): Json | undefined {
  if (!key.includes(AND)) return row[key];
  const forms = keysOfTogether(key).map((part) => uniqueForm(row[part]));
  return forms.some((form) => form === undefined || form === '') ? undefined : JSON.stringify(forms);
}

/** The same, as the text used in indexes. */
export function uniqueTextOf(row: Row, key: string): string | undefined {
  const value = uniqueValueOf(row, key) ?? null;
  return value === null || typeof value === 'string' ? (value ?? undefined) : JSON.stringify(value);
}
