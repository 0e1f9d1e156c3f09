import type { CrudSort } from '@refinedev/core';
import type { TableProps } from 'antd/es/table';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField, Row } from '../../config/types.ts';
import type { Wanted } from '../run/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { ColumnFunnel } from './ColumnFunnel.tsx';
import { tableColumns } from './columns.tsx';
import { FoldingTable } from './FoldingTable.tsx';
import { endWidth, hasRowActions, RowMenu } from './RowMenu.tsx';
import type { ListControl } from './use-list-state.ts';
import { useOpenRow } from './use-open-row.ts';

type ListTableProps = {
  readonly rows: readonly Row[];
  readonly isStale: boolean;
  readonly control: ListControl;
  readonly onStart: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick: Picking | undefined;
};

/** A short page as a table: sorted by its headers, filtered by the funnels in them. */
export function ListTable({ rows, isStale, control, onStart, pick }: ListTableProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { resource } = useEngine();
  const openRow = useOpenRow();

  const header = (field: ClientField) => (
    <span className="k-row k-column-head">
      {text(field.label)}
      <ColumnFunnel field={field} control={control} />
    </span>
  );
  const actions = {
    key: '…',
    title: <span className="k-hidden">{t('row.actions')}</span>,
    width: endWidth(resource),
    className: 'k-row-actions',
    align: 'right' as const,
    render: (_: unknown, record: Row) => <RowMenu record={record} onStart={onStart} />,
  };
  const columns = tableColumns({ resource, sorter: control.sorter, header });
  const sortedBy = columns.find(({ sortOrder }) => sortOrder)?.key;
  const handleChange: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const field = resource.fields[String(sorter.columnKey)];
    control.setSorter(field && sorter.order ? sorterOf(field, sorter.order) : undefined);
  };
  return (
    <FoldingTable
      // Other columns have other widths, and none of the old ones counts.
      key={JSON.stringify(resource.list.columns)}
      className={isStale ? 'k-table k-stale' : 'k-table'}
      resource={resource}
      columns={pick ? [pick.column, ...columns] : columns}
      {...(hasRowActions(resource) && { actions })}
      sortedBy={sortedBy === undefined ? undefined : String(sortedBy)}
      dataSource={rows}
      showSorterTooltip={false}
      // It scrolls sideways by CSS: antd's own way measures each column in a hidden row that takes the focus.
      onRow={(record) => ({ onClick: (event: MouseEvent<HTMLElement>) => openRow(record, event) })}
      onChange={handleChange}
    />
  );
}

function sorterOf(field: ClientField, order: 'ascend' | 'descend'): CrudSort | undefined {
  const key = sortKey(field);
  return key === undefined ? undefined : { field: key, order: order === 'descend' ? 'desc' : 'asc' };
}
