import type { CrudSort } from '@refinedev/core';
import Table, { type TableProps } from 'antd/es/table';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClientField, Row } from '../../config/types.ts';
import { FunnelGlyph } from '../../ui/glyphs.tsx';
import type { Wanted } from '../actions/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { sortKey } from '../resource/keys.ts';
import { addressId, bestPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';
import { columnsOf, FLAT } from './columns.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { filtersOf } from './filters-of.ts';
import { hasRowActions, RowMenu } from './RowMenu.tsx';
import type { ListControl } from './use-list-state.ts';

/** Rows from which only the visible ones are built. */
const VIRTUAL_FROM = 60;
/** Where only visible rows are built, contents cannot say how wide a column is: its header does, in px. */
const COLUMN = 160;
const LETTER = 9;
const HEADER_BUTTONS = 76;

type ListTableProps = {
  readonly rows: readonly Row[];
  readonly isStale: boolean;
  readonly control: ListControl;
  readonly onStart: (wanted: Wanted) => void;
};

/** The rows as a table: sorted by its headers, filtered by the funnels in them. */
export function ListTable({ rows, isStale, control, onStart }: ListTableProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const navigate = useNavigate();
  const { resource } = useEngine();

  const header = (field: ClientField) => {
    const label = text(field.label);
    if (!resource.list.filters.includes(field.name)) return label;
    return (
      <span className="k-column-head">
        {label}
        <FilterMenu
          fields={[field]}
          control={control}
          label={t('filter.by', { field: label })}
          isActive={filtersOf(field, control.fieldFilters).length > 0}
          className="k-funnel"
        >
          <FunnelGlyph size={13} />
        </FilterMenu>
      </span>
    );
  };
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const actions = {
    key: '…',
    title: <span className="k-hidden">{t('row.actions')}</span>,
    width: 88,
    className: 'k-row-actions',
    ...(isVirtual && { fixed: 'right' as const }),
    align: 'right' as const,
    render: (_: unknown, record: Row) => <RowMenu record={record} onStart={onStart} />,
  };
  const columns = [
    ...columnsOf({ resource, sorter: control.sorter, header }).map((column) =>
      isVirtual
        ? { ...column, width: widthOf(column.width, text(resource.fields[String(column.key)]?.label)) }
        : column,
    ),
    ...(hasRowActions(resource) ? [actions] : []),
  ];
  const width = columns.reduce((sum, column) => sum + (typeof column.width === 'number' ? column.width : COLUMN), 0);
  const openRow = (record: Row, event: MouseEvent<HTMLElement>) => {
    const path = bestPath({ resource, id: addressId(record) });
    if (path !== undefined && !isOwnClick(event)) void navigate(path);
  };
  const handleChange: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const field = resource.fields[String(sorter.columnKey)];
    control.setSorter(field && sorter.order ? sorterOf(field, sorter.order) : undefined);
  };
  return (
    <Table<Row>
      className={isStale ? 'k-table k-stale' : 'k-table'}
      rowKey="id"
      expandable={FLAT}
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
      showSorterTooltip={false}
      // A short page scrolls sideways by CSS: antd's own way measures each column in a hidden row that takes the focus.
      {...(isVirtual && { virtual: true, scroll: { x: width, y: Math.max(360, window.innerHeight - 330) } })}
      onRow={(record) => ({ onClick: (event: MouseEvent<HTMLElement>) => openRow(record, event) })}
      onChange={handleChange}
    />
  );
}

function widthOf(wanted: string | number | undefined, label: string): number {
  return Math.max(typeof wanted === 'number' ? wanted : COLUMN, label.length * LETTER + HEADER_BUTTONS);
}

function sorterOf(field: ClientField, order: 'ascend' | 'descend'): CrudSort | undefined {
  const key = sortKey(field);
  return key === undefined ? undefined : { field: key, order: order === 'descend' ? 'desc' : 'asc' };
}

/** A link or button in the row was meant, or text is being selected. */
function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
  return isControl || event.defaultPrevented || (window.getSelection()?.toString() ?? '') !== '';
}
