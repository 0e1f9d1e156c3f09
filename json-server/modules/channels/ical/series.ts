import ICAL from 'ical.js';
import { addDays } from '../../../../src/domain/calendar/iso-date.ts';
import { type EventNights, occurrenceNights } from './event-nights.ts';
import { type JComponent, propertyOf } from './jcal.ts';

/** Max days of series that one calendar may have, examined or kept. */
const MAX_STEPS = 5000;
const MAX_OCCURRENCES = 500;
/** Days ahead at which a series without an end is cut off. */
const HORIZON = 1098;
/** Rules with other parts may never have a day, and the search would not end. */
const KNOWN_PARTS: ReadonlySet<string> = new Set(['freq', 'interval', 'count', 'until', 'wkst', 'byday']);
const FREQUENCIES: ReadonlySet<string> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** The remaining steps for the series of one calendar. */
export type SeriesBudget = { steps: number };
export const seriesBudget = (): SeriesBudget => ({ steps: MAX_STEPS });

export const isSeries = (event: JComponent): boolean =>
  propertyOf(event, 'rrule') !== undefined || propertyOf(event, 'rdate') !== undefined;

function isKnownRule(event: JComponent): boolean {
  const rule = propertyOf(event, 'rrule')?.[3];
  if (rule === undefined) return true;
  if (typeof rule !== 'object' || rule === null) return false;
  const { freq, byday } = rule as { freq?: string; byday?: unknown };
  const hasDays = byday !== undefined;
  return (
    Object.keys(rule).every((part) => KNOWN_PARTS.has(part)) &&
    FREQUENCIES.has(freq ?? '') &&
    (!hasDays || freq === 'WEEKLY')
  );
}

/** One occurrence of a series; `day` identifies it even after a move. */
export type Occurrence = { readonly day: string; readonly nights: EventNights | undefined; readonly event: JComponent };

/**
 * The occurrences of a series from today on: repeated by day, week, month or year, without excluded days, moved ones at
 * their new time.
 * @returns undefined for a rule that is not expanded, or one with too many days
 */
export function occurrencesOf({
  event,
  exceptions,
  today,
  budget,
}: {
  readonly event: JComponent;
  readonly exceptions: readonly JComponent[];
  readonly today: string;
  readonly budget: SeriesBudget;
}): Occurrence[] | undefined {
  if (!isKnownRule(event)) return undefined;
  // ical.js takes and returns jCal as nested lists, which its types call a string here and `any` there.
  const component = (of: JComponent) => new ICAL.Component(of as unknown as string);
  try {
    const series = new ICAL.Event(component(event), { exceptions: exceptions.map(component) });
    const days = series.iterator();
    const found: Occurrence[] = [];
    const end = addDays(today, HORIZON);
    for (let next = days.next(); next as ICAL.Time | null; next = days.next()) {
      budget.steps -= 1;
      const day = next.toString().slice(0, 10);
      if (budget.steps < 0 || found.length > MAX_OCCURRENCES) return undefined;
      if (day > end) break;
      const { startDate, endDate, item } = series.getOccurrenceDetails(next);
      const nights = occurrenceNights(startDate.toString(), endDate.toString());
      if (nights && nights.to <= today) continue;
      found.push({ day, nights, event: item.component.jCal as unknown as JComponent });
    }
    return found;
  } catch {
    return undefined;
  }
}
