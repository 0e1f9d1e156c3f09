import ConfigProvider from 'antd/es/config-provider';
import Modal, { type ModalProps } from 'antd/es/modal';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { OPEN_LAYERS } from './open-layers.ts';

type OpenModalProps = Omit<ModalProps, 'open' | 'onCancel'> & { readonly onCancel: () => void };

/**
 * antd's modal of what is there only while it asks: it is open from the first, and the focus goes back where it came
 * from when it goes. Its lists and calendars hang inside of it: what lies outside of a modal does not exist for a screen
 * reader.
 */
export function OpenModal({ children, onCancel, ...props }: OpenModalProps) {
  const [before] = useState(() => document.activeElement);
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    // What had the focus is gone or off, and antd hears keys in the modal only.
    if (document.activeElement !== document.body || document.querySelector(OPEN_LAYERS)) return;
    if (key === 'Escape') onCancel();
    else if (key === 'Tab') [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].at(-1)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
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
        {children}
      </ConfigProvider>
    </Modal>
  );
}
