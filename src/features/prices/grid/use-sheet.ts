import { useState } from 'react';
import type { Patch } from '../../../domain/prices/grid/cell.ts';
import * as operations from '../../../domain/prices/grid/operations.ts';
import type { CellRange, CellPlace } from '../../../domain/prices/grid/range.ts';
import { sizeOf } from '../../../domain/prices/grid/range.ts';
import { weekendsIn } from '../../../domain/prices/grid/weekends.ts';
import {
  changed,
  type CellChange,
  EMPTY,
  redo,
  type PriceSheet,
  undo,
  MAX_CELLS,
} from '../../../domain/prices/grid/sheet.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { decimalSeparator } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GridStore } from './grid-store.ts';
import { type Conflict, useConflicts } from './use-conflicts.ts';
import { useEdits } from './use-edits.ts';
import { useSaveGrid } from './use-save.ts';

/** The errors of the last step. */
export type Complaint =
  | { readonly kind: 'wrong'; readonly wrong: readonly operations.Wrong[] }
  | { readonly kind: 'mixed' | 'tooMany' }
  | { readonly kind: 'refused'; readonly error: HttpError };

/**
 * The unsaved changes, and every operation on them. The sheet identifies estates by id and nights by date, so
 * scrolling, filters and changes by others do not affect it.
 */
export function useSheet(store: GridStore, revision: number) {
  const separator = decimalSeparator(useLanguage());
  const [complaint, setComplaint] = useState<Complaint>();
  const edits = useEdits();
  const { sheet, newest, keep } = edits;
  const dismiss = () => setComplaint(undefined);
  const { conflicts, settle } = useConflicts(edits, store, revision);
  const { undoSave, canUndoSave, ...saving } = useSaveGrid({
    edits,
    store,
    onBegin: dismiss,
    onRefused: (error) => setComplaint({ kind: 'refused', error }),
  });

  const nightAt = ({ row, day }: CellPlace): operations.KnownNight | undefined => {
    const line = store.line(row);
    const night = line?.night(day);
    if (!line || !night) return undefined;
    const { id: estateId, currency } = line.estate;
    return { estateId, currency, below: night.below, own: night.own?.own, seen: night.own?.seen ?? '' };
  };
  /** Runs one step, after loading its nights. */
  const step = async (
    boxes: readonly CellRange[],
    work: (place: { sheet: PriceSheet; look: operations.NightLookup; roundTo: number }) => operations.GridOutcome,
  ) => {
    if (boxes.some((box) => sizeOf(box) > MAX_CELLS)) {
      setComplaint({ kind: 'tooMany' });
      return;
    }
    await Promise.all(boxes.map(store.ensure));
    const { changes, wrong, isMixed } = work({
      sheet: newest(),
      look: nightAt,
      roundTo: store.known()?.roundTo ?? 0,
    });
    const next = changed(newest(), changes);
    if (next.count > MAX_CELLS) {
      setComplaint({ kind: 'tooMany' });
      return;
    }
    keep(next);
    setComplaint(isMixed ? { kind: 'mixed' } : wrong.length > 0 ? { kind: 'wrong', wrong } : undefined);
  };

  return {
    ...saving,
    sheet,
    complaint,
    conflicts,
    undoSave,
    settle: (which: readonly Conflict[], isMine: boolean) => {
      settle(which, isMine);
      dismiss();
    },
    dismiss,
    /** @param only restricts the step to weekend nights */
    type: (box: CellRange, typed: string, only?: 'weekends') => {
      const boxes = only ? weekendsIn(box) : [box];
      return step(boxes, (place) =>
        joinOutcomes(boxes.map((one) => operations.typeIntoCells({ ...place, box: one, typed, separator }))),
      );
    },
    rules: (box: CellRange, rules: Patch) => step([box], (place) => operations.setRules({ ...place, box, rules })),
    clear: (box: CellRange, isAll: boolean) => step([box], (place) => operations.clearCells({ ...place, box, isAll })),
    fill: (from: CellRange, to: CellRange) => step([from, to], (place) => operations.fillCells({ ...place, from, to })),
    paste: (box: CellRange, table: readonly (readonly string[])[]) => {
      const rows = table.length;
      const columns = Math.max(...table.map((row) => row.length));
      const isOne = rows === 1 && columns === 1;
      const whole = isOne ? box : { ...box, bottom: box.top + rows - 1, right: box.left + columns - 1 };
      return step([whole], (place) => operations.pasteCells({ ...place, box, table, separator }));
    },
    /** Single nights, by estate and date: the prices of a file. */
    put: (changes: readonly CellChange[]) => keep(changed(newest(), changes)),
    /** Undoes the last unsaved step, or, without one, the last save. */
    undo: () => (newest().done.length > 0 ? keep(undo(newest())) : undoSave()),
    canUndo: sheet.done.length > 0 || canUndoSave,
    redo: () => keep(redo(newest())),
    discard: () => {
      keep(EMPTY);
      dismiss();
    },
    look: nightAt,
  };
}
/** Several boxes are one step: undone together, and not applied if one fails. */
function joinOutcomes(outcomes: readonly operations.GridOutcome[]): operations.GridOutcome {
  const isMixed = outcomes.some((outcome) => outcome.isMixed);
  return {
    changes: isMixed ? [] : outcomes.flatMap(({ changes }) => changes),
    wrong: outcomes.flatMap(({ wrong }) => wrong).slice(0, isMixed ? 0 : undefined),
    ...(isMixed && { isMixed }),
  };
}

export type SheetTools = ReturnType<typeof useSheet>;
