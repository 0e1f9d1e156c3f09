import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayAtX, drawnDays, type Axis, type Days, xOfDay } from '../../domain/calendar/axis.ts';
import { bringIntoSight } from './into-sight.ts';
import type { Size } from './on-plane.ts';

/** Lines drawn together, as days are in blocks. */
const LINES = 4;
/** ms of rest after which the address learns where the chart is. */
const REST = 300;

/** The drawn part: the visible one, and a few lines and blocks of days around it. */
export type ChartView = { readonly first: number; readonly last: number; readonly days: Days };
export type ChartPosition = { readonly day: number; readonly line: number };

/**
 * The drawn part of the plane. It changes once per four lines or eight days; in between, the browser scrolls by itself.
 * @param isReady there is something to draw; the surroundings are drawn after it is visible
 * @param start where the chart opens; a new axis keeps the day at the left edge
 * @returns `edge`: pixels of the plane left of the visible part, as of the last pause
 */
export function useView(setup: {
  readonly axis: Axis;
  readonly size: Size;
  readonly isReady: boolean;
  readonly start: ChartPosition;
  readonly onRest: (place: ChartPosition) => void;
}) {
  const { axis, size, isReady, start } = setup;
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef(start);
  const around = useRef<0 | 1>(0);
  const wasReady = useRef(false);
  const rest = useEffectEvent(setup.onRest);
  const [edge, setEdge] = useState(() => xOfDay(axis, start.day));
  const [view, setView] = useState<ChartView>(() => ({
    first: start.line,
    last: start.line + 4 * LINES,
    days: drawnDays(axis, { left: xOfDay(axis, start.day), width: 1000 }, 0),
  }));

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // Before its rows are known the chart has no height: where it shall stand, it cannot stand yet.
    const top = isReady ? element.scrollTop : place.current.line * size.line;
    place.current = { day: dayAtX(axis, element.scrollLeft), line: Math.floor(top / size.line) };
    const next = partAt({ element, top, axis, size, around: around.current });
    setView((before) => keptView(before, next));
  }, [axis, size, isReady]);

  // Before the paint, or the chart would be seen at its far left first; and again once there are rows to stand on (TC5).
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Other filters mean other rows, so the view starts at the top.
    if (!isReady && wasReady.current) place.current = { ...place.current, line: 0 };
    wasReady.current = isReady;
    element.scrollLeft = xOfDay(axis, place.current.day);
    element.scrollTop = place.current.line * size.line;
    setEdge(element.scrollLeft);
    measure();
  }, [axis, size, isReady, measure]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      setEdge(element.scrollLeft);
      rest(place.current);
    };
    const handleScroll = () => {
      if (isReady) around.current = 1;
      measure();
      clearTimeout(timer);
      timer = setTimeout(settle, REST);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', measure);
    // Leaving without a pause must also remember this position.
    window.addEventListener('click', settle, true);
    window.addEventListener('keydown', settle, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', settle, true);
      window.removeEventListener('keydown', settle, true);
      element.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', measure);
    };
  }, [isReady, measure]);

  useEffect(() => {
    if (!isReady) return;
    around.current = 1;
    startTransition(measure);
  }, [isReady, measure]);

  const reveal = useCallback(
    (at: { day: number; line?: number }) => {
      if (scroller.current) bringIntoSight(scroller.current, { axis, size, ...at });
    },
    [axis, size],
  );
  /** Puts a day at the left edge. */
  const show = useCallback(
    (day: number) => {
      place.current = { ...place.current, day };
      if (scroller.current) scroller.current.scrollLeft = xOfDay(axis, day);
    },
    [axis],
  );
  return { scroller, view, edge, reveal, show };
}

/** The part of the plane that is in sight, and as many blocks of lines and days around it. @param top pixels above it */
function partAt(setup: {
  readonly element: HTMLElement;
  readonly top: number;
  readonly axis: Axis;
  readonly size: Size;
  readonly around: 0 | 1;
}): ChartView {
  const { element, top, axis, size, around } = setup;
  // Without layout (tests), assumes a usual window.
  const width = Math.max(0, element.clientWidth - size.name) || 1200;
  const height = Math.max(0, element.clientHeight - size.head - size.foot) || 600;
  return {
    first: Math.max(0, (Math.floor(top / size.line / LINES) - around) * LINES),
    last: (Math.ceil((top + height) / size.line / LINES) + around) * LINES,
    days: drawnDays(axis, { left: element.scrollLeft, width }, around),
  };
}

/** The next view; unchanged parts stay the same object, or every line would be redrawn at each scroll step. */
function keptView(before: ChartView, next: ChartView): ChartView {
  const isSame = before.days.from === next.days.from && before.days.to === next.days.to;
  if (isSame && before.first === next.first && before.last === next.last) return before;
  return { ...next, days: isSame ? before.days : next.days };
}
