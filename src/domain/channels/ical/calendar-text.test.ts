import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, escapeText, foldLine } from './calendar-text.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;

test('RFC 5545 3.1: no line has more than 75 octets, and unfolded it is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      const folded = foldLine(line);
      expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('Turkish letters are never cut in two', () => {
  const line = `SUMMARY:${'ğüşiöçİı'.repeat(20)}`;
  const parts = foldLine(line).split('\r\n ');
  expect(parts.join('')).toBe(line);
  expect(parts.length).toBeGreaterThan(3);
  expect(foldLine(`A${'ş'.repeat(37)}`)).not.toContain('\r\n');
  expect(foldLine(`AA${'ş'.repeat(37)}`)).toContain('\r\n ş');
});

test('RFC 5545 3.3.11: what would end a value is escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf\u0000\u0007')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

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
