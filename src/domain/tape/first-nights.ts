import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';

/**
 * The initial length of a stay drawn at one night: the home's minimum (AV6), but not into an existing stay. The person
 * may change it; the server decides whether it can be sold.
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
