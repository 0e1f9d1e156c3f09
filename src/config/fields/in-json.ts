import type { JsonSchema } from '../json-schema.ts';

type Texted = { readonly minLength?: number; readonly maxLength?: number };
type Numbered = { readonly min?: number; readonly max?: number };

/** A text with its limits. */
export const textInJson = ({ minLength, maxLength }: Texted, more: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
  ...more,
});

/** A number with its limits. */
export const numberInJson = (type: 'integer' | 'number', { min, max }: Numbered): JsonSchema => ({
  type,
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

export const listInJson = (items: JsonSchema, maxItems?: number): JsonSchema => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
});

/**
 * A stored file: `{ id }` of an upload, or `{ path }` of a file that comes with the product, which may also be a plain
 * text.
 */
export const FILE_IN_JSON: JsonSchema = {
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

export const DATE_IN_JSON: JsonSchema = { type: 'string', format: 'date', examples: ['2027-03-01'] };

/** The schema, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (type === undefined) return schema;
  return {
    ...schema,
    type: typeof type === 'string' ? [type, 'null'] : [...type, 'null'],
    ...(values && { enum: [...values, null] }),
  };
}
