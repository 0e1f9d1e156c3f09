import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useMemo } from 'react';
import { type FormStore, useFormKeys } from '../fields/inputs/form-store.ts';

const ANY = ['*'] as const;

/** Asks before a person leaves what has not been saved. A leaf, so that the form does not render with each keystroke. */
export function LeaveGuard({ store, isOff }: { readonly store: FormStore; readonly isOff: boolean }) {
  const { setWarnWhen } = useWarnAboutChange();
  const revision = useFormKeys(store, ANY);
  // The revision stands for the values, which live outside of React.
  const isDirty = useMemo(() => revision >= 0 && store.changedKeys().length > 0, [store, revision]);
  useEffect(() => {
    setWarnWhen(isDirty && !isOff);
    return () => setWarnWhen(false);
  }, [isDirty, isOff, setWarnWhen]);
  return null;
}
