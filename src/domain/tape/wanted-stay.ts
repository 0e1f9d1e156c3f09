import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts';

/** Nights of a home about to be booked. */
export type WantedStay = { readonly estateId: string; readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** TC5: its form in the chart's address: `2026-12-01_2026-12-05_est-1`. */
export const writeWantedStay = ({ estateId, checkIn, checkOut }: WantedStay): string =>
  `${checkIn}_${checkOut}_${estateId}`;

/** @returns undefined for anything else */
export function readWantedStay(text: string): WantedStay | undefined {
  const [checkIn, checkOut, ...rest] = text.split('_');
  const estateId = rest.join('_');
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut) || checkIn >= checkOut || estateId === '') return undefined;
  return { estateId, checkIn, checkOut };
}
