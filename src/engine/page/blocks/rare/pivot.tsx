import Table, { type ColumnType } from 'antd/es/table';
import { ScrollTable } from '../../../../ui/ScrollTable.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PivotBlock } from '../../../../config/page-types.ts';
import { dateField, type Grouping } from '../../../../config/stats.ts';
import { useEngine } from '../../../resource/EngineContext.tsx';
import { useText } from '../../../resource/use-text.ts';
import { MeasuredAmounts } from '../../MeasuredAmounts.tsx';
import { BlockCard } from '../../BlockCard.tsx';
import { drillPath } from '../../../resource/drill.ts';
import { amountsOf } from '../../measure.ts';
import { useGroupNames } from '../../use-group-names.ts';
import { useMeasured } from '../../use-measured.ts';
import { useStats } from '../../use-stats.ts';
import { type PivotLine, type PivotTable, pivotTable } from '../../figures/pivot-table.ts';
import { ofRecords } from '../../of-records.tsx';

/** A table of figures grouped by two fields; every figure and total leads to its records. */
function PivotCard({ block }: { readonly block: PivotBlock }) {
  const { resource } = useEngine();
  const { data, ...state } = useStats({ ...block, by: [block.rows, block.columns] });
  const groupings = [block.rows, block.columns].flatMap((name): Grouping[] => {
    const field = dateField(resource.fields, name);
    return field ? [{ field, step: block.step }] : [];
  });
  const [rows, columns] = groupings;
  return (
    <BlockCard block={block} total={data?.count ?? 0} state={state} waiting={6} isFlush>
      {data && rows && columns && (
        <Pivot
          block={block}
          rows={rows}
          columns={columns}
          names={data.names}
          table={pivotTable(data, [rows, columns])}
        />
      )}
    </BlockCard>
  );
}

type PivotProps = {
  readonly block: PivotBlock;
  readonly rows: Grouping;
  readonly columns: Grouping;
  readonly names: readonly { readonly [id: string]: string }[] | undefined;
  readonly table: PivotTable;
};

function Pivot({ block, rows, columns, names, table }: PivotProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const nameOf = useGroupNames();
  const measured = useMeasured(block);
  const label = t('pivot.of', {
    block: text(block.label),
    of: measured,
    rows: text(rows.field.label),
    columns: text(columns.field.label),
  });
  const rowName = (line: PivotLine) => (line.isOthers ? t('others') : nameOf(rows, line.value, names?.[0]));
  const columnName = (line: PivotLine) => (line.isOthers ? t('others') : nameOf(columns, line.value, names?.[1]));
  const columnOf = (column: PivotLine | undefined): ColumnType<PivotLine> => ({
    key: keyOf(column),
    title: column ? columnName(column) : t('pivot.total'),
    align: 'end',
    render: (_, row) => <Cell block={block} table={table} row={row} column={column} />,
  });
  const lines = [...table.columns, undefined];
  return (
    <ScrollTable<PivotLine>
      label={label}
      rowKey={keyOf}
      dataSource={table.rows}
      columns={[
        {
          key: 'name',
          title: text(rows.field.label),
          rowScope: 'row',
          fixed: 'left',
          render: (_, row) => rowName(row),
        },
        ...lines.map(columnOf),
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>
            <strong>{t('pivot.total')}</strong>
          </Table.Summary.Cell>
          {lines.map((column, index) => (
            <Table.Summary.Cell key={keyOf(column)} index={index + 1} align="right">
              <strong>
                <Cell block={block} table={table} row={undefined} column={column} />
              </strong>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  );
}

const keyOf = (line: PivotLine | undefined): string => (line ? `${line.isOthers} ${line.value}` : ' total');

type CellProps = Pick<PivotProps, 'block' | 'table'> & {
  readonly row: PivotLine | undefined;
  readonly column: PivotLine | undefined;
};

function Cell({ block, table, row, column }: CellProps) {
  const { resource } = useEngine();
  const figures = table.at(row, column);
  const amounts = amountsOf(figures, block);
  if (!figures || amounts.length === 0) return <span className="k-muted">–</span>;
  const lines = [row, column].flatMap((line) => line ?? []);
  const wheres = lines.map(({ where }) => where).filter((where) => where !== undefined);
  const canLink = wheres.length === lines.length;
  const to = canLink ? drillPath({ resource, view: block.view, wheres }) : undefined;
  if (to === undefined) return <MeasuredAmounts amounts={amounts} />;
  return (
    <Link className="k-number" to={to}>
      <MeasuredAmounts amounts={amounts} />
    </Link>
  );
}

export default ofRecords(PivotCard);
