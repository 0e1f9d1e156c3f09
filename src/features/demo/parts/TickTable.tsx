import Checkbox from 'antd/es/checkbox';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';

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

/** A table of ticks, rows × columns. */
export function TickTable({ label, head, rows, columns, isOn, onTick }: TickTableProps) {
  return (
    <ScrollTable<Named>
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
