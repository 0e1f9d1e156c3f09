import { useMemo } from 'react';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';

/** Errors of a value as a whole: too few entries, shares that do not add up, a row others have changed. */
export function OwnErrors({ store, name }: { readonly store: FormStore; readonly name: string }) {
  useFormKeys(
    store,
    useMemo(() => [name], [name]),
  );
  const errors = store.errors()[name] ?? [];
  if (errors.length === 0) return null;
  return (
    <div className="k-bad k-small k-item-error" role="alert">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
