import { addDays, type IsoDate } from './iso-date.ts';

/** Named periods of reports. */
export const SPANS = [
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type SpanName = (typeof SPANS)[number];
/** `to` is the first day outside. */
export type ReportSpan = { readonly from: IsoDate; readonly to: IsoDate };

/** The named span around today. */
export function spanNamed(name: SpanName, today: IsoDate): ReportSpan {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % 3);
  const year = month - (month % 12);
  const months = (first: number, count: number): ReportSpan => ({ from: firstOf(first), to: firstOf(first + count) });
  switch (name) {
    case 'thisMonth':
      return months(month, 1);
    case 'lastMonth':
      return months(month - 1, 1);
    case 'nextMonth':
      return months(month + 1, 1);
    case 'thisQuarter':
      return months(quarter, 3);
    case 'lastQuarter':
      return months(quarter - 3, 3);
    case 'thisYear':
      return months(year, 12);
    case 'lastYear':
      return months(year - 12, 12);
  }
}

/** @param month months since the year 0 */
function firstOf(month: number): IsoDate {
  const year = Math.floor(month / 12);
  const rest = month % 12;
  return `${String(year).padStart(4, '0')}-${String(rest + 1).padStart(2, '0')}-01`;
}

/** `2026-05` → its days. */
export function spanOfMonth(month: string): ReportSpan {
  const from = `${month}-01`;
  return { from, to: `${addDays(from, 31).slice(0, 7)}-01` };
}

/** The months up to the one of this day, and a number after it: `2026-05`. */
export function monthsAround(
  today: IsoDate,
  { months, ahead }: { readonly months: number; readonly ahead: number },
): string[] {
  const current = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: Math.max(1, months + ahead) }, (_, index) =>
    firstOf(current - months + 1 + index).slice(0, 7),
  );
}
