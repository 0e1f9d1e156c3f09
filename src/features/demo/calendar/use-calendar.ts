import { useState } from 'react';
import { isIsoDate, todayIn } from '../../../domain/calendar/iso-date.ts';
import { CALENDARS, type DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { useFilterAddress } from '../../../engine/report/use-filter-address.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useDemo, useDemoCall } from '../parts/use-demo.ts';
import type { CalendarName } from './event-draft.ts';
import { type EventSpan, sentSpan, CALENDAR_VIEWS } from './event-times.ts';

export const CALENDAR_TOPIC = 'calendar';
export const CALENDAR_PATH = '/apps/calendar';
const NONE = 'none';
const NO_EVENTS: readonly DemoEvent[] = [];

/** View, date and filters are in the address. */
export function useCalendarAddress() {
  const { value, change } = useFilterAddress();
  const isPhone = useMedia(PHONE);
  const [today] = useState(() => todayIn(new Date()));
  const asked = value('calendars');
  const date = value('date');
  const named = CALENDARS.filter((name) => asked.split(',').includes(name));
  return {
    today,
    view: CALENDAR_VIEWS.find((view) => view === value('view')) ?? (isPhone ? 'list' : 'month'),
    date: isIsoDate(date) ? date : today,
    calendars: asked === NONE ? [] : named.length === 0 ? CALENDARS : named,
    change,
    filter: (calendars: readonly CalendarName[]) => {
      const all = calendars.length === CALENDARS.length;
      change({ calendars: all ? undefined : calendars.join(',') || NONE });
    },
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

/** The events of the calendars; without any, no events, where the call would answer all. */
export function useEvents(calendars: readonly CalendarName[]) {
  const query = new URLSearchParams(calendars.map((name) => ['calendars', name])).toString();
  const answer = useDemo<readonly DemoEvent[]>(CALENDAR_TOPIC, query === '' ? undefined : `${CALENDAR_PATH}?${query}`);
  return query === '' ? { ...answer, data: NO_EVENTS, isCurrent: true } : answer;
}

/** Changes an event's dates. */
export function useMoveEvent() {
  const { run, ...state } = useDemoCall(CALENDAR_TOPIC);
  const move = async (id: number, span: EventSpan): Promise<boolean> => {
    const { isDone } = await run({ path: `${CALENDAR_PATH}/${id}`, method: 'PUT', body: { id, ...sentSpan(span) } });
    return isDone;
  };
  return { move, ...state };
}
