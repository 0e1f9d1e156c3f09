import { useState } from 'react';
import { unsavedRanges, type SentRange } from '../../../domain/prices/grid/runs.ts';
import { afterSave } from '../../../domain/prices/grid/sheet.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { HttpError } from '../../../providers/http-error.ts';
import type { GridStore } from './grid-store.ts';
import type { Edits } from './use-edits.ts';

/** The last save, and the cells that undo it; for one set of filters. */
type LastSave = {
  readonly nights: number;
  readonly homes: number;
  readonly undo: readonly SentRange[];
  readonly isUndone: boolean;
};
type Saved = { readonly undo: readonly SentRange[] };

/** Saves the changes, and undoes the last save. */
export function useSaveGrid(setup: {
  readonly edits: Edits;
  readonly store: GridStore;
  readonly onBegin: () => void;
  readonly onRefused: (why: HttpError) => void;
}) {
  const { edits, store, onBegin, onRefused } = setup;
  const { send, isSending } = useSend({ refreshes: ['daily-prices'] });
  const [last, setLast] = useState<LastSave>();
  const canUndoSave = last !== undefined && !last.isUndone && last.undo.length > 0;

  const save = (): Promise<boolean> => {
    const sent = edits.newest().edits;
    return write(unsavedRanges(sent), (undo) => {
      edits.keep(afterSave(edits.newest(), sent));
      const nights = [...sent.values()].reduce((sum, { size }) => sum + size, 0);
      setLast({ nights, homes: sent.size, undo, isUndone: false });
    });
  };
  /** @param done receives the undo cells, once the grid shows the saved values */
  const write = async (cells: readonly SentRange[], done: (undo: readonly SentRange[]) => void): Promise<boolean> => {
    onBegin();
    const sent = await send(async (call) => {
      const body = { cells };
      const { undo: back } = await call<Saved>({ path: '/price-grid', method: 'POST', body, isOnce: true }).catch(
        async (error: unknown) => {
          // A retry without others' new nights would only fail again.
          if (error instanceof HttpError && error.statusCode === 409) await store.refresh();
          throw error;
        },
      );
      // Loads the new values before dropping the typed ones, so that no cell shows its old price in between.
      await store.refresh();
      done(back);
    });
    if (!sent.isDone && sent.failure) onRefused(sent.failure);
    return sent.isDone;
  };
  /** Undoes the last save on the server; fails if somebody has changed one of its nights since. */
  const undoSave = (): void => {
    if (last && canUndoSave) void write(last.undo, (undo) => setLast({ ...last, undo, isUndone: true }));
  };
  return { save, undoSave, canUndoSave, last, forgetLast: () => setLast(undefined), isSaving: isSending };
}
