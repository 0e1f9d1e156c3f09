// antd's Table that the keyboard moves sideways: antd's own scrolling part takes no focus.
import Table, { type TableProps } from 'antd/es/table';

/** A small table that scrolls sideways if it does not fit. @param props.label what it lists */
export function ScrollTable<Entry extends object>({ label, ...table }: TableProps<Entry> & { readonly label: string }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table<Entry> size="small" pagination={false} aria-label={label} {...table} />
    </div>
  );
}
