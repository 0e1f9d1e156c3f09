import { useCallback, useSyncExternalStore } from 'react';
import type { Json } from '../../../config/types.ts';

export type FormValues = { readonly [key: string]: Json | undefined };
/** Key of a record → texts for people. '' = the record as a whole. */
export type FormErrors = { readonly [key: string]: readonly string[] };

/**
 * A form's input, key by key. Components listen to single keys: a keystroke renders one field and the conditions that
 * use it, never the form (watching the whole form made each keystroke six times slower).
 */
export type FormStore = {
  readonly get: (key: string) => Json | undefined;
  readonly values: () => FormValues;
  /** The values before any input. */
  readonly base: () => FormValues;
  /** Sets one value and takes its errors away: they were about the old one. */
  readonly set: (key: string, value: Json) => void;
  /** Sets what nobody types and the server will say itself: it counts as unchanged. */
  readonly fill: (key: string, value: Json) => void;
  /** Keys whose value is no longer that of `base`. */
  readonly changedKeys: () => string[];
  readonly errors: () => FormErrors;
  readonly setErrors: (errors: FormErrors) => void;
  /** Takes a new base; `values` then stand on it as typed. */
  readonly rebase: (base: FormValues, values: FormValues) => void;
  /** Grows whenever the value or the errors of one of the keys change. `*` = any of them. */
  readonly revision: (keys: readonly string[]) => number;
  readonly subscribe: (keys: readonly string[], listener: () => void) => () => void;
};

/** @param base the stored record, or the defaults of a new one; @param values the initial input */
export function createFormStore(base: FormValues, values: FormValues = base): FormStore {
  const state = { base, values, errors: {} as FormErrors };
  const revisions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();

  const touch = (keys: readonly string[]) => {
    const called = new Set<() => void>();
    for (const key of [...keys, '*']) {
      revisions.set(key, (revisions.get(key) ?? 0) + 1);
      for (const listener of listeners.get(key) ?? []) called.add(listener);
    }
    for (const listener of called) listener();
  };

  return {
    get: (key) => state.values[key],
    values: () => state.values,
    base: () => state.base,
    set: (key, value) => {
      if (isSame(state.values[key], value)) return;
      state.values = { ...state.values, [key]: value };
      if (key in state.errors) state.errors = withoutError(state.errors, key);
      touch([key]);
    },
    fill: (key, value) => {
      if (isSame(state.values[key], value)) return;
      state.base = { ...state.base, [key]: value };
      state.values = { ...state.values, [key]: value };
      touch([key]);
    },
    changedKeys: () =>
      [...new Set([...Object.keys(state.base), ...Object.keys(state.values)])].filter(
        (key) => !isSame(state.base[key], state.values[key]),
      ),
    errors: () => state.errors,
    setErrors: (errors) => {
      const keys = [...new Set([...Object.keys(state.errors), ...Object.keys(errors)])];
      state.errors = errors;
      touch(keys);
    },
    rebase: (nextBase, nextValues) => {
      const keys = [...new Set([...Object.keys(state.values), ...Object.keys(nextValues)])];
      state.base = nextBase;
      state.values = nextValues;
      touch(keys);
    },
    revision: (keys) => keys.reduce((sum, key) => sum + (revisions.get(key) ?? 0), 0),
    subscribe: (keys, listener) => {
      for (const key of keys) listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
      return () => {
        for (const key of keys) listeners.get(key)?.delete(listener);
      };
    },
  };
}

/** The value of one key; renders again when it changes. */
export function useFormValue(store: FormStore, key: string): Json | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe([key], listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.get(key));
}

/** Renders again when a value or an error of one of these keys changes. @param keys the same list at every render */
export function useFormKeys(store: FormStore, keys: readonly string[]): number {
  const subscribe = useCallback((listener: () => void) => store.subscribe(keys, listener), [store, keys]);
  return useSyncExternalStore(subscribe, () => store.revision(keys));
}

/** Equal as JSON; no value, null and '' are all "nothing". */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function withoutError(errors: FormErrors, key: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== key));
}
