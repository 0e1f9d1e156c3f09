import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import type { RowSource } from './row-source.ts';

/** Rows built beyond each edge. */
const OVERSCAN = 4;

type Setup = {
  readonly source: RowSource;
  /** Height of a row, px. */
  readonly height: number;
  /** Where the rows of the page begin, px. */
  readonly top: number;
};

/** The rows that are on the screen, which are asked for, and the one that has the focus. @returns `focus`, for what holds them */
export function useSeenRows({ source, height, top }: Setup) {
  const [focused, setFocused] = useState<number>();
  const virtualizer = useWindowVirtualizer({
    count: source.count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The focused row stays mounted, or scrolling would lose the focus.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(0, startIndex - overscan);
      const last = Math.min(count - 1, endIndex + overscan);
      const seen = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return focused === undefined || focused >= count || (focused >= first && focused <= last)
        ? seen
        : [...seen, focused].toSorted((left, right) => left - right);
    },
  });
  const { startIndex: from, endIndex: to } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const want = useEffectEvent(source.want);
  useEffect(() => want(from, to), [from, to]);
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    setFocused(index === undefined ? undefined : Number(index));
  };
  return { virtualizer, focus: { onFocus, onBlur: () => setFocused(undefined) } };
}
