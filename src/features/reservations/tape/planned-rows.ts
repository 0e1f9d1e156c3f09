import { oncePer } from '../../../config/once-per.ts';
import { type Plan, withPlan } from '../../../domain/tape/plan.ts';
import type { RowData, TapeStore } from './tape-store.ts';

/** Rows with the plan applied; an unaffected row stays the same object, and is not rendered again. */
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
