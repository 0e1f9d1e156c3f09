import type { Field, Json } from '../../config/types.ts';

type Question = { readonly field: Field; readonly record: { readonly [key: string]: Json | undefined } };

/** Whether a secret is set, as the server says (`_secrets`); in a history the change itself says it. */
export function isSecretSet({ field, record }: Question): boolean {
  const own = record[field.name];
  if (typeof own === 'boolean') return own;
  const set = record['_secrets'];
  return (
    typeof set === 'object' && set !== null && !Array.isArray(set) && (set as Record<string, Json>)[field.name] === true
  );
}
