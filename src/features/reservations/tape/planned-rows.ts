import { type Plan, withPlan } from '../../../domain/tape/plan.ts';
import type { RowData, TapeStore } from './tape-store.ts';

/** Rows as the plan has them; a row it does not touch stays the same object, and is not drawn anew. */
export function plannedRows(store: TapeStore, plan: Plan): (estate: number) => RowData | undefined {
  if (plan.length === 0) return store.row;
  const rows = new WeakMap<RowData, RowData>();
  return (estate) => {
    const row = store.row(estate);
    if (row === undefined) return undefined;
    const known = rows.get(row);
    if (known) return known;
    const stays = withPlan(row.stays, row.estate.id, plan);
    const shown = stays === row.stays ? row : { ...row, stays };
    rows.set(row, shown);
    return shown;
  };
}
