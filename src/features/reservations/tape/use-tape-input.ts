import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { dateOfDayNumber, dayNumber } from '../../../domain/calendar/iso-date.ts';
import { type Axis, barBox, dayAtX, nightAtX } from '../../../domain/calendar/axis.ts';
import { type Cursor, moveCursor, underCursor } from '../../../domain/tape/cursor.ts';
import { daysMoved, gripAt, nightsDrawn, scrollSpeedAt, within } from '../../../domain/tape/drag.ts';
import { type Lines, lineAt, lineOfEstate } from '../../../domain/tape/lines.ts';
import { type Grip, mayDrag, mayDragBlock, type TapeBlock, type TapeStay } from '../../../domain/tape/stays.ts';
import { firstNights } from './first-nights.ts';
import { beginRange, dragTo, type Held, isChanged, isRange, nudge, stretchRange, takeUp } from './held.ts';
import { type Client, linesBox, onPlane } from '../../../engine/chart/on-plane.ts';
import type { Size } from '../../../engine/chart/use-view.ts';
import type { RowData } from './tape-store.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 5;
/** ms that a thumb rests before it is asked what to do. */
const LONG_PRESS = 500;

/** What is under a pointer or the cursor: a bar, or the night of a home. */
export type Spot = {
  readonly estate: number;
  /** Day number. */
  readonly night: number;
  readonly stay: TapeStay | undefined;
  readonly block: TapeBlock | undefined;
};
export type TapeInput = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: Axis;
  readonly size: Size;
  readonly lines: Lines;
  readonly today: number;
  readonly canEdit: boolean;
  /** A range can become something. */
  readonly canBegin: boolean;
  readonly canBlock: boolean;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly reveal: (place: { day: number; line?: number }) => void;
  readonly start: Cursor;
  /** Let go somewhere else than taken up. */
  readonly onDrop: (held: Held) => void;
  readonly onOpen: (spot: Spot | undefined) => void;
  /** Asked what can be done, at a place of the window. */
  readonly onMenu: (spot: Spot, at: { readonly x: number; readonly y: number }) => void;
  readonly onTray: (stay: TapeStay, estate: number) => void;
  readonly onFold: (section: number) => void;
  /** Why nothing moves. */
  readonly onRefuse: (stay: TapeStay) => void;
};
type Press = {
  readonly x: number;
  readonly y: number;
  /** On the plane, which may scroll meanwhile. */
  readonly planeX: number;
  readonly held: Held | undefined;
  /** What nobody may drag. */
  readonly stuck?: TapeStay | undefined;
  /** It has come from the tray onto the rows: from there on it pulls the chart as others do. */
  readonly hasEntered?: boolean;
};

/** Pointer and keyboard on the chart: both take up, drag and let go the same thing. */
export function useTapeInput(input: TapeInput) {
  const { scroller, axis, size, lines, today, canEdit, canBegin, canBlock, rowOf, reveal, onDrop, onOpen } = input;
  const [held, setHeld] = useState<Held>();
  const [isOverTray, setIsOverTray] = useState(false);
  const [cursor, setCursor] = useState<Cursor>(input.start);
  const press = useRef<Press>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edge = useEdgeScroll(scroller);
  const date = dateOfDayNumber(today);

  const rowsBox = () => linesBox(scroller.current, size);
  const at = (client: Client): { x: number; line: number; isInside: boolean } => {
    const { clientX, clientY } = client;
    const rows = rowsBox();
    const isWithin = clientX > rows.left && clientX < rows.right;
    const isInside = isWithin && clientY > rows.top && clientY < rows.bottom;
    return { ...onPlane(scroller.current, size, client), isInside };
  };
  const estateAt = (line: number): number | undefined => {
    const found = lineAt(lines, line);
    return found?.kind === 'estate' ? found.estate : undefined;
  };
  /** What an event has hit, by the parts of the bars. */
  const spotAt = (event: MouseEvent): (Spot & { readonly grip: Grip }) | undefined => {
    const { x, line, isInside } = at(event);
    const estate = estateAt(line);
    if (!isInside || estate === undefined) return undefined;
    const bar = barOf(event.target);
    const row = rowOf(estate);
    const stay = bar ? row?.stays.find(({ id }) => id === bar.dataset['stay']) : undefined;
    const block = bar ? row?.blocks.find(({ id }) => id === bar.dataset['block']) : undefined;
    return { estate, night: nightAtX(axis, x), stay, block, grip: bar ? gripOf(bar, event.clientX) : 'move' };
  };
  const letGo = (now: Held | undefined) => {
    setHeld(undefined);
    setIsOverTray(false);
    press.current = undefined;
    edge.stop();
    if (now && (isRange(now) || isChanged(now))) onDrop(now);
  };
  const stopResting = () => {
    clearTimeout(resting.current);
    resting.current = undefined;
  };
  const openMenu = (event: MouseEvent, spot: Spot) => {
    setCursor({ line: at(event).line, day: dayAtX(axis, at(event).x) });
    input.onMenu(spot, { x: event.clientX, y: event.clientY });
  };

  const onPointerDown = (event: PointerEvent) => {
    const spot = spotAt(event);
    if (event.button !== 0 || !spot) return;
    const { estate, night, stay, block, grip } = spot;
    const start = { x: event.clientX, y: event.clientY, planeX: at(event).x };
    if (event.pointerType === 'touch') {
      // A thumb scrolls; resting on something asks what to do with it.
      press.current = { ...start, held: undefined };
      resting.current = setTimeout(() => {
        resting.current = undefined;
        press.current = undefined;
        openMenu(event, spot);
      }, LONG_PRESS);
      return;
    }
    let taken: Held | undefined;
    if (stay && canEdit && mayDrag(stay, grip, date)) taken = takeUp({ stay }, { estate, grip, by: 'pointer' });
    if (block && canBlock && mayDragBlock(block, grip, date))
      taken = takeUp({ block }, { estate, grip, by: 'pointer' });
    if (!stay && !block && canBegin) taken = beginRange({ estate, night, by: 'pointer' });
    press.current = { ...start, held: taken, stuck: canEdit && !taken ? stay : undefined };
  };

  /** Takes what is held to where the hand is, or to the nearest row while it pulls the chart along. */
  const carry = (hand: Client) => {
    const { held: taken, planeX = 0 } = press.current ?? {};
    if (!taken) return;
    const near = within({ x: hand.clientX, y: hand.clientY }, rowsBox());
    const { x, line } = at({ clientX: near.x, clientY: near.y });
    const found = estateAt(line);
    setHeld((before = taken) => {
      if (isRange(taken))
        return stretchRange(taken, { ...nightsDrawn(axis, planeX, x), through: found ?? before.through });
      return dragTo(taken, { days: daysMoved(axis, planeX, x), estate: found ?? before.now.estate });
    });
  };
  const onPointerMove = (event: PointerEvent) => {
    const { x: startX = 0, y: startY = 0, held: taken, stuck } = press.current ?? {};
    const isFar = Math.hypot(event.clientX - startX, event.clientY - startY) > SLACK;
    if (isFar) stopResting();
    if (event.buttons === 0 || (!held && !isFar)) return;
    if (stuck) {
      // TC4: said at once, and letting go opens nothing.
      press.current = undefined;
      input.onRefuse(stuck);
    }
    if (!taken) return;
    if (!held) scroller.current?.setPointerCapture(event.pointerId);
    const isParking = taken.stay !== undefined && isTray(event);
    setIsOverTray(isParking);
    const hand = { clientX: event.clientX, clientY: event.clientY };
    if (press.current && at(event).isInside) press.current = { ...press.current, hasEntered: true };
    const isPulling = !isParking && (!taken.isFromTray || press.current?.hasEntered);
    edge.follow(isPulling ? scrollSpeedAt({ x: hand.clientX, y: hand.clientY }, rowsBox()) : { x: 0, y: 0 }, () =>
      carry(hand),
    );
    carry(hand);
  };
  const onPointerUp = (event: PointerEvent) => {
    stopResting();
    if (held?.by === 'pointer') {
      const { stay, from, isFromTray } = held;
      if (isOverTray && stay) {
        cancel();
        if (!isFromTray) input.onTray(stay, from.estate);
      } else if (isFromTray && !at(event).isInside) cancel();
      else letGo(held);
      return;
    }
    const wasPressed = press.current !== undefined;
    press.current = undefined;
    const spot = spotAt(event);
    if (!spot || event.button !== 0 || !wasPressed) return;
    const { x, line } = at(event);
    setCursor({ line, day: spot.stay ? dayNumber(spot.stay.checkIn) : dayAtX(axis, x) });
    onOpen(spot);
  };
  const onContextMenu = (event: MouseEvent) => {
    const spot = spotAt(event);
    if (!spot) return;
    event.preventDefault();
    stopResting();
    press.current = undefined;
    openMenu(event, spot);
  };

  const cancel = () => {
    stopResting();
    edge.stop();
    setHeld(undefined);
    setIsOverTray(false);
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

  const keyWhileHeld = ({ key, shiftKey }: KeyboardEvent, now: Held): boolean => {
    const isNew = isRange(now);
    const shift = (days: number, estate = now.now.estate) => change(nudge(now, { grip: 'move', days, estate }));
    const extend = (days: number, grip: Grip = now.grip === 'start' ? 'start' : 'end') =>
      change(nudge(now, { grip, days, estate: now.now.estate }));
    const mayMove = isNew || now.grip === 'move';
    const vertical = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Escape') cancel();
    else if (key === 'Enter') letGo(now);
    else if (key === '+' || key === '=') extend(1, 'end');
    else if (key === '-') extend(-1, 'end');
    else if ((key === 't' || key === 'T') && now.stay) {
      cancel();
      input.onTray(now.stay, now.from.estate);
    } else if (key === 'ArrowRight') (mayMove ? shift : extend)(1);
    else if (key === 'ArrowLeft') (mayMove ? shift : extend)(-1);
    else if (vertical !== 0 && isNew && shiftKey) change({ ...now, through: nextEstate(now.through, vertical) });
    else if (vertical !== 0 && mayMove) shift(0, nextEstate(now.now.estate, vertical));
    else return false;
    return true;
  };

  const spotAtCursor = (estate: number): Spot => {
    const row = rowOf(estate);
    const stay = underCursor(row?.stays ?? [], cursor.day);
    const block = stay ? undefined : underCursor(row?.blocks ?? [], cursor.day);
    return { estate, night: cursor.day, stay, block };
  };
  const keyOnCursor = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const here = lineAt(lines, cursor.line);
    if (here?.kind === 'section' && (key === 'Enter' || key === ' ')) {
      input.onFold(here.section);
      return true;
    }
    const estate = here?.kind === 'estate' ? here.estate : undefined;
    const row = estate === undefined ? undefined : rowOf(estate);
    const moved = moveCursor({
      cursor,
      key,
      bars: [...(row?.stays ?? []), ...(row?.blocks ?? [])],
      lines: lines.count,
      today,
    });
    if (moved) {
      setCursor(moved);
      reveal(moved);
      return true;
    }
    if (estate === undefined) return false;
    const spot = spotAtCursor(estate);
    const { stay, block } = spot;
    const isNew = key === 'n' || key === 'N' || key === 'b' || key === 'B';
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      const box = scroller.current?.querySelector('#tape-cursor')?.getBoundingClientRect();
      input.onMenu(spot, { x: box?.left ?? 0, y: box?.bottom ?? 0 });
    } else if (key === 'Enter' && (stay || block)) onOpen(spot);
    else if (isNew && canBegin) {
      const nights = key === 'n' || key === 'N' ? firstNights(row, cursor.day) : 1;
      change(beginRange({ estate, night: cursor.day, by: 'keys', nights }));
    } else if ((key === 't' || key === 'T') && stay && canEdit) input.onTray(stay, estate);
    else if (stay && canEdit && ['m', 'M', '+', '=', '-', '<', '>'].includes(key)) pick(stay, estate, key);
    else if (block && canBlock && ['m', 'M'].includes(key) && mayDragBlock(block, 'move', date)) {
      change(takeUp({ block }, { estate, grip: 'move', by: 'keys' }));
    } else return false;
    return true;
  };
  /** Takes a stay up by a key: M all of it, + and - its end, < and > its beginning. */
  const pick = (stay: TapeStay, estate: number, key = 'm') => {
    const grip = key === 'm' || key === 'M' ? 'move' : key === '<' || key === '>' ? 'start' : 'end';
    if (!mayDrag(stay, grip, date)) {
      input.onRefuse(stay);
      return;
    }
    const taken = takeUp({ stay }, { estate, grip, by: 'keys' });
    const days = key === '-' || key === '<' ? -1 : 1;
    change(grip === 'move' ? taken : nudge(taken, { grip, days, estate }));
  };
  /** Drags a stay out of the tray: its first night goes where the pointer is. */
  const grab = (stay: TapeStay, event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const estate = cursor.line >= 0 ? (estateAt(cursor.line) ?? 0) : 0;
    const taken = takeUp({ stay }, { estate, grip: 'move', by: 'pointer', isFromTray: true });
    press.current = { x: event.clientX, y: event.clientY, planeX: barBox(axis, stay).left, held: taken };
    scroller.current?.setPointerCapture(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (held?.by === 'pointer' ? event.key === 'Escape' : held) {
      if (held?.by === 'pointer') cancel();
      else if (held && !keyWhileHeld(event, held)) return;
      event.preventDefault();
      return;
    }
    if (keyOnCursor(event)) event.preventDefault();
  };

  return {
    held,
    isOverTray,
    cursor,
    pick,
    grab,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: cancel,
      onContextMenu,
      onKeyDown,
    },
  };
}

const barOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stay], [data-block]') : null;

/** The part of a bar that is under this place of the window, of those that can be dragged. */
function gripOf(bar: HTMLElement, clientX: number): Grip {
  const { left, width } = bar.getBoundingClientRect();
  return gripAt({ x: clientX - left, width, grips: bar.dataset['grips'] ?? '' });
}

/** Whether the pointer is over the tray; the chart has captured it, so its target does not tell. */
function isTray({ clientX, clientY }: PointerEvent): boolean {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-tray]') != null;
}
