import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** px per second. */
type Pull = { readonly x: number; readonly y: number };
/** Max seconds counted for one frame, so that the chart does not jump after a pause. */
const LONGEST = 0.05;

/** Scrolls while pulled, by the clock and not by the frequency of pointer events. */
export function useEdgeScroll(scroller: RefObject<HTMLElement | null>) {
  const frame = useRef<number>(undefined);
  const wanted = useRef<{ readonly pull: Pull; readonly onMoved: () => void }>(undefined);
  const stop = useCallback(() => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    frame.current = undefined;
    wanted.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  /** @param onMoved other rows and days are now under the pointer */
  const follow = (pull: Pull, onMoved: () => void) => {
    if (pull.x === 0 && pull.y === 0) {
      stop();
      return;
    }
    wanted.current = { pull, onMoved };
    if (frame.current !== undefined) return;
    let last = performance.now();
    const step = (now: number) => {
      const element = scroller.current;
      if (!element || !wanted.current) return;
      const seconds = Math.min(LONGEST, Math.max(0, now - last) / 1000);
      last = now;
      const { scrollLeft, scrollTop } = element;
      element.scrollBy(wanted.current.pull.x * seconds, wanted.current.pull.y * seconds);
      if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop) wanted.current.onMoved();
      frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  return { follow, stop };
}
