import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { useTopOf } from '../../engine/list/use-top-of.ts';
import { usePrinting } from '../../ui/use-printing.ts';

/** Rows from which only those in view are built. */
const LONG = 120;

export type RowsInView<Body extends HTMLElement> = {
  /** The element whose first row is row 0. */
  readonly body: RefObject<Body | null>;
  readonly indexes: readonly number[];
  /** px that rows which are not built would take, above and below */
  readonly above: number;
  readonly below: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
};

/** Which rows of a table that scrolls with the page are to be built; on paper all of them. */
export function useRowsInView<Body extends HTMLElement>(count: number, height: number): RowsInView<Body> {
  const body = useRef<Body>(null);
  const top = useTopOf(body);
  const isPrinting = usePrinting();
  const isLong = count > LONG && !isPrinting;
  const virtualizer = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: top,
  });
  if (!isLong) {
    return {
      body,
      indexes: Array.from({ length: count }, (_, index) => index),
      above: 0,
      below: 0,
      measure: undefined,
    };
  }
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    body,
    indexes: items.map(({ index }) => index),
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - top) : virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
