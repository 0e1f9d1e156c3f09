import ConfigProvider from 'antd/es/config-provider';
import Modal, { type ModalProps } from 'antd/es/modal';
import { useLayoutEffect, useState } from 'react';

/**
 * antd's modal of what is there only while it asks: it is open from the first, and the focus goes back where it came
 * from when it goes. Its lists and calendars hang inside of it: what lies outside of a modal does not exist for a screen
 * reader.
 */
export function OpenModal({ children, ...props }: Omit<ModalProps, 'open'>) {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return (
    <Modal open {...props}>
      <ConfigProvider
        getPopupContainer={(trigger) => trigger?.closest<HTMLElement>('.ant-modal-content') ?? document.body}
      >
        {children}
      </ConfigProvider>
    </Modal>
  );
}
