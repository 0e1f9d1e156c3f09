import { describe, expect, it } from 'vitest';
import type { DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { draftAt, eventDraft, errorsOf, eventBody } from './event-draft.ts';
import { movedBy, sentSpan, eventSpan, stepOf, weeksOf } from './event-times.ts';

const timed = { allDay: false, start: '2026-11-22T10:00:00.000Z', end: '2026-11-22T11:30:00.000Z' };
const days = { allDay: true, start: '2026-11-22T00:00:00.000Z', end: '2026-11-24T00:00:00.000Z' };

describe('when an event is', () => {
  it('reads moments on the clock of the business, and sends them back as they came', () => {
    expect(eventSpan(timed)).toEqual({ allDay: false, start: '2026-11-22T13:00', end: '2026-11-22T14:30' });
    expect(sentSpan(eventSpan(timed))).toEqual(timed);
  });

  it.each([
    ['2026-11-22T13:00:00+03:00', '2026-11-22T13:00'],
    ['2026-11-22 13:00', '2026-11-22T13:00'],
    ['2026-11-22', '2026-11-22T00:00'],
  ])('reads %s', (start, expected) => {
    expect(eventSpan({ allDay: false, start, end: start }).start).toBe(expected);
  });

  it('takes a whole day as the day that is written there, and at least one', () => {
    expect(eventSpan(days)).toEqual({ allDay: true, start: '2026-11-22', end: '2026-11-24' });
    expect(eventSpan({ ...days, end: days.start }).end).toBe('2026-11-23');
    expect(eventSpan({ ...days, end: '' }).end).toBe('2026-11-23');
  });

  it('moves days, not hours', () => {
    expect(movedBy(eventSpan(timed), 9)).toEqual({ allDay: false, start: '2026-12-01T13:00', end: '2026-12-01T14:30' });
    expect(movedBy(eventSpan(days), -1)).toEqual({ allDay: true, start: '2026-11-21', end: '2026-11-23' });
  });
});

describe('where the arrows lead', () => {
  it.each([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-03', -1, '2026-10-27'],
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['list', '2026-12-15', 1, '2027-01-15'],
  ] as const)('%s of %s by %i: %s', (view, date, by, expected) => {
    expect(stepOf(view, date, by)).toBe(expected);
  });

  it('shows a month in six weeks from Monday', () => {
    const weeks = weeksOf('2026-11-22');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });
});

describe('what is typed', () => {
  const event: DemoEvent = {
    id: 3,
    url: '/apps/kanban',
    title: 'Review',
    ...days,
    extendedProps: { calendar: 'Family', guests: ['Jane', 'Ali'], location: 'Kaş', seats: 4 },
  };

  it('shows the last day that people mean, and saves nothing else', () => {
    const draft = eventDraft(event);
    expect(draft).toMatchObject({ startDay: '2026-11-22', endDay: '2026-11-23', guests: 'Jane, Ali', location: 'Kaş' });
    expect(eventBody(draft, event)).toEqual({
      title: 'Review',
      url: '/apps/kanban',
      allDay: true,
      start: '2026-11-22',
      end: '2026-11-24',
      extendedProps: { calendar: 'Family', guests: ['Jane', 'Ali'], location: 'Kaş', description: '', seats: 4 },
    });
  });

  it('asks for a title, dates, times of a day, an end after the start, and a link that is one', () => {
    const draft = draftAt({ allDay: false, start: '2026-11-22T13:00', end: '2026-11-22T12:00' });
    expect(errorsOf(draft)).toEqual({ title: 'required', endDay: 'backwards' });
    expect(errorsOf({ ...draft, title: 'x', endDay: '', startTime: '25', url: 'javascript:alert(1)' })).toEqual({
      endDay: 'required',
      startTime: 'time',
      url: 'link',
    });
    expect(errorsOf({ ...draft, title: 'x', endTime: '14.30' })).toEqual({});
    expect(errorsOf({ ...draft, title: 'x', allDay: true, endTime: '' })).toEqual({});
  });
});
