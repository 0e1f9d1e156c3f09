import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Wanted } from '../run/use-run.ts';
import { alignOf, LOOKS } from '../fields/displays.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { linkedField, listFields } from './columns.tsx';
import { foldedColumns } from './fold.ts';
import type { LongColumn } from './long-column.ts';
import { LongHead } from './LongHead.tsx';
import { LongRow } from './LongRow.tsx';
import { rowHeight } from './row-height.ts';
import { endWidth, hasRowActions } from './RowMenu.tsx';
import type { RowSource } from './row-source.ts';
import type { ListControl } from './use-list-state.ts';
import { useOpenRow } from './use-open-row.ts';
import { useShowAll } from './use-show-all.ts';
import { useTopOf } from './use-top-of.ts';
import './long-table.css';

/** Where only visible rows are built, contents cannot say how wide a column is: its header does, in px. */
const COLUMN = 140;
/** A picture and two lines need more. */
const PERSON = 230;
const LETTER = 8;
const PADDING = 34;
const SORT = 18;
const FUNNEL = 28;
const TICK = 44;
/** Rows built beyond each edge. */
const OVERSCAN = 4;

type LongTableProps = {
  readonly source: RowSource;
  readonly isStale: boolean;
  readonly control: ListControl;
  readonly onStart: (wanted: Wanted) => void;
  /** While records are being ticked. */
  readonly pick?: Picking | undefined;
};

/**
 * Any number of rows as a table of which only the visible part is built. Rows are of one height and one line. It
 * scrolls with the page; its head stays below the top bar and goes sideways with the rows.
 */
export default function LongTable({ source, isStale, control, onStart, pick }: LongTableProps) {
  const text = useText();
  const { resource } = useEngine();
  const head = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const top = useTopOf(box);
  const [focused, setFocused] = useState<number>();
  const openRow = useOpenRow();

  const [isAll, toggle] = useShowAll(resource.name);
  const [room, setRoom] = useState(Infinity);

  const every = useMemo(() => {
    const linked = linkedField(resource);
    return listFields(resource).map(({ field, width, isSized = false, priority }): LongColumn => ({
      field,
      priority,
      isSized,
      isLinked: field.name === linked,
      isEnd: alignOf(field) === 'end',
      width: Math.max(
        width ?? (field.display?.as === 'person' ? PERSON : LOOKS[field.type].width) ?? COLUMN,
        isSized
          ? 0
          : text(field.label).length * LETTER +
              PADDING +
              (sortKey(field) === undefined ? 0 : SORT) +
              (resource.list.filters.includes(field.name) ? FUNNEL : 0),
      ),
    }));
  }, [resource, text]);
  const hasActions = hasRowActions(resource);
  const sortedBy = control.sorter?.field;
  const folded = useMemo(() => {
    const needs = every.map(({ field, width, priority }) => ({ name: field.name, width, priority }));
    const essential = every.filter(({ field, isLinked }) => isLinked || (sortedBy ?? '') === sortKey(field));
    const ends = endWidth(resource) + (pick ? TICK : 0);
    return foldedColumns(needs, room - ends, new Set(essential.map(({ field }) => field.name)));
  }, [every, room, sortedBy, pick, resource]);
  const columns = useMemo(
    () => (isAll ? every : every.filter(({ field }) => !folded.includes(field.name))),
    [every, folded, isAll],
  );
  const hasEnd = hasActions || folded.length > 0;
  // Where none has a share the last one takes what is left over.
  const hasShares = columns.some(({ isSized }) => !isSized);
  const grid = [
    ...(pick ? [`${TICK}px`] : []),
    ...columns.map(({ width, isSized }, index) =>
      isSized && (hasShares || index < columns.length - 1) ? `${width}px` : `minmax(${width}px, ${width}fr)`,
    ),
    ...(hasEnd ? [`${endWidth(resource)}px`] : []),
  ].join(' ');
  const ends = (hasEnd ? endWidth(resource) : 0) + (pick ? TICK : 0);
  const width = columns.reduce((sum, column) => sum + column.width, ends);
  const [height] = useState(() => rowHeight(every.map(({ field }) => field)));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth === 0 ? Infinity : element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: source.count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    // What has the focus stays, or a person who scrolls on would lose it with its row.
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

  const handleFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    setFocused(index === undefined ? undefined : Number(index));
  };
  return (
    <div
      className={isStale ? 'k-long k-stale' : 'k-long'}
      role="table"
      aria-label={text(resource.label)}
      aria-rowcount={source.count + 1}
      style={{ '--k-grid': grid, '--k-long-row': `${height}px`, '--k-long-width': `${width}px` } as CSSProperties}
      onFocus={handleFocus}
      onBlur={() => setFocused(undefined)}
    >
      <div className="k-long-head" role="presentation" ref={head}>
        <LongHead
          columns={columns}
          control={control}
          pick={pick}
          hasActions={hasActions}
          fold={{
            folded: every.flatMap(({ field }) => (folded.includes(field.name) ? field : [])),
            isAll,
            onToggle: toggle,
          }}
        />
      </div>
      <div
        className="k-long-box"
        role="presentation"
        ref={box}
        onScroll={({ currentTarget }) => head.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <div role="rowgroup" className="k-long-body" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <LongRow
              key={index}
              index={index}
              start={start - top}
              record={source.at(index)}
              columns={columns}
              onOpen={openRow}
              onStart={hasActions ? onStart : undefined}
              hasEnd={hasEnd}
              pick={pick}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
