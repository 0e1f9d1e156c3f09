import type { ClientField, ClientResource, Json, Row } from '../../config/types.ts';
import { type FormStore, type FormValues, isSame } from '../fields/inputs/form-store.ts';
import { keysOf } from '../resource/keys.ts';

/** One field that somebody else has changed since the form was opened. */
export type Difference = {
  readonly field: ClientField;
  /** `clash`: both changed it, to different values, and only a person can say which. `theirs`: only they did. */
  readonly kind: 'clash' | 'theirs';
};

/** What differs between the record as the form knew it and as it is now. Readable fields only: others were not sent. */
export function differences(setup: { resource: ClientResource; store: FormStore; current: Row }): Difference[] {
  const { resource, store, current } = setup;
  const mine = new Set(store.changedKeys());
  return Object.values(resource.fields).flatMap((field): Difference[] => {
    const keys = keysOf(field);
    if (keys.every((key) => isSame(store.base()[key], current[key]))) return [];
    const isMine = keys.some((key) => mine.has(key));
    const isAgreed = keys.every((key) => isSame(store.values()[key], current[key]));
    return [{ field, kind: isMine && !isAgreed ? 'clash' : 'theirs' }];
  });
}

/**
 * The record as it is now with this person's changes on it, but for the clashes they gave up.
 * @param theirs names of the fields whose other value is taken
 */
export function merged(setup: {
  resource: ClientResource;
  store: FormStore;
  current: Row;
  theirs: ReadonlySet<string>;
}): FormValues {
  const { resource, store, current, theirs } = setup;
  const values: Record<string, Json | undefined> = { ...current };
  const changed = new Set(store.changedKeys());
  for (const field of Object.values(resource.fields)) {
    if (theirs.has(field.name)) continue;
    const keys = field.type === 'password' ? [field.name] : keysOf(field);
    // A range is one thing: half of mine and half of theirs would be nobody's.
    if (keys.some((key) => changed.has(key))) for (const key of keys) values[key] = store.values()[key];
  }
  return values;
}
