import type { OccupancyReport, OccupancyRow } from '../../wire/reports.ts';

/** One home with its months, in the report's order. */
export type HeatLine = { readonly estateId: string; readonly estate: string; readonly cells: readonly OccupancyRow[] };

export function heatLines({ rows }: Pick<OccupancyReport, 'rows'>): HeatLine[] {
  const lines = new Map<string, { estateId: string; estate: string; cells: OccupancyRow[] }>();
  for (const row of rows) {
    const line = lines.get(row.estateId) ?? { estateId: row.estateId, estate: row.estate, cells: [] };
    line.cells.push(row);
    lines.set(row.estateId, line);
  }
  return [...lines.values()];
}

/** Lower bounds of the colours, in percent; no colour below the first. */
export const HEAT_STEPS = [1, 25, 50, 75, 90] as const;

export const heatOf = (occupancy: number | null): number =>
  occupancy === null ? 0 : HEAT_STEPS.filter((step) => occupancy >= step).length;
