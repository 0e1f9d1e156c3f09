import type { LogicalFilter } from '@refinedev/core';
import type { Field } from '../../../config/types.ts';

/** The props of a filter: the list's filters on the keys of its field, and a setter. */
export type FilterProps<Kind extends Field = Field> = {
  readonly field: Kind;
  readonly filters: readonly LogicalFilter[];
  /** Replaces them all; `[]` = no filter. */
  readonly onChange: (filters: LogicalFilter[]) => void;
  readonly id: string;
  /** Below another filter, which gets the initial focus. */
  readonly isFurther?: boolean | undefined;
};

/** The value of the filter on `key` with this operator, as text. */
export function filterText(filters: readonly LogicalFilter[], key: string, operator: string): string {
  const found = filters.find((filter) => filter.field === key && filter.operator === operator);
  return typeof found?.value === 'string' || typeof found?.value === 'number' ? String(found.value) : '';
}

/** The values of a filter that takes several. */
export function filterValues(filters: readonly LogicalFilter[], key: string, operators: readonly string[]): string[] {
  const found = filters.find((filter) => filter.field === key && operators.includes(filter.operator));
  const list: readonly unknown[] = Array.isArray(found?.value) ? found.value : [found?.value];
  return list.filter((value) => typeof value === 'string' || typeof value === 'boolean').map(String);
}
