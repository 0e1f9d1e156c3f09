import { useText } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { optionsOf } from '../../../config/options.ts';

export type LabelledOption = { readonly value: string; readonly label: string; readonly color?: string | undefined };

/** The values of a field with the configuration's labels, in its order. */
export function useChoices(resource: string, field: string): readonly LabelledOption[] {
  const text = useText();
  const known = useClientConfig().resources[resource]?.fields[field];
  return optionsOf(known).map(({ value, label, color }) => ({ value, label: text(label), color }));
}

/** A value's label; an unknown value as it is. */
export const optionLabel = (choices: readonly LabelledOption[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
