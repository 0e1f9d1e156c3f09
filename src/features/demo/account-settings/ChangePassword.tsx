import Button from 'antd/es/button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenPasswordRules, PASSWORD_RULES } from '../../../domain/demo/password-rules.ts';
import {
  type FormErrors,
  type FormStore,
  type FormValues,
  useFormValue,
} from '../../../engine/fields/inputs/form-store.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import { Rules } from '../parts/Rules.tsx';
import { textField } from './fields.ts';
import { useCheckedForm } from './use-checked-form.ts';

const OLD = textField('oldPassword', { type: 'password', required: true });
const NEW = textField('newPassword', { type: 'password', required: true });
const AGAIN = textField('repeatPassword', { type: 'password', required: true });
const FIELDS = [OLD, NEW, AGAIN];
const NOTHING = { oldPassword: '', newPassword: '', repeatPassword: '' };

/** Checks a new password as a real form would; nothing is changed and nothing is kept. */
export function ChangePassword() {
  const { t } = useTranslation('demo-account-settings');
  const { store, formId, check } = useCheckedForm({ fields: FIELDS, start: NOTHING });
  const [isNoteShown, setIsNoteShown] = useState(false);
  const wrong = ({ newPassword, repeatPassword }: FormValues): FormErrors => {
    const broken = brokenPasswordRules(typedIn(newPassword));
    return {
      ...(broken.length > 0 && { newPassword: broken.map((rule) => t(`password.rule.${rule}`)) }),
      ...(newPassword !== repeatPassword && { repeatPassword: [t('password.differs')] }),
    };
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isRight = check(wrong);
    setIsNoteShown(isRight);
    if (isRight) store.rebase(NOTHING, NOTHING);
  };
  return (
    <section className="k-panel">
      <h2>{t('password.title')}</h2>
      <form noValidate style={{ maxWidth: 460 }} aria-label={t('password.title')} onSubmit={handleSubmit}>
        {FIELDS.map((field) => (
          <FormField key={field.name} field={{ ...field, writable: true }} store={store} formId={formId} isEditable />
        ))}
        <PasswordRules store={store} />
        <Button htmlType="submit" type="primary">
          {t('password.change')}
        </Button>
        <p role="status">{isNoteShown && t('password.told')}</p>
      </form>
    </section>
  );
}

const typedIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a password needs, each with whether the one that is typed has it. */
function PasswordRules({ store }: { readonly store: FormStore }) {
  const { t } = useTranslation('demo-account-settings');
  const broken = brokenPasswordRules(typedIn(useFormValue(store, NEW.name)));
  return (
    <Rules
      label={t('password.rules')}
      met={t('password.met')}
      rules={PASSWORD_RULES.map((rule) => ({
        key: rule,
        label: t(`password.rule.${rule}`),
        isMet: !broken.includes(rule),
      }))}
    />
  );
}
