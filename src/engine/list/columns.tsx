import type { CrudSort } from '@refinedev/core';
import type { ColumnType } from 'antd/es/table';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField, ClientResource, Row } from '../../config/types.ts';
import { alignOf } from '../fields/displays.tsx';
import { sortKey } from '../resource/keys.ts';
import { RowCell } from './RowCell.tsx';

/**
 * Our rows are no trees. antd would take a key `children` for sub-rows, and a reservation has one: how many come along.
 */
export const FLAT = { childrenColumnName: '$none' } as const;

type ColumnsSetup = {
  readonly resource: ClientResource;
  readonly sorter: CrudSort | undefined;
  readonly header: (field: ClientField) => ReactNode;
};

/** The configured columns as antd wants them. The column that names the record links to it. */
export function tableColumns({ resource, sorter, header }: ColumnsSetup): ColumnType<Row>[] {
  const linked = linkedField(resource);
  const missing: ColumnType<Row> = {
    key: '$missing',
    title: <MissingHead />,
    render: (_: unknown, record: Row) => (
      <Suspense>
        <Missing row={record} isCell />
      </Suspense>
    ),
  };
  const columns = listFields(resource).map(({ field, width, isSized }): ColumnType<Row> => {
    const key = sortKey(field);
    const size = isSized && { className: 'k-sized', style: { '--k-width': `${width}px` } };
    return {
      key: field.name,
      title: header(field),
      ...(width !== undefined && { width }),
      onHeaderCell: (): object => ({ 'data-column': field.name, ...size }),
      onCell: (): object => ({ 'data-field': field.name, ...size }),
      ...(alignOf(field) && { align: 'right' as const }),
      ...(key !== undefined && {
        sorter: true,
        sortOrder: sorter?.field === key ? (sorter.order === 'desc' ? 'descend' : 'ascend') : null,
      }),
      render: (_: unknown, record: Row) => <RowCell field={field} record={record} isLinked={field.name === linked} />,
    };
  });
  return resource.list.missing ? [...columns, missing] : columns;
}

// Only lists of drafts have it.
const Missing = lazy(() => import('../draft/Missing.tsx'));

function MissingHead() {
  const { t } = useTranslation('form');
  return t('missing.column');
}

type ListField = {
  readonly field: ClientField;
  readonly width: number | undefined;
  readonly isSized: true | undefined;
  readonly priority: 'low' | 'high' | undefined;
};

/** Columns whose fields this role sees. */
export function listFields(resource: ClientResource): ListField[] {
  return resource.list.columns.flatMap(({ field: name, width, isSized, priority }) => {
    const field = resource.fields[name];
    return field ? [{ field, width, isSized, priority }] : [];
  });
}

/** The column that leads to the record: the first one that says something in words. */
export function linkedField(resource: ClientResource): string | undefined {
  return listFields(resource).find(({ field: { type } }) => type !== 'image' && type !== 'images' && type !== 'file')
    ?.field.name;
}
