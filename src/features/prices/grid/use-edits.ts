import { useWarnAboutChange } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import { EMPTY, type PriceSheet } from '../../../domain/prices/grid/sheet.ts';

export type Edits = ReturnType<typeof useEdits>;

/** The unsaved changes; asks before somebody leaves with some of them. */
export function useEdits() {
  const [sheet, setSheet] = useState<PriceSheet>(EMPTY);
  /** The newest sheet, for work that waits for nights to load. */
  const current = useRef(sheet);
  const { setWarnWhen } = useWarnAboutChange();
  const isDirty = sheet.count > 0;
  useEffect(() => {
    setWarnWhen(isDirty);
    return () => setWarnWhen(false);
  }, [isDirty, setWarnWhen]);
  return {
    sheet,
    newest: () => current.current,
    keep: (next: PriceSheet) => {
      current.current = next;
      setSheet(next);
    },
  };
}
