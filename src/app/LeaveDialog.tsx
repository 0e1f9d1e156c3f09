import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../ui/use-layer.ts';

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Stay, or lose what was typed. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('common');
  useFocusBack();
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{t('leave.go')}</Button>
          <Button type="primary" autoFocus onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('warnWhenUnsavedChanges')}
    </Modal>
  );
}
