import type { Row } from '../../config/types.ts';
import type { IsoDate } from '../../domain/calendar/iso-date.ts';

/** The bank's buying rate for a unit of a currency on a day. */
export type Rate = { readonly date: IsoDate; readonly currency: string; readonly buying: number };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const rateOf = (row: Row): Rate => ({
  date: textOf(row['date']),
  currency: textOf(row['currency']),
  buying: Number(row['buying']),
});
