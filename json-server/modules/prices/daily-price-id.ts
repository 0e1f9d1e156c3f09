import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';

/** The id of an estate's price of one night: found without a search, and unique. */
export const dailyPriceId = (estateId: string, date: IsoDate): string => `${estateId}_${date}`;
