import type { ComponentType } from 'react';
import type { FieldType } from '../../../config/types.ts';
import type { FieldOf } from '../display-props.ts';
import { BooleanFilter, EnumFilter } from './ChoiceFilter.tsx';
import { DateFilter, DateRangeFilter } from './DateFilter.tsx';
import type { FilterProps } from './filter-props.ts';
import { MonthFilter } from './MonthFilter.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import { RefFilter } from './RefFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import './filters.css';

/** Types that lists are not filtered by: secrets, pictures, places, times, values for programs, records and what is made of parts. */
export const UNFILTERED = [
  'children',
  'image',
  'file',
  'images',
  'password',
  'time',
  'location',
  'keyValue',
  'json',
  'object',
  'repeater',
] as const;
type Filtered = Exclude<FieldType, (typeof UNFILTERED)[number]>;

/** How each field type is filtered. */
export const FILTERS: { readonly [Type in Filtered]: ComponentType<FilterProps<FieldOf<Type>>> } = {
  text: TextFilter,
  textarea: TextFilter,
  richText: TextFilter,
  markdown: TextFilter,
  email: TextFilter,
  phone: TextFilter,
  url: TextFilter,
  integer: NumberFilter,
  number: NumberFilter,
  percent: NumberFilter,
  rating: NumberFilter,
  money: NumberFilter,
  boolean: BooleanFilter,
  enum: EnumFilter,
  date: DateFilter,
  dateTime: DateFilter,
  month: MonthFilter,
  dateRange: DateRangeFilter,
  ref: RefFilter,
  color: TextFilter,
  tags: TextFilter,
  iban: TextFilter,
};

/** The filter of a field; nothing for types that are not filtered. */
export function FieldFilter(props: FilterProps) {
  // The table pairs each type with its own component; TypeScript cannot follow a lookup by a union.
  const Filter = (FILTERS as unknown as { readonly [type: string]: ComponentType<FilterProps> | undefined })[
    props.field.type
  ];
  return Filter && <Filter {...props} />;
}
