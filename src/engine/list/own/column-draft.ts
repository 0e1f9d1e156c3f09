import type { ChosenColumn } from '../../../config/list-columns.ts';

/** With one column more, at the end, or without it; a list keeps at least one. */
export function toggleColumn(columns: readonly ChosenColumn[], field: string): readonly ChosenColumn[] {
  const others = columns.filter((column) => column.field !== field);
  if (others.length === columns.length) return [...columns, { field }];
  return others.length === 0 ? columns : others;
}

/** With one column at another place. */
export function movedTo(columns: readonly ChosenColumn[], field: string, to: number): readonly ChosenColumn[] {
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) return columns;
  return columns.filter((candidate) => candidate !== column).toSpliced(Math.max(0, to), 0, column);
}

/** With another width, px; undefined: as wide as it needs. */
export function resizeColumn(
  columns: readonly ChosenColumn[],
  field: string,
  width: number | undefined,
): readonly ChosenColumn[] {
  return columns.map((column) => (column.field === field ? { field, ...(width !== undefined && { width }) } : column));
}

/** Columns as the server takes them. */
export const plainColumns = (columns: readonly ChosenColumn[]): ChosenColumn[] =>
  columns.map(({ field, width }) => ({ field, ...(width !== undefined && { width }) }));
