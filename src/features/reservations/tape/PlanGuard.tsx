import { useWarnAboutChange } from '@refinedev/core';
import { useEffect } from 'react';

/** Asks before a person leaves the chart with an unsaved plan (TC4). */
export function PlanGuard({ isOpen }: { readonly isOpen: boolean }) {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => {
    setWarnWhen(isOpen);
    return () => setWarnWhen(false);
  }, [isOpen, setWarnWhen]);
  return null;
}
