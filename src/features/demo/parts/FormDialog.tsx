import Alert from 'antd/es/alert';
import Modal from 'antd/es/modal';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../ui/use-layer.ts';

type FormDialogProps = {
  readonly title: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Why the server refused the form. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
  readonly onSubmit: (form: FormData) => void;
  readonly children: ReactNode;
};

/** A few inputs in a dialog. The parent validates the input and closes the dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, isDangerous = false, problem, onClose, onSubmit, children } = props;
  const { t } = useTranslation('demo-stored');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusBack();
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Modal
      open
      title={title}
      okText={submit}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, danger: isDangerous }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && form.current?.querySelector('input')?.focus()}
    >
      <form ref={form} id={id} noValidate onSubmit={handleSubmit}>
        {children}
        {problem !== undefined && <Alert type="error" showIcon message={problem} />}
      </form>
    </Modal>
  );
}
