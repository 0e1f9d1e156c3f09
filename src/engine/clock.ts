import { type IsoDate, type IsoInstant, todayIn } from '../domain/calendar/iso-date.ts';

// A later render must show the day and the moment of that time, so these values are never kept. React's rule of pure
// components cannot see into them; it still finds what else is impure.

/** The day it is in the house. */
export const currentDay = (): IsoDate => todayIn(new Date());

/** The moment it is. */
export const currentMoment = (): IsoInstant => new Date().toISOString();
