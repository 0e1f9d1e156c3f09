import { useRef } from 'react';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { HeldBar } from './held.ts';

/** ms that a thumb rests until the menu opens. */
const LONG_PRESS = 500;

type Press = {
  readonly x: number;
  readonly y: number;
  /** On the plane, which may scroll meanwhile. */
  readonly planeX: number;
  readonly held: HeldBar | undefined;
  /** A stay that cannot be dragged. */
  readonly stuck?: TapeStay | undefined;
  /** It came from the tray onto the rows: from now on it scrolls the chart like others. */
  readonly hasEntered?: boolean;
};

/** Tracks a press of a button or thumb until its release. */
export function usePress() {
  const press = useRef<Press>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    press.current = undefined;
  };
  return {
    now: () => press.current,
    begin: (next: Press) => {
      press.current = next;
    },
    enter: () => {
      if (press.current) press.current = { ...press.current, hasEntered: true };
    },
    end,
    /** A thumb scrolls; after resting it is no longer a press. */
    rest: (onRested: () => void) => {
      resting.current = setTimeout(() => {
        resting.current = undefined;
        end();
        onRested();
      }, LONG_PRESS);
    },
    stopResting: () => {
      clearTimeout(resting.current);
      resting.current = undefined;
    },
  };
}
