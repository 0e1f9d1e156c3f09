// antd's Modal, shown as long as its component is there: it gives the focus back when it goes.
import ConfigProvider from 'antd/es/config-provider';
import Modal, { type ModalProps } from 'antd/es/modal';
import { useFocusBack, useLostFocus } from './use-layer.ts';

type OpenModalProps = Omit<ModalProps, 'open' | 'onCancel'> & { readonly onCancel: () => void };

/**
 * A question above the page. Its lists and calendars hang inside of it: what lies outside of a modal does not exist for a
 * screen reader.
 */
export function OpenModal({ children, onCancel, ...props }: OpenModalProps) {
  useFocusBack();
  const content = useLostFocus(onCancel);
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
