import type { Compute, FieldDisplay, InputLook } from './field-types.ts';
import type { Text } from './text-types.ts';
import type { Json, Where } from './where-types.ts';

/** What every field has, and the names of the kinds that more than their own file reads. The kinds are in `fields/`. */

/**
 * Every type of field with its shape once it is normalised. Each file of `fields/` adds its own, so that this list is
 * written nowhere; `fields/registry.ts` does not compile without a kind for each.
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
  /** While this condition holds for the stored record, the field cannot be edited. */
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
