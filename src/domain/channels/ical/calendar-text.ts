import type { IsoDate, IsoInstant } from '../../calendar/iso-date.ts';

/** Nights that are not for sale, as another system may know them: no name, no price, no reason. */
export type ExportedNights = {
  /** Of the record that has the nights; stays the same for as long as the record is there. */
  readonly id: string;
  readonly kind: 'TAKEN' | 'BLOCKED';
  readonly from: IsoDate;
  /** The first night that is free again. */
  readonly to: IsoDate;
  /** When the record was last changed. */
  readonly changedAt: IsoInstant;
  /** How often it was, from 0. */
  readonly sequence: number;
};

/** What UIDs of our own end with; an event that comes back under one is ours and not another's. */
export const OWN_UID = '@konak';
/** Octets of one line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: what would end a value or a line is written with a backslash; other control characters go. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- they may not stand in a value
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** RFC 5545, 3.1: lines of 75 octets at most; a letter of several octets is never cut in two. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n');
}

const dateText = (date: IsoDate): string => date.replaceAll('-', '');
const instantText = (instant: IsoInstant): string => instant.replace(/\.\d+/, '').replace(/[-:]/g, '');

/**
 * An iCalendar of nights (RFC 5545): dates and no times, half-open as stays are (AV1). The same nights give the same
 * text to the byte, whenever it is asked for: what a client fetched before is known by its ETag.
 */
export function calendarText({
  name,
  nights,
}: {
  readonly name: string;
  readonly nights: readonly ExportedNights[];
}): string {
  const events = nights.flatMap(({ id, kind, from, to, changedAt, sequence }) => [
    'BEGIN:VEVENT',
    `UID:${id}${OWN_UID}`,
    `DTSTAMP:${instantText(changedAt)}`,
    `LAST-MODIFIED:${instantText(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${dateText(from)}`,
    `DTEND;VALUE=DATE:${dateText(to)}`,
    `SUMMARY:${kind === 'TAKEN' ? 'Reserved' : 'Blocked'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Konak//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
