import { addDays, type IsoDate } from '../../calendar/iso-date.ts';

/** What a text that goes out by itself is timed by. */
export const SEND_WHEN = ['BEFORE_ARRIVAL', 'BEFORE_DEPARTURE', 'AFTER_DEPARTURE'] as const;
export type SendWhen = (typeof SEND_WHEN)[number];

/** When a text goes out by itself. */
export type OwnTime = {
  readonly when: SendWhen;
  readonly days: number;
  /** `10:00`, on the wall of the business */
  readonly time: string;
  /** The day on which it was switched on: nothing is sent for moments before. */
  readonly since: IsoDate;
};
type Stay = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** The day on which it was booked. */
  readonly booked: IsoDate;
};
/** Now, on the wall of the business. */
type Now = { readonly today: IsoDate; readonly time: string };

/** Stays can be due if this day of theirs lies within these bounds, both included. */
export function stayBounds({ when, days }: Pick<OwnTime, 'when' | 'days'>, today: IsoDate) {
  return when === 'AFTER_DEPARTURE'
    ? { key: 'checkOut' as const, from: addDays(today, -days - 1), to: addDays(today, -days) }
    : {
        key: when === 'BEFORE_ARRIVAL' ? ('checkIn' as const) : ('checkOut' as const),
        from: today,
        to: addDays(today, days),
      };
}

/**
 * Whether a stay gets the text now. What fell due while no server ran is sent up to a day late. A stay that was booked after
 * its moment gets it at once, as long as the day that it is about has not passed. Only stays that come about get any.
 */
export function isDue(rule: OwnTime, stay: Stay, { today, time }: Now): boolean {
  const { when, days, since } = rule;
  const isOver = when === 'AFTER_DEPARTURE';
  if (stay.status !== 'SUCCESSFUL' && !(isOver && stay.status === 'FINISHED')) return false;
  const anchor = when === 'BEFORE_ARRIVAL' ? stay.checkIn : stay.checkOut;
  const due = addDays(anchor, isOver ? days : -days);
  const hasCome = due < today || (due === today && time >= rule.time);
  const isAhead = isOver || anchor >= today;
  const isFresh = due >= addDays(today, -1) || stay.booked >= due;
  const isSince = (due > stay.booked ? due : stay.booked) >= since;
  return hasCome && isAhead && isFresh && isSince;
}
