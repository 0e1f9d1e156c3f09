import type { Field } from './types.ts';

/** Can the values of this field be added up? Percentages cannot. */
export const isSummed = ({ type, compute }: Field): boolean =>
  (type === 'money' || type === 'integer' || type === 'number') && compute === undefined;

/** Has a record of this field a month? */
export const isMonthly = ({ type, compute }: Field): boolean =>
  (type === 'date' || type === 'dateTime' || type === 'dateRange') && compute === undefined;

/** Parameters of `GET /<path>/_stats`, beside the list's own: no field begins with a line. */
export const STATS_OF = '_of';
export const STATS_BY = '_by';
