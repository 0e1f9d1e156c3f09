import type { Charset } from './charsets.ts';
import type { Compute, DatedShares, FieldDisplay, InputLook } from './field-types.ts';
import type { FileKind } from './file-kinds.ts';
import type { Text } from './text-types.ts';
import type { Json, Where } from './where-types.ts';

/** The kinds of field that a resource may have, each normalised. */

export const FIELD_TYPES = [
  'text',
  'textarea',
  'richText',
  'markdown',
  'email',
  'phone',
  'url',
  'integer',
  'number',
  'percent',
  'rating',
  'money',
  'boolean',
  'enum',
  'date',
  'dateTime',
  'time',
  'month',
  'dateRange',
  'ref',
  'children',
  'image',
  'file',
  'images',
  'color',
  'tags',
  'keyValue',
  'json',
  'password',
  'iban',
  'location',
  'object',
  'repeater',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type EnumOption = {
  readonly value: string;
  readonly label: Text;
  readonly color?: string;
  readonly icon?: string;
  /** A line below its label. */
  readonly help?: Text;
  readonly rank?: number;
  /** Value that records had before it was renamed. */
  readonly renamedFrom?: string;
};

/** What every field has, whatever its type. */
export type FieldBase = {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly required: boolean;
  /** Shown, never written by a client; the server owns it. A write that names it is refused (422). */
  readonly readOnly: boolean;
  readonly unique: boolean;
  readonly hidden: boolean;
  readonly default?: Json;
  /** Shown, and required, only while this holds. Hidden is never required. */
  readonly showIf?: Where;
  /** Required while this holds, too. */
  readonly requiredIf?: Where;
  /** Of a stored record: while this holds of it, nobody types the field. */
  readonly readOnlyIf?: Where;
  /** Roles that may read / write the field; absent = everyone who may read / write the resource. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly sortable: boolean;
  readonly search: boolean;
  /** Derived on both sides and never stored, e.g. nights. */
  readonly compute?: Compute;
  /** How it is shown where its type alone says too little. */
  readonly display?: FieldDisplay;
  /** How it is typed where its type has more than one way. */
  readonly look?: InputLook;
  /** What `sortBy` calls it, where that is not its name; only of resources served by routes. */
  readonly sortAs?: string;
  /** Name it had before: what is kept under that becomes its. */
  readonly renamedFrom?: string;
  /** Where its value stands in an answered record, `client.name`; only of resources served by routes. */
  readonly path?: string;
  /** Made by the server at creation, `{seq:5}` counts per tenant, e.g. `R-{seq:6}`. Implies readOnly. */
  readonly generate?: string;
  /** Copied by the server from the record that a reference of this one names. Implies readOnly. */
  readonly from?: { readonly ref: string; readonly key: string };
};

export type TextField = FieldBase & {
  readonly type: 'text' | 'textarea' | 'email' | 'phone' | 'url' | 'password';
  readonly minLength?: number;
  readonly maxLength: number;
  /** Which characters, by a name from a fixed list. */
  readonly charset?: Charset;
  /** How a whole value looks (`src/domain/text/pattern.ts`), and what is said of others. */
  readonly pattern?: { readonly is: string; readonly message: Text };
  /** Whole on the record's own page only, and each look there is noted; its last characters everywhere else (KB5). */
  readonly masked?: boolean;
  /** Of a unique one: a form says while it is typed whether it is free. */
  readonly checkFree?: boolean;
  /** Fields, or several with spaces between, whose first with a value suggests this one in a new record's form. */
  readonly slugOf?: readonly string[];
  /** Of a password: kept sealed instead of hashed, for the server to use; told is only whether it is set (S22). */
  readonly secret?: boolean;
};
/** HTML of a few elements (`src/domain/text/rich-text.ts`); its lengths count words, not markup. */
export type RichTextField = FieldBase & {
  readonly type: 'richText';
  readonly minLength?: number;
  readonly maxLength: number;
};
/** A text with signs for its form, `**bold**`; kept as it was typed. */
export type MarkdownField = FieldBase & {
  readonly type: 'markdown';
  readonly minLength?: number;
  readonly maxLength: number;
};
export type NumberField = FieldBase & {
  /** `rating`: whole, and stars from 1 to `max`. */
  readonly type: 'integer' | 'number' | 'percent' | 'rating';
  readonly min?: number;
  readonly max?: number;
};
/** Stored as an integer of minor units (cents, kuruş) under the field's name. */
export type MoneyField = FieldBase & {
  readonly type: 'money';
  readonly min?: number;
  readonly max?: number;
  /** Exactly one of the two: a fixed ISO code, or the sibling field that holds it. */
  readonly currency?: string;
  readonly currencyField?: string;
};
export type BooleanField = FieldBase & { readonly type: 'boolean' };
export type EnumField = FieldBase & {
  readonly type: 'enum';
  /** Resolved from `values` in the file or from `enum`, a list of `_enums.json`. */
  readonly options: readonly EnumOption[];
  readonly enum?: string;
  readonly multiple: boolean;
  /** Nobody may write a value of a higher `rank` than the one named here, e.g. `$user.role` (S3). */
  readonly notAbove?: string;
};
/** `date` is a calendar date `YYYY-MM-DD`; `dateTime` an instant in UTC, ISO with `Z`. */
export type DateField = FieldBase & {
  readonly type: 'date' | 'dateTime';
  readonly min?: string;
  readonly max?: string;
  /** How the call writes it, where that is not the ISO way; only of resources served by routes. */
  readonly format?: 'month/day/year';
};
/** A half-open range of calendar dates over two stored keys. */
export type DateRangeField = FieldBase & {
  readonly type: 'dateRange';
  readonly start: string;
  readonly end: string;
  readonly minDays: number;
  readonly maxDays?: number;
  /** Only then a creation before today is refused. */
  readonly notPast: boolean;
};
export type RefField = FieldBase & {
  readonly type: 'ref';
  readonly resource: string;
  readonly multiple: boolean;
  readonly optionsWhere?: Where;
  /** No form offers to make a new one on the way. */
  readonly create?: false;
  /** Roles that see a dash on purpose. */
  readonly unnamedFor?: readonly string[];
};
/** The records of another resource whose `via` points here. Not stored on this record. */
export type ChildrenField = FieldBase & {
  readonly type: 'children';
  readonly resource: string;
  readonly via: string;
  /** Fields of those records; absent = the columns of their list. */
  readonly columns?: readonly string[];
  /** As `sort` of a list. */
  readonly sort?: string;
  /** Only those that a view of their list shows. */
  readonly view?: string;
  /** Typed as rows of this record's form: these of their fields, or those of their own form. */
  readonly inline?: true | readonly string[];
};
/** A small picture: own-origin path or a data URL of png/jpeg/webp up to `maxBytes`. */
export type ImageField = FieldBase & { readonly type: 'image'; readonly maxBytes: number };
/** One uploaded file, kept beside the data and not in the record: `{ id, name, type, size }`. */
export type FileField = FieldBase & {
  readonly type: 'file';
  readonly accept: readonly FileKind[];
  /** Bytes. */
  readonly maxBytes: number;
};
/** Uploaded pictures in an order of their own; the first is the cover. */
export type ImagesField = FieldBase & { readonly type: 'images'; readonly maxItems: number };
export type ColorField = FieldBase & { readonly type: 'color' };
export type TagsField = FieldBase & { readonly type: 'tags'; readonly maxItems: number };
export type IbanField = FieldBase & { readonly type: 'iban' };
/** A time of day on the clock of the business, `HH:mm`, 24 hours. */
export type TimeField = FieldBase & { readonly type: 'time' };
/** A month of a year, `2026-11`. */
export type MonthField = FieldBase & { readonly type: 'month'; readonly min?: string; readonly max?: string };
/** Names and what they stand for: `[{ key, value }]`, texts both. */
export type KeyValueField = FieldBase & { readonly type: 'keyValue'; readonly maxItems: number };
/** An object or a list of anything, for programs; its length is that of its text. */
export type JsonField = FieldBase & { readonly type: 'json'; readonly maxLength: number };
/** A place on the map, `{ lat, lng }` in degrees (WGS 84). */
export type LocationField = FieldBase & { readonly type: 'location' };
/** Named parts kept under one key: an address. */
export type ObjectField = FieldBase & { readonly type: 'object'; readonly fields: { readonly [name: string]: Field } };
/** A list of such values, in the order of the person who wrote it. */
export type RepeaterField = FieldBase & {
  readonly type: 'repeater';
  readonly fields: { readonly [name: string]: Field };
  readonly minItems: number;
  readonly maxItems: number;
  /** No two items have the same value of this part. */
  readonly uniqueBy?: string;
  /** In the order of `uniqueBy` this number never falls. */
  readonly rising?: string;
  /** Its entries are dated shares that sum to 100 % on every day that has any (ES8). */
  readonly shares?: DatedShares;
};

export type Field =
  | TextField
  | RichTextField
  | MarkdownField
  | NumberField
  | MoneyField
  | BooleanField
  | EnumField
  | DateField
  | DateRangeField
  | RefField
  | ChildrenField
  | ImageField
  | FileField
  | ImagesField
  | ColorField
  | TagsField
  | IbanField
  | TimeField
  | MonthField
  | KeyValueField
  | JsonField
  | LocationField
  | ObjectField
  | RepeaterField;
