import { oncePer } from '../../../config/once-per.ts';
import { type Plan, withPlan } from '../../../domain/tape/plan.ts';
import type { RowData, TapeStore } from './tape-store.ts';

/** Rows as the plan has them; a row it does not touch stays the same object, and is not drawn anew. */
export function plannedRows(store: TapeStore, plan: Plan): (estate: number) => RowData | undefined {
  if (plan.length === 0) return store.row;
  const plannedOf = oncePer((row: RowData): RowData => {
    const stays = withPlan(row.stays, row.estate.id, plan);
    return stays === row.stays ? row : { ...row, stays };
  });
  return (estate) => {
    const row = store.row(estate);
    return row && plannedOf(row);
  };
}
