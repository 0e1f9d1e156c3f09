import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts';

/** Nights of a home that somebody is about to book. */
export type Wanted = { readonly estateId: string; readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** TC5: as the chart's address has it: `2026-12-01_2026-12-05_est-1`. */
export const writeWanted = ({ estateId, checkIn, checkOut }: Wanted): string => `${checkIn}_${checkOut}_${estateId}`;

/** @returns undefined for whatever is no stay */
export function readWanted(text: string): Wanted | undefined {
  const [checkIn, checkOut, ...rest] = text.split('_');
  const estateId = rest.join('_');
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut) || checkIn >= checkOut || estateId === '') return undefined;
  return { estateId, checkIn, checkOut };
}
