import type { Json } from '../../../config/types.ts';
import { readKept, writeKept } from '../parts/kept.ts';

/** The one key of this browser under which all that is saved here stands. */
const KEY = 'demo account settings';

export type SettingsPart = 'account' | 'address' | 'notifications' | 'apps' | 'social' | 'keys' | 'cards' | 'plan';

/** What was saved of a part; undefined = never. */
export function keptPart(part: SettingsPart): Json | undefined {
  const kept = readKept('localStorage', KEY);
  return Object.hasOwn(kept, part) ? kept[part] : undefined;
}

/** @returns whether it was kept */
export const keepPart = (part: SettingsPart, value: Json): boolean =>
  writeKept('localStorage', KEY, { ...readKept('localStorage', KEY), [part]: value });
