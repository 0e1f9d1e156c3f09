import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { usePrinting } from '../../ui/use-printing.ts';
import { useTopOf } from '../../ui/use-top-of.ts';

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

/**
 * The rows of a table to build; all of them for printing.
 * @param scroller the table's scroll container; absent = the page
 */
export function useRowsInView<Body extends HTMLElement>(
  count: number,
  height: number,
  scroller?: RefObject<HTMLElement | null>,
): RowsInView<Body> {
  const body = useRef<Body>(null);
  const pageTop = useTopOf(body);
  const isPrinting = usePrinting();
  const isLong = count > LONG && !isPrinting;
  const options = { estimateSize: () => height, overscan: 12 };
  const inPage = useWindowVirtualizer({ ...options, count: isLong && !scroller ? count : 0, scrollMargin: pageTop });
  const inBox = useVirtualizer({
    ...options,
    count: isLong && scroller ? count : 0,
    getScrollElement: () => scroller?.current ?? null,
  });
  if (!isLong) {
    return { body, indexes: Array.from({ length: count }, (_, at) => at), above: 0, below: 0, measure: undefined };
  }
  const virtualizer = scroller ? inBox : inPage;
  const top = scroller ? 0 : pageTop;
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
