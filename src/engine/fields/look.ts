import type { ComponentType, ReactNode } from 'react';
import type { ClientField, Field, FieldType, Row } from '../../config/types.ts';
import type { DisplayProps, FieldOf } from './display-props.ts';
import type { InputProps } from './inputs/input-props.ts';

/** How parts of a value are drawn, each as a field of its type. */
export type Draw = {
  readonly cellOf: (field: ClientField, record: Row) => ReactNode;
  readonly valueOf: (field: ClientField, record: Row) => ReactNode;
};
export type LookProps<Kind extends Field = Field> = DisplayProps<Kind> & { readonly draw: Draw };

/** Inputs that come with every form; `inputs/FieldInput.tsx` has them. */
export type InputName =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'markdown'
  | 'number'
  | 'money'
  | 'boolean'
  | 'enum'
  | 'date'
  | 'dateRange'
  | 'ref'
  | 'image'
  | 'file'
  | 'images'
  | 'color'
  | 'tags'
  | 'password'
  | 'iban'
  | 'time'
  | 'month'
  | 'keyValue'
  | 'json'
  | 'location';
/** Filters that come with every list's; `filters/FieldFilter.tsx` has them. */
export type FilterName = 'text' | 'number' | 'boolean' | 'enum' | 'date' | 'month' | 'dateRange' | 'ref';

/**
 * The display, input and filter of a field type. A new type is one file in `types/` that exports `looks` with one of
 * these; there is no central list. Lists load these files, so heavy parts are imported by `lazy` there.
 */
export type FieldLook<Kind extends ClientField = ClientField> = {
  /** In a list: one line. */
  readonly Cell: ComponentType<LookProps<Kind>>;
  /** On a show page, and in a form where the field may only be read. */
  readonly Value: ComponentType<LookProps<Kind>>;
  /** How it is typed: as others are, or by an input of its own, which is lazy. Absent = not in one input. */
  readonly input?: InputName | ComponentType<InputProps<Kind>>;
  /** How lists are filtered by it; absent = not at all. */
  readonly filter?: FilterName;
  /** Numbers stand at the end of their column, so that digits line up. */
  readonly align?: 'end';
  /** Takes the whole width of a page or form. */
  readonly isWide?: true;
  /** Typed in a short line, which two of them share. */
  readonly isShort?: true;
  /** Says when or how much: on a card it is a fact, and no part of its name. */
  readonly isFact?: true;
  /** px of a column in a long list; default if absent */
  readonly width?: number;
  /** The text itself is what is shown. */
  readonly isText?: true;
  /** Its input is a group of several, which its label names as a whole. */
  readonly isGroup?: true;
  /** Its input needs the room of a form, so no cell of a list is typed in. */
  readonly needsForm?: true;
  /** Never stored unencrypted in the browser: masked and hidden values. */
  readonly isSecret?: true;
  /** Its value is of one record, and is not given to many at once. */
  readonly notForMany?: true;
  /** Its value belongs to this record at this time: no copy has it, and nobody brings it back. */
  readonly notCopied?: true;
};
export type Looks = { readonly [Type in FieldType]?: FieldLook<FieldOf<Type>> };
