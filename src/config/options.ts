import type { EnumOption, Field } from './field-shapes.ts';

/** The options of a field; empty if it has none. */
export const optionsOf = (field: Field | undefined): readonly EnumOption[] =>
  field?.type === 'enum' ? field.options : [];

/** The option of a value. */
export const optionOf = (field: Field | undefined, value: unknown): EnumOption | undefined =>
  optionsOf(field).find((option) => option.value === value);
