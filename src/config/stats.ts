import { businessDayOf } from '../domain/calendar/business-day.ts';
import { type Step, STEPS, nameOfStep } from '../domain/calendar/steps.ts';
import { SYSTEM_FIELDS } from './keys.ts';
import type { Field, Row } from './types.ts';
import { ownValue } from './values.ts';

/** Can the values of this field be added up? Percentages cannot. */
export const isSummed = (field: Field): boolean => isTotalled(field) && field.compute === undefined;

/** Can a list add them up below its rows? What is worked out can be, too. */
export const isTotalled = ({ type }: Pick<Field, 'type'>): boolean =>
  type === 'money' || type === 'integer' || type === 'number';

/** Has a record of this field a day, a week and a month? */
export const isDated = ({ type, compute }: Field): boolean =>
  (type === 'date' || type === 'dateTime' || type === 'dateRange') && compute === undefined;

/** Are the records of one value a group? Of a date its days, weeks or months are. */
export const isGrouping = (field: Field): boolean =>
  isDated(field) ||
  (field.compute === undefined &&
    (field.type === 'boolean' || ((field.type === 'enum' || field.type === 'ref') && !field.multiple)));

/** The date to group by: a field of the resource, or the moment when records were made or changed. */
export const dateField = <Own extends Field>(
  fields: { readonly [name: string]: Own },
  name: string,
): Own | Field | undefined => ownValue(fields, name) ?? (MOMENTS.includes(name) ? SYSTEM_FIELDS[name] : undefined);
export const MOMENTS: readonly string[] = ['createdAt', 'updatedAt'];

/** Parameters of `GET /<path>/_stats`, beside the list's own: no field begins with a line. */
export const STATS_OF = '_of';
export const STATS_BY = '_by';
export const STATS_AND = '_and';
/** Names of several fields, with commas between: each one's own sums. */
export const STATS_TOTALS = '_totals';

/** The grouping of records; `step` for dates. */
export type Grouping = { readonly field: Field; readonly step: Step };

/** `stay.week`, `status`: as the call names it. */
export const groupingName = (name: string, field: Field | undefined, step: Step): string =>
  field && isDated(field) ? `${name}.${step}` : name;

/** The reverse: a name and how finely. Months where nothing is said. */
export function namedGrouping(text: string): { readonly name: string; readonly step: Step } {
  const mark = text.lastIndexOf('.');
  const step = STEPS.find((one) => one === text.slice(mark + 1));
  return mark === -1 || !step ? { name: text, step: 'month' } : { name: text.slice(0, mark), step };
}

/** The stored key whose value makes the group: of a range its start. */
export const groupKey = (field: Field): string => (field.type === 'dateRange' ? field.start : field.name);

/** The group of a record; an empty text where it has no value. A moment is of the day on the calendar of the business. */
export function groupValueOf({ field, step }: Grouping): (row: Row) => string {
  const key = groupKey(field);
  if (!isDated(field)) {
    return (row) => {
      const value = row[key];
      return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : '';
    };
  }
  const dayOf = field.type === 'dateTime' ? businessDayOf : (value: string) => value;
  // Very many records are of few days.
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
