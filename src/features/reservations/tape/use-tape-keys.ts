import { useEffect, useEffectEvent } from 'react';
import { OPEN_LAYERS, OPEN_MENUS } from '../../../ui/open-layers.ts';

/** What lies above the chart and has keys of its own. */
const ABOVE = `.ant-modal-wrap, ${OPEN_MENUS}, ${OPEN_LAYERS}`;
const TYPED = 'input, textarea, select, [contenteditable=true]';

type Keys = {
  /** Closes what is open beside the chart; undefined where nothing is. */
  readonly onEscape: (() => void) | undefined;
  readonly onUndo: () => void;
};

/** Keys of the whole chart, wherever the focus is on it: Escape closes the panel, Ctrl-Z takes the last change back. */
export function useTapeKeys({ onEscape, onUndo }: Keys): void {
  const isOpen = useEffectEvent(() => onEscape !== undefined);
  const escape = useEffectEvent(() => onEscape?.());
  const undo = useEffectEvent(() => onUndo());
  useEffect(() => {
    // Asked while the key is on its way down: on its way up, what lay above may be closed already.
    let isBelow = false;
    const handleDown = () => {
      isBelow = document.querySelector(ABOVE) !== null;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (isBelow || event.defaultPrevented) return;
      const isTyping = event.target instanceof Element && event.target.matches(TYPED);
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      // A search box empties itself first.
      const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (isUndo && !isTyping) undo();
      else if (isOpen() && event.key === 'Escape' && !(isSearch && event.target.value !== '')) escape();
      else return;
      // Or the browser would close at once what the key has just opened: the question before a booking is thrown away.
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
