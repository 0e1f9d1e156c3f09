import Alert from 'antd/es/alert';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../ui/use-layer.ts';

type ConfirmProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** The button's label, naming the action. */
  readonly action: string;
  /** Why it failed. */
  readonly error?: string | undefined;
  readonly isRunning?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before an action that cannot be undone. */
export function Confirm({ title, text, action, error, isRunning = false, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation('demo-stored');
  useFocusBack();
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, loading: isRunning }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={onConfirm}
      onCancel={onClose}
    >
      {text !== undefined && <p>{text}</p>}
      {error !== undefined && <Alert type="error" showIcon message={error} />}
    </Modal>
  );
}
