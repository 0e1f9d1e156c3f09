import { Form, Input, Table } from 'antd';

/** A row of twelve texts. */
export type TextRow = { readonly id: string; readonly [column: string]: string };
export const COLUMNS = Array.from({ length: 12 }, (_, index) => `text${index + 1}`);

/** @param from the number of the first */
export function textRows(count: number, from = 0): TextRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${from + index}`,
    ...Object.fromEntries(COLUMNS.map((name, place) => [name, `Value ${from + index}·${place}`])),
  }));
}

/** What most would write: antd's table. */
export function PlainTable({ rows, isVirtual = false }: { rows: readonly TextRow[]; isVirtual?: boolean }) {
  return (
    <Table<TextRow>
      rowKey="id"
      columns={COLUMNS.map((name) => ({ key: name, dataIndex: name, title: name, width: 140 }))}
      dataSource={[...rows]}
      pagination={false}
      virtual={isVirtual}
      scroll={{ x: 1680, y: 680 }}
    />
  );
}

export const FIELDS = 60;

/** What most would write: antd's form, without any rule. */
export function PlainForm() {
  return (
    <Form layout="vertical">
      {Array.from({ length: FIELDS }, (_, index) => (
        <Form.Item key={index} name={`field${index}`} label={`Field ${index}`}>
          <Input />
        </Form.Item>
      ))}
    </Form>
  );
}
