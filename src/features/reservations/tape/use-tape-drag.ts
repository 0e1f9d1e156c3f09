import type { PointerEvent } from 'react';
import { barBox } from '../../../domain/calendar/axis.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import { daysMoved, nightsDrawn, scrollSpeedAt, nearestPointIn } from '../../../domain/tape/drag.ts';
import { estateAt } from '../../../domain/tape/lines.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { Client } from '../../../engine/chart/on-plane.ts';
import { dragTo, type HeldBar, isRange, stretchRange, takeUp } from './held.ts';
import type { Hand } from './use-hand.ts';
import type { Spots } from './use-spots.ts';
import type { TapeInput } from './tape-input.ts';

/** px before a press becomes a drag. */
const SLACK = 5;

type DragSetup = {
  readonly input: TapeInput;
  readonly hand: Hand;
  readonly spots: Spots;
  readonly cursor: Cursor;
};

/** The dragged element follows the pointer, over the rows and between them and the tray. */
export function useTapeDrag({ input, hand, spots, cursor }: DragSetup) {
  const { scroller, axis, lines } = input;
  const { held, press, edge } = hand;
  const { rowsBox, at } = spots;

  /** Moves the dragged element to the pointer, or to the nearest row while it scrolls the chart. */
  const moveHeldTo = (to: Client) => {
    const { held: taken, planeX = 0 } = press.now() ?? {};
    if (!taken) return;
    const near = nearestPointIn({ x: to.clientX, y: to.clientY }, rowsBox());
    const { x, line } = at({ clientX: near.x, clientY: near.y });
    const found = estateAt(lines, line);
    hand.setHeld((before = taken) => {
      if (isRange(taken))
        return stretchRange(taken, { ...nightsDrawn(axis, planeX, x), through: found ?? before.through });
      return dragTo(taken, { days: daysMoved(axis, planeX, x), estate: found ?? before.now.estate });
    });
  };
  const onPointerMove = (event: PointerEvent) => {
    const { x: startX = 0, y: startY = 0, held: taken, stuck } = press.now() ?? {};
    const isFar = Math.hypot(event.clientX - startX, event.clientY - startY) > SLACK;
    if (isFar) press.stopResting();
    if (event.buttons === 0 || (!held && !isFar)) return;
    if (stuck) {
      // TC4: shown at once; the release then opens nothing.
      press.end();
      input.onRefuse(stuck);
    }
    if (!taken) return;
    if (!held) scroller.current?.setPointerCapture(event.pointerId);
    const isParking = taken.stay !== undefined && isTray(event);
    hand.setIsOverTray(isParking);
    const to = { clientX: event.clientX, clientY: event.clientY };
    if (at(event).isInside) press.enter();
    const isPulling = !isParking && (!taken.isFromTray || press.now()?.hasEntered);
    const speed = isPulling ? scrollSpeedAt({ x: to.clientX, y: to.clientY }, rowsBox()) : { x: 0, y: 0 };
    edge.follow(speed, () => moveHeldTo(to));
    moveHeldTo(to);
  };
  /** Drops it into the tray, back at its origin, or at its current place. */
  const dropHeld = (event: PointerEvent, now: HeldBar) => {
    const { stay, from, isFromTray } = now;
    if (hand.isOverTray && stay) {
      hand.cancel();
      if (!isFromTray) input.onTray(stay, from.estate);
    } else if (isFromTray && !at(event).isInside) hand.cancel();
    else hand.letGo(now);
  };
  /** Drags a stay out of the tray: its first night follows the pointer. */
  const grab = (stay: TapeStay, event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const estate = estateAt(lines, cursor.line) ?? 0;
    const taken = takeUp({ stay }, { estate, grip: 'move', by: 'pointer', isFromTray: true });
    press.begin({ x: event.clientX, y: event.clientY, planeX: barBox(axis, stay).left, held: taken });
    scroller.current?.setPointerCapture(event.pointerId);
  };
  return { onPointerMove, putDown: dropHeld, grab };
}

/** Whether the pointer is over the tray; the chart has captured the pointer, so the event's target does not tell. */
function isTray({ clientX, clientY }: PointerEvent): boolean {
  return document.elementFromPoint(clientX, clientY)?.closest('[data-tray]') != null;
}
