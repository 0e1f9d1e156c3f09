import type { HouseTimes } from '../../../src/domain/reservation/turnover.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import { houseTimes } from './company-settings.ts';

type TimeOf = (stay: Row, home: Row | undefined) => string;
export type StayTimes = {
  readonly usual: HouseTimes;
  /** When guests come and leave, HH:mm: as they planned it, or else as the home, or else as the company says. */
  readonly arrivesAt: TimeOf;
  readonly leavesAt: TimeOf;
};

const NO_HOME: Row = { id: '' };

/** @param table tables of one tenant, outside or inside a transaction */
export function stayTimes(table: Parameters<typeof houseTimes>[0]): StayTimes {
  const usual = houseTimes(table);
  return {
    usual,
    arrivesAt: (stay, home = NO_HOME) =>
      textIn(stay, 'plannedArrival') || textIn(home, 'checkInTime') || usual.checkInTime,
    leavesAt: (stay, home = NO_HOME) =>
      textIn(stay, 'plannedDeparture') || textIn(home, 'checkOutTime') || usual.checkOutTime,
  };
}
