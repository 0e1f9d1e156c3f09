import type { Patch } from './cell.ts';

/** Maximum nights of one step, and of one save. */
export const MAX_CELLS = 10_000;

/** An unsaved night: its typed values, and the version of its record when typing began. */
export type Edit = { readonly patch: Patch; readonly seen: string };
type Nights = ReadonlyMap<number, Edit>;
/** One night's step: undefined = nothing typed. */
type Step = {
  readonly estateId: string;
  readonly day: number;
  readonly before: Edit | undefined;
  readonly after: Edit | undefined;
};

/** All unsaved input, by estate and day number, with undo and redo. */
export type PriceSheet = {
  readonly edits: ReadonlyMap<string, Nights>;
  readonly count: number;
  readonly done: readonly (readonly Step[])[];
  readonly undone: readonly (readonly Step[])[];
};
export const EMPTY: PriceSheet = { edits: new Map(), count: 0, done: [], undone: [] };

/** Steps kept for undo. */
const MAX_STEPS = 500;

export type CellChange = { readonly estateId: string; readonly day: number; readonly edit: Edit | undefined };

export const editAt = (sheet: PriceSheet, estateId: string, day: number): Edit | undefined =>
  sheet.edits.get(estateId)?.get(day);

/** All changes as one undoable step. Returns the same sheet if nothing changes. */
export function changed(sheet: PriceSheet, changes: readonly CellChange[]): PriceSheet {
  const steps = changes
    .map(({ estateId, day, edit }): Step => ({ estateId, day, before: editAt(sheet, estateId, day), after: edit }))
    .filter(({ before, after }) => before !== after);
  if (steps.length === 0) return sheet;
  const { edits, count } = withChanges(
    sheet,
    steps.map(({ estateId, day, after }) => ({ estateId, day, edit: after })),
  );
  return { edits, count, done: [...sheet.done, steps].slice(-MAX_STEPS), undone: [] };
}

export function undo(sheet: PriceSheet): PriceSheet {
  const steps = sheet.done.at(-1);
  if (!steps) return sheet;
  const after = withChanges(
    sheet,
    steps.map(({ estateId, day, before }) => ({ estateId, day, edit: before })),
  );
  return { ...after, done: sheet.done.slice(0, -1), undone: [...sheet.undone, steps] };
}

export function redo(sheet: PriceSheet): PriceSheet {
  const steps = sheet.undone.at(-1);
  if (!steps) return sheet;
  const after = withChanges(
    sheet,
    steps.map((step) => ({ estateId: step.estateId, day: step.day, edit: step.after })),
  );
  return { ...after, done: [...sheet.done, steps], undone: sheet.undone.slice(0, -1) };
}

/**
 * After a save: sent values are no longer unsaved, unless they were changed again since. Earlier steps cannot be
 * undone, because that would need the server's new values.
 */
export function afterSave(sheet: PriceSheet, sent: PriceSheet['edits']): PriceSheet {
  const changes: CellChange[] = [];
  for (const [estateId, nights] of sent) {
    for (const [day, edit] of nights) {
      if (editAt(sheet, estateId, day) === edit) changes.push({ estateId, day, edit: undefined });
    }
  }
  return { ...withChanges(sheet, changes), done: [], undone: [] };
}

/** Changes without an undo step: resolving a conflict is not undone together with typing. */
export const withSettledConflict = (sheet: PriceSheet, changes: readonly CellChange[]): PriceSheet => ({
  ...sheet,
  ...withChanges(sheet, changes),
  done: [],
  undone: [],
});

function withChanges(sheet: PriceSheet, changes: readonly CellChange[]): Pick<PriceSheet, 'edits' | 'count'> {
  const edits = new Map(sheet.edits);
  const fresh = new Map<string, Map<number, Edit>>();
  let { count } = sheet;
  for (const { estateId, day, edit } of changes) {
    const nights = fresh.get(estateId) ?? new Map(edits.get(estateId));
    fresh.set(estateId, nights);
    if (nights.delete(day)) count -= 1;
    if (!edit) continue;
    nights.set(day, edit);
    count += 1;
  }
  for (const [estateId, nights] of fresh) {
    if (nights.size > 0) edits.set(estateId, nights);
    else edits.delete(estateId);
  }
  return { edits, count };
}
