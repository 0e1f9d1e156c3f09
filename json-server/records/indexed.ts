import type { Row } from '../../src/config/types.ts';
import type { TableReader } from '../store/types.ts';

/**
 * Rows by an index of another area's collection. If that area is switched off or does not index the key, the result is
 * empty, and the caller carries on without it.
 */
export function rowsByIndex<Table extends Pick<TableReader, 'size'>, R extends Row>(
  table: Table,
  read: (table: Table) => readonly R[],
): readonly R[] {
  if (table.size === 0) return [];
  try {
    return read(table);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
