import { pointerOf } from '../check/json-file.ts';
import { said } from '../check/said.ts';
import { unknownName } from '../check/suggest.ts';
import { knownField } from '../check/context.ts';
import { isColumn } from '../list-columns.ts';
import { normalizeSort } from '../normalize-screens.ts';
import type { BlockBase, FromResource } from '../page-types.ts';
import { sortableKeys } from '../query.ts';
import type { RawFromResource } from '../raw.ts';
import { omit, ownValue } from '../values.ts';
import type { BlockKind, RawBlockOf } from './kind.ts';
import { firstColumns, fromResource, ofSource, readableOf, type RecordsCheck } from './of-records.ts';

/** rows of a block without a limit */
const DEFAULT_LIMIT = 5;

/** The first records, as rows. */
type RowsShape = BlockBase &
  FromResource & {
    readonly type: 'list';
    readonly columns: readonly string[];
    readonly sort?: { readonly key: string; readonly direction: 'ASC' | 'DESC' };
    /** rows */
    readonly limit: number;
    /** Named actions offered on each row, by name. */
    readonly actions: readonly string[];
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    list: RowsShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    list: {
      type: 'list';
      columns?: string[];
      sort?: string;
      limit?: number;
      actions?: string[];
    } & RawFromResource;
  }
}

export const listBlock: BlockKind<'list'> = {
  width: 'half',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'list',
    columns: raw.columns ?? firstColumns(raw.resource, inside),
    ...(raw.sort !== undefined && {
      sort: normalizeSort(raw.sort, ownValue(inside.resources, raw.resource)?.fields ?? {}),
    }),
    limit: raw.limit ?? DEFAULT_LIMIT,
    actions: raw.actions ?? [],
  }),
  check: ofSource(checkRows),
  forReader: (block, reader) => {
    const found = readableOf(block, reader);
    const columns = block.columns.filter((name) => found?.readable.has(name));
    if (!found || columns.length === 0) return undefined;
    const { sort } = block;
    const isSorted = sort && sortableKeys(found.resource, found.readable).includes(sort.key);
    const actions = block.actions.filter((name) => Object.hasOwn(found.resource.actions, name));
    return { ...omit(block, 'sort'), columns, actions, ...(isSorted && { sort }) };
  },
};

/** Codes RES201, RES209, RES213. */
function checkRows(context: RecordsCheck, block: RawBlockOf<'list'>, pointer: string): void {
  const { resource, report } = context;
  block.columns?.forEach((name, index) => {
    const at = pointerOf(pointer, 'columns', index);
    const field = knownField(context, name, at);
    if (field && !isColumn(field)) {
      report({ code: 'RES213', pointer: at, message: said`A field of type "${field.type}" cannot be a column.` });
    }
  });
  const sort = block.sort?.replace(/^-/, '');
  const field = sort === undefined ? undefined : resource.fields[sort];
  const key = field?.type === 'dateRange' ? field.start : sort;
  const known = sortableKeys(resource, new Set(Object.keys(resource.fields)));
  if (key !== undefined && !known.includes(key)) {
    const message = unknownName({ what: 'sortable field', wrong: key, known });
    report({ code: 'RES201', pointer: `${pointer}/sort`, message });
  }
  block.actions?.forEach((name, index) => {
    if (Object.hasOwn(resource.actions, name)) return;
    const message = unknownName({ what: 'action', wrong: name, known: Object.keys(resource.actions) });
    report({ code: 'RES209', pointer: pointerOf(pointer, 'actions', index), message });
  });
}
