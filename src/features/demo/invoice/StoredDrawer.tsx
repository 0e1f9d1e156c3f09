import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/Drawer.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';

type StoredDrawerProps<Value> = {
  readonly title: string;
  readonly submit: string;
  /** The key of the stored value. */
  readonly name: string;
  readonly onClose: () => void;
  /** Reads the form. @returns undefined if something is invalid */
  readonly read: (form: FormData) => Value | undefined;
  readonly children: (stored: Value | undefined) => ReactNode;
};

/** A form without a call in the demo: it is validated, stored for the session, and shown as it would be sent. */
export function StoredDrawer<Value>({ title, submit, name, onClose, read, children }: StoredDrawerProps<Value>) {
  const { t } = useTranslation('demo-invoice');
  const id = useId();
  const [stored, keep] = useStoredValue<Value>(name);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = read(new FormData(form));
    if (value !== undefined) keep(value);
    else
      // After the errors are rendered.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
  };
  return (
    <Drawer
      title={title}
      onClose={onClose}
      footer={
        <Button htmlType="submit" form={id} type="primary">
          {submit}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        {children(stored)}
      </form>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
      {stored !== undefined && (
        <Typography.Paragraph>
          {t('wouldSend')}
          <pre tabIndex={0}>{JSON.stringify(stored, null, 2)}</pre>
        </Typography.Paragraph>
      )}
    </Drawer>
  );
}
