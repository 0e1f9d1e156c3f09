import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import Table from 'antd/es/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hueOf, seriesColor } from '../../ui/chart/colors.ts';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';

export type BarRow = {
  readonly key: string;
  readonly label: string;
  /** A line below the label. */
  readonly text?: string;
  readonly value: number;
  /** The value of a full bar; absent = the largest value. */
  readonly whole?: number;
  /** The list of the records it counts. */
  readonly to?: string | undefined;
  /** The rest: a number without a bar, which would dwarf the bars of the values. */
  readonly isRest?: boolean;
  /** The name of a preset colour of antd, where its value has one. */
  readonly color?: string | undefined;
  /** A colour of meaning. */
  readonly stroke?: string | undefined;
};
export type BarsProps = {
  /** What is shown, in a sentence. */
  readonly label: string;
  /** Heads of the columns. */
  readonly of: string;
  readonly what: string;
  readonly rows: readonly BarRow[];
  readonly format?: (value: number) => string;
};

const strokeOf = ({ color, stroke }: BarRow, index: number): string =>
  stroke ?? (color === undefined ? seriesColor(index) : hueOf(color));

/** Bars that screen readers read as a table: a name, a number, and as a bar its part of the largest. */
export function Bars({ label, of, what, rows, format }: BarsProps) {
  const language = useLanguage();
  const most = Math.max(...rows.filter(({ isRest }) => !isRest).map(({ value }) => value)) || 1;
  const nameOf = ({ label: name, text, to }: BarRow): ReactNode => (
    <>
      {to === undefined ? name : <Link to={to}>{name}</Link>}
      {text && <div className="k-muted">{text}</div>}
    </>
  );
  const barOf = (row: BarRow, index: number): ReactNode => (
    <Flex gap={12} align="center">
      <Progress
        aria-hidden="true"
        percent={row.isRest ? 0 : Math.min(100, Math.max(0, (100 * row.value) / (row.whole ?? most)))}
        strokeColor={strokeOf(row, index)}
        showInfo={false}
        style={{ flex: '1 1 0', minWidth: 0 }}
      />
      <span className="k-number">{format ? format(row.value) : formatNumber({ value: row.value, language })}</span>
    </Flex>
  );
  return (
    <Table<BarRow>
      size="small"
      className="k-bars"
      pagination={false}
      tableLayout="fixed"
      aria-label={label}
      dataSource={rows}
      onHeaderRow={() => ({ className: 'k-hidden' })}
      columns={[
        { key: 'name', title: of, rowScope: 'row', width: '40%', render: (_, row) => nameOf(row) },
        { key: 'value', title: what, render: (_, row, index) => barOf(row, index) },
      ]}
    />
  );
}
