import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { dateOfDayNumber, dayNumber } from '../../domain/calendar/iso-date.ts';
import { type Axis, dayAtX, nightAtX } from '../../domain/tape/axis.ts';
import { type Cursor, moveCursor, underCursor } from '../../domain/tape/cursor.ts';
import { type Lines, lineAt, lineOfEstate } from '../../domain/tape/lines.ts';
import { type Grip, mayDrag, type TapeStay } from '../../domain/tape/stays.ts';
import { beginRange, dragTo, type Held, isChanged, nudge, stretchRange, takeUp } from './held.ts';
import type { Size } from './size.ts';
import type { RowData } from './tape-store.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 5;
/** Pixels from the edge of the chart within which a drag scrolls it. */
const EDGE = 36;

export type Hands = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly lines: Lines;
  readonly today: number;
  readonly canEdit: boolean;
  readonly canCreate: boolean;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly reveal: (place: { day: number; line?: number }) => void;
  readonly start: Cursor;
  /** Let go somewhere else than taken up. */
  readonly onDrop: (held: Held) => void;
  readonly onOpen: (stay: TapeStay | undefined) => void;
  readonly onFold: (section: number) => void;
  /** Why nothing moves. */
  readonly onRefuse: (stay: TapeStay) => void;
};
type Press = { readonly x: number; readonly y: number; readonly night: number; readonly held: Held | undefined };

/** Pointer and keyboard on the chart: both take up, drag and let go the same thing. */
export function useHands(hands: Hands) {
  const { scroller, axis, size, lines, today, canEdit, canCreate, rowOf, reveal, onDrop, onOpen } = hands;
  const [held, setHeld] = useState<Held>();
  const [cursor, setCursor] = useState<Cursor>(hands.start);
  const press = useRef<Press>(undefined);
  const date = dateOfDayNumber(today);

  const at = (event: PointerEvent): { x: number; line: number; isInside: boolean } => {
    const box = scroller.current?.getBoundingClientRect();
    const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {};
    const [left, top] = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
    const isInside = left > size.name && top > size.head && top < (box?.height ?? 0) - size.foot;
    return { x: left - size.name + scrollLeft, line: Math.floor((top - size.head + scrollTop) / size.line), isInside };
  };
  const estateAt = (line: number): number | undefined => {
    const found = lineAt(lines, line);
    return found?.kind === 'estate' ? found.estate : undefined;
  };
  const stayOf = (target: EventTarget, estate: number): { stay: TapeStay; grip: Grip } | undefined => {
    const bar = target instanceof Element ? target.closest<HTMLElement>('[data-stay]') : null;
    const stay = bar && rowOf(estate)?.stays.find(({ id }) => id === bar.dataset['stay']);
    const edge = target instanceof Element && target.closest('[data-edge]') !== null;
    return stay ? { stay, grip: edge ? 'end' : 'move' } : undefined;
  };
  const letGo = (now: Held | undefined) => {
    setHeld(undefined);
    press.current = undefined;
    if (now && (now.stay === undefined || isChanged(now))) onDrop(now);
  };

  const onPointerDown = (event: PointerEvent) => {
    const { x, line, isInside } = at(event);
    const estate = estateAt(line);
    // A thumb scrolls; it moves stays by the panel.
    if (event.button !== 0 || event.pointerType === 'touch' || !isInside || estate === undefined) return;
    const hit = stayOf(event.target, estate);
    const onBlock = event.target instanceof Element && event.target.closest('.k-bar-block') !== null;
    let taken: Held | undefined;
    if (hit && canEdit && mayDrag(hit.stay, hit.grip, date)) taken = takeUp({ ...hit, estate, by: 'pointer' });
    if (!hit && !onBlock && canCreate) taken = beginRange({ estate, night: nightAtX(axis, x), by: 'pointer' });
    press.current = { x: event.clientX, y: event.clientY, night: nightAtX(axis, x), held: taken };
  };

  const onPointerMove = (event: PointerEvent) => {
    const { x: startX, y: startY, night, held: taken } = press.current ?? {};
    if (!taken || night === undefined || event.buttons === 0) return;
    const isFar = Math.hypot(event.clientX - (startX ?? 0), event.clientY - (startY ?? 0)) > SLACK;
    if (!held && !isFar) return;
    if (!held) scroller.current?.setPointerCapture(event.pointerId);
    scrollAtEdge(event);
    const { x, line } = at(event);
    const days = nightAtX(axis, x) - night;
    setHeld(
      taken.stay ? dragTo(taken, { days, estate: estateAt(line) ?? taken.now.estate }) : stretchRange(taken, days),
    );
  };
  const scrollAtEdge = (event: PointerEvent) => {
    const box = scroller.current?.getBoundingClientRect();
    if (!box) return;
    const [left, right] = [event.clientX - box.left - size.name, box.right - event.clientX];
    const [top, bottom] = [event.clientY - box.top - size.head, box.bottom - size.foot - event.clientY];
    const by = (before: number, after: number) => (before < EDGE ? -EDGE : after < EDGE ? EDGE : 0);
    scroller.current?.scrollBy(by(left, right) / 2, by(top, bottom) / 2);
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasHeld = held?.by === 'pointer';
    if (wasHeld) {
      letGo(held);
      return;
    }
    press.current = undefined;
    const { x, line, isInside } = at(event);
    const estate = estateAt(line);
    if (!isInside || estate === undefined || event.button !== 0) return;
    const hit = stayOf(event.target, estate);
    setCursor({ line, day: hit ? dayNumber(hit.stay.checkIn) : dayAtX(axis, x) });
    onOpen(hit?.stay);
  };

  const cancel = () => {
    setHeld(undefined);
    press.current = undefined;
  };
  const change = (next: Held) => {
    setHeld(next);
    const line = lineOfEstate(lines, next.now.estate) ?? cursor.line;
    const day = dayNumber(next.grip === 'move' ? next.now.checkIn : next.now.checkOut);
    setCursor({ line, day: dayNumber(next.now.checkIn) });
    reveal({ line, day });
  };
  /** The nearest estate above or below, over headings. */
  const nextEstate = (from: number, by: -1 | 1): number => {
    let line = (lineOfEstate(lines, from) ?? 0) + by;
    while (line >= 0 && line < lines.count) {
      const estate = estateAt(line);
      if (estate !== undefined) return estate;
      line += by;
    }
    return from;
  };

  const keyWhileHeld = (key: string, now: Held): boolean => {
    const isNew = now.stay === undefined;
    const shift = (days: number, estate = now.now.estate) => change(nudge(now, { grip: 'move', days, estate }));
    const extend = (days: number) => change(nudge(now, { grip: 'end', days, estate: now.now.estate }));
    const mayMove = isNew || now.grip === 'move';
    if (key === 'Escape') cancel();
    else if (key === 'Enter') letGo(now);
    else if (key === '+' || key === '=') extend(1);
    else if (key === '-') extend(-1);
    else if (key === 'ArrowRight') (mayMove ? shift : extend)(1);
    else if (key === 'ArrowLeft') (mayMove ? shift : extend)(-1);
    else if (key === 'ArrowDown' && mayMove) shift(0, nextEstate(now.now.estate, 1));
    else if (key === 'ArrowUp' && mayMove) shift(0, nextEstate(now.now.estate, -1));
    else return false;
    return true;
  };

  const keyOnCursor = (key: string): boolean => {
    const here = lineAt(lines, cursor.line);
    if (here?.kind === 'section' && (key === 'Enter' || key === ' ')) {
      hands.onFold(here.section);
      return true;
    }
    const estate = here?.kind === 'estate' ? here.estate : undefined;
    const row = estate === undefined ? undefined : rowOf(estate);
    const moved = moveCursor({ cursor, key, bars: row?.stays ?? [], lines: lines.count, today });
    if (moved) {
      setCursor(moved);
      reveal(moved);
      return true;
    }
    if (estate === undefined) return false;
    const stay = underCursor(row?.stays ?? [], cursor.day);
    if (key === 'Enter' && stay) onOpen(stay);
    else if ((key === 'n' || key === 'N') && canCreate) change(beginRange({ estate, night: cursor.day, by: 'keys' }));
    else if (stay && canEdit && ['m', 'M', '+', '=', '-'].includes(key)) pick(stay, estate, key);
    else return false;
    return true;
  };
  /** Takes a stay up by a key: M all of it, + and - its end. */
  const pick = (stay: TapeStay, estate: number, key = 'm') => {
    const grip = key === 'm' || key === 'M' ? 'move' : 'end';
    if (!mayDrag(stay, grip, date)) {
      hands.onRefuse(stay);
      return;
    }
    const taken = takeUp({ stay, estate, grip, by: 'keys' });
    change(grip === 'move' ? taken : nudge(taken, { grip, days: key === '-' ? -1 : 1, estate }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (held?.by === 'pointer' ? event.key === 'Escape' : held) {
      if (held?.by === 'pointer') cancel();
      else if (held && !keyWhileHeld(event.key, held)) return;
      event.preventDefault();
      return;
    }
    if (keyOnCursor(event.key)) event.preventDefault();
  };

  return {
    held,
    cursor,
    pick,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel, onKeyDown },
  };
}
