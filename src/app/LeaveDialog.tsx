import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../ui/use-modal.ts';
import '../ui/control.css';
import '../ui/dialog.css';

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Stay, or lose what was typed. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const dialog = useModal(onStay);
  return (
    <dialog ref={dialog} className="k-dialog" aria-labelledby={id}>
      <h2 id={id}>{t('leave.title')}</h2>
      <p>{t('warnWhenUnsavedChanges')}</p>
      <div className="k-dialog-ways">
        <Button type="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button onClick={onLeave}>{t('leave.go')}</Button>
      </div>
    </dialog>
  );
}
