import { RECOGNITIONS } from '../../../src/domain/statement/recognition.ts';
import { isOver, periodOf } from '../../../src/domain/statement/period.ts';
import type { Json } from '../../../src/config/types.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { type FieldIssue, HttpError, invalid, malformed } from '../../http-error.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
/** Homes in one call, unless it asks for fewer. */
const ALL = 100_000;
const NAMES = ['year', 'month', 'offset', 'limit'];

const isIn = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;

/** @throws HttpError 400 for no object, 422 naming every field that makes no sense, or a month that is not over */
export function readGenerate(value: Json | undefined, today: string) {
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const issues: FieldIssue[] = Object.keys(value)
    .filter((name) => !NAMES.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
  const { year, month, offset = 0, limit = ALL } = value;
  const check = (field: string, given: unknown, min: number, max: number) => {
    if (given === undefined) issues.push({ field, key: 'validation.required' });
    else if (!isIn(given, min, max)) issues.push({ field, key: 'statement.between', params: { min, max } });
  };
  check('year', year, FIRST_YEAR, LAST_YEAR);
  check('month', month, 1, 12);
  check('offset', offset, 0, ALL);
  check('limit', limit, 1, ALL);
  if (issues.length > 0) throw invalid(issues);
  const period = periodOf({ year: year as number, month: month as number });
  if (!isOver(period, today)) throw invalid([{ field: 'month', key: 'statement.notOver', params: { month: period } }]);
  return { period, offset: offset as number, limit: limit as number };
}

/** What a report is asked: known names only, each once. */
export function reader(search: URLSearchParams, names: readonly string[]) {
  const issues: FieldIssue[] = [...new Set(search.keys())].flatMap((name): FieldIssue[] => {
    if (!names.includes(name)) return [{ field: name.slice(0, 40), key: 'query.unknownField' }];
    return search.getAll(name).length > 1 ? [{ field: name, key: 'statement.twice' }] : [];
  });
  const whole = (name: string, usual: number | undefined, min: number, max: number): number => {
    const text = search.get(name);
    if (text === null && usual !== undefined) return usual;
    const value = /^\d{1,6}$/u.test(text ?? '') ? Number(text) : Number.NaN;
    if (!isIn(value, min, max)) issues.push({ field: name, key: 'statement.between', params: { min, max } });
    return value;
  };
  return {
    year: (today: string): number => whole('year', Number(today.slice(0, 4)), FIRST_YEAR, LAST_YEAR),
    month: (): number => whole('month', undefined, 1, 12),
    text: (name: string): string | undefined => search.get(name) ?? undefined,
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
      const text = search.get(name);
      const found = values.find((value) => value === text);
      if (text !== null && found === undefined) issues.push({ field: name, key: 'validation.option' });
      return found;
    },
    /** @throws HttpError 400 naming all that makes no sense */
    done: () => {
      if (issues.length > 0) throw new HttpError({ status: 400, problem: { key: 'query', issues } });
    },
  };
}

export const RULES = ['CONTRACT', ...RECOGNITIONS] as const;
