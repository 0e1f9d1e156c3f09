import { useRef } from 'react';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { HeldBar } from './held.ts';

/** ms that a thumb rests before it is asked what to do. */
const LONG_PRESS = 500;

type Press = {
  readonly x: number;
  readonly y: number;
  /** On the plane, which may scroll meanwhile. */
  readonly planeX: number;
  readonly held: HeldBar | undefined;
  /** What nobody may drag. */
  readonly stuck?: TapeStay | undefined;
  /** It has come from the tray onto the rows: from there on it pulls the chart as others do. */
  readonly hasEntered?: boolean;
};

/** Where a button or a thumb went down, until it is up. */
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
    /** A thumb scrolls, and is no press any more once it has rested. */
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
