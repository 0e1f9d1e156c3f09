import FullCalendar, { type CalendarRef, type EventChangeInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import english from '@fullcalendar/react/locales/en-gb';
import turkish from '@fullcalendar/react/locales/tr';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../domain/calendar/iso-date.ts';
import type { DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { wallTimeOf } from '../../../domain/calendar/wall-clock.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { hueOf } from './hues.ts';
import { type EventSpan, eventSpan, type CalendarView } from './event-times.ts';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './event-grid.css';

type EventGridProps = {
  readonly view: CalendarView;
  readonly date: string;
  readonly events: readonly DemoEvent[];
  readonly onTitle: (title: string) => void;
  readonly onDay: (date: string) => void;
  readonly onOpen: (id: number) => void;
  readonly onNew: (span: EventSpan) => void;
  /** @returns whether it was saved; otherwise the event returns to its place */
  readonly onMove: (id: number, span: EventSpan) => Promise<boolean>;
  /** A move by keyboard. */
  readonly onShift: (id: number, days: number) => void;
};

const VIEW_NAMES = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' } as const;
const PLUGINS = [dayGrid, timeGrid, list, interaction, classic];
const VIEW_OPTIONS = { timeGridWeek: { titleFormat: { day: 'numeric', month: 'short', year: 'numeric' } } } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Days by which an arrow key moves an event. */
const ARROWS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The calendar receives wall times as if they were UTC, so that the browser's time zone has no effect. */
const now = () => `${wallTimeOf(new Date().toISOString())}:00Z`;
const textOf = (moment: Date, allDay: boolean): string => moment.toISOString().slice(0, allDay ? 10 : 16);

function spanIn({ start, end, allDay }: EventChangeInfo['event']): EventSpan | undefined {
  if (!start) return undefined;
  const from = textOf(start, allDay);
  // Dragged between whole days and hours, an event loses its end.
  if (!end)
    return { allDay, start: from, end: allDay ? addDays(from, 1) : textOf(new Date(+start + 3_600_000), false) };
  return { allDay, start: from, end: textOf(end, allDay) };
}

/**
 * Focuses the element as soon as it is visible: the calendar measures an event before showing it. Never takes the focus
 * from another element.
 */
function focusSoon(element: HTMLElement, frames = 10): void {
  if (document.activeElement !== document.body || !element.isConnected) return;
  element.focus();
  if (frames > 0) requestAnimationFrame(() => focusSoon(element, frames - 1));
}

/** Events by month, week, day or as a list. */
export default function EventGrid(props: EventGridProps) {
  const { view, date, events, onTitle, onDay, onOpen, onNew, onMove, onShift } = props;
  const { t } = useTranslation('demo-calendar');
  const language = useLanguage();
  const calendar = useRef<CalendarRef>(null);
  /** The event moved by keyboard: on its new day it is a new element, which must get the focus of the old one. */
  const shifted = useRef<string>(undefined);
  useEffect(() => {
    calendar.current?.getApi().changeView(VIEW_NAMES[view], date);
  }, [view, date]);
  const inputs = useMemo(
    () =>
      events.map((event) => ({
        id: String(event.id),
        title: event.title,
        ...eventSpan(event),
        // The dot's colour in a list, the background elsewhere.
        color:
          view === 'list'
            ? hueOf(event.extendedProps.calendar)
            : `color-mix(in srgb, ${hueOf(event.extendedProps.calendar)} 20%, var(--k-surface))`,
        contrastColor: 'var(--k-text)',
        extendedProps: { calendar: event.extendedProps.calendar },
      })),
    [events, view],
  );
  const handleMove = async (info: EventChangeInfo) => {
    const span = spanIn(info.event);
    if (!span || !(await onMove(Number(info.event.id), span))) info.revert();
  };
  const handleKey = (event: KeyboardEvent) => {
    const days = ARROWS[event.key];
    const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    if (!event.altKey || days === undefined || !id) return;
    event.preventDefault();
    shifted.current = id;
    onShift(Number(id), days);
  };
  return (
    <div className="k-event-grid" onKeyDown={handleKey}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={VIEW_NAMES[view]}
        initialDate={date}
        locale={language === 'tr' ? turkish : english}
        timeZone="UTC"
        now={now}
        firstDay={1}
        headerToolbar={false}
        height={view === 'week' || view === 'day' ? 720 : 'auto'}
        scrollTime="07:00"
        nowIndicator
        navLinks
        navLinkDayClick={(day) => onDay(textOf(day, true))}
        dayMaxEvents={3}
        editable
        eventInteractive
        selectable
        selectMinDistance={6}
        eventTimeFormat={CLOCK}
        slotHeaderFormat={CLOCK}
        views={VIEW_OPTIONS}
        noEventsText={t('none')}
        events={inputs}
        eventDisplay="block"
        eventClass="k-event"
        blockEventClass="k-event-block"
        eventContent={({ event, timeText }) => (
          <>
            {timeText !== '' && <span className="k-event-time">{timeText}</span>}
            <span className="k-event-title">{event.title}</span>
            <span className="k-hidden">{t(`names.${String(event.extendedProps['calendar'])}`)}</span>
          </>
        )}
        eventDidMount={({ el, event }) => {
          el.dataset['event'] = event.id;
          el.style.setProperty('--k-event', hueOf(String(event.extendedProps['calendar'])));
          if (shifted.current === event.id) focusSoon(el);
        }}
        datesSet={(dates) => onTitle(dates.view.title)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(Number(event.id));
        }}
        dateClick={({ date: at, allDay }) =>
          onNew({
            allDay,
            start: textOf(at, allDay),
            end: textOf(new Date(+at + (allDay ? 24 : 1) * 3_600_000), allDay),
          })
        }
        select={({ start, end, allDay }) => onNew({ allDay, start: textOf(start, allDay), end: textOf(end, allDay) })}
        eventDrop={(info) => void handleMove(info)}
        eventResize={(info) => void handleMove(info)}
      />
    </div>
  );
}
