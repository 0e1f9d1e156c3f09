import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts';

/** Nights of a home that somebody is about to book. */
export type WantedStay = { readonly estateId: string; readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** TC5: as the chart's address has it: `2026-12-01_2026-12-05_est-1`. */
export const writeWantedStay = ({ estateId, checkIn, checkOut }: WantedStay): string =>
  `${checkIn}_${checkOut}_${estateId}`;

/** @returns undefined for whatever is no stay */
export function readWantedStay(text: string): WantedStay | undefined {
  const [checkIn, checkOut, ...rest] = text.split('_');
  const estateId = rest.join('_');
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut) || checkIn >= checkOut || estateId === '') return undefined;
  return { estateId, checkIn, checkOut };
}
