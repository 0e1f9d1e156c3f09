import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useMemo } from 'react';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';

const ANY = ['*'] as const;

/** Forms with something unsaved: one may be open above another, and closing it must not unguard the other. */
const unsaved = new Set<FormStore>();

/** Asks before a person leaves what has not been saved. A leaf, so that the form does not render with each keystroke. */
export function LeaveGuard({ store, isOff }: { readonly store: FormStore; readonly isOff: boolean }) {
  const { setWarnWhen } = useWarnAboutChange();
  const revision = useFormKeys(store, ANY);
  // The revision represents the values, which live outside React.
  const isDirty = useMemo(() => revision >= 0 && store.changedKeys().length > 0, [store, revision]);
  useEffect(() => {
    if (isDirty && !isOff) unsaved.add(store);
    setWarnWhen(unsaved.size > 0);
    return () => {
      unsaved.delete(store);
      setWarnWhen(unsaved.size > 0);
    };
  }, [store, isDirty, isOff, setWarnWhen]);
  return null;
}
