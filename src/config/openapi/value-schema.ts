import type { Field, FieldShapes, FieldType } from '../field-shapes.ts';
import { fieldKind } from '../fields/registry.ts';
import type { JsonSchema } from './document.ts';

type Texted = { readonly minLength?: number; readonly maxLength?: number };
type Numbered = { readonly min?: number; readonly max?: number };

const text = ({ minLength, maxLength }: Texted, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
  ...more,
});
const numbered = (type: 'integer' | 'number', { min, max }: Numbered): JsonSchema => ({
  type,
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const choice = (values: readonly string[]): JsonSchema => ({
  type: 'string',
  ...(values.length > 0 && { enum: [...values] }),
});

/** A stored file: `{ id }` of an upload, or `{ path }` of what comes with the product. */
const FILE: JsonSchema = {
  // As a text, the path of a picture that comes with the product.
  type: ['object', 'string'],
  properties: {
    id: { type: 'string' },
    path: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer' },
    caption: { type: 'string' },
  },
};
const DATE: JsonSchema = { type: 'string', format: 'date', examples: ['2027-03-01'] };

/** What a value of each type is in JSON; without a line for a type this does not compile. */
const SCHEMAS: { readonly [Type in FieldType]: (field: FieldShapes[Type]) => JsonSchema } = {
  text: (field) => text(field),
  textarea: (field) => text(field),
  richText: () => ({ type: 'string', contentMediaType: 'text/html' }),
  markdown: () => ({ type: 'string', contentMediaType: 'text/markdown' }),
  email: (field) => text(field, { format: 'email', examples: ['ada@example.com'] }),
  phone: (field) => text(field, { examples: ['+905321112233'] }),
  url: (field) => text(field, { format: 'uri' }),
  integer: (field) => numbered('integer', field),
  number: (field) => numbered('number', field),
  percent: (field) => numbered('number', field),
  rating: (field) => numbered('number', field),
  money: () => ({ type: 'integer', description: 'Minor units: 12345 is 123.45.', examples: [12_345] }),
  boolean: () => ({ type: 'boolean' }),
  enum: ({ options, multiple }) => {
    const one = choice(options.map(({ value }) => value));
    return multiple ? listOf(one) : one;
  },
  date: () => DATE,
  dateTime: () => ({ type: 'string', format: 'date-time', examples: ['2027-03-01T09:30:00.000Z'] }),
  time: () => ({ type: 'string', examples: ['15:00'] }),
  month: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$', examples: ['2027-03'] }),
  // One of its two keys.
  dateRange: () => DATE,
  ref: ({ resource, multiple }) => {
    const id: JsonSchema = { type: 'string', description: `The id of a record of ${resource}.` };
    return multiple ? listOf(id) : id;
  },
  children: () => ({ type: 'array' }),
  image: () => FILE,
  file: () => FILE,
  images: () => listOf(FILE),
  color: () => ({ type: 'string', examples: ['#1f7a6f'] }),
  tags: ({ maxItems }) => ({ ...listOf({ type: 'string', maxLength: 50 }), maxItems }),
  keyValue: () => listOf({ type: 'object', properties: { key: { type: 'string' }, value: { type: 'string' } } }),
  json: () => ({}),
  password: (field) => text(field, { writeOnly: true }),
  iban: () => ({ type: 'string', examples: ['TR330006100519786457841326'] }),
  location: () => ({
    type: 'object',
    properties: { lat: { type: 'number' }, lng: { type: 'number' } },
    required: ['lat', 'lng'],
  }),
  object: ({ fields }) => partsSchema(fields),
  repeater: ({ fields, maxItems }) => ({ ...listOf(partsSchema(fields)), maxItems }),
};

function partsSchema(fields: { readonly [name: string]: Field }): JsonSchema {
  const properties = Object.values(fields).flatMap((field) => keySchemas(field));
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** What a value of a field is, where there is one. */
export function valueSchema(field: Field): JsonSchema {
  // Each line is typed for its own type; which one it is, the field says.
  const make = SCHEMAS[field.type] as (field: Field) => JsonSchema;
  return make(field);
}

/** The same, or nothing: null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (type === undefined) return schema;
  return {
    ...schema,
    type: typeof type === 'string' ? [type, 'null'] : [...type, 'null'],
    ...(values && { enum: [...values, null] }),
  };
}

/** The keys under which a record answers a field, each with what stands there. */
export const keySchemas = (field: Field): readonly (readonly [string, JsonSchema])[] =>
  fieldKind(field.type)
    .keys(field)
    .map(({ key }) => [key, orNull(valueSchema(field))] as const);
