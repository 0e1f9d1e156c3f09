import { useChartStore } from '../../../engine/chart/use-chart-store.ts';
import { createTapeStore } from './tape-store.ts';

const FOLLOWED = ['reservations', 'estates', 'out-of-order-periods'];

/** The chart's current data for one set of filters (TC5). */
export const useTape = (query: string) => useChartStore({ query, create: createTapeStore, followed: FOLLOWED });
