import { type IsoDate, isIsoDate } from '../../src/domain/calendar/iso-date.ts';
import { type FieldIssue, HttpError } from '../http-error.ts';

type Refuse = (key: string, params?: NonNullable<FieldIssue['params']>) => undefined;
/** What a parameter means. `text` is undefined where it is absent or empty; what is refused never gets out. */
export type QueryKind<Value> = (text: string | undefined, refuse: Refuse) => Value | undefined;
type Kinds = { readonly [name: string]: QueryKind<unknown> };
/** The values of a query, by the names of its parameters. */
export type QueryValues<Described extends Kinds> = {
  readonly [Name in keyof Described]: Described[Name] extends QueryKind<infer Value> ? Value : never;
};

const LONGEST = 200; // characters of a text
const MOST_OF_NAME = 40; // characters of a name that nobody knows, in the answer

/** A 400 that names parameters, each with what is wrong with it. */
export const badQuery = (issues: readonly FieldIssue[]): HttpError =>
  new HttpError({ status: 400, problem: { key: 'query', issues } });

/**
 * The parameters of a call, by their description; each may stand there once, and others may not stand there.
 * @param check what is wrong between parameters that each make sense
 * @throws HttpError 400 naming every parameter that makes no sense
 */
export function readQuery<const Described extends Kinds>(
  search: URLSearchParams,
  described: Described,
  check: (asked: QueryValues<NoInfer<Described>>) => readonly FieldIssue[] = () => [],
): QueryValues<Described> {
  const issues = [...new Set(search.keys())].flatMap((name): FieldIssue[] => {
    if (!Object.hasOwn(described, name)) return [{ field: name.slice(0, MOST_OF_NAME), key: 'query.unknownField' }];
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

/** A day. @param usual where none is said; left out, one must be */
export const date =
  (usual?: IsoDate): QueryKind<IsoDate> =>
  (text = usual, refuse) =>
    text === undefined ? refuse('validation.required') : isIsoDate(text) ? text : refuse('validation.date');

/** A whole number in a range. @param usual where none is said; left out, one must be */
export const integer =
  ({ usual, min = 0, max }: { usual?: number; min?: number; max: number }): QueryKind<number> =>
  (text, refuse) => {
    if (text === undefined && usual !== undefined) return usual;
    const value = /^\d{1,9}$/u.test(text ?? '') ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    refuse('query.between', { min, max });
    return undefined;
  };

/** One of a few words. @param usual where none is said */
export const oneOf =
  <Value extends string>(values: readonly Value[], usual: Value): QueryKind<Value> =>
  (text = usual, refuse) =>
    values.find((value) => value === text) ?? refuse('validation.option');

/** `true` or `false`, the usual. */
export const flag: QueryKind<boolean> = (text = 'false', refuse) =>
  text === 'true' || text === 'false' ? text === 'true' : refuse('query.value');

/** What somebody typed, or an id; '' where it is absent. */
export const text: QueryKind<string> = (value = '', refuse) =>
  value.length > LONGEST ? refuse('query.tooLong') : value.trim();

/** Several texts between commas; undefined where they are absent. @param most of them */
export const texts =
  (most: number): QueryKind<readonly string[] | undefined> =>
  (value, refuse) => {
    const all = value?.split(',', most + 1);
    if (all && all.length > most) refuse('query.tooMany');
    return all;
  };

/** What may be absent. */
export const optional =
  <Value>(kind: QueryKind<Value>): QueryKind<Value | undefined> =>
  (value, refuse) =>
    value === undefined ? undefined : kind(value, refuse);
