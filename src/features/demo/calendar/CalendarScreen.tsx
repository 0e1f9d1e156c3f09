import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { PlusGlyph } from '../../../ui/glyphs.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Accordion } from '../parts/Accordion.tsx';
import { NARROW, Sided } from '../parts/Sided.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { EventDrawer } from './EventDrawer.tsx';
import { type EventSpan, movedBy, eventSpan } from './event-times.ts';
import { SidePanel } from './SidePanel.tsx';
import { useCalendarAddress, useEvents, useMoveEvent } from './use-calendar.ts';
import './calendar.css';

// The calendar library is larger than the rest of the screen.
const EventGrid = lazy(() => import('./EventGrid.tsx'));

/** Events by month, week, day or as a list: created, changed, dragged and filtered through the mock calls. */
export function CalendarScreen() {
  const { t } = useTranslation('demo-calendar');
  const language = useLanguage();
  const isNarrow = useMedia(NARROW);
  const { view, date, today, calendars, change, filter } = useCalendarAddress();
  const answer = useEvents(calendars);
  const { move, error, forget } = useMoveEvent();
  const [title, setTitle] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<DemoEvent | EventSpan>();

  const open = (events: readonly DemoEvent[], id: number) => setOpened(events.find((event) => event.id === id));
  const shift = async (event: DemoEvent | undefined, days: number) => {
    if (!event) return;
    const span = movedBy(eventSpan(event), days);
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
          <Button type="primary" icon={<PlusGlyph />} onClick={addEvent}>
            {t('add')}
          </Button>
        }
      />
      <Sided width={244} side={isNarrow ? null : <div style={{ padding: 16 }}>{side}</div>}>
        {isNarrow && <Accordion items={[{ id: 'calendar-side', title: t('side'), content: side }]} ghost />}
        <div style={{ padding: 16 }}>
          <CalendarBar view={view} date={date} title={title} onChange={change} />
          {error && (
            <Alert type="error" message={error.message} action={<Button onClick={forget}>{t('putAway')}</Button>} />
          )}
          <p className="k-hidden" role="status">
            {announcement}
          </p>
          <Answered answer={answer} rows={12}>
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
          </Answered>
          <p className="k-muted">{t('hints.keys')}</p>
        </div>
      </Sided>
      {opened && <EventDrawer of={opened} onClose={() => setOpened(undefined)} onDone={handleDone} />}
    </section>
  );
}
