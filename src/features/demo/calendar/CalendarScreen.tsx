import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../../domain/demo/calendar-events.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { DemoState } from '../parts/DemoState.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { EventDrawer } from './EventDrawer.tsx';
import { type EventSpan, movedBy, spanOf } from './event-times.ts';
import { SidePanel } from './SidePanel.tsx';
import { useCalendarAddress, useEvents, useMoveEvent } from './use-calendar.ts';
import '../../../ui/control.css';
import '../parts/form.css';
import './calendar.css';

// The chart's library is larger than the rest of the screen.
const EventGrid = lazy(() => import('./EventGrid.tsx'));

/** Events by month, week, day or as a list: made, changed, dragged and filtered on the mock calls. */
export function CalendarScreen() {
  const { t } = useTranslation('demo-calendar');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const { view, date, today, calendars, change, filter } = useCalendarAddress();
  const answer = useEvents(calendars);
  const { move, error, forget } = useMoveEvent();
  const [title, setTitle] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<CalendarEvent | EventSpan>();

  const open = (events: readonly CalendarEvent[], id: number) => setOpened(events.find((event) => event.id === id));
  const shift = async (event: CalendarEvent | undefined, days: number) => {
    if (!event) return;
    const span = movedBy(spanOf(event), days);
    if (await move(event.id, span)) {
      const day = formatDate({ value: span.start.slice(0, 10), language });
      setAnnouncement(t('done.moved', { title: event.title, date: day }));
    }
  };
  const handleDone = (text: string) => {
    setOpened(undefined);
    setAnnouncement(text);
  };
  const side = (
    <SidePanel
      date={date}
      today={today}
      calendars={calendars}
      onDate={(chosen) => change({ date: chosen })}
      onFilter={(names) => filter(names)}
    />
  );
  const addEvent = () => setOpened({ allDay: false, start: `${date}T09:00`, end: `${date}T10:00` });
  return (
    <section className="k-cal" aria-label={t('title')}>
      <PageHead
        title={t('title')}
        actions={
          <button type="button" className="k-control k-control-main k-cal-add" onClick={addEvent}>
            <Stroke path="M12 5v14M5 12h14" />
            {t('add')}
          </button>
        }
      />
      <div className="k-cal-body k-panel">
        {isPhone ? (
          <details className="k-cal-side">
            <summary>{t('side')}</summary>
            {side}
          </details>
        ) : (
          <div className="k-cal-side">{side}</div>
        )}
        <div className="k-cal-main">
          <CalendarBar view={view} date={date} title={title} onChange={change} />
          {error && (
            <div className="k-demo-form-refused k-cal-refused" role="alert">
              {error.message}
              <button type="button" className="k-control" onClick={forget}>
                {t('putAway')}
              </button>
            </div>
          )}
          <p className="k-hidden" role="status">
            {announcement}
          </p>
          <DemoState answer={answer} rows={12}>
            {(events) => (
              <Suspense fallback={<Skeleton rows={12} label={t('loading')} />}>
                <EventGrid
                  view={view}
                  date={date}
                  events={events}
                  onTitle={setTitle}
                  onDay={(day) => change({ view: 'day', date: day })}
                  onOpen={(id) => open(events, id)}
                  onNew={setOpened}
                  onMove={move}
                  onShift={(id, days) =>
                    void shift(
                      events.find((event) => event.id === id),
                      days,
                    )
                  }
                />
              </Suspense>
            )}
          </DemoState>
          <p className="k-cal-hint">{t('hints.keys')}</p>
        </div>
      </div>
      {opened && <EventDrawer of={opened} onClose={() => setOpened(undefined)} onDone={handleDone} />}
    </section>
  );
}
