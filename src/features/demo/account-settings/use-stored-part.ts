import { useState } from 'react';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { useStored } from '../parts/use-stored.ts';

export type SettingsPart = 'account' | 'address' | 'notifications' | 'apps' | 'social' | 'keys' | 'cards' | 'plan';
type Stored = Readonly<Record<string, Json>>;

const NOTHING: Stored = {};

type StoredPart<Value extends Json> = {
  readonly part: SettingsPart;
  readonly start: Value;
  /** What stands in a browser was not necessarily put there by us. */
  readonly isValue: (value: Json | undefined) => value is Value;
};

/** A part that is worked on and then saved or discarded as a whole; all parts stand under one key of this browser. */
export function useStoredPart<Value extends Json>({ part, start, isValue }: StoredPart<Value>) {
  const [all, change] = useStored('demo account settings', NOTHING, 'browser');
  const stored = isJsonObject(all) && Object.hasOwn(all, part) ? all[part] : undefined;
  const saved = isValue(stored) ? stored : start;
  const [value, setValue] = useState(saved);
  const [isSaved, setIsSaved] = useState(false);
  return {
    value,
    setValue,
    save: (next: Value = value) => {
      setValue(next);
      change((before) => ({ ...before, [part]: next }));
      setIsSaved(true);
    },
    discard: () => {
      setValue(saved);
      setIsSaved(false);
    },
    /** Whether something was saved here since the screen was opened. */
    isSaved,
    isChanged: JSON.stringify(value) !== JSON.stringify(saved),
  };
}
