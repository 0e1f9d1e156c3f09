// antd's layers know the button that they hang at as their child, and close by Escape only in part.
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DIALOGS, OPEN_LAYERS } from './open-layers.ts';

type Anchor = RefObject<HTMLElement | null>;

/** Represents a button elsewhere, as the child of a layer that antd places beside it. */
export function At({ anchor, ref }: { readonly anchor: Anchor; readonly ref?: Ref<HTMLElement | null> }): ReactNode {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor]);
  return null;
}

type LayerKeys = {
  readonly anchor: Anchor;
  readonly onClose: () => void;
  readonly keys: readonly string[];
};

/**
 * Closes a layer by its keys, one layer at a time; the focus returns to its anchor. @returns the ref for the element
 * around the layer's content
 */
export function useLayerKeys({ anchor, onClose, keys }: LayerKeys): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.includes(event.key) || document.querySelector(OPEN_LAYERS)) return;
    if (!(event.target instanceof Node && content.current?.contains(event.target))) event.stopPropagation();
    onClose();
    // Around an input it is the input that takes the focus.
    (anchor.current?.querySelector('input') ?? anchor.current)?.focus();
  });
  useEffect(() => {
    // While capturing: on its way up the content keeps it (`Layer`).
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return content;
}

/**
 * antd handles keys only within a layer: if the focused element is gone or disabled, Escape still closes the top layer,
 * and Tab leads back into it. @returns the ref for an element within the layer
 */
export function useLostFocus(onClose: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (document.activeElement !== document.body || document.querySelector(OPEN_LAYERS)) return;
    const uppermost = [...document.querySelectorAll<HTMLElement>(DIALOGS)].at(-1);
    if (!uppermost?.contains(content.current)) return;
    if (key === 'Escape') onClose();
    else if (key === 'Tab') uppermost.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return content;
}

/** Gives the focus back to what had it when the component came, for layers of antd that go without being closed. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
