import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenPasswordRules, PASSWORD_RULES } from '../../../domain/demo/password-rules.ts';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { TextLine, typedText } from '../parts/FormRow.tsx';
import { PasswordRules } from '../parts/PasswordRules.tsx';

const FIELDS = ['old', 'next', 'again'] as const;
type Wrong = { readonly [field in (typeof FIELDS)[number]]?: string };
/** Invented devices; the texts of their times come from the catalogue. */
const DEVICES = [
  { browser: 'Chrome', system: 'Windows', place: 'İstanbul', when: 'now' },
  { browser: 'Safari', system: 'iPhone', place: 'İzmir', when: 'yesterday' },
  { browser: 'Firefox', system: 'Ubuntu', place: 'Wien', when: 'week' },
] as const;

/** The password and devices of an account: the signed-in person's, a user's, a customer's. */
export function Security() {
  const { t } = useTranslation('demo-account-settings');
  return (
    <>
      <h3>{t('password.title')}</h3>
      <ChangePassword />
      <h3>{t('devices.title')}</h3>
      <ScrollTable
        label={t('devices.title')}
        rowKey="browser"
        dataSource={[...DEVICES]}
        columns={[
          { title: t('devices.browser'), dataIndex: 'browser', rowScope: 'row' },
          { title: t('devices.device'), dataIndex: 'system' },
          { title: t('devices.place'), dataIndex: 'place' },
          { title: t('devices.at'), dataIndex: 'when', render: (when: string) => t(`devices.when.${when}`) },
        ]}
      />
    </>
  );
}

/** Checks a new password like a real form. Neither sends nor stores it: a browser must not keep a password. */
function ChangePassword() {
  const { t } = useTranslation('demo-account-settings');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [isNoteShown, setIsNoteShown] = useState(false);
  const broken = brokenPasswordRules(typed);
  const handleSubmit = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const [old, next, again] = FIELDS.map((field) => typedText(values, field));
    const found: Wrong = {
      ...(old === '' && { old: t('errors:validation.required') }),
      ...(broken.length > 0 && { next: broken.map((rule) => t(`password.rule.${rule}`)).join(', ') }),
      ...(next !== again && { again: t('password.differs') }),
    };
    setWrong(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    setIsNoteShown(first === undefined);
    if (first === undefined) {
      form.reset();
      setTyped('');
      return;
    }
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
  };
  return (
    <form
      noValidate
      style={{ maxWidth: 460 }}
      aria-label={t('password.title')}
      onChange={(event) => {
        setTyped(typedText(new FormData(event.currentTarget), 'next'));
        setIsNoteShown(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit(event.currentTarget);
      }}
    >
      {FIELDS.map((field) => (
        <TextLine
          key={field}
          name={field}
          type="password"
          autoComplete={field === 'old' ? 'current-password' : 'new-password'}
          label={t(`password.${field}`)}
          error={wrong[field]}
        />
      ))}
      <PasswordRules
        label={t('password.rules')}
        met={t('password.met')}
        rules={PASSWORD_RULES.map((rule) => ({
          key: rule,
          label: t(`password.rule.${rule}`),
          isMet: !broken.includes(rule),
        }))}
      />
      <Button htmlType="submit" type="primary">
        {t('password.change')}
      </Button>
      <p role="status">{isNoteShown && t('password.told')}</p>
    </form>
  );
}
