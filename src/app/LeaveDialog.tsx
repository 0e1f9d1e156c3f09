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
        <button type="button" className="k-control k-control-main" onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button type="button" className="k-control" onClick={onLeave}>
          {t('leave.go')}
        </button>
      </div>
    </dialog>
  );
}
