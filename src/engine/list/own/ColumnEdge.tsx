import { type PointerEvent as Press, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LEAST_WIDTH, MAX_WIDTH } from '../../../config/column-width.ts';
import type { ClientResource } from '../../../config/types.ts';
import { useText } from '../../resource/use-text.ts';
import './column-edge.css';

/** px; less is a press, not a drag */
const LEAST_WAY = 3;

type ColumnEdgeProps = {
  readonly resource: ClientResource;
  /** Anything in the list's panel. */
  readonly within: RefObject<HTMLElement | null>;
  /** @param width px; undefined: as usual */
  readonly onSize: (field: string, width: number | undefined) => void;
};
type Drag = { readonly from: number; readonly width: number; readonly x: number };

/**
 * The edge of the head that the pointer is on: dragged, a line shows where it will be, and the column is that wide once it
 * is let go. The panel of columns does the same by keyboard, so screen readers need not read this.
 */
export function ColumnEdge({ resource, within, onSize }: ColumnEdgeProps) {
  const { t } = useTranslation('saved-views');
  const text = useText();
  const [head, setHead] = useState<HTMLElement>();
  const [drag, setDrag] = useState<Drag>();

  const panelOf = () => within.current?.closest<HTMLElement>('.k-list-panel');
  const point = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (drag || pointerType === 'touch') return;
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    setHead(found && panelOf()?.contains(found) ? found : undefined);
  });
  const drop = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDrag(undefined);
  });
  useEffect(() => {
    document.addEventListener('pointerover', point);
    document.addEventListener('keydown', drop);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('keydown', drop);
    };
  }, []);

  const field = resource.fields[head?.dataset['column'] ?? ''];
  if (!head || !field) return null;
  const widthAt = ({ from, width }: Drag, x: number) =>
    Math.min(MAX_WIDTH, Math.max(LEAST_WIDTH, Math.round(width + x - from)));
  const begin = (event: Press<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    // A press and release here must not count as a click on the header, which would sort.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, width: head.getBoundingClientRect().width, x: event.clientX });
  };
  const end = ({ clientX }: Press<HTMLElement>) => {
    setDrag(undefined);
    if (drag && Math.abs(clientX - drag.from) >= LEAST_WAY) onSize(field.name, widthAt(drag, clientX));
  };
  return (
    <>
      {createPortal(
        <span
          className="k-column-edge"
          aria-hidden="true"
          data-dragged={drag !== undefined || undefined}
          title={t('columns.edge', { field: text(field.label) })}
          onPointerDown={begin}
          onPointerMove={({ clientX }) => drag && setDrag({ ...drag, x: clientX })}
          onPointerUp={end}
          onPointerCancel={() => setDrag(undefined)}
          onDoubleClick={() => onSize(field.name, undefined)}
        />,
        head,
      )}
      {drag && <Line head={head} width={widthAt(drag, drag.x)} panel={panelOf()} />}
    </>
  );
}

type LineProps = { readonly head: HTMLElement; readonly width: number; readonly panel: HTMLElement | null | undefined };

/** The future edge, from the header to the end of the list. */
function Line({ head, width, panel }: LineProps) {
  const { left, top } = head.getBoundingClientRect();
  const bottom = Math.min(panel?.getBoundingClientRect().bottom ?? Infinity, window.innerHeight);
  return createPortal(
    <div className="k-column-line" style={{ left: left + width, top, height: Math.max(0, bottom - top) }}>
      <span>{width}</span>
    </div>,
    document.body,
  );
}
