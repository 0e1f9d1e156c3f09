import type { Row } from '../../src/config/types.ts';
import type { TableReader } from '../store/types.ts';

/**
 * Rows by an index, of a collection that another area describes: one that is switched off, or does not index this key, has
 * nothing to tell, and whoever asks goes on without it.
 */
export function indexed<Table extends Pick<TableReader, 'size'>>(
  table: Table,
  read: (table: Table) => readonly Row[],
): readonly Row[] {
  if (table.size === 0) return [];
  try {
    return read(table);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
