import { BUSINESS_TIME_ZONE, type IsoInstant } from './iso-date.ts';

/** A moment in local business time, `YYYY-MM-DDTHH:mm`. */
export type WallTime = string;

const MINUTE = 60_000; // ms
const OPTIONS = {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
/** Created on first use: a time zone costs a page tens of milliseconds. */
let format: Intl.DateTimeFormat | undefined;

/** The local time of an instant. */
export function wallTimeOf(instant: IsoInstant): WallTime {
  format ??= new Intl.DateTimeFormat('en-CA', OPTIONS);
  const part = Object.fromEntries(format.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]));
  const of = (name: string, width: number) => (part[name] ?? '').padStart(width, '0');
  return `${of('year', 4)}-${of('month', 2)}-${of('day', 2)}T${of('hour', 2)}:${of('minute', 2)}`;
}

/** The instant of a local time. If a clock change makes it ambiguous or invalid, the later offset is used. */
export function instantOf(wall: WallTime): IsoInstant {
  const wanted = Date.parse(`${wall}:00Z`);
  let guess = wanted;
  // Twice: the offset at the first guess may differ from the one at the answer.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${wallTimeOf(new Date(guess).toISOString())}:00Z`);
    guess += Math.round((wanted - shown) / MINUTE) * MINUTE;
  }
  return new Date(guess).toISOString();
}
