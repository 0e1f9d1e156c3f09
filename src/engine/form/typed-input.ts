import type { ClientResource, Json } from '../../config/types.ts';
import { type FormStore, isSame } from '../fields/inputs/form-store.ts';
import { CLEARED } from '../fields/inputs/secret-value.ts';
import { keysOf } from '../resource/keys.ts';
import { isEditable } from './editable.ts';

type Typed = { readonly resource: ClientResource; readonly store: FormStore; readonly isNew: boolean };

/** A new record: what has a value. An existing one: what was changed. Never what this person may not type. */
export function typedInput({ resource, store, isNew }: Typed): Record<string, Json> {
  const fields = Object.values(resource.fields).filter((field) => isEditable({ resource, field }));
  const keys = new Set(fields.flatMap((field) => (field.type === 'password' ? [field.name] : keysOf(field))));
  const values = store.values();
  const isTakenAway = (key: string) => resource.fields[key]?.type === 'password' && values[key] === CLEARED;
  const wanted = isNew ? Object.keys(values) : store.changedKeys();
  return Object.fromEntries(
    wanted
      .filter((key) => keys.has(key))
      // `false` means a removed secret (SecretInput): null for the server.
      .map((key) => [key, isTakenAway(key) ? null : (values[key] ?? null)] as const)
      // Nothing typed is nothing said; but a default that was cleared must not come back.
      .filter(([key, value]) => !isNew || value !== null || !isSame(store.base()[key], null)),
  );
}
