/** Calendars in the shapes in which channels send them, written by hand. */

export type SampleEvent = {
  readonly uid: string;
  readonly from?: string;
  readonly to?: string;
  readonly summary?: string;
  readonly lines?: readonly string[];
};

const day = (date: string) => date.replaceAll('-', '');

function event({ uid, from, to, summary, lines = [] }: SampleEvent): string[] {
  return [
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T080000Z',
    ...(from ? [`DTSTART;VALUE=DATE:${day(from)}`] : []),
    ...(to ? [`DTEND;VALUE=DATE:${day(to)}`] : []),
    ...(summary === undefined ? [] : [`SUMMARY:${summary}`]),
    `UID:${uid}`,
    ...lines,
    'END:VEVENT',
  ];
}

/** A calendar of these events, with the line ends that RFC 5545 asks for. */
export function calendar(events: readonly SampleEvent[], { end = '\r\n' }: { readonly end?: string } = {}): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'CALSCALE:GREGORIAN'];
  return [...head, ...events.flatMap(event), 'END:VCALENDAR', ''].join(end);
}

/** A booking and closed days, as Airbnb exports them: folded, the number and the phone's last digits in the text. */
export const AIRBNB = [
  'BEGIN:VCALENDAR',
  'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN',
  'CALSCALE:GREGORIAN',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20270108',
  'DTSTART;VALUE=DATE:20270104',
  'UID:1418fb94e984-6a4f1e6b2d1f0b1d8b7b0d6f8c3e2a10@airbnb.com',
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/d',
  ' etails/HMABC4XYZ9\\nPhone Number (Last 4 Digits): 4321',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20270120',
  'DTSTART;VALUE=DATE:20270115',
  'UID:7f662ec65913-0e5b8d0a3c3c1b1a9d2a6f5e4d3c2b1a@airbnb.com',
  'SUMMARY:Airbnb (Not available)',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** Booking.com tells bookings and closed days by one and the same text. */
export const BOOKING_COM = [
  'BEGIN:VCALENDAR',
  'PRODID:-//admin.booking.com//NONSGML Booking calendar//EN',
  'VERSION:2.0',
  'METHOD:PUBLISH',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20270201',
  'DTEND;VALUE=DATE:20270205',
  'UID:0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e@booking.com',
  'SUMMARY:CLOSED - Not available',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\n');

/** Vrbo and HomeAway tell the guest's name, and begin with a byte order mark. */
export const VRBO =
  '\uFEFF' +
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//HomeAway.com, Inc.//EN',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:c0ffee00-1111-2222-3333-444455556666',
    'DTSTAMP:20261101T000000Z',
    'DTSTART;VALUE=DATE:20270301',
    'DTEND;VALUE=DATE:20270306',
    'SUMMARY:Reserved - Ayşe',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:c0ffee00-1111-2222-3333-444455557777',
    'DTSTAMP:20261101T000000Z',
    'DTSTART;VALUE=DATE:20270310',
    'DTEND;VALUE=DATE:20270312',
    'SUMMARY:Blocked',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
