import ICAL from 'ical.js';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';

/** A property as RFC 7265 (jCal) writes it: name, parameters, type, values. */
export type JProperty = readonly [string, Readonly<Record<string, string>>, string, ...unknown[]];
/** A component: name, properties, components within. */
export type JComponent = readonly [string, readonly JProperty[], readonly JComponent[]];

/** Max characters of a parser's message that are passed on. */
const REASON_LENGTH = 120;
/** Max characters of a property's name with its parameters: the parser's time grows with their square. */
const HEAD_LENGTH = 2000;

/** Whether a line, folded or not, keeps its name and parameters short. A colon in quotes belongs to a parameter. */
function hasShortHead(line: string): boolean {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (at > HEAD_LENGTH) return false;
    const character = line[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ':' && !isQuoted) return true;
  }
  return true;
}

/**
 * The calendars of a text, all or nothing: a truncated one would look as if bookings were gone. Accepts a byte order
 * mark, bare line feeds and folded lines.
 * @throws CalendarRefused
 */
export function parseCalendars(text: string): readonly JComponent[] {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR\s/i.test(plain) || !/\nEND:VCALENDAR$/i.test(plain)) throw new CalendarRefused('noCalendar');
  if (
    !plain
      .replace(/\r?\n[ \t]/g, '')
      .split('\n')
      .every(hasShortHead)
  ) {
    throw new CalendarRefused('longHead', { max: HEAD_LENGTH });
  }
  let parsed: unknown;
  try {
    parsed = ICAL.parse(plain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CalendarRefused('unreadable', { reason: reason.slice(0, REASON_LENGTH) });
  }
  // One calendar is the value itself, several are a list.
  const isOne = Array.isArray(parsed) && typeof parsed[0] === 'string';
  return (isOne ? [parsed] : parsed) as readonly JComponent[];
}

/** The first property of this name. */
export function propertyOf([, properties]: JComponent, name: string): JProperty | undefined {
  return properties.find((property) => property[0] === name);
}

/** Its value as text; '' when there is none. */
export function propertyText(component: JComponent, name: string): string {
  const value = propertyOf(component, name)?.[3];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
