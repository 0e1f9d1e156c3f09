import { Tag } from '../../../ui/Tag.tsx';
import { type LabelledOption, optionLabel } from './choices.ts';

/** A value with its label and colour from the configuration. */
export function ChoiceTag({ choices, value }: { readonly choices: readonly LabelledOption[]; readonly value: string }) {
  return <Tag color={choices.find((choice) => choice.value === value)?.color}>{optionLabel(choices, value)}</Tag>;
}
