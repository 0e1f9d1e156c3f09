import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../../ui/use-modal.ts';
import '../../../ui/control.css';
import '../../../ui/dialog.css';
import './form.css';

type ConfirmProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** What happens: the word on the button. */
  readonly action: string;
  /** Why it did not work. */
  readonly error?: string | undefined;
  readonly isRunning?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, action, error, isRunning = false, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  const dialog = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      className="k-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      {error !== undefined && (
        <p className="k-demo-form-refused" role="alert">
          {error}
        </p>
      )}
      <div className="k-dialog-ways">
        <button type="button" className="k-control" autoFocus onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className="k-control k-control-danger" disabled={isRunning} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
