import { type CrudSort, useList } from '@refinedev/core';
import Button from 'antd/es/button';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INLINE_ROWS } from '../../../config/inline.ts';
import type { ChildrenField, ClientField, ClientResource, Row } from '../../../config/types.ts';
import { Answered } from '../../../ui/Answered.tsx';
import type { FormStore } from '../../fields/inputs/form-store.ts';
import { sorterOf } from '../../resource/child-sorter.ts';
import { EngineProvider, useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { OwnErrors } from '../OwnErrors.tsx';
import { InlineRow } from './InlineRow.tsx';
import { rowChanges } from './row-changes.ts';
import { cellsOf, isStored, rowOf, type TypedRow, typedRows } from './typed-rows.ts';
import '../parts-field.css';
import './rows.css';

type InlineRowsProps = {
  readonly field: ClientField & ChildrenField;
  readonly child: ClientResource;
  /** The part of the form that they stand in has their name. */
  readonly isNamed: boolean;
  readonly store: FormStore;
  readonly formId: string;
};

/** The records that belong to this one, typed as rows of its form: added, changed, taken out, and saved with it. */
export default function InlineRows({ field, child, isNamed, store, formId }: InlineRowsProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { config } = useEngine();
  const { name } = field;
  const { isLoaded, rows } = useRows(store, name);
  const { error, left, retry } = useKnownRows({ field, child, store, isLoaded });
  const label = text(field.label);
  const one = child.one ? text(child.one) : undefined;
  const cells = cellsOf(field, child);
  const canAdd = child.can.includes('create') && child.fields[field.via]?.writable === true;
  const isFull = rows.filter((row) => !isStored(row)).length >= MAX_INLINE_ROWS;

  if (!isLoaded) {
    return (
      <Answered answer={{ data: undefined, failure: error, refresh: retry }} failed={t('rows.failed', { label })}>
        {() => null}
      </Answered>
    );
  }

  const { add, takeOut, handleKey } = rowChanges({ field, child, store, formId, cells, mayAdd: canAdd && !isFull });

  return (
    <fieldset className="k-item k-item-wide k-parts">
      <legend className={isNamed ? 'k-hidden' : undefined}>{label}</legend>
      {field.help && <p className="k-muted k-small k-item-help">{text(field.help)}</p>}
      <OwnErrors store={store} name={name} />
      {rows.length === 0 ? (
        <p className="k-muted">{t('rows.none')}</p>
      ) : (
        <div className="k-rows-frame">
          <table>
            <thead>
              <tr>
                {cells.map((cell) => (
                  <th key={cell.name} scope="col" className={cell.required ? 'k-required' : undefined}>
                    {text(cell.label)}
                  </th>
                ))}
                <td className="k-rows-ways" />
              </tr>
            </thead>
            <tbody onKeyDown={handleKey}>
              <EngineProvider config={config} resource={child}>
                {rows.map((row, index) => (
                  <InlineRow
                    key={row._key}
                    field={field}
                    child={child}
                    cells={cells}
                    store={store}
                    formId={formId}
                    index={index}
                    row={row}
                    onTakeOut={() => takeOut(row)}
                  />
                ))}
              </EngineProvider>
            </tbody>
          </table>
        </div>
      )}
      {left > 0 && <p className="k-muted k-small k-item-help">{t('rows.left', { count: left })}</p>}
      {canAdd && (
        <Button id={`${formId}-${name}`} disabled={isFull} onClick={add}>
          {one === undefined ? t('rows.add') : t('rows.addOne', { one })}
        </Button>
      )}
    </fieldset>
  );
}

/** Renders when rows are added, removed or change state, not while typing in one. */
function useRows(store: FormStore, name: string): { isLoaded: boolean; rows: readonly TypedRow[] } {
  const subscribe = useCallback((listener: () => void) => store.subscribe([name], listener), [store, name]);
  useSyncExternalStore(subscribe, () =>
    JSON.stringify([
      name in store.base(),
      typedRows(store, name).map(({ _key, version, _remove, _theirs }) => [
        _key,
        version,
        _remove,
        _theirs !== undefined,
      ]),
    ]),
  );
  return { isLoaded: store.base()[name] !== undefined, rows: typedRows(store, name) };
}

type Known = Pick<InlineRowsProps, 'field' | 'child' | 'store'> & { readonly isLoaded: boolean };

/** Loads the existing rows once; input is applied on top, and later changes by others appear on saving. */
function useKnownRows({ field, child, store, isLoaded }: Known) {
  const parentId = store.base()['id'];
  const { query, result } = useList<Row & { id: string }>({
    resource: child.name,
    pagination: { currentPage: 1, pageSize: MAX_INLINE_ROWS },
    filters: [
      { field: field.via, operator: 'eq', value: parentId },
      ...(field.view === undefined ? [] : [{ field: 'view', operator: 'eq' as const, value: field.view }]),
    ],
    ...(field.sort !== undefined && { sorters: [sorterOf(child, field.sort)] satisfies CrudSort[] }),
    errorNotification: false,
    queryOptions: { enabled: !isLoaded && typeof parentId === 'string', retry: false },
  });
  const isNew = typeof parentId !== 'string';
  const found = isNew ? NONE : query.isFetchedAfterMount && query.isSuccess ? result.data : undefined;
  useEffect(() => {
    if (isLoaded || !found) return;
    const rows = found.map(rowOf);
    store.rebase(
      { ...store.base(), [field.name]: rows },
      { ...store.values(), [field.name]: store.get(field.name) ?? rows },
    );
  }, [isLoaded, found, store, field.name]);
  return {
    error: query.isError && !isLoaded ? query.error : undefined,
    left: isNew ? 0 : Math.max(0, (result.total ?? 0) - MAX_INLINE_ROWS),
    retry: () => void query.refetch(),
  };
}
const NONE: readonly (Row & { id: string })[] = [];
