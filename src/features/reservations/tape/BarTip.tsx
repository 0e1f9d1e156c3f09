import Card from 'antd/es/card';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TapeStay } from '../../../domain/tape/stays.ts';

/** ms that the pointer rests on a bar before its tip appears. */
const PAUSE = 120;
/** px: its max width, and the room it needs below a bar. */
const WIDTH = 320;
const HEIGHT = 84;
const GAP = 4;
const ABOVE = { position: 'absolute', zIndex: 8, boxShadow: 'var(--k-shadow)', pointerEvents: 'none' } as const;
const BARS = '[data-stay], [data-block]';

type Tip = { readonly title: string | undefined; readonly text: string; readonly left: number; readonly top: number };
type BarTipProps = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly stayOf: (id: string) => TapeStay | undefined;
  /** Width of the name column in px. */
  readonly names: number;
  /** The bar under the keyboard cursor. */
  readonly cursorId: string | undefined;
  /** During a drag. */
  readonly isOff: boolean;
};

/**
 * The full text of a bar, visual only: a short bar shows its guest nowhere else. For the bar under the pointer and the
 * one under the keyboard cursor; a separate component, so that pointing does not re-render the chart.
 */
export function BarTip({ scroller, stayOf, names, cursorId, isOff }: BarTipProps) {
  const [tip, setTip] = useState<Tip>();
  const find = useRef(stayOf);
  useEffect(() => {
    find.current = stayOf;
  });

  useEffect(() => {
    const chart = scroller.current;
    if (!chart) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(undefined);
    };
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      const bar = target instanceof Element ? target.closest<HTMLElement>(BARS) : null;
      if (pointerType === 'touch' || !bar) {
        hide();
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => setTip(tipOf({ bar, chart, names, stayOf: find.current })), PAUSE);
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    chart.addEventListener('pointerover', handleOver);
    for (const name of ['pointerleave', 'pointerdown', 'scroll', 'blur']) chart.addEventListener(name, hide);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      chart.removeEventListener('pointerover', handleOver);
      for (const name of ['pointerleave', 'pointerdown', 'scroll', 'blur']) chart.removeEventListener(name, hide);
      document.removeEventListener('keydown', handleKey);
    };
  }, [scroller, names]);

  useEffect(() => {
    const chart = scroller.current;
    if (!chart?.matches(':focus-visible')) return;
    // After the chart has scrolled to the cursor.
    const timer = setTimeout(() => {
      const bar = cursorId === undefined ? null : barWith(chart, cursorId);
      setTip(bar ? tipOf({ bar, chart, names, stayOf: find.current }) : undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [scroller, names, cursorId]);

  if (!tip || isOff) return null;
  return (
    <Card
      size="small"
      role="tooltip"
      className="k-tape-tip"
      style={{ ...ABOVE, left: tip.left, top: tip.top, maxWidth: WIDTH }}
    >
      <strong>{tip.title}</strong>
      <div className="k-muted">{tip.text}</div>
    </Card>
  );
}

const barWith = (chart: HTMLElement, id: string): HTMLElement | null =>
  chart.querySelector<HTMLElement>(`[data-stay="${CSS.escape(id)}"], [data-block="${CSS.escape(id)}"]`);

/** Below the bar, or above it if there is no room; beside the names, and inside the chart. */
function tipOf(setup: { bar: HTMLElement; chart: HTMLElement } & Pick<BarTipProps, 'names' | 'stayOf'>): Tip {
  const { bar, chart, names, stayOf } = setup;
  const box = bar.getBoundingClientRect();
  const room = chart.getBoundingClientRect();
  const guest = stayOf(bar.dataset['stay'] ?? '')?.guest ?? undefined;
  const label = bar.getAttribute('aria-label') ?? '';
  const below = box.bottom - room.top + GAP;
  return {
    title: guest,
    text: guest === undefined ? label : label.replace(`${guest}, `, ''),
    left: Math.max(names + GAP, Math.min(box.left - room.left, room.width - WIDTH - GAP)),
    top: below + HEIGHT < room.height ? below : Math.max(GAP, box.top - room.top - HEIGHT - GAP),
  };
}
