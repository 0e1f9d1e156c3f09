import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../../ui/use-modal.ts';
import '../../../ui/control.css';
import '../../../ui/dialog.css';
import './form-dialog.css';

type FormDialogProps = {
  readonly title: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Why the server refused what was sent. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
  readonly onSubmit: (form: FormData) => void;
  readonly children: ReactNode;
};

/** A few inputs in a dialog. Whoever shows it looks at what was typed, and takes it away when it is done. */
export function FormDialog({
  title,
  submit,
  isDangerous = false,
  problem,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('demo-stored');
  const id = useId();
  const dialog = useModal(onClose);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <dialog ref={dialog} className="k-dialog k-controls" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="k-form-dialog" noValidate onSubmit={handleSubmit}>
        {children}
        {problem !== undefined && (
          <p className="k-form-dialog-error" role="alert">
            {problem}
          </p>
        )}
        <div className="k-dialog-ways">
          <button type="button" className="k-control" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className={isDangerous ? 'k-control k-control-danger' : 'k-control k-control-main'}>
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type LineProps = {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
};

/** One labelled input of such a form, with what is wrong right below it. */
export function Line({ name, label, value, error, type = 'text', inputMode, autoComplete = 'off' }: LineProps) {
  const id = useId();
  return (
    <label>
      {label}
      <input
        name={name}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        defaultValue={value}
        maxLength={200}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
      />
      {error !== undefined && (
        <span id={id} className="k-form-dialog-error" role="alert">
          {error}
        </span>
      )}
    </label>
  );
}

/** What stands in an input of a form that was sent. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
