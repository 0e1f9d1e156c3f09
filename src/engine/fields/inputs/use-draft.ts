import { useState } from 'react';
import type { Json } from '../../../config/types.ts';
import { type FormStore, isSame, useFormValue } from './form-store.ts';

type Draft = {
  readonly store: FormStore;
  readonly name: string;
  /** undefined = not understood; the text itself is then the value, so that validation says so and nothing is lost. */
  readonly parse: (text: string) => Json | undefined;
  readonly format: (value: Json) => string;
};

/**
 * A value typed as text but stored as something else (a number, an amount). The text stays as typed until the field
 * loses focus, then it is formatted.
 */
export function useDraft({ store, name, parse, format }: Draft) {
  const value = useFormValue(store, name) ?? null;
  const [typed, setTyped] = useState<string>();
  const read = (text: string): Json => (text.trim() === '' ? null : (parse(text) ?? text));
  const shown = value === null ? '' : format(value);
  // If the value has been set elsewhere (by resolving a conflict, by another field), that one is shown.
  const text = typed !== undefined && isSame(read(typed), value) ? typed : shown;
  return {
    value: text,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      store.set(name, read(event.target.value));
    },
    onBlur: () => setTyped(undefined),
  };
}
