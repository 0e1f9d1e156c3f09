import { useChartStore } from '../../../engine/chart/use-chart-store.ts';
import { createGridStore } from './grid-store.ts';

/** Resources whose changes affect a price. */
export const PRICED = ['daily-prices', 'seasons', 'estates', 'estate-groups'];
const FOLLOWED = [...PRICED, 'reservations'];

/** The grid's current data for one set of filters. */
export const useGrid = (query: string) => useChartStore({ query, create: createGridStore, followed: FOLLOWED });
