import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useEngine } from '../resource/EngineContext.tsx';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import type { Picking } from './bulk/pick.tsx';
import { foldedColumns } from './fold.ts';
import { longColumns } from './long-column.ts';
import { endWidth, hasRowActions } from './RowMenu.tsx';
import type { ListControl } from './use-list-state.ts';
import { useShowAll } from './use-show-all.ts';

const TICK = 44;

type Setup = {
  /** The container of the columns. */
  readonly box: RefObject<HTMLElement | null>;
  readonly control: ListControl;
  readonly pick: Picking | undefined;
};

/** Which columns a long table has, which of them give way where there is no room, and how wide each is. */
export function useLongColumns({ box, control, pick }: Setup) {
  const text = useText();
  const { resource } = useEngine();
  const [isAll, toggle] = useShowAll(resource.name);
  const room = useRoom(box);
  const every = useMemo(() => longColumns(resource, text), [resource, text]);
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
  const hasActions = hasRowActions(resource);
  const hasEnd = hasActions || folded.length > 0;
  // If none is flexible, the last one takes the remaining width.
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
  const fold = {
    folded: every.flatMap(({ field }) => (folded.includes(field.name) ? field : [])),
    isAll,
    onToggle: toggle,
  };
  return { every, columns, fold, hasActions, hasEnd, grid, width };
}

/** Inner width of an element, px. */
function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth === 0 ? Infinity : element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
