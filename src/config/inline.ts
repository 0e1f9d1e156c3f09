import type { ChildrenField, Field } from './types.ts';

/** Rows of one field in one save: it is one transaction, and no other call is answered while it runs. */
export const MAX_INLINE_ROWS = 100;

/** Are its records typed as rows of this record's form? */
export function isInline(field: Field): field is ChildrenField & { readonly inline: true | readonly string[] } {
  return field.type === 'children' && field.inline !== undefined;
}
