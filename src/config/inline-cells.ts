import { fieldKind } from './fields/registry.ts';
import type { ChildrenField, Field, Resource } from './types.ts';

/** Whether its input fits into a cell of a row. */
export const fitsCell = ({ type }: Pick<Field, 'type'>): boolean => fieldKind(type).fitsCell === true;

/**
 * The fields edited in a row, in order: those the field names, or those of the records' own form that fit into a cell.
 * Never the reference back, which the server writes, nor missing fields.
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
