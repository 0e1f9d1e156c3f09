import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

test('an event: dates half-open (AV1), UID, DTSTAMP and SEQUENCE of the record, the same text each time', () => {
  const nights = [
    {
      id: 'r1',
      kind: 'TAKEN' as const,
      from: '2027-01-01',
      to: '2027-01-04',
      changedAt: '2026-11-20T09:00:00.123Z',
      sequence: 3,
    },
  ];
  const text = calendarText({ name: 'Ev, deniz', nights });
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Konak//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Ev\\, deniz',
    'BEGIN:VEVENT',
    'UID:r1@konak',
    'DTSTAMP:20261120T090000Z',
    'LAST-MODIFIED:20261120T090000Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20270101',
    'DTEND;VALUE=DATE:20270104',
    'SUMMARY:Reserved',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarText({ name: 'Ev, deniz', nights })).toBe(text);
});
