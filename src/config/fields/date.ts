import { DATE_IN_JSON } from './in-json.ts';
import { isIsoDate, isIsoInstant } from '../../domain/calendar/iso-date.ts';
import { resolveVariable } from '../values.ts';
import type { IssueKey } from '../issue.ts';
import type { RawField } from '../raw.ts';
import { type CheckedValue, type FieldCheckSetup, NUMBER_OPERATORS, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { pick } from './raw-keys.ts';

type DateShape = FieldBase & {
  readonly min?: string;
  readonly max?: string;
  /** The format in calls, if not ISO; only for resources served by routes. */
  readonly format?: 'month/day/year';
};
/** A valid calendar date, `YYYY-MM-DD` (R14). */
type DayShape = DateShape & { readonly type: 'date' };
/** A moment in UTC, ISO with `Z`. */
type MomentShape = DateShape & { readonly type: 'dateTime' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    date: DayShape;
    dateTime: MomentShape;
  }
}

const own = (raw: RawField): object => ({
  ...pick(raw, 'min', 'max'),
  ...(raw.format === 'month/day/year' && { format: raw.format }),
});
const common = { own, fitsCell: true, isInQuestions: true, stored: 'plain', operators: NUMBER_OPERATORS } as const;

export const dateKind = singleKind<DayShape>({
  inJson: () => DATE_IN_JSON,
  ...common,
  isFiltered: true,
  measures: 'day',
  literal: 'date',
  displays: ['deadline'],
  check: (setup) => checkDate(setup, dayOf, 'validation.date'),
  filter: ({ text }) => dayOf(text),
});

/** Stored with milliseconds, so moments compare as text. */
export const dateTimeKind = singleKind<MomentShape>({
  inJson: () => ({ type: 'string', format: 'date-time', examples: ['2027-03-01T09:30:00.000Z'] }),
  ...common,
  literal: 'moment',
  displays: ['countdown'],
  check: (setup) => checkDate(setup, momentOf, 'validation.dateTime'),
  // A calendar date compares with moments as text, so filters may use whole days.
  filter: ({ text }) => momentOf(text) ?? dayOf(text),
});

const dayOf = (value: unknown): string | undefined => (isIsoDate(value) ? value : undefined);
const momentOf = (value: unknown): string | undefined => (isIsoInstant(value) ? withMilliseconds(value) : undefined);

/** `min` and `max` may be `$today`, `$today+30` or `$now`. */
function checkDate(
  { field, value, values }: FieldCheckSetup<DayShape | MomentShape>,
  dateOf: (value: unknown) => string | undefined,
  issue: IssueKey,
): CheckedValue {
  const date = dateOf(value);
  if (date === undefined) return { issue };
  const [min, max] = [field.min, field.max].map((limit) => dateOf(resolveVariable(limit ?? null, values)));
  if (min !== undefined && date < min) return { issue: 'validation.min', params: { min } };
  if (max !== undefined && date > max) return { issue: 'validation.max', params: { max } };
  return { value: date };
}

/** `…:05Z` → `…:05.000Z`: instants compare as text only when they are equally precise. */
export function withMilliseconds(instant: string): string {
  const [seconds = '', fraction = ''] = instant.slice(0, -1).split('.');
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
