import type { Text } from '../../../config/types.ts';
import { useText } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';

export type Choice = { readonly value: string; readonly label: string; readonly color?: string | undefined };
type Option = { readonly value: string; readonly label: Text; readonly color?: string };

/** The values of a field as the configuration names them, in its order. */
export function useChoices(resource: string, field: string): readonly Choice[] {
  const text = useText();
  const known = useClientConfig().resources[resource]?.fields[field];
  const options: readonly Option[] = known?.type === 'enum' ? known.options : [];
  return options.map(({ value, label, color }) => ({ value, label: text(label), color }));
}

/** In words; a value that the configuration does not know as it is. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
