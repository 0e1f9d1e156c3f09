import { addDays, BUSINESS_TIME_ZONE, type IsoDate, type IsoInstant, todayIn } from '../calendar/iso-date.ts';
import { timeIn } from '../mail/words.ts';
import { isReleased } from '../reservations/status.ts';

/** Days after check-out for which a guest's link still opens the page. */
export const DAYS_AFTER = 7;

/** What of a stay its guest's page goes by. */
export type PagedStay = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly noShowAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
};

/** `CANCELLED`, `NO_SHOW`: the page says that and nothing of the stay. */
export type GuestPageState = 'ACTIVE' | 'CANCELLED' | 'NO_SHOW';

/** What a guest's link opens; undefined = nothing any more. @param today calendar date of the company */
export function guestPageState(stay: PagedStay, today: IsoDate): GuestPageState | undefined {
  if (today > addDays(stay.checkOut, DAYS_AFTER)) return undefined;
  if (isReleased(stay.status ?? null)) return 'CANCELLED';
  return (stay.noShowAt ?? '') === '' ? 'ACTIVE' : 'NO_SHOW';
}

/** Whether a stay is agreed on: only then its guest is told where exactly the home is. */
export const isAgreed = ({ status }: PagedStay): boolean => status === 'SUCCESSFUL' || status === 'FINISHED';

/** The first day on which the guest may know how to get in. */
export const entryFrom = ({ checkIn }: Pick<PagedStay, 'checkIn'>): IsoDate => addDays(checkIn, -1);

type EntryAsked = {
  readonly now: IsoInstant;
  /** Time of day by which the guest leaves, `HH:mm`. */
  readonly leavesAt: string;
  /** The company's time zone. */
  readonly timeZone?: string;
};

/**
 * Whether the guest may see how to get in (door code, Wi-Fi): of a confirmed stay, from the beginning of the day before
 * arrival until the time of check-out, that moment no longer, on the clock of the company.
 */
export function isEntryOpen(stay: PagedStay, { now, leavesAt, timeZone = BUSINESS_TIME_ZONE }: EntryAsked): boolean {
  if (stay.status !== 'SUCCESSFUL' || (stay.noShowAt ?? '') !== '' || (stay.actualCheckOutAt ?? '') !== '')
    return false;
  const today = todayIn(new Date(now), timeZone);
  if (today < entryFrom(stay)) return false;
  return today < stay.checkOut || (today === stay.checkOut && timeIn(now, timeZone) < leavesAt);
}
