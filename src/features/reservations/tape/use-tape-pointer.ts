import type { MouseEvent, PointerEvent } from 'react';
import { dayAtX } from '../../../domain/calendar/axis.ts';
import { dateOfDayNumber, dayNumber } from '../../../domain/calendar/iso-date.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import { mayDrag, mayDragBlock } from '../../../domain/tape/stays.ts';
import { beginRange, type HeldBar, takeUp } from './held.ts';
import type { Hand } from './use-hand.ts';
import { type GrippedSpot, useSpots } from './use-spots.ts';
import { useTapeDrag } from './use-tape-drag.ts';
import type { Spot, TapeInput } from './tape-input.ts';

type PointerSetup = {
  readonly input: TapeInput;
  readonly hand: Hand;
  readonly cursor: Cursor;
  readonly onCursor: (cursor: Cursor) => void;
};

/** Presses on the chart: moving drags, a click opens, resting or the right button opens the menu. */
export function useTapePointer({ input, hand, cursor, onCursor }: PointerSetup) {
  const { axis, canEdit } = input;
  const { held, press } = hand;
  const spots = useSpots(input);
  const { at, spotAt } = spots;
  const { grab, putDown, onPointerMove } = useTapeDrag({ input, hand, spots, cursor });

  const openMenu = (event: MouseEvent, spot: Spot) => {
    const { x, line } = at(event);
    onCursor({ line, day: dayAtX(axis, x) });
    input.onMenu(spot, { x: event.clientX, y: event.clientY });
  };
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotAt(event);
    if (event.button !== 0 || !spot) return;
    const start = { x: event.clientX, y: event.clientY, planeX: at(event).x };
    if (event.pointerType === 'touch') {
      // A thumb scrolls; resting on something opens its menu.
      press.begin({ ...start, held: undefined });
      press.rest(() => openMenu(event, spot));
      return;
    }
    const taken = heldAt(spot, input);
    press.begin({ ...start, held: taken, stuck: canEdit && !taken ? spot.stay : undefined });
  };
  const onPointerUp = (event: PointerEvent) => {
    press.stopResting();
    if (held?.by === 'pointer') {
      putDown(event, held);
      return;
    }
    const wasPressed = press.now() !== undefined;
    press.end();
    const spot = spotAt(event);
    if (!spot || event.button !== 0 || !wasPressed) return;
    const { x, line } = at(event);
    onCursor({ line, day: spot.stay ? dayNumber(spot.stay.checkIn) : dayAtX(axis, x) });
    input.onOpen(spot);
  };
  const onContextMenu = (event: MouseEvent) => {
    const spot = spotAt(event);
    if (!spot) return;
    event.preventDefault();
    press.stopResting();
    press.end();
    openMenu(event, spot);
  };
  return { grab, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: hand.cancel, onContextMenu } };
}

/** The element a press picks up: a bar that may be dragged by this part, or a new range of nights. */
function heldAt({ estate, night, stay, block, grip }: GrippedSpot, rights: TapeInput): HeldBar | undefined {
  const date = dateOfDayNumber(rights.today);
  const by = 'pointer';
  if (stay && rights.canEdit && mayDrag(stay, grip, date)) return takeUp({ stay }, { estate, grip, by });
  if (block && rights.canBlock && mayDragBlock(block, grip, date)) return takeUp({ block }, { estate, grip, by });
  return !stay && !block && rights.canBegin ? beginRange({ estate, night, by }) : undefined;
}
