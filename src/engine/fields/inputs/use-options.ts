import { type CrudFilter, useList } from '@refinedev/core';
import { useEffect, useState } from 'react';
import type { RefField, Row } from '../../../config/types.ts';
import { resolveVariable } from '../../../config/values.ts';
import { comparisonsOf } from '../../../config/where.ts';
import { useEngine, whereValues } from '../../resource/EngineContext.tsx';
import { rowTitle } from '../../resource/title.ts';
import type { FormValues } from './form-store.ts';

export type Option = { readonly value: string; readonly label: string };

const SHOWN = 20; // options; a person types rather than scrolls
const PAUSE = 250; // ms after the last keystroke

/** The value, once it has not changed for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/**
 * The records a reference may point to, as the server finds them for what is typed.
 * @param isOpen nothing is asked before somebody looks; @param form for conditions on the record being edited
 */
export function useOptions(wanted: { field: RefField; typed: string; isOpen: boolean; form?: FormValues }) {
  const { field, typed, isOpen, form } = wanted;
  const { config } = useEngine();
  const q = useDebounced(typed.trim(), PAUSE);
  const target = config.resources[field.resource];
  const { query, result } = useList<Row & { id: string }>({
    resource: field.resource,
    pagination: { currentPage: 1, pageSize: SHOWN },
    filters: [...optionFilters({ field, form: form ?? {} }), ...(q === '' ? [] : [searchFor(q)])],
    queryOptions: { enabled: isOpen && target !== undefined },
    errorNotification: false,
  });
  const rows = isOpen ? result.data : [];
  const options = target
    ? rows.map((row): Option => ({ value: row.id, label: rowTitle({ resource: target, row }) }))
    : [];
  return { options, isLoading: isOpen && (query.isFetching || q !== typed.trim()), isError: query.isError };
}

function searchFor(q: string): CrudFilter {
  return { field: 'q', operator: 'eq', value: q };
}

/**
 * `optionsWhere` as list filters. What a list query has no words for (any, not, dotted paths) is left to the server,
 * which checks every reference when it is saved.
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
