import { type CrudSort, useList } from '@refinedev/core';
import Button from 'antd/es/button';
import { type KeyboardEvent, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_INLINE_ROWS } from '../../../config/inline.ts';
import { defaultValues } from '../../../config/record.ts';
import type { ChildrenField, ClientField, ClientResource, Row } from '../../../config/types.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { FormStore } from '../../fields/inputs/form-store.ts';
import { sorterOf } from '../../resource/child-sorter.ts';
import { EngineProvider, useEngine, whereValues } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { focusField } from '../focus-error.ts';
import { OwnErrors } from '../OwnErrors.tsx';
import { InlineRow } from './InlineRow.tsx';
import { isEditable } from '../editable.ts';
import {
  cellsOf,
  changesOf,
  isRemoved,
  isStored,
  newRow,
  rowOf,
  typedKeys,
  type TypedRow,
  typedRows,
} from './typed-rows.ts';
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
  const isFull = rows.filter((row) => !isStored(row)).length >= MOST_INLINE_ROWS;

  if (error !== undefined) {
    return (
      <Notice kind="error" title={t('rows.failed', { label })} text={error}>
        <Button onClick={retry}>{t('rows.retry')}</Button>
      </Notice>
    );
  }
  if (!isLoaded) return <Skeleton rows={3} label={t('loading')} />;

  /** Leads to the first cell of a row that a person can type in. */
  const lead = (index: number, cell = cells.find((each) => isEditable({ resource: child, field: each }))?.name) => {
    if (cell !== undefined) focusField({ formId, field: `${name}-${index}-${cell}` });
  };
  const add = () => {
    if (!canAdd || isFull) return;
    store.set(name, [...typedRows(store, name), newRow(defaultValues({ resource: child, values: whereValues() }))]);
    lead(rows.length);
  };
  const put = (next: readonly TypedRow[]) => store.set(name, next);
  const takeOut = (row: TypedRow) => {
    const now = typedRows(store, name);
    if (isStored(row)) {
      put(now.map((other) => (other._key === row._key ? { ...other, _remove: !isRemoved(row) } : other)));
      return;
    }
    const place = now.findIndex(({ _key }) => _key === row._key);
    store.setErrors(withoutPlace(store, name, place));
    put(now.filter(({ _key }) => _key !== row._key));
    document.getElementById(`${formId}-${name}`)?.focus();
  };
  const isUntouched = (row: TypedRow | undefined) =>
    row !== undefined && !isStored(row) && Object.keys(changesOf(row, undefined, typedKeys(field, child))).length === 0;

  /** Enter goes to the row below, in the same column; from the last one it begins another. */
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    const at = event.target as HTMLElement;
    const index = [...event.currentTarget.children].findIndex((row) => row.contains(at));
    const column = cells.find((cell) => at.closest(`[data-cell="${cell.name}"]`))?.name;
    if (index < rows.length - 1) lead(index + 1, column);
    else if (!isUntouched(typedRows(store, name).at(-1))) add();
  };

  return (
    <fieldset className="k-item k-item-wide k-rows">
      <legend className={isNamed ? 'k-hidden' : undefined}>{label}</legend>
      {field.help && <p className="k-item-help">{text(field.help)}</p>}
      <OwnErrors store={store} name={name} />
      {rows.length === 0 ? (
        <p className="k-rows-none">{t('rows.none')}</p>
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
      {left > 0 && <p className="k-item-help">{t('rows.left', { count: left })}</p>}
      {canAdd && (
        <Button id={`${formId}-${name}`} disabled={isFull} onClick={add}>
          {one === undefined ? t('rows.add') : t('rows.addOne', { one })}
        </Button>
      )}
    </fieldset>
  );
}

/** Enter in a line to type in; where it chooses, opens or breaks the line, it does that. */
function isPlainEnter(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return event.target instanceof HTMLInputElement && event.target.getAttribute('aria-expanded') !== 'true';
}

/** Errors are keyed by place: those of a row that goes go with it, and those of the rows below move up. */
function withoutPlace(store: FormStore, name: string, place: number) {
  return Object.fromEntries(
    Object.entries(store.errors()).flatMap(([key, texts]) => {
      const [first = '', at = '', ...rest] = key.split('.');
      if (first !== name || at === '' || Number(at) < place) return [[key, texts] as const];
      return Number(at) === place ? [] : [[[first, Number(at) - 1, ...rest].join('.'), texts] as const];
    }),
  );
}

/** Renders again when rows come, go or change their state, not while somebody types in one. */
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

/** Asks for the rows that there are, once; what is typed stands on top of them, and what others do later comes to light on saving. */
function useKnownRows({ field, child, store, isLoaded }: Known) {
  const parentId = store.base()['id'];
  const { query, result } = useList<Row & { id: string }>({
    resource: child.name,
    pagination: { currentPage: 1, pageSize: MOST_INLINE_ROWS },
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
    error: query.isError && !isLoaded ? query.error.message : undefined,
    left: isNew ? 0 : Math.max(0, (result.total ?? 0) - MOST_INLINE_ROWS),
    retry: () => void query.refetch(),
  };
}
const NONE: readonly (Row & { id: string })[] = [];
