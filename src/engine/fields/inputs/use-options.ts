import { useSelect } from '@refinedev/antd';
import type { CrudFilter } from '@refinedev/core';
import type { RefField, Row } from '../../../config/types.ts';
import { resolveVariable } from '../../../config/values.ts';
import { comparisonsOf } from '../../../config/where-paths.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { rowTitle } from '../../resource/title.ts';
import type { FormValues } from './form-store.ts';

export type Option = { readonly value: string; readonly label: string };

const SHOWN = 20; // options; a person types rather than scrolls
const PAUSE = 250; // ms after the last keystroke

/**
 * The records a reference may point to, searched on the server.
 * @param isOpen nothing is loaded until somebody opens the list; @param form for conditions on the edited record
 */
export function useOptions({ field, isOpen, form }: { field: RefField; isOpen: boolean; form?: FormValues }) {
  const { config } = useEngine();
  const target = config.resources[field.resource];
  const { selectProps, query } = useSelect<Row & { id: string }>({
    resource: field.resource,
    pagination: { pageSize: SHOWN },
    filters: optionFilters({ field, form: form ?? {} }),
    onSearch: (typed) => (typed.trim() === '' ? [] : [searchFor(typed.trim())]),
    debounce: PAUSE,
    optionLabel: (row) => (target ? rowTitle({ resource: target, row }) : row.id),
    optionValue: (row) => row.id,
    queryOptions: { enabled: isOpen && target !== undefined },
    errorNotification: false,
  });
  const options = (isOpen ? (selectProps.options ?? []) : []).map(({ value, label }): Option => ({
    value: String(value),
    label: typeof label === 'string' ? label : String(value),
  }));
  const handleSearch = (typed: string) => selectProps.onSearch?.(typed);
  return { options, onSearch: handleSearch, isLoading: isOpen && query.isFetching, isError: query.isError };
}

function searchFor(q: string): CrudFilter {
  return { field: 'q', operator: 'eq', value: q };
}

/**
 * `optionsWhere` as list filters. Conditions a list query cannot express (any, not, dotted paths) are left to the
 * server, which checks every reference on saving.
 */
export function optionFilters({ field, form }: { field: RefField; form: FormValues }): CrudFilter[] {
  const values = whereValues();
  return Object.entries(field.optionsWhere ?? {}).flatMap(([key, right]) => {
    if (['any', 'all', 'not', '$comment'].includes(key) || key.includes('.')) return [];
    return comparisonsOf(right).flatMap(([operator, operand]): CrudFilter[] => {
      const isSibling = typeof operand === 'string' && operand.startsWith('$') && form[operand.slice(1)] !== undefined;
      const value = isSibling ? form[operand.slice(1)] : resolveVariable(operand, values);
      return value === undefined || value === null ? [] : [{ field: key, operator: operator as 'eq', value }];
    });
  });
}
