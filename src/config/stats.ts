import { SYSTEM_FIELDS } from './keys.ts';
import type { Field } from './types.ts';
import { ownValue } from './values.ts';

/** Can the values of this field be added up? Percentages cannot. */
export const isSummed = ({ type, compute }: Field): boolean =>
  (type === 'money' || type === 'integer' || type === 'number') && compute === undefined;

/** Has a record of this field a month? */
export const isMonthly = ({ type, compute }: Field): boolean =>
  (type === 'date' || type === 'dateTime' || type === 'dateRange') && compute === undefined;

/** The date that months are told apart by: a field of the resource, or the moment at which records were made or changed. */
export const dateField = <Own extends Field>(
  fields: { readonly [name: string]: Own },
  name: string,
): Own | Field | undefined => ownValue(fields, name) ?? (MOMENTS.includes(name) ? SYSTEM_FIELDS[name] : undefined);
export const MOMENTS: readonly string[] = ['createdAt', 'updatedAt'];

/** Parameters of `GET /<path>/_stats`, beside the list's own: no field begins with a line. */
export const STATS_OF = '_of';
export const STATS_BY = '_by';
