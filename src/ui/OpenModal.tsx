import ConfigProvider from 'antd/es/config-provider';
import Modal, { type ModalProps } from 'antd/es/modal';
import { useLayoutEffect, useState } from 'react';
import { useLostFocus } from './use-layer.ts';

type OpenModalProps = Omit<ModalProps, 'open' | 'onCancel'> & { readonly onCancel: () => void };

/**
 * antd's modal of what is there only while it asks: it is open from the first, and the focus goes back where it came
 * from when it goes. Its lists and calendars hang inside of it: what lies outside of a modal does not exist for a screen
 * reader.
 */
export function OpenModal({ children, onCancel, ...props }: OpenModalProps) {
  const [before] = useState(() => document.activeElement);
  const content = useLostFocus(onCancel);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return (
    <Modal open onCancel={onCancel} {...props}>
      <ConfigProvider
        getPopupContainer={(trigger) => trigger?.closest<HTMLElement>('.ant-modal-content') ?? document.body}
      >
        <div ref={content}>{children}</div>
      </ConfigProvider>
    </Modal>
  );
}
