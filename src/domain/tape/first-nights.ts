import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';

/**
 * How long a stay begins when somebody points at one night: as long as the home asks at least (AV6), but not into what
 * stands there already. The person may change it; whether it can be sold, the server says.
 * @param night day number
 */
export function nightsToBegin(home: {
  readonly minNights: number | null;
  readonly night: number;
  readonly taken: readonly { readonly checkIn: IsoDate }[];
}): number {
  const { minNights, night, taken } = home;
  const next = Math.min(...taken.map(({ checkIn }) => dayNumber(checkIn)).filter((day) => day > night));
  return Math.max(1, Math.min(minNights ?? 1, next - night));
}
