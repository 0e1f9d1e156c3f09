import { lazy, type ReactNode, Suspense } from 'react';
import type { ClientField, FieldType, Row } from '../../config/types.ts';
import { isJsonObject } from '../../config/values.ts';
import type { Draw, FieldLook, Looks } from './look.ts';
import './fields.css';

/**
 * How each field type is shown, typed and filtered, found by its file. Light on purpose: lists load it, inputs and filters
 * are apart. Each file pairs a type with components of its own, which TypeScript cannot follow through a lookup by a union.
 */
export const LOOKS = Object.assign(
  {},
  ...Object.values(import.meta.glob<Looks>('./types/*.tsx', { eager: true, import: 'looks' })),
) as { readonly [Type in FieldType]: FieldLook };

const draw: Draw = {
  cellOf: (field, record) => <FieldCell field={field} record={record} />,
  valueOf: (field, record) => <FieldValue field={field} record={record} />,
};

// Few lists have such displays, and never the first one somebody sees.
const Look = lazy(() => import('./looks/Look.tsx'));

/** A field of a record as a list shows it. */
export function FieldCell({ field: wanted, record: whole }: { field: ClientField; record: Row }) {
  const { field, record } = partIn({ field: wanted, record: whole });
  const { Cell } = LOOKS[field.type];
  const cell = <Cell field={field} record={record} draw={draw} />;
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
  const { Value } = LOOKS[field.type];
  const value = <Value field={field} record={record} draw={draw} />;
  return field.display ? <WithLook field={field} record={record} plain={value} /> : value;
}

/** On which side of its column a field's values stand. */
export function alignOf(field: ClientField): 'end' | undefined {
  if (field.display) return field.display.as === 'price' ? 'end' : undefined;
  return LOOKS[field.type].align;
}

const isText = ({ type }: ClientField): boolean => LOOKS[type].isText === true;

function WithLook({ field, record, plain }: { field: ClientField; record: Row; plain: ReactNode }) {
  return (
    <Suspense fallback={plain}>
      <Look
        field={field}
        record={record}
        plain={plain}
        isText={isText}
        cellOf={(other) => <FieldCell field={other} record={record} />}
      />
    </Suspense>
  );
}
