import Checkbox from 'antd/es/checkbox';
import Table, { type TableProps } from 'antd/es/table';

/** A small table that is moved sideways where there is no room for it. @param props.label what it lists */
export function SmallTable<Entry extends object>({ label, ...table }: TableProps<Entry> & { readonly label: string }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table<Entry> size="small" pagination={false} aria-label={label} {...table} />
    </div>
  );
}

type Named = { readonly key: string; readonly label: string };
type TickTableProps = {
  readonly label: string;
  /** Above the first column. */
  readonly head: string;
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
  readonly isOn: (row: string, column: string) => boolean;
  readonly onTick: (row: string, column: string, isOn: boolean) => void;
};

/** What of each row holds for each column. */
export function TickTable({ label, head, rows, columns, isOn, onTick }: TickTableProps) {
  return (
    <SmallTable<Named>
      label={label}
      dataSource={[...rows]}
      columns={[
        { title: head, dataIndex: 'label', rowScope: 'row' },
        ...columns.map(({ key, label: column }) => ({
          key,
          title: column,
          align: 'center' as const,
          render: (_: unknown, row: Named) => (
            <Checkbox
              aria-label={`${row.label}: ${column}`}
              checked={isOn(row.key, key)}
              onChange={({ target }) => onTick(row.key, key, target.checked)}
            />
          ),
        })),
      ]}
    />
  );
}
