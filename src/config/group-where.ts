import { startOfBusinessDay } from '../domain/calendar/business-day.ts';
import { addDays, type IsoDate } from '../domain/calendar/iso-date.ts';
import type { ReportSpan } from '../domain/calendar/spans.ts';
import { spanOfStep } from '../domain/calendar/steps.ts';
import { groupKey, type Grouping, isDated } from './stats.ts';
import type { Field, Where } from './types.ts';

/** The filter for a group's records. An empty text means records without a value. */
export function groupWhere({ field, step }: Grouping, value: string): Where {
  const key = groupKey(field);
  if (value === '') return { [key]: null };
  if (isDated(field)) return spanWhere(field, spanOfStep(value, step));
  return { [key]: field.type === 'boolean' ? value === 'true' : value };
}

/** The records in none of these groups. */
export function otherWhere({ field }: Grouping, values: readonly string[]): Where {
  const key = groupKey(field);
  const named = values.filter((value) => value !== '');
  const others: Where = { [key]: { nin: named } };
  return named.length === values.length ? others : { all: [others, { [key]: { null: false } }] };
}

/** The records with a date in this span. */
export function spanWhere(field: Field, span: ReportSpan): Where {
  return { [groupKey(field)]: boundsOf(field, span) };
}

/** The same as query parameters. */
export function spanFilters(field: Field, span: ReportSpan): (readonly [string, string])[] {
  const { gte, lt } = boundsOf(field, span);
  const key = groupKey(field);
  return [
    [`${key}.gte`, gte],
    [`${key}.lt`, lt],
  ];
}

/** A moment still has the previous UTC day when Istanbul has the next. */
function boundsOf({ type }: Field, { from, to }: ReportSpan): { readonly gte: string; readonly lt: string } {
  const startOf = (day: IsoDate): string => (type === 'dateTime' ? startOfBusinessDay(day) : day);
  return { gte: startOf(from), lt: startOf(to) };
}

/** The days from the first step to the last. */
export function daysOfSteps(steps: readonly string[], step: Grouping['step']): ReportSpan {
  const first = steps[0] ?? '';
  const last = steps.at(-1) ?? '';
  return { from: spanOfStep(first, step).from, to: spanOfStep(last, step).to };
}

/** Its last day, for people. */
export const lastDayOf = ({ to }: ReportSpan): IsoDate => addDays(to, -1);
