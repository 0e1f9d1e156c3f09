// React passes events of antd's layers on to where they were written: a click in one must not sort a column or open a row.
import { type ReactNode, type RefObject, useEffect } from 'react';

type LayerProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The element focused on opening. */
  readonly focused?: string;
  readonly children: ReactNode;
};

/** Wraps a layer's content, so clicks and keys inside stay inside. */
export function Layer({ ref, focused, children }: LayerProps) {
  useEffect(() => {
    if (focused === undefined) return undefined;
    // antd puts the layer in its place first.
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [ref, focused]);
  return (
    <div ref={ref} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
