import type { Field } from '../field-shapes.ts';
import { orNull } from '../fields/in-json.ts';
import { fieldKind } from '../fields/registry.ts';
import type { JsonSchema } from '../json-schema.ts';

/** The schema of a field's value, if present. */
export const valueSchema = (field: Field): JsonSchema => fieldKind(field.type).inJson(field);

/** The keys of a field in an answered record, each with its schema. */
export const keySchemas = (field: Field): readonly (readonly [string, JsonSchema])[] =>
  fieldKind(field.type)
    .keys(field)
    .map(({ key }) => [key, orNull(valueSchema(field))] as const);
