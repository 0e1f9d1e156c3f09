import type { ChildrenField, Field, FieldType, Resource } from './types.ts';

/** Rows that one save may bring, of one field: it is one transaction, and nobody else is answered while it runs. */
export const MOST_INLINE_ROWS = 100;

/** Types whose input fits into a cell of a row. */
const IN_A_CELL: readonly FieldType[] = [
  ...(['text', 'textarea', 'email', 'phone', 'url', 'integer', 'number', 'percent', 'rating', 'money'] as const),
  ...(['boolean', 'enum', 'date', 'dateTime', 'time', 'month', 'dateRange', 'ref', 'tags', 'color', 'iban'] as const),
];

export const fitsCell = ({ type }: Pick<Field, 'type'>): boolean => IN_A_CELL.includes(type);

/** Are its records typed as rows of this record's form? */
export function isInline(field: Field): field is ChildrenField & { readonly inline: true | readonly string[] } {
  return field.type === 'children' && field.inline !== undefined;
}

/**
 * The fields that are typed in a row, in order: those that the field names, or those of the records' own form that fit into a
 * cell. Never the reference back, which the server writes, nor what is not there.
 */
export function cellNames(
  field: Pick<ChildrenField, 'inline' | 'via'>,
  child: Pick<Resource, 'create'> & { readonly fields: { readonly [name: string]: Field } },
): readonly string[] {
  const named = field.inline === true ? child.create.sections.flatMap(({ rows }) => rows.flat()) : (field.inline ?? []);
  return named.filter((name) => {
    const cell = Object.hasOwn(child.fields, name) ? child.fields[name] : undefined;
    return cell !== undefined && name !== field.via && fitsCell(cell) && !cell.hidden;
  });
}
