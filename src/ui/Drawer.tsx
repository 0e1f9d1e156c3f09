// antd's Drawer, shown as long as its component is there: it gives the focus back when it goes.
import AntDrawer from 'antd/es/drawer';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { OPEN_LAYERS } from './open-layers.ts';
import { useFocusBack, useLostFocus } from './use-layer.ts';

type DrawerProps = {
  readonly title: string;
  /** Called on Escape, the button or a click outside; the parent then hides the drawer. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
  readonly side?: 'end' | 'start';
  /** px; never wider than the window. */
  readonly width?: number;
};

/** A panel at the edge of the window, the whole width on a phone. */
export function Drawer({ title, onClose, children, footer, side = 'end', width = 420 }: DrawerProps) {
  useFocusBack();
  const content = useLostFocus(onClose);
  return (
    <AntDrawer
      open
      title={<h2 style={{ margin: 0, font: 'inherit' }}>{title}</h2>}
      placement={side === 'end' ? 'right' : 'left'}
      width={`min(${width}px, 100vw)`}
      footer={
        footer !== undefined && (
          <Flex gap={10} align="center">
            {footer}
          </Flex>
        )
      }
      onClose={(event) => {
        // A calendar that is open in it closes first.
        if (!('key' in event && document.querySelector(OPEN_LAYERS))) onClose();
      }}
    >
      <div ref={content}>{children}</div>
    </AntDrawer>
  );
}
