import { addDays, type IsoDate } from '../calendar/iso-date.ts';

export type Recurrence = {
  readonly every: string;
  readonly startsOn: IsoDate;
  /** The last possible day. */
  readonly until?: IsoDate | null;
};

const MONTHS: Readonly<Record<string, number>> = { MONTH: 1, QUARTER: 3, HALF_YEAR: 6, YEAR: 12 };
const DAYS: Readonly<Record<string, number>> = { WEEK: 7, TWO_WEEKS: 14 };

/** The same day some months later; the last day if the month is shorter. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${toYear}-${two(toMonth)}-${two(Math.min(day, lastDay))}`;
}

/** JT5: the nth day, counted from the first, so that the 31st does not become the 28th for good. */
const dayAt = ({ every, startsOn }: Recurrence, index: number): IsoDate =>
  MONTHS[every] === undefined
    ? addDays(startsOn, (DAYS[every] ?? 7) * index)
    : addMonths(startsOn, MONTHS[every] * index);

/** A record that others are created from over time. */
export type Recurring = Recurrence & {
  readonly aheadDays?: number | null;
  readonly isActive?: boolean | null;
  /** The first day not created yet. */
  readonly nextOn?: IsoDate | null;
};
/** The state of a recurrence: its next day, and when to create it; neither once it is over. */
export type RecurrenceStanding = { readonly nextOn: IsoDate | null; readonly makeOn: IsoDate | null };

const standingOf = ({ aheadDays, isActive }: Recurring, next: IsoDate | undefined): RecurrenceStanding => ({
  nextOn: next ?? null,
  makeOn: next === undefined || isActive === false ? null : addDays(next, -(aheadDays ?? 0)),
});

/** JT5: its state after an edit. @param notBefore earlier days are not created any more */
export const resumeRecurrence = (recurring: Recurring, notBefore: IsoDate): RecurrenceStanding =>
  standingOf(recurring, nextDay(recurring, notBefore));

/** JT5: the days to create by today, at most `most`, and the state afterwards. */
export function advanceRecurrence(
  recurring: Recurring,
  { today, most }: { readonly today: IsoDate; readonly most: number },
): { readonly days: readonly IsoDate[]; readonly standing: RecurrenceStanding } {
  const to = addDays(today, recurring.aheadDays ?? 0);
  const { days, next } = daysToMake(recurring, { from: recurring.nextOn ?? today, to, most });
  return { days, standing: standingOf(recurring, next) };
}

/** More than ten years of weeks; nobody plans further. */
const MAX_STEPS = 600;

/** JT5: the first day of a recurrence that is not before a date; undefined when it is over. */
export function nextDay(recurrence: Recurrence, notBefore: IsoDate): IsoDate | undefined {
  for (let index = 0; index < MAX_STEPS; index += 1) {
    const day = dayAt(recurrence, index);
    if (recurrence.until && day > recurrence.until) return undefined;
    if (day >= notBefore) return day;
  }
  return undefined;
}

/**
 * JT5: the days up to a horizon that are not created yet, at most `most`, and the first one after them.
 * @param from the first day not created yet
 */
export function daysToMake(
  recurrence: Recurrence,
  { from, to, most }: { readonly from: IsoDate; readonly to: IsoDate; readonly most: number },
): { readonly days: readonly IsoDate[]; readonly next: IsoDate | undefined } {
  const days: IsoDate[] = [];
  let next = nextDay(recurrence, from);
  while (next !== undefined && next <= to && days.length < most) {
    days.push(next);
    next = nextDay(recurrence, addDays(next, 1));
  }
  return { days, next };
}
