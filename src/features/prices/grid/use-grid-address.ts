import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import { useChartAddress } from '../../../engine/chart/use-chart-address.ts';

const ASKED = ['q', 'group', 'project', 'district'] as const;

/** Place and filters of the grid, in the address. */
export const useGridAddress = (today: IsoDate) => useChartAddress(ASKED, today);
