// antd's Popover, open while mounted, beside a button that is elsewhere.
import AntPopover from 'antd/es/popover';
import type { ReactNode, RefObject } from 'react';
import { Layer } from './Layer.tsx';
import { At, useLayerKeys } from './use-layer.ts';

type PopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Which side of the anchor it lines up with. */
  readonly align?: 'start' | 'end';
  /** Its container if not the body: the open dialog around its anchor. */
  readonly host?: Element;
  readonly children: ReactNode;
};

const ESCAPE = ['Escape'];
const BODY = { padding: 0, maxWidth: 'calc(100vw - 8px)', maxHeight: 'calc(100dvh - 8px)', overflow: 'auto' };

/** Something small below a button: closed by Escape or a click elsewhere. */
export function Popover({ anchor, onClose, align = 'start', host, children }: PopoverProps) {
  const content = useLayerKeys({ anchor, onClose, keys: ESCAPE });
  return (
    <AntPopover
      open
      arrow={false}
      trigger="click"
      placement={align === 'start' ? 'bottomLeft' : 'bottomRight'}
      getPopupContainer={() => (host instanceof HTMLElement ? host : document.body)}
      styles={{ body: BODY }}
      content={<Layer ref={content}>{children}</Layer>}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <At anchor={anchor} />
    </AntPopover>
  );
}
