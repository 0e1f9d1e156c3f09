import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of the bar's groups have room, "More" counted in as soon as one has not. Measured on copies that always
 * have their full width, and again when the bar or the words change.
 */
export function useFitting({ bar, names }: { bar: RefObject<HTMLElement | null>; names: readonly string[] }): number {
  const [count, setCount] = useState(names.length);
  const words = names.join('\n');
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const widths = [...element.querySelectorAll<HTMLElement>('.k-bar-measure > *')].map(
        (copy) => copy.getBoundingClientRect().width,
      );
      const style = getComputedStyle(element);
      const room = element.clientWidth - (parseFloat(style.paddingLeft) || 0) - (parseFloat(style.paddingRight) || 0);
      setCount(countFitting({ widths: widths.slice(0, -1), more: widths.at(-1) ?? 0, room }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, words]);
  return count;
}

/** How many of `widths` fit into `room` (px), together with `more` unless all do. */
export function countFitting({
  widths,
  more,
  room,
}: {
  widths: readonly number[];
  more: number;
  room: number;
}): number {
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all <= room) return widths.length;
  let used = more;
  const first = widths.findIndex((width) => (used += width) > room);
  return first === -1 ? widths.length : first;
}
