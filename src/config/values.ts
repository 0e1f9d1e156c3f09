import { addDays } from '../domain/calendar/iso-date.ts';
import { COMPANY_VALUES, type CompanyValues } from './company-values.ts';
import type { Field, Json, Row } from './types.ts';

/**
 * The values of `$user.x`, `$company.x`, `$today` and `$now`. `today` is a calendar date of the business, `now` a UTC
 * instant; `company` exists wherever records are written.
 */
export type WhereValues = {
  readonly user: { readonly [key: string]: Json };
  readonly company?: CompanyValues | undefined;
  readonly today: string;
  readonly now: string;
};

/** Finds a referenced record the caller may see. Synchronous: no I/O. */
export type Resolve = (collection: string, id: string) => Row | undefined;

/** A record or a form's values: anything with named values. */
export type Values = { readonly [key: string]: Json | undefined };

/** The parts of a resource that pure functions need; both the server's and the browser's description have them. */
export type FieldsOf = { readonly name: string; readonly fields: { readonly [name: string]: Field } };
export type Resources = { readonly [name: string]: FieldsOf };

/** The parts of a field that conditions read. */
export type ReadField = Pick<Field, 'name' | 'type' | 'compute'> & {
  /** The collection of a reference. */
  readonly resource?: string;
  /** The keys of a range of days. */
  readonly start?: string;
  readonly end?: string;
  /** The parts of an object or of a list's entries. */
  readonly fields?: ReadFields;
};
export type ReadFields = { readonly [name: string]: ReadField };
/** The parts of a resource that conditions read. */
export type ReadResource = { readonly name: string; readonly fields: ReadFields };
export type ReadResources = { readonly [name: string]: ReadResource };

/** Keys the server writes on every record; no client may send them (S4). */
export const SERVER_OWNED = ['id', 'tenantId', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'] as const;

/** Words with a special meaning in a condition; no field may have such a name. */
export const RESERVED_WORDS = ['any', 'all', 'not', 'user', 'today', 'now'] as const;

const OF_COMPANY = '$company.';
const DAYS_FROM_TODAY = /^\$today([+-]\d{1,4})$/;

/**
 * The value of `"$user.x"`, `"$company.x"`, `"$today"`, `"$today+7"` or `"$now"`; other texts and values are literal,
 * and `"$$x"` is the literal `"$x"`. undefined = the user or company has no such value, or it is no variable (a
 * `$field`).
 */
export function resolveVariable(json: Json, values: WhereValues): Json | undefined {
  if (typeof json !== 'string' || !json.startsWith('$')) return json;
  if (json.startsWith('$$')) return json.slice(1);
  if (json === '$today') return values.today;
  if (json === '$now') return values.now;
  const days = DAYS_FROM_TODAY.exec(json)?.[1];
  if (days !== undefined) return addDays(values.today, Number(days));
  if (isCompanyVariable(json)) {
    const known = COMPANY_VALUES.find((name) => json === OF_COMPANY + name);
    return known && values.company?.[known];
  }
  if (!isUserVariable(json)) return undefined;
  const name = json.slice('$user.'.length);
  return Object.hasOwn(values.user, name) ? values.user[name] : undefined;
}

export function isUserVariable(text: string): boolean {
  return text.startsWith('$user.');
}

/** A company setting, for defaults and choices of fields. Conditions cannot use it. */
export function isCompanyVariable(text: string): boolean {
  return text.startsWith(OF_COMPANY);
}

/** Whether it is a variable of conditions, and not a `$field`. */
export function isVariable(text: string): boolean {
  return text === '$today' || text === '$now' || isUserVariable(text) || DAYS_FROM_TODAY.test(text);
}

/** Whether it refers to another value: a variable or a `$field`. */
export function readsValue(json: Json): json is string {
  return typeof json === 'string' && json.startsWith('$') && !json.startsWith('$$');
}

/** Escapes a literal value: `"$x"` → `"$$x"`. */
export function literal(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(literal);
  return typeof value === 'string' && value.startsWith('$') ? `$${value}` : value;
}

/** Whether a value is missing: null, an empty text or an empty list. `false` and `0` are values. */
export function isMissing(value: Json | undefined): value is null | undefined | '' | readonly [] {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether it is a JSON object: no list, no null. */
export function isJsonObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads own members only, so `constructor` or `toString` are never found on a prototype (S15). */
export function ownValue<Value>(object: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A copy without these members. */
export function omit<Whole extends object, Key extends keyof Whole>(object: Whole, ...keys: Key[]): Omit<Whole, Key> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.some((omitted) => omitted === key))) as Omit<
    Whole,
    Key
  >;
}

/** A JSON value in a line of text; null is ''. */
export function plainText(value: Json): string {
  if (Array.isArray(value)) return (value as readonly Json[]).map(plainText).join(', ');
  if (typeof value === 'object') return value === null ? '' : JSON.stringify(value);
  return String(value);
}
