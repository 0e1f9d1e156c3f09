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
  /** The value sent, or to be stored; an absent key stays absent in the result. */
  readonly input: Values;
  readonly values: WhereValues;
  /** The stored record: rules of change (rank, "not in the past") do not apply to unchanged values. */
  readonly before?: Row | undefined;
  /** Stored incomplete: required parts may be missing. */
  readonly isDraft?: boolean | undefined;
};
export type Parsed = { readonly values: Readonly<Record<string, Json>> } | { readonly issues: readonly Issue[] };

/** The context for normalising a field. */
export type FieldSetup = {
  readonly enums: { readonly [name: string]: EnumList };
  /** Normalises one of its parts like any field. */
  readonly partOf: (name: string, raw: RawField) => Field;
};

/** Traits of a type; absent ones have the usual default. */
export type FieldTraits = {
  /** The members of this type only, with defaults. The schema has checked the keys. */
  own(raw: RawField, inside: FieldSetup): object;
  /** The default input control and display format. */
  begin?(raw: RawField): Pick<FieldBase, 'look' | 'display'>;
  /** Whether lists can be sorted by it: only on request, or never. */
  readonly order?: 'asked' | 'none';
  /**
   * Whether it can be a column: `named` only if a file or a person names it; `unoffered` as usual, but people cannot
   * choose it; `never`.
   */
  readonly column?: 'named' | 'unoffered' | 'never';
  /** Lists without their own filters filter by it. */
  readonly isFiltered?: true;
  /** Lists can search it, and lists without their own search fields do. */
  readonly isSearchable?: true;
  readonly isSearched?: true;
  /** It takes a full row in an automatically arranged form. */
  readonly isSpread?: true;
  /** Its input fits into a cell of a row. */
  readonly fitsCell?: true;
  /** A question may name it: a single short value. */
  readonly isInQuestions?: true;
  /** False if objects and list entries cannot have it as a part. */
  readonly isPart?: false;
  /** Its values refer to uploads. */
  readonly isUploaded?: true;
  /** False if exported files have no column for it. */
  readonly isInSheets?: false;
  /** The type code reads its values as; by default its own. */
  readonly readAs?: 'text' | 'integer';
  /** The type other computed values use it as. */
  readonly measures?: 'number' | 'day';
  /** The type conditions compare it with; by default text. */
  readonly literal?: 'number' | 'boolean' | 'date' | 'moment';
  /** Display formats it supports. */
  readonly displays?: readonly FieldDisplay['as'][];
  /** Its group in the matrix of rights. */
  readonly rights?: 'money' | 'contact';
};

/**
 * The implementation of one field type. A new type is one file that exports one of these, and a line in `registry.ts`.
 */
export type FieldKind<F extends Field = Field> = FieldTraits & {
  /** The JSON Schema of a value, for the description of the API. */
  inJson(field: F): JsonSchema;
  /** Keys it is stored under; none = not stored, or never read (password). */
  keys(field: F): readonly FieldKey[];
  /** Keys a client may send. */
  inputs(field: F): readonly string[];
  /**
   * Strict: a value of the wrong JSON type is an issue, never converted. null stays null; it does not check required.
   */
  parse(setup: ParseSetup<F>): Parsed;
  /** Operators a list query may use on its keys. */
  operators(field: F): readonly Operator[];
  /** Parses a value from a query; undefined = not a value of this type. */
  parseFilter(setup: { readonly field: F; readonly key: string; readonly text: string }): Json | undefined;
};

export type Failed = { readonly issue: IssueKey; readonly params?: IssueParams; readonly text?: Text };
export type CheckedValue = { readonly value: Json } | Failed;
export type FieldCheckSetup<F extends Field> = {
  readonly field: F;
  /** Never null. */
  readonly value: Exclude<Json, null>;
  readonly values: WhereValues;
  /** The stored value. */
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
/** Operators on masked fields: none that reveals a part of the value. */
export const MASKED_OPERATORS = ['eq', 'null'] as const;
export const NUMBER_OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'between', 'null'] as const;
export const CHOICE_OPERATORS = ['eq', 'ne', 'in', 'nin', 'null'] as const;
export const LIST_OPERATORS = ['contains', 'in', 'nin', 'null'] as const;
