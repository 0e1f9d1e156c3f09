import { useText } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { optionsOf } from '../../../config/options.ts';

export type LabelledOption = { readonly value: string; readonly label: string; readonly color?: string | undefined };

/** The values of a field as the configuration names them, in its order. */
export function useChoices(resource: string, field: string): readonly LabelledOption[] {
  const text = useText();
  const known = useClientConfig().resources[resource]?.fields[field];
  return optionsOf(known).map(({ value, label, color }) => ({ value, label: text(label), color }));
}

/** In words; a value that the configuration does not know as it is. */
export const optionLabel = (choices: readonly LabelledOption[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
