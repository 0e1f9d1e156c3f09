import Radio from 'antd/es/radio';
import Table, { type ColumnType } from 'antd/es/table';
import type { ReactNode } from 'react';
import { PHONE, useMedia } from '../../ui/use-media.ts';

type Side<Key extends string> = { readonly key: Key; readonly title: string };
type ComparedRow<Key extends string> = {
  readonly key: string;
  readonly label: string;
  readonly values: { readonly [Name in Key]?: ReactNode };
  /** Columns to choose one of; empty = nothing is asked. */
  readonly among: readonly Key[];
  /** Keys that are always chosen. */
  readonly settled?: readonly Key[];
};
type ComparisonProps<Key extends string> = {
  readonly label: string;
  /** Head of the names. */
  readonly of: string;
  readonly sides: readonly Side<Key>[];
  readonly rows: readonly ComparedRow<Key>[];
  readonly chosen: (row: string) => Key;
  /** The label of a choice for screen readers; by default its value. */
  readonly nameOf?: (row: string, side: Key) => string;
  readonly onChoose: (row: string, side: Key) => void;
};

/** Versions side by side, with a choice where needed; on a phone below each other. */
export function Comparison<Key extends string>(props: ComparisonProps<Key>) {
  const { label, of, sides, rows, chosen, nameOf, onChoose } = props;
  const isPhone = useMedia(PHONE);
  type Compared = ComparedRow<Key>;
  const cellOf = (row: Compared, { key }: Side<Key>): ReactNode =>
    row.among.includes(key) || row.settled ? (
      <Radio
        name={`${label} ${row.key}`}
        checked={row.settled?.includes(key) ?? chosen(row.key) === key}
        disabled={row.settled !== undefined}
        {...(nameOf && { 'aria-label': nameOf(row.key, key) })}
        onChange={() => onChoose(row.key, key)}
      >
        {row.values[key]}
      </Radio>
    ) : (
      row.values[key]
    );
  const wide: ColumnType<Compared>[] = [
    { key: 'of', title: of, rowScope: 'row', dataIndex: 'label' },
    ...sides.map((side) => ({
      key: side.key,
      title: side.title,
      render: (_: unknown, row: Compared) => cellOf(row, side),
    })),
  ];
  const narrow: ColumnType<Compared> = {
    key: 'of',
    render: (_, row) => (
      <>
        <strong>{row.label}</strong>
        {sides.map((side) => (
          <div key={side.key}>
            <span className="k-muted">{side.title}:</span> {cellOf(row, side)}
          </div>
        ))}
      </>
    ),
  };
  return (
    <Table<Compared>
      size="small"
      pagination={false}
      aria-label={label}
      showHeader={!isPhone}
      dataSource={rows}
      columns={isPhone ? [narrow] : wide}
    />
  );
}
