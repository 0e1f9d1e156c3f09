import type { IssueKey, IssueParams, Issue } from '../issue.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { RawField } from '../raw.ts';
import type { EnumList, Field, FieldBase, FieldDisplay, Json, Operator, Row, Text } from '../types.ts';
import { ownValue, type Values, type WhereValues } from '../values.ts';

/** How a stored key sorts: collated for people, plain (numbers, dates, ids), or not at all (lists). */
export type KeyKind = 'text' | 'plain' | 'list';
export type FieldKey = { readonly key: string; readonly kind: KeyKind };

export type ParseSetup<F extends Field = Field> = {
  readonly field: F;
  /** What was sent, or would be stored; a key that is absent stays absent in the result. */
  readonly input: Values;
  readonly values: WhereValues;
  /** The stored record: what has not changed is not held against rules of change (rank, "not in the past"). */
  readonly before?: Row | undefined;
  /** Stored incomplete: parts that are required may be missing. */
  readonly isDraft?: boolean | undefined;
};
export type Parsed = { readonly values: Readonly<Record<string, Json>> } | { readonly issues: readonly Issue[] };

/** What a file's field is normalised with. */
export type FieldSetup = {
  readonly enums: { readonly [name: string]: EnumList };
  /** One of its own parts, like every field of its type. */
  readonly partOf: (name: string, raw: RawField) => Field;
};

/** What the passes over a configuration ask of a type; what is not said is the usual. */
export type FieldTraits = {
  /** What only this type has, with its defaults. The schema has seen to it that the keys fit. */
  own(raw: RawField, inside: FieldSetup): object;
  /** How it is typed and shown where the file says nothing. */
  begin?(raw: RawField): Pick<FieldBase, 'look' | 'display'>;
  /** Can lists be sorted by it: if the file asks for it, or not at all. */
  readonly order?: 'asked' | 'none';
  /**
   * What is no usual column: `named` only where a file or a person names it; `unoffered` as usual, but no person can
   * choose it; `never`.
   */
  readonly column?: 'named' | 'unoffered' | 'never';
  /** A list that names no filters has one for it. */
  readonly isFiltered?: true;
  /** A list may search it, and one that names no fields does. */
  readonly isSearchable?: true;
  readonly isSearched?: true;
  /** In a form that arranges itself, it has a row to itself. */
  readonly isSpread?: true;
  /** Its input has room in a cell of a row. */
  readonly fitsCell?: true;
  /** A question may name it: one value that is said in a few words. */
  readonly isInQuestions?: true;
  /** Objects and lists of entries can have it as a part. */
  readonly isPart?: false;
  /** Its values name what was uploaded. */
  readonly isUploaded?: true;
  /** It has a column in files that are exported. */
  readonly isInSheets?: false;
  /** The type whose values code reads just as these; its own where nothing is said. */
  readonly readAs?: 'text' | 'integer';
  /** What other values are worked out of it as. */
  readonly measures?: 'number' | 'day';
  /** What conditions compare it with; a text where nothing is said. */
  readonly literal?: 'number' | 'boolean' | 'date' | 'moment';
  /** Looks that go with it. */
  readonly displays?: readonly FieldDisplay['as'][];
  /** The group that rights are told by. */
  readonly rights?: 'money' | 'contact';
};

/** What one field type means. A new type is one file that exports one of these, and a line in `registry.ts`. */
export type FieldKind<F extends Field = Field> = FieldTraits & {
  /** What a value of it is in JSON Schema, for the description of the API. */
  inJson(field: F): JsonSchema;
  /** Keys under which the store keeps it; none = not stored, or never read (password). */
  keys(field: F): readonly FieldKey[];
  /** Keys a client may send. */
  inputs(field: F): readonly string[];
  /** Strict: a value of the wrong JSON type is an issue, never converted. null stays null; required is not its concern. */
  parse(setup: ParseSetup<F>): Parsed;
  /** Operators a list query may use on its keys. */
  operators(field: F): readonly Operator[];
  /** A value as it stands in an address; undefined = not a value of this type. */
  parseFilter(setup: { readonly field: F; readonly key: string; readonly text: string }): Json | undefined;
};

export type Failed = { readonly issue: IssueKey; readonly params?: IssueParams; readonly text?: Text };
export type CheckedValue = { readonly value: Json } | Failed;
export type FieldCheckSetup<F extends Field> = {
  readonly field: F;
  /** Never null. */
  readonly value: Exclude<Json, null>;
  readonly values: WhereValues;
  /** What is stored now. */
  readonly before: Json | undefined;
};

/** A kind with one stored key, the field's name. `check` gets one value that is not null. */
export function singleKind<F extends Field>({
  stored,
  operators,
  check,
  filter,
  ...traits
}: FieldTraits &
  Pick<FieldKind<F>, 'inJson'> & {
    readonly stored: KeyKind | ((field: F) => KeyKind);
    readonly operators: readonly Operator[] | ((field: F) => readonly Operator[]);
    readonly check: (setup: FieldCheckSetup<F>) => CheckedValue;
    readonly filter: (setup: { readonly field: F; readonly text: string }) => Json | undefined;
  }): FieldKind<F> {
  return {
    ...traits,
    keys: (field) =>
      field.compute ? [] : [{ key: field.name, kind: typeof stored === 'function' ? stored(field) : stored }],
    inputs: (field) => (field.compute ? [] : [field.name]),
    parse: ({ field, input, values, before }) => {
      const value = ownValue(input, field.name);
      if (value === undefined) return { values: {} };
      if (value === null) return { values: { [field.name]: null } };
      const checked = check({ field, value, values, before: before && ownValue(before, field.name) });
      return 'issue' in checked
        ? { issues: [issueOf(field.name, checked)] }
        : { values: { [field.name]: checked.value } };
    },
    operators: (field) => (typeof operators === 'function' ? operators(field) : operators),
    parseFilter: ({ field, text }) => filter({ field, text }),
  };
}

/** The issue of a failed check, keyed to `field`. */
export function issueOf(field: string, { issue, params, text }: Failed): Issue {
  return { field, key: issue, ...(params && { params }), ...(text && { text }) };
}

export const TEXT_OPERATORS = ['eq', 'ne', 'in', 'nin', 'contains', 'startswith', 'null'] as const;
/** Operators of masked fields: none that reveals a part of the value. */
export const MASKED_OPERATORS = ['eq', 'null'] as const;
export const NUMBER_OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'between', 'null'] as const;
export const CHOICE_OPERATORS = ['eq', 'ne', 'in', 'nin', 'null'] as const;
export const LIST_OPERATORS = ['contains', 'in', 'nin', 'null'] as const;
