import type { Field, InputLook } from '../../../config/types.ts';
import { LOOKS } from '../displays.tsx';

/** The position of a field's label: above its one input, above a group of inputs, or beside the box. */
export function labelPlace({ look, type }: Field): 'above' | 'group' | 'beside' {
  if (look === 'checkbox') return 'beside';
  return LOOKS[type].isGroup || (look !== undefined && GROUPS.includes(look)) ? 'group' : 'above';
}

const GROUPS: readonly InputLook[] = ['radio', 'cards', 'rating', 'slider'];

/** Id of the element that names a group. */
export const groupLabelId = (id: string): string => `${id}-label`;
