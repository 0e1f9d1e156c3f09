import { LEAST_WIDTH, MAX_WIDTH } from './column-width.ts';
import { fieldKind } from './fields/registry.ts';
import { partsOf } from './parts.ts';
import type { Field, Json, Resource } from './types.ts';
import { isJsonObject } from './values.ts';

/** A column as chosen by a person; without a width it is as wide as its content. */
export type ChosenColumn = { readonly field: string; readonly width?: number };

/** columns of one list */
const MAX_COLUMNS = 40;

/**
 * Names of all possible columns for somebody who may read these fields: the default ones first, then in the file's
 * order.
 */
export function possibleColumns(
  { fields, list }: Pick<Resource, 'fields' | 'list'>,
  readable: ReadonlySet<string>,
): string[] {
  const usual = list.columns.map(({ field }) => field).filter((name) => readable.has(name.split('.')[0] ?? name));
  const others = Object.values(fields).filter(
    // Large values the server writes (a frozen quote) are only on the record's own page, not in lists.
    (field) => !field.hidden && isOffered(field) && !(field.readOnly && partsOf(field).length > 0),
  );
  return [...new Set([...usual, ...others.map(({ name }) => name).filter((name) => readable.has(name))])];
}

/**
 * Reads columns as sent or stored: drops invalid, unknown and repeated ones, and invalid widths.
 * @returns undefined if none is left: then the list has its default columns
 */
export function readColumns(value: Json | undefined, possible: readonly string[]): ChosenColumn[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = new Set(possible);
  const columns = (value as readonly Json[]).flatMap((item): ChosenColumn[] => {
    const { field, width } = isJsonObject(item) ? item : {};
    if (typeof field !== 'string' || !known.delete(field)) return [];
    return [{ field, ...(isWidth(width) && { width: Math.round(width) }) }];
  });
  return columns.length === 0 ? undefined : columns.slice(0, MAX_COLUMNS);
}

const isWidth = (value: Json | undefined): value is number =>
  typeof value === 'number' && value >= LEAST_WIDTH && value <= MAX_WIDTH;

/** Leaves out values shown elsewhere, and values no cell can hold. */
const isOffered = ({ type }: Field): boolean => !['unoffered', 'never'].includes(fieldKind(type).column ?? 'usual');

/** Whether it can be a column of a list. Fields of other records and fields that are never shown cannot. */
export const isColumn = ({ type }: Pick<Field, 'type'>): boolean => fieldKind(type).column !== 'never';
