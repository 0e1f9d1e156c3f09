import { useState } from 'react';
import type { Json } from '../../../config/types.ts';
import type { KeptState } from './KeptEnd.tsx';
import { keepPart, keptPart, type SettingsPart } from './kept-settings.ts';

type KeptPart<Value extends Json> = {
  readonly part: SettingsPart;
  readonly start: Value;
  /** What stands in a browser was not necessarily put there by us. */
  readonly isValue: (value: Json | undefined) => value is Value;
};

/** A part that is worked on and then saved or discarded as a whole. */
export function useKeptPart<Value extends Json>({ part, start, isValue }: KeptPart<Value>) {
  const [saved, setSaved] = useState<Value>(() => {
    const kept = keptPart(part);
    return isValue(kept) ? kept : start;
  });
  const [value, setValue] = useState(saved);
  const [state, setState] = useState<KeptState>('open');
  const save = (next: Value = value) => {
    const isKept = keepPart(part, next);
    setValue(next);
    if (isKept) setSaved(next);
    setState(isKept ? 'saved' : 'failed');
  };
  return {
    value,
    setValue,
    save,
    discard: () => {
      setValue(saved);
      setState('open');
    },
    state,
    isChanged: JSON.stringify(value) !== JSON.stringify(saved),
  };
}
