import { RECOGNITIONS } from '../../../src/domain/statements/recognition.ts';
import { isPeriodOver, periodOf } from '../../../src/domain/statements/period.ts';
import { CURRENCIES } from '../../../src/domain/money/currencies.ts';
import { BANK_FILE_FORMATS } from '../../../src/domain/payment/bank-file/order.ts';
import { ODDITIES } from '../../../src/domain/statements/oddities.ts';
import type { JsonSchema } from '../../../src/config/json-schema.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { Json } from '../../../src/config/types.ts';
import { type FieldIssue, invalid, malformed } from '../../http/http-error.ts';
import { oneOf, optional, integer, text } from '../../http/query.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
/** Max homes in one call. */
const ALL = 100_000;
const NAMES = ['year', 'month', 'offset', 'limit'];

const isIn = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;

/** @throws HttpError 400 for no object, 422 naming every invalid field, or a month that is not over */
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
  if (!isPeriodOver(period, today))
    throw invalid([{ field: 'month', key: 'statement.notOver', params: { month: period } }]);
  return { period, offset: offset as number, limit: limit as number };
}

/** The year of a report; this one by default. */
export const reportYear = (today: string) =>
  integer({ usual: Number(today.slice(0, 4)), min: FIRST_YEAR, max: LAST_YEAR });
export const month = integer({ min: 1, max: 12 });

const RULES = ['CONTRACT', ...RECOGNITIONS] as const;
/** The rule of the income, and its only currency. */
export const INCOME = { rule: oneOf(RULES, 'CONTRACT'), currency: optional(oneOf(CURRENCIES, 'TRY')) };

/** The month of a month-end query. */
export const MONTH_END = { year: integer({ min: FIRST_YEAR, max: LAST_YEAR }), month };
export const BANK_FILE = { batchId: text, format: oneOf(BANK_FILE_FORMATS, 'CSV') };

/** A statement in the version that a person saw. */
export type SeenStatement = { readonly id: string; readonly version: number; readonly oddities: readonly string[] };

/** Max statements in one call. */
const MAX_STATEMENTS = 2000;

const SEEN: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string' }, version: { type: 'integer', minimum: 1 } },
  required: ['id', 'version'],
};
const SEEN_ODD: JsonSchema = {
  ...SEEN,
  properties: { ...SEEN.properties, oddities: { type: 'array', items: { type: 'string', enum: [...ODDITIES] } } },
};
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items, minItems: 1, maxItems: MAX_STATEMENTS });

/** For the API description. */
export const PUBLISH_SENT: JsonSchema = {
  type: 'object',
  properties: { statements: listOf(SEEN_ODD) },
  required: ['statements'],
};
export const PAY_OUT_SENT: JsonSchema = {
  type: 'object',
  properties: { accountId: { type: 'string' }, statements: listOf(SEEN) },
  required: ['statements'],
};

function seenIn(value: Json | undefined): SeenStatement | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, version, oddities = [] } = value;
  if (typeof id !== 'string' || !isIn(version, 1, Number.MAX_SAFE_INTEGER) || !Array.isArray(oddities))
    return undefined;
  if (Object.keys(value).some((name) => !['id', 'version', 'oddities'].includes(name))) return undefined;
  return { id, version, oddities: oddities.filter((code) => typeof code === 'string') };
}

/** @throws HttpError 400 for no object, 422 naming each invalid member */
function readSeen(value: Json | undefined, names: readonly string[]) {
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const issues: FieldIssue[] = Object.keys(value)
    .filter((name) => !names.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
  const { statements } = value;
  const list: readonly Json[] = Array.isArray(statements) ? statements : [];
  const seen = list.slice(0, MAX_STATEMENTS).flatMap((one) => seenIn(one) ?? []);
  const isWrong = seen.length < list.length || new Set(seen.map(({ id }) => id)).size < seen.length;
  if (list.length === 0) issues.push({ field: 'statements', key: 'validation.required' });
  else if (isWrong) issues.push({ field: 'statements', key: 'statement.list', params: { most: MAX_STATEMENTS } });
  return { value, seen, issues };
}

/** @throws HttpError 400, 422 */
export function readPublish(body: Json | undefined): readonly SeenStatement[] {
  const { seen, issues } = readSeen(body, ['statements']);
  if (issues.length > 0) throw invalid(issues);
  return seen;
}

/** @throws HttpError 400, 422 */
export function readPayOut(body: Json | undefined): { accountId: string | undefined; seen: readonly SeenStatement[] } {
  const { value, seen, issues } = readSeen(body, ['accountId', 'statements']);
  const { accountId } = value;
  const isNamed = typeof accountId === 'string' && accountId !== '';
  if (!isNamed && accountId !== undefined) issues.push({ field: 'accountId', key: 'validation.required' });
  if (issues.length > 0) throw invalid(issues);
  return { accountId: isNamed ? accountId : undefined, seen };
}
