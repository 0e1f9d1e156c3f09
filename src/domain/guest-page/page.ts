import { addDays, BUSINESS_TIME_ZONE, type IsoDate, type IsoInstant, todayIn } from '../calendar/iso-date.ts';
import { timeIn } from '../mail/words.ts';
import { isReleased } from '../reservations/status.ts';

/** Days after check-out during which a guest's link still works. */
export const DAYS_AFTER = 7;

/** The parts of a stay that decide about its guest page. */
export type PagedStay = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly noShowAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
};

/** `CANCELLED`, `NO_SHOW`: the page shows only that. */
export type GuestPageState = 'ACTIVE' | 'CANCELLED' | 'NO_SHOW';

/** The state of a guest's page; undefined = it no longer opens. @param today calendar date of the company */
export function guestPageState(stay: PagedStay, today: IsoDate): GuestPageState | undefined {
  if (today > addDays(stay.checkOut, DAYS_AFTER)) return undefined;
  if (isReleased(stay.status ?? null)) return 'CANCELLED';
  return (stay.noShowAt ?? '') === '' ? 'ACTIVE' : 'NO_SHOW';
}

/** Whether a stay is confirmed: only then its guest sees the home's exact location. */
export const isAgreed = ({ status }: PagedStay): boolean => status === 'SUCCESSFUL' || status === 'FINISHED';

/** The first day on which the guest may see the access instructions. */
export const entryFrom = ({ checkIn }: Pick<PagedStay, 'checkIn'>): IsoDate => addDays(checkIn, -1);

type EntryAsked = {
  readonly now: IsoInstant;
  /** Time of day by which the guest leaves, `HH:mm`. */
  readonly leavesAt: string;
  /** The company's time zone. */
  readonly timeZone?: string;
};

/**
 * Whether the guest may see the access instructions (door code, Wi-Fi): for a confirmed stay, from the start of the day
 * before arrival until the check-out time (exclusive), in the company's time zone.
 */
export function isEntryOpen(stay: PagedStay, { now, leavesAt, timeZone = BUSINESS_TIME_ZONE }: EntryAsked): boolean {
  if (stay.status !== 'SUCCESSFUL' || (stay.noShowAt ?? '') !== '' || (stay.actualCheckOutAt ?? '') !== '')
    return false;
  const today = todayIn(new Date(now), timeZone);
  if (today < entryFrom(stay)) return false;
  return today < stay.checkOut || (today === stay.checkOut && timeIn(now, timeZone) < leavesAt);
}
