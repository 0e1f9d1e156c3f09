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
 * A value typed as text but kept as something else (a number, an amount). What is typed stays as typed until the
 * field is left, then it is written the way the language writes it.
 */
export function useDraft({ store, name, parse, format }: Draft) {
  const value = useFormValue(store, name) ?? null;
  const [typed, setTyped] = useState<string>();
  const read = (text: string): Json => (text.trim() === '' ? null : (parse(text) ?? text));
  const shown = value === null ? '' : format(value);
  // Somebody else may have set the value since (a conflict taken over, another field): then their value is shown.
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
