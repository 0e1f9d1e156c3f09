import { DATE_IN_JSON } from './in-json.ts';
import { daysBetween, isIsoDate } from '../../domain/calendar/iso-date.ts';
import type { Issue } from '../issue.ts';
import { ownValue } from '../values.ts';
import { NUMBER_OPERATORS, type FieldKind, type Parsed, type ParseSetup } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { pick } from './raw-keys.ts';

/** A half-open range of calendar dates over two stored keys. */
type DateRangeShape = FieldBase & {
  readonly type: 'dateRange';
  readonly start: string;
  readonly end: string;
  readonly minDays: number;
  readonly maxDays?: number;
  /** Only then a creation before today is refused. */
  readonly notPast: boolean;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    dateRange: DateRangeShape;
  }
}

/** Half-open [start, end) over two stored keys (AV1): the days between them are nights. */
export const dateRangeKind: FieldKind<DateRangeShape> = {
  inJson: () => DATE_IN_JSON,
  own: (raw) => ({
    ...pick(raw, 'start', 'end', 'maxDays'),
    minDays: raw.minDays ?? 1,
    notPast: raw.notPast ?? false,
  }),
  isFiltered: true,
  fitsCell: true,
  isInQuestions: true,
  isPart: false,
  measures: 'day',
  literal: 'date',
  keys: ({ start, end }) => [
    { key: start, kind: 'plain' },
    { key: end, kind: 'plain' },
  ],
  inputs: ({ start, end }) => [start, end],
  parse,
  operators: () => NUMBER_OPERATORS,
  parseFilter: ({ text }) => (isIsoDate(text) ? text : undefined),
};

function parse({ field, input, values, before }: ParseSetup<DateRangeShape>): Parsed {
  const sent = [field.start, field.end].filter((key) => ownValue(input, key) !== undefined);
  const wrong = sent.filter((key) => ownValue(input, key) !== null && !isIsoDate(ownValue(input, key)));
  if (wrong.length > 0) return { issues: wrong.map((key) => ({ field: key, key: 'validation.date' })) };
  const issue = rangeIssue(field, ownValue(input, field.start), ownValue(input, field.end));
  if (issue) return { issues: [issue] };
  const start = ownValue(input, field.start);
  const isMoved = start !== (before && ownValue(before, field.start));
  if (field.notPast && isIsoDate(start) && isMoved && start < values.today) {
    return { issues: [{ field: field.start, key: 'validation.past' }] };
  }
  return { values: Object.fromEntries(sent.map((key) => [key, ownValue(input, key) ?? null])) };
}

function rangeIssue(field: DateRangeShape, start: unknown, end: unknown): Issue | undefined {
  if (!isIsoDate(start) || !isIsoDate(end)) return undefined;
  const days = daysBetween(start, end);
  if (days < 1) return { field: field.end, key: 'validation.endAfterStart' };
  if (days < field.minDays) return { field: field.end, key: 'validation.minDays', params: { min: field.minDays } };
  if (field.maxDays !== undefined && days > field.maxDays) {
    return { field: field.end, key: 'validation.maxDays', params: { max: field.maxDays } };
  }
  return undefined;
}
