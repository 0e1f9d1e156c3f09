import { useChartStore } from '../../../engine/chart/use-chart-store.ts';
import { createGridStore } from './grid-store.ts';

/** Whose changes change a price. */
export const PRICED = ['daily-prices', 'seasons', 'estates', 'estate-groups'];
const FOLLOWED = [...PRICED, 'reservations'];

/** The grid's data for one set of filters, as it is now. */
export const useGrid = (query: string) => useChartStore({ query, create: createGridStore, followed: FOLLOWED });
