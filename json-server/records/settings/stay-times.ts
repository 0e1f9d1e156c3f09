import type { HouseTimes } from '../../../src/domain/reservations/turnover.ts';
import { houseTimes } from './company-settings.ts';

/** The values read from a stay and its home. */
type Planned = {
  readonly id: string;
  readonly plannedArrival?: string | null;
  readonly plannedDeparture?: string | null;
};
type Home = { readonly id: string; readonly checkInTime?: string | null; readonly checkOutTime?: string | null };
type TimeOf = (stay: Planned, home: Home | undefined) => string;
export type StayTimes = {
  readonly usual: HouseTimes;
  /** When guests arrive and leave, HH:mm: as planned, else the home's times, else the company's. */
  readonly arrivesAt: TimeOf;
  readonly leavesAt: TimeOf;
};

/** @param table tables of one tenant, outside or inside a transaction */
export function stayTimes(table: Parameters<typeof houseTimes>[0]): StayTimes {
  const usual = houseTimes(table);
  return {
    usual,
    arrivesAt: (stay, home) => stay.plannedArrival || home?.checkInTime || usual.checkInTime,
    leavesAt: (stay, home) => stay.plannedDeparture || home?.checkOutTime || usual.checkOutTime,
  };
}
