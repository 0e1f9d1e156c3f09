import { addDays, type IsoDate } from '../../calendar/iso-date.ts';

/** The events automatic texts are timed by. */
export const SEND_WHEN = ['BEFORE_ARRIVAL', 'BEFORE_DEPARTURE', 'AFTER_DEPARTURE'] as const;
export type SendWhen = (typeof SEND_WHEN)[number];

/** When a text goes out by itself. */
export type OwnTime = {
  readonly when: SendWhen;
  readonly days: number;
  /** `10:00`, in business time */
  readonly time: string;
  /** The day it was switched on: earlier moments are skipped. */
  readonly since: IsoDate;
};
type Stay = {
  readonly status?: string | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** The day of booking. */
  readonly booked: IsoDate;
};
/** The current business date and time. */
type Now = { readonly today: IsoDate; readonly time: string };

/** Stays can be due if this day of theirs is within these bounds (inclusive). */
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
 * Whether a stay gets the text now. Texts missed while no server ran are sent up to a day late. A stay booked after its
 * moment gets it at once, unless the day it is about has passed. Only for stays that take place.
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
