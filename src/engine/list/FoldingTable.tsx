import Table, { type ColumnType, type TableProps } from 'antd/es/table';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ClientResource, Row } from '../../config/types.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import { FLAT, linkedField } from './columns.tsx';
import { foldedColumns } from './fold.ts';
import { FoldToggle } from './FoldToggle.tsx';
import { useShowAll } from './use-show-all.ts';

const NONE: readonly string[] = [];
/** px; approximate width of the button that restores columns, until it can be measured */
const TOGGLE = 64;

type FoldingTableProps = Omit<TableProps<Row>, 'columns' | 'rowKey' | 'expandable' | 'pagination'> & {
  readonly resource: ClientResource;
  /** By `tableColumns`. */
  readonly columns: readonly ColumnType<Row>[];
  /** The actions of a row. */
  readonly actions?: ColumnType<Row>;
  /** It stays however little room there is. */
  readonly sortedBy?: string | undefined;
};

/**
 * A table in which the least important columns give way instead of going sideways; the end of its head names them and
 * brings them back. On paper all of them stand.
 */
export function FoldingTable({ resource, columns, actions, sortedBy, dataSource, ...table }: FoldingTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const [isAll, toggle] = useShowAll(resource.name);
  const essential = new Set(['$pick', '$missing', linkedField(resource) ?? '', sortedBy ?? '']);
  const folded = useFolding({ box, resource, columns, essential, rows: dataSource, isAll, isPrinting });
  const shown = isAll || isPrinting ? columns : columns.filter(({ key }) => !folded.includes(String(key)));
  const fields = folded.flatMap((name) => resource.fields[name] ?? []);
  const end: ColumnType<Row> = {
    ...(actions ?? { key: '…', width: 56, className: 'k-row-actions', align: 'right' }),
    title: (
      <>
        {actions?.title as string}
        <FoldToggle folded={fields} isAll={isAll} onToggle={toggle} />
      </>
    ),
  };
  return (
    <div ref={box}>
      <Table<Row>
        {...table}
        rowKey="id"
        expandable={FLAT}
        pagination={false}
        columns={actions || fields.length > 0 ? [...shown, end] : [...shown]}
        {...(dataSource && { dataSource })}
      />
    </div>
  );
}

type FoldingSetup = {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly resource: ClientResource;
  readonly columns: readonly ColumnType<Row>[];
  readonly essential: ReadonlySet<string>;
  readonly rows: readonly Row[] | undefined;
  /** All of them are shown, and those without room are still named: that is the way back. */
  readonly isAll: boolean;
  readonly isPrinting: boolean;
};

/** The columns without room; measured when rows arrive and when the room changes. */
function useFolding({ box, resource, columns, essential, rows, isAll, isPrinting }: FoldingSetup): readonly string[] {
  const [folded, setFolded] = useState(NONE);
  /** The width that each column needs, as seen in a table that is too wide: there none has more than that. */
  const widths = useRef(new Map<string, number>());
  const fit = useEffectEvent(() => {
    const content = box.current?.querySelector<HTMLElement>('.ant-table-content');
    if (!content || isPrinting) return;
    const room = content.clientWidth;
    const isOver = content.scrollWidth > room;
    if (!isOver && folded.length === 0) return;
    const heads = [...content.querySelectorAll<HTMLElement>('thead th')];
    const names = columns.map(({ key }) => String(key)).filter((name) => isAll || !folded.includes(name));
    if (isOver) names.forEach((name, index) => widths.current.set(name, widthOf(heads[index])));
    const ends = heads.slice(names.length).reduce((sum, head) => sum + widthOf(head), 0);
    const priorities = new Map(resource.list.columns.map(({ field, priority }) => [field, priority]));
    const all = columns.map(({ key }) => ({
      name: String(key),
      width: widths.current.get(String(key)) ?? 0,
      priority: priorities.get(String(key)),
    }));
    // The first hidden column also makes room for the button that reports it.
    const taken = folded.length === 0 ? Math.max(ends, TOGGLE) : ends;
    const next = foldedColumns(all, room - taken, essential);
    if (next.join() !== folded.join()) setFolded(next);
  });
  useLayoutEffect(() => fit(), [rows, isAll, isPrinting, columns.length]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(() => fit());
    observer.observe(box.current);
    // A cell whose code comes later is wider then.
    const table = box.current.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
  return folded;
}

const widthOf = (head: HTMLElement | undefined): number => Math.ceil(head?.getBoundingClientRect().width ?? 0);
