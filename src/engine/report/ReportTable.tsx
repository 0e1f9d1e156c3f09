import Table, { type ColumnType } from 'antd/es/table';
import { type ComponentProps, createContext, use, useMemo, useRef } from 'react';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { ReportColumn } from './report-column.ts';
import { type RowsInView, useRowsInView } from './use-rows-in-view.ts';
import './report.css';

type ReportTableProps<Row, Sum> = {
  readonly label: string;
  /** Said above it, in the place of the label. */
  readonly caption?: string;
  readonly columns: readonly ReportColumn<Row, Sum>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Highlighted like the totals at the foot. */
  readonly isSum?: (row: Row) => boolean;
  readonly sums?: readonly Sum[];
  /** On a phone each row is a block: its name, and below the other columns with theirs. */
  readonly isBlocks?: boolean;
  /** Takes a part of the screen only. */
  readonly isShort?: boolean;
  readonly sort?: {
    readonly key: string;
    readonly isDown: boolean;
    readonly onSort: (key: string) => void;
  };
};

/** px of a usual row, and of a block of a phone */
const ROW = 41;
const BLOCK = 150;

const InView = createContext<Pick<RowsInView<HTMLTableSectionElement>, 'body' | 'above' | 'below'> | undefined>(
  undefined,
);

/** The built rows, with the room of those that are not. */
function Body({ children, ...props }: ComponentProps<'tbody'>) {
  const { body, above = 0, below = 0 } = use(InView) ?? {};
  return (
    <tbody {...props} ref={body}>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {children}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
const COMPONENTS = { body: { wrapper: Body } };

/**
 * The rows of a report: head, names and sums stay in sight while it scrolls within its region. That is done by CSS:
 * antd's own way parts the head from its table, and measures columns in a hidden row that takes the focus.
 */
export function ReportTable<Row extends object, Sum = never>(props: ReportTableProps<Row, Sum>) {
  const { label, caption, columns, rows, keyOf, isSum, sums = [], isBlocks = false, isShort = false, sort } = props;
  const isPhone = useMedia(PHONE);
  const region = useRef<HTMLDivElement>(null);
  const isBlock = isBlocks && isPhone;
  const view = useRowsInView<HTMLTableSectionElement>(rows.length, isBlock ? BLOCK : ROW, isBlock ? undefined : region);
  const { body, above, below, indexes, measure } = view;
  const built = useMemo(() => indexes.flatMap((index) => rows[index] ?? []), [indexes, rows]);
  const shown = columns.filter(({ value }) => value);
  const antdColumns = shown.map(({ key, title, value, align, isSorted, styleOf, ...column }): ColumnType<Row> => ({
    key,
    title,
    ...(align && { align }),
    ...(column.isName && { rowScope: 'row', className: 'k-report-name' }),
    ...(column.isTool && { className: 'k-report-ways' }),
    ...(isSorted && {
      sorter: true,
      sortOrder: sort?.key !== key ? null : sort.isDown ? 'descend' : 'ascend',
    }),
    onCell: (row) => ({ 'data-label': title, ...(styleOf && { style: styleOf(row) }) }) as object,
    render: (_, row) => value?.(row),
  }));
  return (
    <div
      ref={region}
      className={['k-raised k-report-table', isBlocks && 'k-report-blocks', isShort && 'k-report-short']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <InView value={{ body, above, below }}>
        <Table
          size="small"
          pagination={false}
          showSorterTooltip={false}
          sortDirections={['ascend', 'descend', 'ascend']}
          components={COMPONENTS}
          {...(caption === undefined ? { 'aria-label': label } : { caption })}
          aria-rowcount={rows.length + 1}
          columns={antdColumns}
          dataSource={built}
          rowKey={keyOf}
          rowClassName={(row) => (isSum?.(row) ? 'k-report-sum' : '')}
          onRow={(_, at = 0) => {
            const index = indexes[at] ?? 0;
            return { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 } as object;
          }}
          onChange={(_pages, _filters, sorter) => !Array.isArray(sorter) && sort?.onSort(String(sorter.columnKey))}
          summary={() =>
            sums.length > 0 && (
              <Table.Summary>
                {sums.map((sum, line) => (
                  <Table.Summary.Row key={line}>
                    {shown.map(({ key, align, sum: of }, index) => (
                      <Table.Summary.Cell key={key} index={index} {...(align && { align })}>
                        {of?.(sum)}
                      </Table.Summary.Cell>
                    ))}
                  </Table.Summary.Row>
                ))}
              </Table.Summary>
            )
          }
        />
      </InView>
    </div>
  );
}
