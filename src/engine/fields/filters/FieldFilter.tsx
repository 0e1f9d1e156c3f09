import type { ComponentType } from 'react';
import type { Field } from '../../../config/types.ts';
import { LOOKS } from '../displays.tsx';
import type { FilterName } from '../look.ts';
import { BooleanFilter, EnumFilter } from './ChoiceFilter.tsx';
import { DateFilter, DateRangeFilter } from './DateFilter.tsx';
import type { FilterProps } from './filter-props.ts';
import { MonthFilter } from './MonthFilter.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import { RefFilter } from './RefFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

/** How lists are filtered, by the names that looks have for it. */
export const FILTERS: { readonly [Name in FilterName]: ComponentType<never> } = {
  text: TextFilter,
  number: NumberFilter,
  boolean: BooleanFilter,
  enum: EnumFilter,
  date: DateFilter,
  month: MonthFilter,
  dateRange: DateRangeFilter,
  ref: RefFilter,
};

/** Can lists be filtered by such a field? Not by secrets, pictures, places, times, values for programs and what has parts. */
export const hasFilter = ({ type }: Pick<Field, 'type'>): boolean => LOOKS[type].filter !== undefined;

/** The filter of a field; nothing for types that are not filtered. */
export function FieldFilter(props: FilterProps) {
  const { filter } = LOOKS[props.field.type];
  if (filter === undefined) return null;
  // A look names only filters for fields of its type.
  const Filter = FILTERS[filter] as ComponentType<FilterProps>;
  return <Filter {...props} />;
}
