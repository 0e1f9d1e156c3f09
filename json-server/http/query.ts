import { type IsoDate, isIsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { JsonSchema } from '../../src/config/json-schema.ts';
import { type FieldIssue, HttpError } from './http-error.ts';

type Refuse = (key: string, params?: NonNullable<FieldIssue['params']>) => undefined;
/** Parses one parameter. `text` is undefined when it is absent or empty; a refused value is never returned. */
export type QueryKind<Value> = {
  (text: string | undefined, refuse: Refuse): Value | undefined;
  /** Its JSON Schema, for the description of the API. */
  readonly schema?: JsonSchema;
  readonly isRequired?: boolean;
};
/** A kind together with its description, so each parameter is declared once. */
const describedAs = <Value>(
  read: (text: string | undefined, refuse: Refuse) => Value | undefined,
  schema: JsonSchema,
  isRequired = false,
): QueryKind<Value> => Object.assign(read, { schema, isRequired });

/** Parameters by name. */
export type QueryKinds = { readonly [name: string]: QueryKind<unknown> };
/** The parsed values of a query, by parameter name. */
export type QueryValues<Described extends QueryKinds> = {
  readonly [Name in keyof Described]: Described[Name] extends QueryKind<infer Value> ? Value : never;
};

const LONGEST = 200; // characters of a text
const MAX_NAME_CHARACTERS = 40; // characters of an unknown name that the answer repeats

/** A 400 that says what is wrong with each parameter. */
export const badQuery = (issues: readonly FieldIssue[]): HttpError =>
  new HttpError({ status: 400, problem: { key: 'query', issues } });

/**
 * Reads the parameters of a call by their description. Repeated and unknown parameters are refused.
 * @param check finds what is wrong between parameters that are each valid
 * @throws HttpError 400 naming every invalid parameter
 */
export function readQuery<const Described extends QueryKinds>(
  search: URLSearchParams,
  described: Described,
  check: (asked: QueryValues<NoInfer<Described>>) => readonly FieldIssue[] = () => [],
): QueryValues<Described> {
  const issues = [...new Set(search.keys())].flatMap((name): FieldIssue[] => {
    if (!Object.hasOwn(described, name))
      return [{ field: name.slice(0, MAX_NAME_CHARACTERS), key: 'query.unknownField' }];
    return search.getAll(name).length > 1 ? [{ field: name, key: 'query.repeated' }] : [];
  });
  const values = Object.entries(described).map(([field, kind]) => {
    const refuse: Refuse = (key, params) => void issues.push({ field, key, ...(params && { params }) });
    return [field, kind(search.get(field) || undefined, refuse)] as const;
  });
  if (issues.length > 0) throw badQuery(issues);
  const asked = Object.fromEntries(values) as QueryValues<Described>;
  const wrong = check(asked);
  if (wrong.length > 0) throw badQuery(wrong);
  return asked;
}

/** A date. @param usual the default; without one the parameter is required */
export const date = (usual?: IsoDate): QueryKind<IsoDate> =>
  describedAs(
    (text = usual, refuse) =>
      text === undefined ? refuse('validation.required') : isIsoDate(text) ? text : refuse('validation.date'),
    { type: 'string', format: 'date', examples: ['2027-03-01'] },
    usual === undefined,
  );

/** An integer in a range. @param usual the default; without one the parameter is required */
export const integer = ({ usual, min = 0, max }: { usual?: number; min?: number; max: number }): QueryKind<number> =>
  describedAs(
    (text, refuse) => {
      if (text === undefined && usual !== undefined) return usual;
      const value = /^\d{1,9}$/u.test(text ?? '') ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      refuse('query.between', { min, max });
      return undefined;
    },
    { type: 'integer', minimum: min, maximum: max, ...(usual !== undefined && { default: usual }) },
    usual === undefined,
  );

/** One of a few words. @param usual the default */
export const oneOf = <Value extends string>(values: readonly Value[], usual: Value): QueryKind<Value> =>
  describedAs((text = usual, refuse) => values.find((value) => value === text) ?? refuse('validation.option'), {
    type: 'string',
    enum: [...values],
    default: usual,
  });

/** `true` or `false`; `false` by default. */
export const flag: QueryKind<boolean> = describedAs(
  (text = 'false', refuse) => (text === 'true' || text === 'false' ? text === 'true' : refuse('query.value')),
  { type: 'boolean', default: false },
);

/** Free text or an id; '' when absent. */
export const text: QueryKind<string> = describedAs(
  (value = '', refuse) => (value.length > LONGEST ? refuse('query.tooLong') : value.trim()),
  { type: 'string', maxLength: LONGEST },
);

/** A comma-separated list; undefined when absent. @param most maximum number of entries */
export const texts = (most: number): QueryKind<readonly string[] | undefined> =>
  describedAs(
    (value, refuse) => {
      const all = value?.split(',', most + 1);
      if (all && all.length > most) refuse('query.tooMany');
      return all;
    },
    { type: 'string', description: `Separated by commas, ${most} at most.` },
  );

/** Makes a parameter optional: undefined when absent. */
export const optional = <Value>(kind: QueryKind<Value>): QueryKind<Value | undefined> =>
  describedAs((value, refuse) => (value === undefined ? undefined : kind(value, refuse)), kind.schema ?? {});
