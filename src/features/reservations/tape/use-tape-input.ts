import { type KeyboardEvent, useState } from 'react';
import { dayNumber } from '../../../domain/calendar/iso-date.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import { lineOfEstate } from '../../../domain/tape/lines.ts';
import { type HeldBar, movedByKey } from './held.ts';
import type { TapeInput } from './tape-input.ts';
import { useCursorKeys } from './use-cursor-keys.ts';
import { useHand } from './use-hand.ts';
import { useTapePointer } from './use-tape-pointer.ts';

/** Pointer and keyboard on the chart: both pick up, drag and drop the same element. */
export function useTapeInput(input: TapeInput) {
  const { lines, reveal } = input;
  const [cursor, setCursor] = useState<Cursor>(input.start);
  const hand = useHand(input);
  const { held, isOverTray, cancel } = hand;
  const { grab, handlers } = useTapePointer({ input, hand, cursor, onCursor: setCursor });

  /** Moves the held element by keys; the cursor and the view follow. */
  const hold = (next: HeldBar) => {
    hand.setHeld(next);
    const line = lineOfEstate(lines, next.now.estate) ?? cursor.line;
    const day = dayNumber(next.grip === 'move' ? next.now.checkIn : next.now.checkOut);
    setCursor({ line, day: dayNumber(next.now.checkIn) });
    reveal({ line, day });
  };
  const keyOnCursor = useCursorKeys({ input, cursor, onCursor: setCursor, onHold: hold });
  const keyWhileHeld = (event: KeyboardEvent, now: HeldBar): boolean => {
    const { key } = event;
    const moved = movedByKey(now, event, lines);
    if (moved) hold(moved);
    else if (key === 'Escape') cancel();
    else if (key === 'Enter') hand.letGo(now);
    else if ((key === 't' || key === 'T') && now.stay) {
      cancel();
      input.onTray(now.stay, now.from.estate);
    } else return false;
    return true;
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
  return { held, isOverTray, cursor, grab, handlers: { ...handlers, onKeyDown } };
}
