import { normalizeCallTable } from '../call-table.ts';
import type { CallTable } from '../call-table-types.ts';
import { checkCallTable } from '../check/table-pass.ts';
import type { BlockBase } from '../page-types.ts';
import type { RawCallTable } from '../raw.ts';
import type { Text } from '../text-types.ts';
import { toText } from '../texts.ts';
import type { BlockKind } from './kind.ts';

/** The answer of a call as a table, with sums, links and filters. */
type TableShape = BlockBase & { readonly type: 'table'; readonly label: Text; readonly table: CallTable };
declare module '../page-types.ts' {
  interface BlockShapes {
    table: TableShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    table: { type: 'table' } & RawCallTable;
  }
}

export const tableBlock: BlockKind<'table'> = {
  width: 'full',
  normalize: (raw) => ({ type: 'table', label: toText(raw.label, raw.id), table: normalizeCallTable(raw) }),
  check: checkCallTable,
  forReader: (block, { tables }) => {
    const table = tables(block.table);
    return table && { ...block, table };
  },
};
