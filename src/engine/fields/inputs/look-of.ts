import type { Field, InputLook } from '../../../config/types.ts';
import { LOOKS } from '../displays.tsx';

/** Where the name of a field stands: above its one input, above a group that has inputs of its own, or beside the box. */
export function labelPlace({ look, type }: Field): 'above' | 'group' | 'beside' {
  if (look === 'checkbox') return 'beside';
  return LOOKS[type].isGroup || (look !== undefined && GROUPS.includes(look)) ? 'group' : 'above';
}

const GROUPS: readonly InputLook[] = ['radio', 'cards', 'rating', 'slider'];

/** Id of the element that names a group. */
export const groupLabelId = (id: string): string => `${id}-label`;
