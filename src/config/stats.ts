import { businessDayOf } from '../domain/calendar/business-day.ts';
import { type Step, STEPS, nameOfStep } from '../domain/calendar/steps.ts';
import { SYSTEM_FIELDS } from './keys.ts';
import type { Field, Row } from './types.ts';
import { ownValue } from './values.ts';

/** Whether the values of this field can be added up; not for percentages. */
export const isSummed = (field: Field): boolean => isTotalled(field) && field.compute === undefined;

/** Whether a list can total them; includes computed values. */
export const isTotalled = ({ type }: Pick<Field, 'type'>): boolean =>
  type === 'money' || type === 'integer' || type === 'number';

/** Whether a field has a day, week and month. */
export const isDated = ({ type, compute }: Field): boolean =>
  (type === 'date' || type === 'dateTime' || type === 'dateRange') && compute === undefined;

/** Whether records can be grouped by its values, or by the days, weeks or months of a date. */
export const isGrouping = (field: Field): boolean =>
  isDated(field) ||
  (field.compute === undefined &&
    (field.type === 'boolean' || ((field.type === 'enum' || field.type === 'ref') && !field.multiple)));

/** The date to group by: a field of the resource, or the time records were created or changed. */
export const dateField = <Own extends Field>(
  fields: { readonly [name: string]: Own },
  name: string,
): Own | Field | undefined => ownValue(fields, name) ?? (MOMENTS.includes(name) ? SYSTEM_FIELDS[name] : undefined);
export const MOMENTS: readonly string[] = ['createdAt', 'updatedAt'];

/** Parameters of `GET /<path>/_stats`, besides the list's own: no field starts with an underscore. */
export const STATS_OF = '_of';
export const STATS_BY = '_by';
export const STATS_AND = '_and';
/** Several field names separated by commas: the sums of each. */
export const STATS_TOTALS = '_totals';

/** The grouping of records; `step` for dates. */
export type Grouping = { readonly field: Field; readonly step: Step };

/** `stay.week`, `status`: the grouping's name in the call. */
export const groupingName = (name: string, field: Field | undefined, step: Step): string =>
  field && isDated(field) ? `${name}.${step}` : name;

/** The reverse: a name and a step; months by default. */
export function namedGrouping(text: string): { readonly name: string; readonly step: Step } {
  const mark = text.lastIndexOf('.');
  const step = STEPS.find((one) => one === text.slice(mark + 1));
  return mark === -1 || !step ? { name: text, step: 'month' } : { name: text.slice(0, mark), step };
}

/** The stored key that determines the group: for a range its start. */
export const groupKey = (field: Field): string => (field.type === 'dateRange' ? field.start : field.name);

/** The group of a record; an empty text without a value. A moment belongs to the day in the business time zone. */
export function groupValueOf({ field, step }: Grouping): (row: Row) => string {
  const key = groupKey(field);
  if (!isDated(field)) {
    return (row) => {
      const value = row[key];
      return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : '';
    };
  }
  const dayOf = field.type === 'dateTime' ? businessDayOf : (value: string) => value;
  // Many records share few days.
  const steps = new Map<string, string>();
  return (row) => {
    const value = row[key];
    if (typeof value !== 'string' || value === '') return '';
    const day = dayOf(value);
    let found = steps.get(day);
    if (found === undefined) steps.set(day, (found = nameOfStep(day, step)));
    return found;
  };
}
