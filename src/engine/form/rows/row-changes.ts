import type { KeyboardEvent } from 'react';
import { defaultValues } from '../../../config/record.ts';
import type { ChildrenField, ClientField, ClientResource } from '../../../config/types.ts';
import type { FormStore } from '../../fields/inputs/form-store.ts';
import { whereValues } from '../../../providers/where-values.ts';
import { isEditable } from '../editable.ts';
import { focusField } from '../focus-error.ts';
import { changedRowValues, isRemoved, isStored, newRow, typedKeys, type TypedRow, typedRows } from './typed-rows.ts';

type Setup = {
  readonly field: ClientField & ChildrenField;
  readonly child: ClientResource;
  readonly store: FormStore;
  readonly formId: string;
  readonly cells: readonly ClientField[];
  readonly mayAdd: boolean;
};

/** Changes to a form's rows other than typing; the focus follows. */
export function rowChanges({ field, child, store, formId, cells, mayAdd }: Setup) {
  const { name } = field;
  /** Leads to the first cell of a row that a person can type in. */
  const lead = (index: number, cell = cells.find((each) => isEditable({ resource: child, field: each }))?.name) => {
    if (cell !== undefined) focusField({ formId, field: `${name}-${index}-${cell}` });
  };
  const add = () => {
    if (!mayAdd) return;
    store.set(name, [...typedRows(store, name), newRow(defaultValues({ resource: child, values: whereValues() }))]);
    lead(typedRows(store, name).length - 1);
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
    row !== undefined &&
    !isStored(row) &&
    Object.keys(changedRowValues(row, undefined, typedKeys(field, child))).length === 0;

  /** Enter goes to the row below, in the same column; from the last one it begins another. */
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    const at = event.target as HTMLElement;
    const index = [...event.currentTarget.children].findIndex((row) => row.contains(at));
    const column = cells.find((cell) => at.closest(`[data-cell="${cell.name}"]`))?.name;
    if (index < typedRows(store, name).length - 1) lead(index + 1, column);
    else if (!isUntouched(typedRows(store, name).at(-1))) add();
  };
  return { add, takeOut, handleKey };
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
