import { type IsoDate, type IsoInstant, todayIn } from '../domain/calendar/iso-date.ts';

// What is drawn again later is to show the day and the moment of then, so nobody keeps these over renders. React's rule
// of pure components cannot see into them; it still finds what else is impure.

/** The day it is in the house. */
export const currentDay = (): IsoDate => todayIn(new Date());

/** The moment it is. */
export const currentMoment = (): IsoInstant => new Date().toISOString();
