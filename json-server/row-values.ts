export type { IsoDate } from '../src/domain/calendar/iso-date.ts';

/** Money in the smallest units of its currency: 12.50 EUR is 1250. */
export type MinorUnits = number;

/** An instant as ISO 8601 text in UTC. */
export type Instant = string;
