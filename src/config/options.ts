import type { EnumOption, Field } from './field-shapes.ts';

/** The values that a field is chosen from; none where it is no list. */
export const optionsOf = (field: Field | undefined): readonly EnumOption[] =>
  field?.type === 'enum' ? field.options : [];

/** A value as its field lists it. */
export const optionOf = (field: Field | undefined, value: unknown): EnumOption | undefined =>
  optionsOf(field).find((option) => option.value === value);
