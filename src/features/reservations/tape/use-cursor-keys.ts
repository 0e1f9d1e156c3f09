import type { KeyboardEvent } from 'react';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { barUnder, type Cursor, moveCursor } from '../../../domain/tape/cursor.ts';
import { lineAt } from '../../../domain/tape/lines.ts';
import { mayDrag, mayDragBlock, type TapeStay } from '../../../domain/tape/stays.ts';
import { firstNights } from './first-nights.ts';
import { beginRange, type HeldBar, nudge, takeUp } from './held.ts';
import type { Spot, TapeInput } from './tape-input.ts';

type CursorKeysSetup = {
  readonly input: TapeInput;
  readonly cursor: Cursor;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onHold: (held: HeldBar) => void;
};

/**
 * Keys while nothing is held: they move the cursor, open the element under it, or pick it up.
 * @returns whether it handled the key
 */
export function useCursorKeys({ input, cursor, onCursor, onHold }: CursorKeysSetup) {
  const { scroller, lines, today, canEdit, rowOf } = input;

  const moveBy = (key: string, bars: readonly (TapeStay | NonNullable<Spot['block']>)[]): boolean => {
    const moved = moveCursor({ cursor, key, bars, lines: lines.count, today });
    if (!moved) return false;
    onCursor(moved);
    input.reveal(moved);
    return true;
  };
  /** Picks up a stay by key: M all of it, + and - its end, < and > its beginning. */
  const pick = (stay: TapeStay, estate: number, key: string) => {
    const grip = key === 'm' || key === 'M' ? 'move' : key === '<' || key === '>' ? 'start' : 'end';
    if (!mayDrag(stay, grip, dateOfDayNumber(today))) {
      input.onRefuse(stay);
      return;
    }
    const taken = takeUp({ stay }, { estate, grip, by: 'keys' });
    const days = key === '-' || key === '<' ? -1 : 1;
    onHold(grip === 'move' ? taken : nudge(taken, { grip, days, estate }));
  };
  /** Runs the action of a key at a place. */
  const keyOnSpot = ({ key, shiftKey }: KeyboardEvent, spot: Spot): boolean => {
    const { estate, night, stay, block } = spot;
    const isStay = key === 'n' || key === 'N';
    const isBlock = key === 'b' || key === 'B';
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      const box = scroller.current?.querySelector('#tape-cursor')?.getBoundingClientRect();
      input.onMenu(spot, { x: box?.left ?? 0, y: box?.bottom ?? 0 });
    } else if (key === 'Enter' && (stay || block)) input.onOpen(spot);
    else if ((isStay || isBlock) && input.canBegin) {
      const nights = isStay ? firstNights(rowOf(estate), night) : 1;
      onHold(beginRange({ estate, night, by: 'keys', nights }));
    } else if ((key === 't' || key === 'T') && stay && canEdit) input.onTray(stay, estate);
    else if (stay && canEdit && ['m', 'M', '+', '=', '-', '<', '>'].includes(key)) pick(stay, estate, key);
    else if (block && input.canBlock && ['m', 'M'].includes(key) && mayDragBlock(block, 'move', dateOfDayNumber(today)))
      onHold(takeUp({ block }, { estate, grip: 'move', by: 'keys' }));
    else return false;
    return true;
  };
  return (event: KeyboardEvent): boolean => {
    const here = lineAt(lines, cursor.line);
    if (here?.kind === 'section' && (event.key === 'Enter' || event.key === ' ')) {
      input.onFold(here.section);
      return true;
    }
    if (here?.kind !== 'estate') return moveBy(event.key, []);
    const { estate } = here;
    const row = rowOf(estate);
    if (moveBy(event.key, [...(row?.stays ?? []), ...(row?.blocks ?? [])])) return true;
    return keyOnSpot(event, { estate, night: cursor.day, ...barUnder(row, cursor.day) });
  };
}
