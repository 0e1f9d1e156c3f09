import type { ChildrenField, Field } from './types.ts';

/** Rows of one field in one save: it is one transaction, during which no other call is answered. */
export const MAX_INLINE_ROWS = 100;

/** Whether its records are edited as rows of this record's form. */
export function isInline(field: Field): field is ChildrenField & { readonly inline: true | readonly string[] } {
  return field.type === 'children' && field.inline !== undefined;
}
