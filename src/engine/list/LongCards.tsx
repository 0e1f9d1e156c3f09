import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Wanted } from '../run/use-run.ts';
import type { Picking } from './bulk/pick.tsx';
import { ListCard } from './ListCards.tsx';
import { listFields } from './columns.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import type { RowSource } from './row-source.ts';
import { useTopOf } from '../../ui/use-top-of.ts';

/** A guess at a card's height until it is measured, px: its head, and a line for three fields. */
const HEAD = 68;
const LINE = 24;

type LongCardsProps = {
  readonly source: RowSource;
  readonly isStale: boolean;
  readonly onStart: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick: Picking | undefined;
};

/** Any number of rows on a phone; they scroll with the page, and only those near the screen are built. */
export default function LongCards({ source, isStale, onStart, pick }: LongCardsProps) {
  const { resource } = useEngine();
  const list = useRef<HTMLUListElement>(null);
  const top = useTopOf(list);
  const lines = listFields(resource).length;
  const virtualizer = useWindowVirtualizer({
    count: source.count,
    estimateSize: () => HEAD + (LINE * lines) / 3,
    overscan: 4,
    scrollMargin: top,
  });
  const { startIndex: from, endIndex: to } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const want = useEffectEvent(source.want);
  useEffect(() => want(from, to), [from, to]);
  return (
    <ul
      ref={list}
      className={isStale ? 'k-below k-long-cards k-stale' : 'k-below k-long-cards'}
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const record = source.at(index);
        return (
          <li
            key={index}
            ref={virtualizer.measureElement}
            className="k-card"
            data-index={index}
            data-row={record?.id}
            aria-setsize={source.count}
            aria-posinset={index + 1}
            style={{ position: 'absolute', insetInline: 0, top: start - top }}
          >
            {record ? <ListCard record={record} onStart={onStart} pick={pick} /> : <span className="k-long-wait" />}
          </li>
        );
      })}
    </ul>
  );
}
