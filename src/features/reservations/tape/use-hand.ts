import { type RefObject, useState } from 'react';
import { type HeldBar, isChanged, isRange } from './held.ts';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { usePress } from './use-press.ts';

export type Hand = ReturnType<typeof useHand>;

/** The element being dragged, by pointer or keys, and its drop. */
export function useHand(setup: {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Called on a drop elsewhere. */
  readonly onDrop: (held: HeldBar) => void;
}) {
  const [held, setHeld] = useState<HeldBar>();
  const [isOverTray, setIsOverTray] = useState(false);
  const press = usePress();
  const edge = useEdgeScroll(setup.scroller);
  const empty = () => {
    setHeld(undefined);
    setIsOverTray(false);
    press.end();
    edge.stop();
  };
  return {
    held,
    setHeld,
    isOverTray,
    setIsOverTray,
    press,
    edge,
    letGo: (now: HeldBar) => {
      empty();
      if (isRange(now) || isChanged(now)) setup.onDrop(now);
    },
    cancel: () => {
      press.stopResting();
      empty();
    },
  };
}
