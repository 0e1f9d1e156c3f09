import { useMemo, useRef, useState } from 'react';
import { useWarnAboutChange } from '@refinedev/core';
import { useEffect } from 'react';
import type { Patch } from '../../../domain/prices/grid/cell.ts';
import * as operations from '../../../domain/prices/grid/operations.ts';
import type { Box, Cell } from '../../../domain/prices/grid/range.ts';
import { sizeOf } from '../../../domain/prices/grid/range.ts';
import { rangesOf, type SentRange } from '../../../domain/prices/grid/runs.ts';
import {
  changed,
  type Change,
  EMPTY,
  redo,
  saved,
  settled,
  type Sheet,
  undo,
} from '../../../domain/prices/grid/sheet.ts';
import { HttpError } from '../../../providers/http-error.ts';
import { decimalSeparator } from '../../../engine/format.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GridStore } from './grid-store.ts';

/** Cells of one step, and of one save. */
export const MOST_CELLS = 10_000;

/** What the last step could not do. */
export type Complaint =
  | { readonly kind: 'wrong'; readonly wrong: readonly operations.Wrong[] }
  | { readonly kind: 'mixed' | 'tooMany' }
  | { readonly kind: 'refused'; readonly error: HttpError };
/** What was saved last, and the cells that take it back; of one set of filters. */
export type LastSave = {
  readonly nights: number;
  readonly homes: number;
  readonly undo: readonly SentRange[];
  readonly isUndone: boolean;
};
type Saved = { readonly undo: readonly SentRange[] };
/** A night that others changed after it was typed over. */
export type Conflict = { readonly estateId: string; readonly day: number };

/**
 * What is typed and not saved, and everything that can be done with it. The sheet knows estates by id and nights by
 * date, so scrolling, filters and changes of others leave it alone.
 */
export function useSheet(store: GridStore, revision: number) {
  const { send, isSending } = useSend({ refreshes: ['daily-prices'] });
  const language = useLanguage();
  const separator = decimalSeparator(language);
  const [sheet, setSheet] = useState<Sheet>(EMPTY);
  const [complaint, setComplaint] = useState<Complaint>();
  const [last, setLast] = useState<LastSave>();
  /** The newest sheet, for work that waits for nights on their way. */
  const current = useRef(sheet);
  const keep = (next: Sheet) => {
    current.current = next;
    setSheet(next);
  };
  const { setWarnWhen } = useWarnAboutChange();
  const isDirty = sheet.count > 0;
  useEffect(() => {
    setWarnWhen(isDirty);
    return () => setWarnWhen(false);
  }, [isDirty, setWarnWhen]);

  const look = ({ row, day }: Cell): operations.KnownNight | undefined => {
    const line = store.line(row);
    const night = line?.night(day);
    if (!line || !night) return undefined;
    const { id: estateId, currency } = line.estate;
    return { estateId, currency, below: night.below, own: night.own?.own, seen: night.own?.seen ?? '' };
  };
  /** One step, after its nights are here. */
  const step = async (
    boxes: readonly Box[],
    work: (place: { sheet: Sheet; look: operations.Look; roundTo: number }) => operations.Outcome,
  ) => {
    if (boxes.some((box) => sizeOf(box) > MOST_CELLS)) {
      setComplaint({ kind: 'tooMany' });
      return;
    }
    await Promise.all(boxes.map(store.ensure));
    const { changes, wrong, isMixed } = work({
      sheet: current.current,
      look,
      roundTo: store.known()?.roundTo ?? 0,
    });
    const next = changed(current.current, changes);
    if (next.count > MOST_CELLS) {
      setComplaint({ kind: 'tooMany' });
      return;
    }
    keep(next);
    setComplaint(isMixed ? { kind: 'mixed' } : wrong.length > 0 ? { kind: 'wrong', wrong } : undefined);
  };

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
    // The revision stands for the nights, which live outside of React.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet, store, revision]);

  /** Conflicts answered: mine stays unsaved over theirs, or goes. */
  const settle = (which: readonly Conflict[], isMine: boolean) => {
    const changes = which.map(({ estateId, day }): Change => {
      const row = store.place(estateId);
      const seen = (row === undefined ? undefined : store.line(row)?.night(day)?.own?.seen) ?? '';
      const patch = current.current.edits.get(estateId)?.get(day)?.patch;
      return { estateId, day, edit: isMine && patch ? { patch, seen } : undefined };
    });
    keep(settled(current.current, changes));
    setComplaint(undefined);
  };

  const save = (): Promise<boolean> => {
    const { edits } = current.current;
    return write(rangesOf(edits), (undo) => {
      keep(saved(current.current, edits));
      const nights = [...edits.values()].reduce((sum, { size }) => sum + size, 0);
      setLast({ nights, homes: edits.size, undo, isUndone: false });
    });
  };
  /** @param done hears what would take it back, once the grid shows what was saved */
  const write = async (cells: readonly SentRange[], done: (undo: readonly SentRange[]) => void): Promise<boolean> => {
    setComplaint(undefined);
    const sent = await send(async (call) => {
      const body = { cells };
      const { undo: back } = await call<Saved>({ path: '/price-grid', method: 'POST', body, isOnce: true }).catch(
        async (error: unknown) => {
          // Saved again before others' nights are here it would only be refused again.
          if (error instanceof HttpError && error.statusCode === 409) await store.refresh();
          throw error;
        },
      );
      // First the new values, then the typed ones go: no cell shows its old price in between.
      await store.refresh();
      done(back);
    });
    if (!sent.isDone && sent.failure) setComplaint({ kind: 'refused', error: sent.failure });
    return sent.isDone;
  };
  /** Takes the last save back on the server; refused when somebody has changed one of its nights since. */
  const undoSave = (): void => {
    if (!last || last.isUndone || last.undo.length === 0) return;
    void write(last.undo, (undo) => setLast({ ...last, undo, isUndone: true }));
  };

  return {
    sheet,
    complaint,
    conflicts,
    isSaving: isSending,
    last,
    undoSave,
    forgetLast: () => setLast(undefined),
    save,
    settle,
    dismiss: () => setComplaint(undefined),
    type: (box: Box, typed: string) => step([box], (place) => operations.typeInto({ ...place, box, typed, separator })),
    rules: (box: Box, rules: Patch) => step([box], (place) => operations.setRules({ ...place, box, rules })),
    clear: (box: Box, isAll: boolean) => step([box], (place) => operations.clear({ ...place, box, isAll })),
    fill: (from: Box, to: Box) => step([from, to], (place) => operations.fill({ ...place, from, to })),
    paste: (box: Box, table: readonly (readonly string[])[]) => {
      const rows = table.length;
      const columns = Math.max(...table.map((row) => row.length));
      const isOne = rows === 1 && columns === 1;
      const whole = isOne ? box : { ...box, bottom: box.top + rows - 1, right: box.left + columns - 1 };
      return step([whole], (place) => operations.paste({ ...place, box, table, separator }));
    },
    /** Single nights, by estate and date: what a file brings. */
    put: (changes: readonly Change[]) => keep(changed(current.current, changes)),
    /** What was typed last; with nothing typed, what was saved last. */
    undo: () => (current.current.done.length > 0 ? keep(undo(current.current)) : undoSave()),
    canUndo: sheet.done.length > 0 || (last !== undefined && !last.isUndone && last.undo.length > 0),
    redo: () => keep(redo(current.current)),
    discard: () => {
      keep(EMPTY);
      setComplaint(undefined);
    },
    look,
  };
}
export type SheetTools = ReturnType<typeof useSheet>;
