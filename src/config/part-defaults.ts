import type { Field, Json } from './types.ts';
import { resolveVariable, type WhereValues } from './values.ts';

/** A new entry of a list: each part with its default, or nothing. */
export function defaultPart(
  fields: { readonly [name: string]: Field },
  values: WhereValues,
): { readonly [key: string]: Json } {
  return Object.fromEntries(
    Object.values(fields)
      .filter(({ compute }) => !compute)
      .map((field) => [field.name, resolveVariable(field.default ?? null, values) ?? null] as const),
  );
}
