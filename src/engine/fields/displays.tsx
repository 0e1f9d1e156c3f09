import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ClientField, FieldType, Row } from '../../config/types.ts';
import { isJsonObject } from '../../config/values.ts';
import { BooleanDisplay } from './boolean.tsx';
import { ChildrenDisplay } from './children.tsx';
import { ColorDisplay } from './color.tsx';
import { DateRangeCell, DateRangeValue } from './date-range.tsx';
import { DateDisplay } from './date.tsx';
import type { DisplayProps, FieldOf } from './display-props.ts';
import { EnumDisplay } from './enum.tsx';
import { FileDisplay, ImagesCell, ImagesValue } from './files/lazy-views.tsx';
import { IbanCell, IbanValue } from './iban.tsx';
import { ImageCell, ImageValue } from './image.tsx';
import { LocationCell, LocationValue } from './location.tsx';
import { MoneyDisplay } from './money.tsx';
import { NumberDisplay } from './number.tsx';
import { RefDisplay } from './ref.tsx';
import { RareCell, RareValue } from './rare/lazy-views.tsx';
import { TagsDisplay } from './tags.tsx';
import { PasswordDisplay, TextCell, TextValue } from './text.tsx';
import { TimeDisplay } from './time.tsx';
import './fields.css';

type Display<Type extends FieldType> = {
  /** In a list: one line. */
  readonly Cell: ComponentType<DisplayProps<FieldOf<Type>>>;
  /** On a show page, and in a form where the field may only be read. */
  readonly Value: ComponentType<DisplayProps<FieldOf<Type>>>;
  /** Numbers stand at the end of their column, so that digits line up. */
  readonly align?: 'end';
  /** Takes the whole width of a page or form. */
  readonly isWide?: true;
};

const text = { Cell: TextCell, Value: TextValue };
const number = { Cell: NumberDisplay, Value: NumberDisplay, align: 'end' } as const;
const rare = { Cell: RareCell, Value: RareValue };
const rareWide = { ...rare, isWide: true } as const;
const date = { Cell: DateDisplay, Value: DateDisplay };

/** How each field type is shown. Light on purpose: lists load it, inputs and filters are apart. */
export const DISPLAYS: { readonly [Type in FieldType]: Display<Type> } = {
  text,
  textarea: { ...text, isWide: true },
  richText: rareWide,
  markdown: rareWide,
  email: text,
  phone: text,
  url: text,
  integer: number,
  number,
  percent: number,
  rating: number,
  money: { Cell: MoneyDisplay, Value: MoneyDisplay, align: 'end' },
  boolean: { Cell: BooleanDisplay, Value: BooleanDisplay },
  enum: { Cell: EnumDisplay, Value: EnumDisplay },
  date,
  dateTime: date,
  month: rare,
  time: { Cell: TimeDisplay, Value: TimeDisplay },
  dateRange: { Cell: DateRangeCell, Value: DateRangeValue },
  ref: { Cell: RefDisplay, Value: RefDisplay },
  children: { Cell: ChildrenDisplay, Value: ChildrenDisplay },
  image: { Cell: ImageCell, Value: ImageValue },
  file: { Cell: FileDisplay, Value: FileDisplay },
  images: { Cell: ImagesCell, Value: ImagesValue, isWide: true },
  color: { Cell: ColorDisplay, Value: ColorDisplay },
  keyValue: rareWide,
  json: rareWide,
  tags: { Cell: TagsDisplay, Value: TagsDisplay },
  password: { Cell: PasswordDisplay, Value: PasswordDisplay },
  iban: { Cell: IbanCell, Value: IbanValue },
  location: { Cell: LocationCell, Value: LocationValue, isWide: true },
  object: { Cell: PartsCell, Value: PartsValue, isWide: true },
  repeater: { Cell: PartsCell, Value: PartsValue, isWide: true },
};

// Few lists have such values, and they draw their parts with what is in this file.
const PartsView = lazy(() => import('./parts/PartsView.tsx'));
const draw = {
  cellOf: (field: ClientField, record: Row) => <FieldCell field={field} record={record} />,
  valueOf: (field: ClientField, record: Row) => <FieldValue field={field} record={record} />,
};

function PartsCell(props: DisplayProps<FieldOf<'object' | 'repeater'>>) {
  return (
    <Suspense>
      <PartsView {...props} isCell {...draw} />
    </Suspense>
  );
}

function PartsValue(props: DisplayProps<FieldOf<'object' | 'repeater'>>) {
  return (
    <Suspense>
      <PartsView {...props} isCell={false} {...draw} />
    </Suspense>
  );
}

type AnyDisplay = ComponentType<DisplayProps>;

// Few lists have such looks, and none of them is the first one somebody sees.
const Look = lazy(() => import('./looks/Look.tsx'));

/** A field of a record as a list shows it. */
export function FieldCell({ field: wanted, record: whole }: { field: ClientField; record: Row }) {
  const { field, record } = partIn({ field: wanted, record: whole });
  // The table above pairs each type with its own component; TypeScript cannot follow a lookup by a union.
  const Cell = DISPLAYS[field.type].Cell as AnyDisplay;
  const cell = <Cell field={field} record={record} />;
  return field.display ? <WithLook field={field} record={record} plain={cell} /> : cell;
}

/** A column `address.city` is the part `city` of the address. */
function partIn({ field, record }: { field: ClientField; record: Row }): { field: ClientField; record: Row } {
  const [name = '', part] = field.name.split('.');
  const value = record[name];
  if (part === undefined) return { field, record };
  return {
    field: { ...field, name: part },
    record: { ...record, ...(isJsonObject(value) ? value : { [part]: null }) },
  };
}

/** A field of a record as a page shows it. */
export function FieldValue({ field, record }: { field: ClientField; record: Row }) {
  const Value = DISPLAYS[field.type].Value as AnyDisplay;
  const value = <Value field={field} record={record} />;
  return field.display ? <WithLook field={field} record={record} plain={value} /> : value;
}

/** On which side of its column a field's values stand. */
export function alignOf(field: ClientField): 'end' | undefined {
  if (field.display) return field.display.as === 'price' ? 'end' : undefined;
  return DISPLAYS[field.type].align;
}

function WithLook({ field, record, plain }: { field: ClientField; record: Row; plain: ReactNode }) {
  return (
    <Suspense fallback={plain}>
      <Look {...{ field, record, plain }} cellOf={(other) => <FieldCell field={other} record={record} />} />
    </Suspense>
  );
}
