import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';

type Place = 'localStorage' | 'sessionStorage';
type Kept = Readonly<Record<string, Json>>;

/** What the demo keeps in this browser because no call keeps it; nothing where there is nothing that can be read. */
export function readKept(place: Place, key: string): Kept {
  try {
    const value = JSON.parse(window[place].getItem(key) ?? '{}') as Json;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** @returns whether it was kept: a storage can be full, or forbidden */
export function writeKept(place: Place, key: string, value: Kept): boolean {
  try {
    window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
