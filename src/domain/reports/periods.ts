import { dateOfDayNumber, dayNumber, type IsoDate } from '../calendar/iso-date.ts';

/** A piece of a report's time. Days are day numbers since 1970, half-open. */
export type ReportPeriod = {
  /** `2026-05`, or empty for the whole time. */
  readonly month: string;
  readonly from: number;
  readonly to: number;
};

/** The whole of [from, to) as one period. */
export const wholePeriod = (from: IsoDate, to: IsoDate): readonly ReportPeriod[] => [
  { month: '', from: dayNumber(from), to: dayNumber(to) },
];

/** The months [from, to) touches; the first and last include only the days inside. */
export function monthPeriods(from: IsoDate, to: IsoDate): readonly ReportPeriod[] {
  const end = dayNumber(to);
  const periods: ReportPeriod[] = [];
  for (let start = dayNumber(from); start < end;) {
    const month = dateOfDayNumber(start).slice(0, 7);
    const next = Math.min(end, dayNumber(nextMonth(month)));
    periods.push({ month, from: start, to: next });
    start = next;
  }
  return periods;
}

/** `2026-12` → `2027-01-01` */
function nextMonth(month: string): IsoDate {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${String(nextYear).padStart(4, '0')}-${String(next).padStart(2, '0')}-01`;
}
