import type { IsoDate } from '../calendar/iso-date.ts';

/** Both days included; absent = open on that side. */
export type Validity = { readonly validFrom?: IsoDate | null; readonly validTo?: IsoDate | null };

/** Whether a day is inside. */
export function isWithin(date: IsoDate, { validFrom, validTo }: Validity): boolean {
  return (!validFrom || validFrom <= date) && (!validTo || date <= validTo);
}
