import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormRow, TextLine, typedText } from '../parts/FormRow.tsx';
import { StoredDrawer } from './StoredDrawer.tsx';
import type { Sheet } from './sheet.ts';

type Message = { readonly to: string; readonly subject: string; readonly message: string };
type DrawerProps = { readonly sheet: Sheet; readonly onClose: () => void };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The message that sends an invoice to its client. */
export function SendDrawer({ sheet, onClose }: DrawerProps) {
  const { t } = useTranslation('demo-invoice');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { number, client } = sheet;
  const read = (form: FormData): Message | undefined => {
    const typed = {
      to: typedText(form, 'to'),
      subject: typedText(form, 'subject'),
      message: typedText(form, 'message'),
    };
    const found = [...(ADDRESS.test(typed.to) ? [] : ['to']), ...(typed.subject === '' ? ['subject'] : [])];
    setWrong(found);
    return found.length === 0 ? typed : undefined;
  };
  const errorOf = (name: string) => (wrong.includes(name) ? t(`send.${name}Wrong`) : undefined);
  return (
    <StoredDrawer<Message>
      title={t('send.title')}
      submit={t('send.submit')}
      name={`invoice-send-${number}`}
      onClose={onClose}
      read={read}
    >
      {(stored) => (
        <>
          <TextLine
            name="to"
            type="email"
            label={t('send.to')}
            defaultValue={stored?.to ?? client.companyEmail}
            error={errorOf('to')}
          />
          <TextLine
            name="subject"
            label={t('send.subject')}
            defaultValue={stored?.subject ?? t('send.subjectOf', { number })}
            error={errorOf('subject')}
          />
          <FormRow label={t('send.message')}>
            {(control) => (
              <Input.TextArea
                {...control}
                name="message"
                rows={6}
                maxLength={2000}
                defaultValue={stored?.message ?? t('send.messageOf', { name: client.name, number })}
              />
            )}
          </FormRow>
        </>
      )}
    </StoredDrawer>
  );
}
