import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { OPEN_LAYERS } from './open-layers.ts';
import './popover.css';

type PopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Which side of the anchor it lines up with. */
  readonly align?: 'start' | 'end';
  /** Where it hangs in the page when that is not the body: the open dialog around its anchor. */
  readonly host?: Element;
  readonly children: ReactNode;
};

const GAP = 4; // px between the anchor and the popover, and to the edge of the window
/** Lists and calendars that antd opens beside the inputs in a popover: a click there is no click outside. */
const OWN_LAYERS = '.ant-select-dropdown, .ant-picker-dropdown';

/**
 * Something small below a button: on top of the page, closed by Escape or a click elsewhere, after which the focus goes
 * back to the button. (antd's Dropdown brings its Menu along, together more than a list's own code.)
 */
export function Popover({ anchor, onClose, align = 'start', host, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    const settle = () => {
      if (anchor.current && panel.current) setPlace(placeOf({ anchor: anchor.current, panel: panel.current, align }));
    };
    settle();
    // What it holds may arrive later and be larger.
    const observer = new ResizeObserver(settle);
    if (panel.current) observer.observe(panel.current);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  }, [anchor, align]);

  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const button = anchor.current;
    const handlePointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(OWN_LAYERS)) return;
      if (!panel.current?.contains(target) && !button?.contains(target)) close();
    };
    const handleKey = (event: KeyboardEvent) => {
      // Escape closes one layer at a time: first what antd has opened from in here.
      if (event.key !== 'Escape' || document.querySelector(OPEN_LAYERS)) return;
      // One layer at a time: the dialog around it stays.
      if (host) event.preventDefault();
      close();
      // Around an input it is the input that takes the focus.
      (button?.querySelector('input') ?? button)?.focus();
    };
    // While capturing: on its way up React would have stopped it (below).
    document.addEventListener('pointerdown', handlePointer, true);
    document.addEventListener('keydown', handleKey, true);
    return () => {
      document.removeEventListener('pointerdown', handlePointer, true);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [anchor, host]);

  return createPortal(
    // Portals pass React's events on to where they were written: a click in here must not sort a column or open a row.
    <div
      ref={panel}
      className="k-popover"
      style={place}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>,
    host ?? document.body,
  );
}

function placeOf(setup: { anchor: HTMLElement; panel: HTMLElement; align: 'start' | 'end' }): {
  top: number;
  left: number;
} {
  const { anchor, panel, align } = setup;
  const button = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  const height = panel.offsetHeight;
  const wanted = align === 'start' ? button.left : button.right - width;
  const left = Math.max(GAP, Math.min(wanted, window.innerWidth - width - GAP));
  const below = button.bottom + GAP;
  const fitsBelow = below + height <= window.innerHeight - GAP || button.top < height + GAP;
  return { left, top: fitsBelow ? below : button.top - height - GAP };
}
