import type { IsoDate, IsoInstant } from './iso-date.ts';

/** An entry of whole days; half-open as stays are (AV1). */
export type IcalEvent = {
  /** Stable as long as its subject exists. */
  readonly uid: string;
  readonly from: IsoDate;
  /** The first day after it. */
  readonly to: IsoDate;
  /** When its subject was last changed. */
  readonly changedAt: IsoInstant;
  /** Number of changes, from 0. */
  readonly sequence: number;
  readonly summary: string;
  readonly description?: string;
  readonly url?: string;
  /** Whether it makes people unavailable. */
  readonly isBusy: boolean;
};

/** Octets of one line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * RFC 5545, 3.3.11: characters that would end a value or a line are escaped with a backslash; other control characters
 * are removed.
 */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they may not stand in a value
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** RFC 5545, 3.1: lines of at most 75 octets; a multi-byte letter is never split. */
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

/** The product and name in the head of an iCalendar. */
export type IcalHead = { readonly product: string; readonly name: string };

/**
 * An iCalendar (RFC 5545) of whole days. The same events always give the same bytes, so clients can rely on the ETag.
 */
export function icalText({ product, name, events }: IcalHead & { readonly events: readonly IcalEvent[] }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Konak//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines({ uid, from, to, changedAt, sequence, summary, description, url, isBusy }: IcalEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantText(changedAt)}`,
    `LAST-MODIFIED:${instantText(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${dateText(from)}`,
    `DTEND;VALUE=DATE:${dateText(to)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}
