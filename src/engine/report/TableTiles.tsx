import type { CallTable, TableColumn } from '../../config/call-table-types.ts';
import type { CallRow } from './call-rows.ts';
import { textAt } from './call-rows.ts';
import { ReportTiles } from './ReportTiles.tsx';
import type { CallColumns } from './use-call-columns.tsx';

type TableTilesProps = {
  readonly table: CallTable;
  readonly rows: readonly CallRow[];
  readonly sums: readonly CallRow[];
  readonly written: CallColumns;
};

/** A figure for each row, called as the row is, or for each line of sums, called by its currency. */
export function TableTiles({ table: { tiles, columns }, rows, sums, written }: TableTilesProps) {
  const { cell, textsOf, labelOf } = written;
  const columnOf = (field: string | undefined): TableColumn | undefined =>
    columns.find((column) => column.field === field);
  const value = columnOf(tiles?.value);
  const more = columnOf(tiles?.more);
  const [first] = columns;
  if (!tiles || !value || !first) return null;
  return (
    <ReportTiles
      tiles={(tiles.of === 'rows' ? rows : sums).map((row, at) => ({
        key: String(at),
        title:
          tiles.of === 'rows'
            ? cell(first, row)
            : [textAt(row, 'currency'), labelOf(value)].filter(Boolean).join(' · '),
        value: textsOf(value, row).join(' + '),
        ...(more && { more: `${labelOf(more)}: ${textsOf(more, row).join(' + ')}` }),
      }))}
    />
  );
}
