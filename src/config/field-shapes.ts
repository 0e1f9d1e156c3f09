import type { Compute, FieldDisplay, InputLook } from './field-types.ts';
import type { Text } from './text-types.ts';
import type { Json, Where } from './where-types.ts';

/** Members common to all fields, and the names shared between kinds. The kinds are in `fields/`. */

/**
 * Every type of field with its normalised shape. Each file in `fields/` adds its own, so there is no central list;
 * `fields/registry.ts` does not compile if a kind is missing.
 */
export interface FieldShapes {}
export type FieldType = keyof FieldShapes;
/** The field of any type. */
export type Field = FieldShapes[FieldType];

export type EnumOption = {
  readonly value: string;
  readonly label: Text;
  readonly color?: string;
  readonly icon?: string;
  /** A line below its label. */
  readonly help?: Text;
  readonly rank?: number;
  /** The value's name before it was renamed. */
  readonly renamedFrom?: string;
};

/** What every field has, whatever its type. */
export type FieldBase = {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly required: boolean;
  /** Shown, but only the server writes it. A write that names it is refused (422). */
  readonly readOnly: boolean;
  readonly unique: boolean;
  readonly hidden: boolean;
  readonly default?: Json;
  /** Shown, and required, only while this holds. A hidden field is never required. */
  readonly showIf?: Where;
  /** Also required while this holds. */
  readonly requiredIf?: Where;
  /** While this condition holds for the stored record, the field cannot be edited. */
  readonly readOnlyIf?: Where;
  /** Roles that may read / write the field; absent = everyone who may read / write the resource. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly sortable: boolean;
  readonly search: boolean;
  /** Derived on both sides and never stored, e.g. nights. */
  readonly compute?: Compute;
  /** The display format, if the type's own is not enough. */
  readonly display?: FieldDisplay;
  /** The input control, if the type has several. */
  readonly look?: InputLook;
  /** Its name in `sortBy`, if different; only for resources served by routes. */
  readonly sortAs?: string;
  /** Its former name: values stored under it move here. */
  readonly renamedFrom?: string;
  /** The path of its value in an answered record, `client.name`; only for resources served by routes. */
  readonly path?: string;
  /** Made by the server at creation, `{seq:5}` counts per tenant, e.g. `R-{seq:6}`. Implies readOnly. */
  readonly generate?: string;
  /** Copied by the server from a record this one refers to. Implies readOnly. */
  readonly from?: { readonly ref: string; readonly key: string };
};

export type TextField = FieldShapes['text' | 'textarea' | 'email' | 'phone' | 'url' | 'password'];
export type RichTextField = FieldShapes['richText'];
export type NumberField = FieldShapes['integer' | 'number' | 'percent' | 'rating'];
export type MoneyField = FieldShapes['money'];
export type EnumField = FieldShapes['enum'];
export type DateField = FieldShapes['date' | 'dateTime'];
export type DateRangeField = FieldShapes['dateRange'];
export type RefField = FieldShapes['ref'];
export type ChildrenField = FieldShapes['children'];
export type FileField = FieldShapes['file'];
export type ImagesField = FieldShapes['images'];
export type ObjectField = FieldShapes['object'];
export type RepeaterField = FieldShapes['repeater'];
export type ImageField = FieldShapes['image'];
export type BooleanField = FieldShapes['boolean'];
export type MarkdownField = FieldShapes['markdown'];
export type ColorField = FieldShapes['color'];
export type TagsField = FieldShapes['tags'];
export type IbanField = FieldShapes['iban'];
export type TimeField = FieldShapes['time'];
export type MonthField = FieldShapes['month'];
export type KeyValueField = FieldShapes['keyValue'];
export type JsonField = FieldShapes['json'];
export type LocationField = FieldShapes['location'];
