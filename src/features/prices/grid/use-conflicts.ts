import { useMemo } from 'react';
import { type CellChange, editAt, withSettledConflict } from '../../../domain/prices/grid/sheet.ts';
import type { GridStore } from './grid-store.ts';
import type { Edits } from './use-edits.ts';

/** A night with an unsaved price that others have changed since. */
export type Conflict = { readonly estateId: string; readonly day: number };

/** The unsaved prices that others have changed meanwhile. @param revision grows with every answer of the store */
export function useConflicts(edits: Edits, store: GridStore, revision: number) {
  const { sheet } = edits;
  const conflicts = useMemo((): readonly Conflict[] => {
    const found: Conflict[] = [];
    for (const [estateId, nights] of sheet.edits) {
      const row = store.place(estateId);
      const line = row === undefined ? undefined : store.line(row);
      if (line?.estate.id !== estateId) continue;
      for (const [day, { seen }] of nights) {
        const night = line.night(day);
        if (night && (night.own?.seen ?? '') !== seen) found.push({ estateId, day });
      }
    }
    return found;
    // The revision represents the nights, which are outside React.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sheet, store, revision]);

  /** Resolves conflicts: my price stays unsaved over theirs, or is dropped. */
  const settle = (which: readonly Conflict[], isMine: boolean) => {
    const changes = which.map(({ estateId, day }): CellChange => {
      const row = store.place(estateId);
      const seen = (row === undefined ? undefined : store.line(row)?.night(day)?.own?.seen) ?? '';
      const patch = editAt(edits.newest(), estateId, day)?.patch;
      return { estateId, day, edit: isMine && patch ? { patch, seen } : undefined };
    });
    edits.keep(withSettledConflict(edits.newest(), changes));
  };
  return { conflicts, settle };
}
