import { useEffect, useEffectEvent } from 'react';
import { OPEN_LAYERS, OPEN_MENUS } from '../../../ui/open-layers.ts';

/** Layers above the chart with their own keys. */
const ABOVE = `.ant-modal-wrap, ${OPEN_MENUS}, ${OPEN_LAYERS}`;
const TYPED = 'input, textarea, select, [contenteditable=true]';

type Keys = {
  /** Closes the open panel; undefined if there is none. */
  readonly onEscape: (() => void) | undefined;
  readonly onUndo: () => void;
};

/** Keys of the whole chart, wherever its focus is: Escape closes the panel, Ctrl-Z undoes the last change. */
export function useTapeKeys({ onEscape, onUndo }: Keys): void {
  const isOpen = useEffectEvent(() => onEscape !== undefined);
  const escape = useEffectEvent(() => onEscape?.());
  const undo = useEffectEvent(() => onUndo());
  useEffect(() => {
    // Checked in the capture phase: in the bubble phase the layer above may already be closed.
    let isBelow = false;
    const handleDown = () => {
      isBelow = document.querySelector(ABOVE) !== null;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (isBelow || event.defaultPrevented) return;
      const isTyping = event.target instanceof Element && event.target.matches(TYPED);
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      // A search box clears itself first.
      const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (isUndo && !isTyping) undo();
      else if (isOpen() && event.key === 'Escape' && !(isSearch && event.target.value !== '')) escape();
      else return;
      // Otherwise the browser would at once close the dialog that this key has just opened: the question before a
      // booking is discarded.
      event.preventDefault();
    };
    document.addEventListener('keydown', handleDown, true);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleDown, true);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}
