import { Tag } from '../../../ui/Tag.tsx';
import { type Choice, labelOf } from './choices.ts';

/** A value in the words and colour of the configuration. */
export function ChoiceTag({ choices, value }: { readonly choices: readonly Choice[]; readonly value: string }) {
  return <Tag color={choices.find((choice) => choice.value === value)?.color}>{labelOf(choices, value)}</Tag>;
}
