import { dayNumber, type IsoDate } from '../calendar/iso-date.ts';

/** The keyboard cursor: a line of the chart and a day (day number). */
export type Cursor = { readonly line: number; readonly day: number };
type Span = { readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** The bar under the cursor: the stay of that night, else the one that leaves that day. */
export function underCursor<Bar extends Span>(bars: readonly Bar[], day: number): Bar | undefined {
  return (
    bars.find(({ checkIn, checkOut }) => dayNumber(checkIn) <= day && day < dayNumber(checkOut)) ??
    bars.find(({ checkOut }) => dayNumber(checkOut) === day)
  );
}

/** The bar under the cursor in a home's row: a stay, else closed nights, else none. */
export function barUnder<Stay extends Span, Block extends Span>(
  row: { readonly stays: readonly Stay[]; readonly blocks: readonly Block[] } | undefined,
  day: number,
): { readonly stay: Stay | undefined; readonly block: Block | undefined } {
  const stay = underCursor(row?.stays ?? [], day);
  return { stay, block: stay ? undefined : underCursor(row?.blocks ?? [], day) };
}

const PAGE = 10; // lines

/**
 * The cursor after a key: sideways it skips a whole bar, so a long stay takes one key press; Home goes to today.
 * @returns undefined for other keys
 */
export function moveCursor(setup: {
  readonly cursor: Cursor;
  readonly key: string;
  readonly bars: readonly Span[];
  readonly lines: number;
  readonly today: number;
}): Cursor | undefined {
  const { cursor, key, bars, lines, today } = setup;
  const line = (by: number): Cursor => ({ ...cursor, line: Math.max(0, Math.min(lines - 1, cursor.line + by)) });
  const here = underCursor(bars, cursor.day);
  switch (key) {
    case 'ArrowDown':
      return line(1);
    case 'ArrowUp':
      return line(-1);
    case 'PageDown':
      return line(PAGE);
    case 'PageUp':
      return line(-PAGE);
    case 'Home':
      return { ...cursor, day: today };
    case 'ArrowRight': {
      const end = here ? dayNumber(here.checkOut) : 0;
      return { ...cursor, day: Math.max(cursor.day + 1, end) };
    }
    case 'ArrowLeft': {
      const day = cursor.day - 1;
      const before = underCursor(bars, day);
      // To the first night of the bar on the left, not into its middle.
      return { ...cursor, day: before && dayNumber(before.checkOut) > day ? dayNumber(before.checkIn) : day };
    }
    default:
      return undefined;
  }
}
