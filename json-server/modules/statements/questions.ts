import { RECOGNITIONS } from '../../../src/domain/statements/recognition.ts';
import { isOver, periodOf } from '../../../src/domain/statements/period.ts';
import { CURRENCIES } from '../../../src/domain/money/currencies.ts';
import type { Json } from '../../../src/config/types.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { type FieldIssue, invalid, malformed } from '../../http/http-error.ts';
import { oneOf, optional, integer } from '../../http/query.ts';

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

/** The year of a report; this one unless said. */
export const year = (today: string) => integer({ usual: Number(today.slice(0, 4)), min: FIRST_YEAR, max: LAST_YEAR });
export const month = integer({ min: 1, max: 12 });

const RULES = ['CONTRACT', ...RECOGNITIONS] as const;
/** By which rule income is worked out, and in which currency alone. */
export const INCOME = { rule: oneOf(RULES, 'CONTRACT'), currency: optional(oneOf(CURRENCIES, 'TRY')) };
