import type { Field } from '../field-shapes.ts';
import { orNull } from '../fields/in-json.ts';
import { fieldKind } from '../fields/registry.ts';
import type { JsonSchema } from '../json-schema.ts';

/** What a value of a field is, where there is one. */
export const valueSchema = (field: Field): JsonSchema => fieldKind(field.type).inJson(field);

/** The keys under which a record answers a field, each with what stands there. */
export const keySchemas = (field: Field): readonly (readonly [string, JsonSchema])[] =>
  fieldKind(field.type)
    .keys(field)
    .map(({ key }) => [key, orNull(valueSchema(field))] as const);
