import { isOptionOffered } from '../../../config/fields/enum.ts';
import type { EnumField, EnumOption } from '../../../config/types.ts';
import { whereValues } from '../../../providers/where-values.ts';
import type { InputProps } from './input-props.ts';

/** The available values: those in use, and the record's value when it was opened. */
export function offeredIn({ field, store }: Pick<InputProps<EnumField>, 'field' | 'store'>): readonly EnumOption[] {
  if (field.among === undefined) return field.options;
  const offer = { field, values: whereValues(), before: store.base()[field.name] };
  return field.options.filter(({ value }) => isOptionOffered(offer, value));
}
